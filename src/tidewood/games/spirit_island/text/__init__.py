"""Spirit Island in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import EVENTS, POWER_IDS
from tidewood.games.spirit_island.hooks import POWER, cause_of
from tidewood.games.spirit_island.text.composer import COMPOSER
from tidewood.games.spirit_island.text.composer.pages import pages
from tidewood.games.spirit_island.text.de import GERMAN
from tidewood.games.spirit_island.text.en import ENGLISH
from tidewood.games.spirit_island.text.expand import expand
from tidewood.games.spirit_island.text.fr import FRENCH
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Speaker
from tidewood.language.values import Thing

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}


def asker(s: Any, f: Frame) -> Thing | None:
    """The Power whose effect asks."""
    is_power = cause_of(f.scope.mode) == POWER and f.scope.card >= 0
    return Thing("card", POWER_IDS[f.scope.card]) if is_power else None


SPEAKER = Speaker("spirit-island", Path(__file__).parent, EVENTS, COMPOSER, asker, expand, pages)
for language in LANGUAGES.values():
    language.speaker = SPEAKER
assert events
