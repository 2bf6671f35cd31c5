"""Everdell in every language that has catalogues for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tidewood.games.everdell import events
from tidewood.games.everdell.fields import CARD_IDS, HAPPENINGS
from tidewood.games.everdell.phantomia import happenings
from tidewood.games.everdell.text.composer import COMPOSER
from tidewood.games.everdell.text.composer.house_cards import pages
from tidewood.games.everdell.text.expand import expand
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Languages, Speaker
from tidewood.language.values import Thing


def asker(s: Any, f: Frame) -> Thing | None:
    """The card that acts; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return Thing("card", CARD_IDS[s.city[who][i]]) if who >= 0 else None


SPEAKER: Final = Speaker("everdell", Path(__file__).parent, HAPPENINGS, COMPOSER, asker, expand, pages)
LANGUAGES: Final = Languages(SPEAKER)
assert events
assert happenings
