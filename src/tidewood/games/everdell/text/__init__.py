"""What Everdell says, in each language."""

from __future__ import annotations

from pathlib import Path

from tidewood.games.everdell.text.composer import COMPOSER
from tidewood.games.everdell.text.composer.house_cards import pages
from tidewood.games.everdell.text.de import GERMAN
from tidewood.games.everdell.text.en import ENGLISH
from tidewood.games.everdell.text.expand import expand
from tidewood.games.everdell.text.fr import FRENCH
from tidewood.kernel.declare import Events
from tidewood.kernel.text import Speaker

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
SPEAKER = Speaker("everdell", Path(__file__).parent, Events(), COMPOSER, expand=expand, pages=pages)
for language in LANGUAGES.values():
    language.speaker = SPEAKER
