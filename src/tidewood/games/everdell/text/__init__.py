"""What Everdell says, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tidewood.games.everdell import events
from tidewood.games.everdell.fields import CARD_IDS, HAPPENINGS
from tidewood.games.everdell.phantomia import happenings
from tidewood.games.everdell.text.composer import COMPOSER
from tidewood.games.everdell.text.composer.house_cards import pages
from tidewood.games.everdell.text.de import GERMAN
from tidewood.games.everdell.text.en import ENGLISH
from tidewood.games.everdell.text.expand import expand
from tidewood.games.everdell.text.fr import FRENCH
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Speaker
from tidewood.language.values import Thing

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}


def asker(s: Any, f: Frame) -> Thing | None:
    """The card that acts; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return Thing("card", CARD_IDS[s.city[who][i]]) if who >= 0 else None


SPEAKER = Speaker("everdell", Path(__file__).parent, HAPPENINGS, COMPOSER, asker, expand, pages)
for language in LANGUAGES.values():
    language.speaker = SPEAKER
assert events
assert happenings
