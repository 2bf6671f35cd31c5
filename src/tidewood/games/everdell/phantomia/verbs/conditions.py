"""When the rules of character, plan and list cards hold."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.fields import CARD, CARD_SET
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import SEAT
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declare import Cursor

HER: Final = "her"
HUMAN: Final = "human"
# What the frame tells that a rule is asked about.
CARD_MEANT: Final = Cursor(CARD)
CITY_VISITED: Final = Cursor(SEAT)


class Played(Condition[Valley]):
    """A human plays a fitting card; before it (a toll) or after it. [PH-PLAN-13]"""

    def __init__(self, what: Filter, source: int = -1) -> None:
        self.what: Final = what
        self.source: Final = source  # only out of the hand, where that matters

    def holds(self, s: Valley, f: Frame) -> bool:
        if f.scope.owner != f.scope.chooser:
            return False
        things = f.scope.named("that").things
        card, source = (things[0][0], things[0][2]) if things else (CARD_MEANT.of(f), f.scope.place)
        return CARD_SET.has(s.rules.mask(self.what), card) and self.source in (-1, source)


class WorkerOn(Condition[Valley]):
    """A worker goes to such a place: of a human, of hers, or of anybody."""

    def __init__(self, where: Where, who: str = HUMAN) -> None:
        self.where: Final = where
        self.who: Final = who

    def holds(self, s: Valley, f: Frame) -> bool:
        hers = f.scope.owner >= s.players
        if hers != (self.who == HER) or (not hers and f.scope.owner != f.scope.chooser):
            return False
        return self.where.holds(s, f.scope.place)


class Adjacent(Condition[Valley]):
    """A Meadow card next to the figure, diagonally too. [PH-CHARACTER-02]"""

    def __init__(self, who: str = HUMAN, unpaid: Node[Valley] | None = None) -> None:
        self.who: Final = who
        self.unpaid: Final = unpaid  # and this price cannot be paid

    def holds(self, s: Valley, f: Frame) -> bool:
        if self.who == HUMAN and f.scope.owner != f.scope.chooser:  # PH-CHARACTER-05
            return False
        if not 0 < f.scope.place < len(NEIGHBOURS) or not MEADOW_SET.has(NEIGHBOURS[s.figure], f.scope.place):
            return False
        return self.unpaid is None or not self.unpaid.whole(s, Frame(self.unpaid, f.scope.of(f.scope.owner)))


class Always(Condition[Valley]):
    def holds(self, s: Valley, f: Frame) -> bool:
        return True


class IsOpen(Condition[Valley]):
    """An open destination card: it takes no space of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, f: Frame) -> bool:
        return s.cards[CARD_MEANT.of(f)].opened > 0


class HersInvolved(Condition[Valley]):
    """A worker of hers on an open card, or one on an open card of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, f: Frame) -> bool:
        return s.players in (f.scope.owner, CITY_VISITED.of(f))


class ThatCard(Condition[Valley]):
    """A card of that kind, whoever turns it up."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, s: Valley, f: Frame) -> bool:
        return CARD_SET.has(s.rules.mask(self.what), CARD_MEANT.of(f))
