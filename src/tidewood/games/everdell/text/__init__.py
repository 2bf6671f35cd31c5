"""Everdell in every language that has catalogues for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tidewood.games.everdell import events
from tidewood.games.everdell.asking import ability_of, below, coming_card, module_of
from tidewood.games.everdell.fields import CARD_IDS, HAPPENINGS
from tidewood.games.everdell.phantomia import happenings
from tidewood.games.everdell.pieces import CITY, SEASONS, SUMMER
from tidewood.games.everdell.rounds import SUMMER_DRAW, SUMMER_MUST
from tidewood.games.everdell.text.composer import COMPOSER
from tidewood.games.everdell.text.composer.cards import brief_of, effect_of
from tidewood.games.everdell.text.composer.house_cards import pages
from tidewood.games.everdell.text.expand import expand
from tidewood.games.everdell.verbs.naming import PLACES
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Languages, Speaker
from tidewood.language.values import Thing

OF_SUMMER: Final = frozenset([*below(SUMMER_DRAW), *below(SUMMER_MUST)])


def asker(s: Any, f: Frame) -> Thing | None:
    """The card, the place, the event, the card of Phantomia's, the ability card or the season that acts."""
    who, i = s.find(f.scope.card)
    if who >= 0:
        return Thing("card", CARD_IDS[s.city[who][i]])
    coming = coming_card(f)
    if coming >= 0:
        return Thing("card", CARD_IDS[coming])
    module = module_of(s, f)
    if module is not None:
        return Thing("module", module)
    ability = ability_of(s, f)
    if ability is not None:
        return Thing("ability", ability)
    if f.node in OF_SUMMER:
        return Thing("season", SEASONS[SUMMER])
    return PLACES.value(s, (f.scope.place, -1)) if 0 <= f.scope.place < CITY else None


SPEAKER: Final = Speaker(
    "everdell", Path(__file__).parent, HAPPENINGS, COMPOSER, asker, expand, pages, effect_of, brief=brief_of
)
LANGUAGES: Final = Languages(SPEAKER)
assert events
assert happenings
