"""Whose doing it is: a part done in the name of a Power, an adversary or a scenario."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import lift


class ByPower(Node[Island]):
    """What a Power left behind does later is still the doing of the Power, whatever set it off."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.in_mode(POWER)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class DoneBy(Node[Island]):
    """The part is the doing of an adversary or scenario, whatever called it forth."""

    def __init__(self, cause: int, part: Node[Island]) -> None:
        self.cause: Final = cause
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.in_mode(self.cause)))

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope.in_mode(self.cause))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class NoMore(Node[Island]):
    """The rule that led here has been used as often as it may."""

    def run(self, s: Island, f: Frame) -> None:
        lift(s, f.scope.cause[-1])
