"""What the spaces of a presence track give."""

from __future__ import annotations

from tidewood.games.spirit_island.panel import Space
from tidewood.games.spirit_island.text.composer.base import printed
from tidewood.language.values import Message, Thing, message


def more(found: Space) -> list[Thing | Message]:
    """Elements and the like."""
    words: list[Thing | Message] = [*printed(found.elements)]
    return [*words, *[message("space.any")] * found.any_element, *[message("space.reclaim")] * found.reclaim]


def in_short(found: Space) -> Message:
    """In a row of spaces, numbers alone: 2+sun."""
    numbers = [n for n in (found.energy, found.plays) if n]
    return message("space.short", what=[*numbers, *more(found)] or [0])
