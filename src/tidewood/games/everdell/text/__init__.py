"""What Everdell says, in each language."""

from __future__ import annotations

from tidewood.games.everdell.text.de import GERMAN
from tidewood.games.everdell.text.de import words as german_words
from tidewood.games.everdell.text.en import ENGLISH
from tidewood.games.everdell.text.en import words as english_words
from tidewood.games.everdell.text.fr import FRENCH
from tidewood.games.everdell.text.fr import words as french_words

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
WORDS = (english_words, german_words, french_words)
