"""What happens to pieces that have just come to a land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.amounts import PerThat
from tidewood.games.spirit_island.pieces import Kinds, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.badlands import bonus
from tidewood.games.spirit_island.verbs.damage import MoreDamage
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.push_and_gather import Push
from tidewood.games.spirit_island.verbs.so_many import PIECE_TAKEN
from tidewood.kernel.amounts import UpTo
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import THAT


def those_here(s: Island, scope: Scope, kinds: Kinds) -> list[int]:
    """The pieces of these kinds that have come and are still there, as shapes."""
    there = s.every_piece(scope.place, kinds)
    found: list[int] = []
    for shape, _, _ in scope.named(THAT).things:
        if shape in there:
            there.remove(shape)
            found.append(shape)
    return found


class DamageThose(Node[Island]):
    """So much damage to each of them. [SI-TOKEN-15]"""

    def __init__(self, n: int, kinds: Kinds) -> None:
        self.n: Final = n
        self.kinds: Final = kinds
        self.more: Final = MoreDamage(kinds)

    def run(self, s: Island, f: Frame) -> None:
        those = those_here(s, f.scope, self.kinds)
        if those and bonus(s, f.scope, self.kinds):
            s.push(Frame(self.more, f.scope))
        for shape in reversed(those):
            s.push(HURT_PIECE.frame(f.scope, shape, self.n))

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE, self.more]


class PushThose(Push):
    """Push pieces of these kinds that have come, and no others."""

    def __init__(self, kinds: Kinds) -> None:
        super().__init__(UpTo(PerThat(THAT, kinds)), kinds)

    def choices(self, s: Island, f: Frame) -> list[int]:
        those = [shape for shape, _, _ in f.scope.named(THAT).things]
        return [option for option in super().choices(s, f) if PIECE_TAKEN.of(option) in those]


class DestroyThose(Node[Island]):
    """All of them are destroyed."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def run(self, s: Island, f: Frame) -> None:
        for shape in reversed(those_here(s, f.scope, self.kinds)):
            s.push(DESTROY_PIECE.frame(f.scope, shape))

    def mentions(self) -> list[str]:
        return ["destroy", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]
