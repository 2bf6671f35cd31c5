"""What was only dreamt of in an Action, and how it ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import awake, is_odd
from tidewood.games.spirit_island.state import ODD_SHAPE, Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope


class Dreamt(Condition[Island]):
    """Something on the island was dreamt of in this Action."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([awake(entry) != entry for entry in s.odd])


class ClearDreams(Node[Island]):
    """What was only dreamt of ends with the Action."""

    def run(self, s: Island, f: Frame) -> None:
        if s.odd:
            kept = [awake(entry) for entry in s.odd]
            s.odd = sorted([entry for entry in kept if is_odd(ODD_SHAPE.of(entry))])


CLEAR_DREAMS: Final = ClearDreams()
