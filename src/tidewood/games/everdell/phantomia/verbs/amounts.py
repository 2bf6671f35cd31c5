"""Numbers that character, plan and list cards count by."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.phantomia.verbs.lair import difficulty
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Amount, UpTo
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import THAT


class Difficulty(Amount[Valley]):
    """Points by difficulty. [PH-POINTS-02]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return difficulty(s)


class CardsInHand(Amount[Valley]):
    """Cards in the human's hand."""

    def of(self, s: Valley, scope: Scope) -> int:
        return len(s.hands[scope.owner])


class ResourcesBeyond(Amount[Valley]):
    """Resources of the human beyond so many. [PH-PLAN-14]"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Valley, scope: Scope) -> int:
        first = scope.owner * KINDS
        return max(sum(s.stock[first : first + KINDS]) - self.n, 0)


class PointsOfIt(Amount[Valley]):
    """The printed points of the card that was played or taken. [PH-PLAN-13]"""

    def of(self, s: Valley, scope: Scope) -> int:
        things = scope.named(THAT).things
        return s.cards[things[-1][0]].points if things else 0


class Fewer(Amount[Valley]):
    """A number, less one for each thing given before. [PH-LIST-07]"""

    def __init__(self, n: int, name: str) -> None:
        self.n: Final = n
        self.name: Final = name

    def of(self, s: Valley, scope: Scope) -> int:
        return max(self.n - scope.named(self.name).size, 0)


class UpToHand(UpTo[Valley]):
    """No more than there are cards in the human's hand, because more would save nothing. [PH-LIST-39]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return min(super().of(s, scope), len(s.hands[scope.owner]))


class FewerOfHand(Fewer):
    """The same of the cards in the human's hand: each thing given saves one, also when there are not so many.
    [PH-LIST-39]
    """

    def of(self, s: Valley, scope: Scope) -> int:
        return max(min(self.n, len(s.hands[scope.owner])) - scope.named(self.name).size, 0)


class PointsOrOne(PointsOfIt):
    """The printed points of the card, but at least one. [PH-CHARACTER-11]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return max(super().of(s, scope), 1)
