"""What The Island says, in each language."""

from __future__ import annotations

from tidewood.games.the_island.text.de import GERMAN
from tidewood.games.the_island.text.en import ENGLISH
from tidewood.games.the_island.text.fr import FRENCH

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
