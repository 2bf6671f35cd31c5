"""Invaders skip some of their Actions in a land, whichever the Spirit likes. [SI-GAME-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import THIS_TURN, Rule, lay, row_of, use


class SkipSome(Node[Island]):
    """Lay one rule for each kind of Action; together they may be used so often. The rules are laid one after another,
    so that their serials tell which belong together.
    """

    def __init__(self, amount: Amount[Island], rules: Sequence[Rule[Island]]) -> None:
        self.amount: Final = amount
        self.rules: Final = rules

    def can(self, s: Island, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        if n > 0:
            for rule in self.rules:
                lay(s, rule, f.scope.chooser, f.scope.place, THIS_TURN, n)

    def mentions(self) -> list[str]:
        return ["skip"]


class SkippedOne(Node[Island]):
    """One Action is skipped, so the rules for the others may be used once less too. `turn`: which of them it was."""

    def __init__(self, turn: int, of: int) -> None:
        self.turn: Final = turn
        self.of: Final = of

    def run(self, s: Island, f: Frame) -> None:
        used = f.scope.cause[-1]
        for other in range(used - self.turn, used - self.turn + self.of):
            row = row_of(s, other)
            if other != used and row is not None:
                use(s, row)
        s.tell(events.SKIPPED_ONE, (s.site(f.scope.place),))
