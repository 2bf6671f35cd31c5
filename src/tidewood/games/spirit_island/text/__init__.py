"""Spirit Island in three languages."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de import GERMAN
from tidewood.games.spirit_island.text.en import ENGLISH

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": ENGLISH}
