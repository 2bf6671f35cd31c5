"""Questions about pieces and lands, and their options, in German."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.de.language import (
    GERMAN,
    power,
)
from tidewood.kernel.core import Frame

ask = GERMAN.prompt
say = GERMAN.option


def start(f: Frame, question: str) -> str:
    """A question with the Power that asks it in front."""
    is_power = f.scope.mode & 15 == POWER and f.scope.card >= 0
    return f"{power(f.scope.card)}: {question}" if is_power else question


def here(s: Island, place: int) -> str:
    """A land of the table; an Ocean is called one."""
    name = s.map.names[place]
    return f"Ozean {name}" if s.map.terrain[place] == 0 else name


# -- moving


# -- harm


# -- lands


# -- the Invaders' doing


# -- choices and rules
