"""Who does it, and chooses: the target Spirit, or the one whose Power it is."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame, Node, Scope


class They(Node[Island]):
    """The target Spirit does it, and chooses."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def result_name(self) -> str:
        return self.part.result_name()

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.eyes)))

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope.chosen_by(scope.eyes))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class You(Node[Island]):
    """The one whose Power it is does it, inside what the target Spirit does."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.owner)))

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope.chosen_by(scope.owner))

    def children(self) -> list[Node[Island]]:
        return [self.part]
