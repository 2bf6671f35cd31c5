"""Pieces that come from the supply to a land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import ADDED
from tidewood.games.spirit_island.pieces import PIECES
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import THAT, react


def came(s: Island, scope: Scope, result: Result) -> None:
    """Pieces have come to the land; some rules wait for it."""
    note(s, "added", result)
    if ADDED in s.hooks and result.size:
        react(s, scope.naming(THAT, result), ADDED, result)


class Add(Node[Island]):
    """Add pieces from the supply to the land."""

    def __init__(self, amount: Amount[Island], kind: int, let: str = "") -> None:
        self.amount: Final = amount
        self.kind: Final = kind
        self.let: Final = let

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.add(f.scope.place, self.kind, n)
        s.tell(events.ADDED, (self.kind, s.site(f.scope.place), n))
        s.result = Result(tuple([(self.kind, -1, f.scope.place)] * n), n)
        came(s, f.scope, s.result)

    def result_name(self) -> str:
        return self.let

    def mentions(self) -> list[str]:
        return ["add", PIECES[self.kind]]
