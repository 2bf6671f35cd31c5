"""Questions about pieces and lands, and their options, in English."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.en.language import (
    ENGLISH,
    power,
    upper,
)
from tidewood.kernel.core import Frame

ask = ENGLISH.prompt
say = ENGLISH.option


def by(f: Frame) -> str:
    """The Power that acts, before the question; nothing where none does."""
    is_power = f.scope.mode & 15 == POWER and f.scope.card >= 0
    return f"{power(f.scope.card)}: " if is_power else ""


def start(f: Frame, question: str) -> str:
    """A question with the Power that asks it in front."""
    head = by(f)
    return head + question if head else upper(question)


def here(s: Island, place: int) -> str:
    """A land of the table; an Ocean is called one."""
    name = s.map.names[place]
    return f"the Ocean {name}" if s.map.terrain[place] == 0 else name


# -- moving


# -- harm


# -- lands


# -- the Invaders' doing


# -- choices and rules
