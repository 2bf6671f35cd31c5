"""How Stone's Unyielding Defiance holds out."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import BY_BLIGHT
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.rows import THAT, Rule, lay


class NotOutnumbered(Condition[Island]):
    """The Blight of the land does not outnumber this Spirit's Presence there."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return 0 < s.present(scope.chooser, scope.place) >= s.blight(scope.place)


class NewCardPlay(Condition[Island]):
    """This Spirit has uncovered a space that gives a card play more, for the first time."""

    def __init__(self, seen: Rule[Island]) -> None:
        self.seen: Final = seen

    def holds(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        for space, _, whose in scope.named(THAT).things:
            if whose == who and s.rules.panels[who].spaces[space].more_plays:
                return not any([row.rule is self.seen and row.owner == who and row.value == space for row in s.rows])
        return False


class NoteSpace(Node[Island]):
    """Keep in mind which space was uncovered."""

    def __init__(self, seen: Rule[Island]) -> None:
        self.seen: Final = seen

    def run(self, s: Island, f: Frame) -> None:
        for space, _, who in f.scope.named(THAT).things:
            lay(s, self.seen, who, value=space)


class NotByBlight(Condition[Island]):
    """Presence is destroyed directly, not by Blight that is added, and the Spirit of the rule has Energy to pay."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return not scope.named(BY_BLIGHT).size and s.energy[scope.chooser] > 0


class Prevented(Node[Island]):
    """The Spirit pays Energy, and what was about to happen does not."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        s.energy[f.scope.owner] -= self.n
        s.tell(events.PAID, (f.scope.owner, self.n))
        s.result = NOTHING
