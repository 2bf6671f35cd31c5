"""What the spaces of a presence track give."""

from __future__ import annotations

from tidewood.games.spirit_island.panel import GROWTH_TRACK, Space
from tidewood.games.spirit_island.text.composer.base import printed
from tidewood.language.values import Message, Thing, message


def more(found: Space) -> list[Thing | Message]:
    """Elements and the like."""
    words: list[Thing | Message] = [*printed(found.elements)]
    words += [message("space.any")] * found.any_element + [message("space.reclaim")] * found.reclaim
    words += [message("space.more-plays", n=found.more_plays)] if found.more_plays else []
    words += [message("space.chosen")] * found.chosen + [message("space.gain-energy")] * found.gain
    return [*words, message(f"space.{found.act}")] if found.act else words


def in_short(found: Space) -> Message:
    """In a row of spaces, numbers alone: 2+sun."""
    numbers = [n for n in (found.energy, found.plays) if n]
    nothing = message("space.nothing") if found.track >= GROWTH_TRACK else 0
    return message("space.short", what=[*numbers, *more(found)] or [nothing])
