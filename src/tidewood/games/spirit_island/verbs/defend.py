"""Defend: markers in a land for this turn."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Scope, number


class Defend(Node[Island]):
    """Defend in the land for this turn; several add up. `near`: and in all lands next to it. [SI-DEFEND-01,
    SI-DEFEND-03]
    """

    def __init__(self, amount: Amount[Island], near: bool = False) -> None:
        self.amount: Final = amount
        self.near: Final = near

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.result = number(n)
        if n <= 0 or f.scope.place < 0:
            return
        for place in [f.scope.place, *(s.adjacent(f.scope.place, f.scope.mode) if self.near else [])]:
            s.defend[place] += n
            s.tell(events.DEFENDED, (s.site(place), n))

    def mentions(self) -> list[str]:
        return ["defend"]


class ShiftDefend(Node[Island]):
    """Defend goes along with pieces that moved: so much each."""

    def __init__(self, name: str, n: int) -> None:
        self.name: Final = name
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        for _, origin, to in f.scope.named(self.name).things:
            n = min(self.n, s.defend[origin])
            s.defend[origin] -= n
            s.defend[to] += n
            s.tell(events.DEFENDED, (s.site(to), n))
