"""Spirit Island in three languages."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en import ENGLISH

LANGUAGES = {"en": ENGLISH, "de": ENGLISH, "fr": ENGLISH}
