"""Spirit Island in every language that has catalogues for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import EVENTS, POWER_IDS
from tidewood.games.spirit_island.hooks import POWER, cause_of
from tidewood.games.spirit_island.text.composer import COMPOSER
from tidewood.games.spirit_island.text.composer.pages import pages
from tidewood.games.spirit_island.text.expand import expand
from tidewood.games.spirit_island.text.printed import faces
from tidewood.kernel.core import Frame
from tidewood.kernel.text import Languages, Speaker
from tidewood.language.values import Thing


def asker(s: Any, f: Frame) -> Thing | None:
    """The Power whose effect asks."""
    is_power = cause_of(f.scope.mode) == POWER and f.scope.card >= 0
    return Thing("card", POWER_IDS[f.scope.card]) if is_power else None


SPEAKER: Final = Speaker("spirit-island", Path(__file__).parent, EVENTS, COMPOSER, asker, expand, pages, faces=faces)
LANGUAGES: Final = Languages(SPEAKER)
assert events
