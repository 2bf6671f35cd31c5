"""What was only dreamt of in an Action, and how it ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import DREAM_AT, SHAPE_BITS
from tidewood.games.spirit_island.state import PLAIN, SHAPES, Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node


class Dreamt(Condition[Island]):
    """Something on the island was dreamt of in this Action."""

    def holds(self, s: Island, f: Frame) -> bool:
        return any([entry & SHAPES > PLAIN for entry in s.odd])


class ClearDreams(Node[Island]):
    """What was only dreamt of ends with the Action."""

    def run(self, s: Island, f: Frame) -> None:
        if s.odd:
            plain = (1 << DREAM_AT) - 1
            kept = [entry >> SHAPE_BITS << SHAPE_BITS | entry & plain for entry in s.odd]
            s.odd = sorted([entry for entry in kept if entry & plain > 15])


CLEAR_DREAMS: Final = ClearDreams()
