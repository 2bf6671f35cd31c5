"""What Everdell says, in each language."""

from __future__ import annotations

from tidewood.games.everdell.text.de import GERMAN
from tidewood.games.everdell.text.en import ENGLISH
from tidewood.games.everdell.text.fr import FRENCH

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
