"""What Everdell says, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tidewood.games.everdell import events
from tidewood.games.everdell.fields import CARD_IDS, HAPPENINGS
from tidewood.games.everdell.phantomia import happenings
from tidewood.games.everdell.text.de import GERMAN
from tidewood.games.everdell.text.de import words as german_words
from tidewood.games.everdell.text.en import ENGLISH
from tidewood.games.everdell.text.en import words as english_words
from tidewood.games.everdell.text.fr import FRENCH
from tidewood.games.everdell.text.fr import words as french_words
from tidewood.kernel.composer import Composer
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Speaker
from tidewood.language.values import Thing

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
WORDS = (english_words, german_words, french_words)


def asker(s: Any, f: Frame) -> Thing | None:
    """The card that acts; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return Thing("card", CARD_IDS[s.city[who][i]]) if who >= 0 else None


SPEAKER = Speaker("everdell", Path(__file__).parent, HAPPENINGS, Composer(), asker)
for language in LANGUAGES.values():
    language.speaker = SPEAKER
assert events
assert happenings
