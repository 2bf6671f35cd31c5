"""When the rules of character, plan and list cards hold."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.pieces import CITY
from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Node, Scope
from tidewood.kernel.rows import THAT

HER: Final = "her"
HUMAN: Final = "human"


class Played(Condition[Valley]):
    """A human plays a fitting card; before it (a toll) or after it. [PH-PLAN-13]"""

    def __init__(self, what: Filter, source: int = -1) -> None:
        self.what: Final = what
        self.source: Final = source  # only out of the hand, where that matters

    def holds(self, s: Valley, scope: Scope) -> bool:
        if scope.owner != scope.chooser:
            return False
        card, _, source = scope.named(THAT).things[0]
        return card in s.rules.fitting(self.what) and self.source in (-1, source)


class WorkerOn(Condition[Valley]):
    """A worker goes to such a place: of a human, of hers, or of anybody."""

    def __init__(self, where: Where, who: str = HUMAN) -> None:
        self.where: Final = where
        self.who: Final = who

    def holds(self, s: Valley, scope: Scope) -> bool:
        hers = scope.owner >= s.players
        if hers != (self.who == HER) or (not hers and scope.owner != scope.chooser):
            return False
        return self.where.holds(s, scope.place)


class Adjacent(Condition[Valley]):
    """A Meadow card next to the figure, diagonally too. [PH-CHARACTER-02]"""

    def __init__(self, who: str = HUMAN, unpaid: Node[Valley] | None = None) -> None:
        self.who: Final = who
        self.unpaid: Final = unpaid  # and this price cannot be paid

    def holds(self, s: Valley, scope: Scope) -> bool:
        if self.who == HUMAN and scope.owner != scope.chooser:  # PH-CHARACTER-05
            return False
        if not self.is_near(s, scope.place):
            return False
        return self.unpaid is None or not self.unpaid.whole(s, scope.of(scope.owner))

    def is_near(self, s: Valley, place: int) -> bool:
        return 0 < place < len(NEIGHBOURS) and MEADOW_SET.has(NEIGHBOURS[s.figure], place)


class Always(Condition[Valley]):
    def holds(self, s: Valley, scope: Scope) -> bool:
        return True


class IsOpen(Condition[Valley]):
    """An open destination card: it takes no space of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, scope: Scope) -> bool:
        return s.cards[scope.named(THAT).things[0][0]].opened > 0


class HersInvolved(Condition[Valley]):
    """A worker of hers on an open card, or one on an open card of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, scope: Scope) -> bool:
        city, _ = s.find(scope.place - CITY)
        return s.players in (scope.owner, city)


class ThatCard(Condition[Valley]):
    """A card of that kind, whoever turns it up."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, s: Valley, scope: Scope) -> bool:
        return scope.named(THAT).things[0][0] in s.rules.fitting(self.what)
