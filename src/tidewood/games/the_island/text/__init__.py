"""What The Island says, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tidewood.games.the_island.events import START
from tidewood.games.the_island.fields import EVENTS
from tidewood.games.the_island.text.composer import COMPOSER
from tidewood.kernel.text import Languages, Speaker

assert START.id in EVENTS.kinds
SPEAKER: Final = Speaker("the-island", Path(__file__).parent, EVENTS, COMPOSER)
LANGUAGES: Final = Languages(SPEAKER)
