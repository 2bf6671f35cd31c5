"""What the spaces of a presence track give."""

from __future__ import annotations

from tidewood.games.spirit_island.panel import ENERGY_TRACK, Space
from tidewood.games.spirit_island.text.composer.base import printed
from tidewood.language.values import Message, Thing, message


def more(found: Space) -> list[Thing | Message]:
    """Elements and the like."""
    words: list[Thing | Message] = [*printed(found.elements)]
    return [*words, *[message("space.any")] * found.any_element, *[message("space.reclaim")] * found.reclaim]


def in_full(found: Space) -> Message:
    """With words: 2 Energy and sun."""
    words: list[Thing | Message] = []
    if found.energy or (found.track == ENERGY_TRACK and not any(found.elements) and not found.any_element):
        words.append(message("space.energy", n=found.energy))
    if found.plays:
        words.append(message("space.plays", n=found.plays))
    words += more(found)
    return message("space.gives", what=words) if words else message("space.nothing")


def in_short(found: Space) -> Message:
    """In a row of spaces, numbers alone: 2+sun."""
    numbers = [n for n in (found.energy, found.plays) if n]
    return message("space.short", what=[*numbers, *more(found)] or [0])
