"""Spirit Island in three languages."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de import GERMAN
from tidewood.games.spirit_island.text.en import ENGLISH
from tidewood.games.spirit_island.text.fr import FRENCH

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
