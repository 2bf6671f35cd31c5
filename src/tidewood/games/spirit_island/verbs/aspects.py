"""What aspects of Spirits need beyond the words of all cards."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.hooks import POWER, cause_of
from tidewood.games.spirit_island.panel import SPACE_SET
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.once import ONCE
from tidewood.games.spirit_island.verbs.powers import MAJOR, power_of
from tidewood.games.spirit_island.verbs.presence import FAR, RANGED
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import THAT, THIS_TURN, Rule, lay, set_rows


class NotMajor(Condition[Island]):
    """The Power in question is no Major Power."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.card < 0 or power_of(scope.card).kind != MAJOR


class Both(Node[Island]):
    """The one whose Power it is and the target Spirit each do it; alone one does it once."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        if f.scope.eyes != f.scope.owner:
            s.push(Frame(self.part, f.scope.chosen_by(f.scope.eyes)))
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.owner)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class LessThanIncome(Amount[Island]):
    """So much less than the highest uncovered number of the owner's Energy track."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Island, scope: Scope) -> int:
        who = scope.owner
        return max(s.rules.panels[who].energy(s.uncovered[who]) - self.n, 0)


class OwnThat(Condition[Island]):
    """It is about Presence of the one whose rule it is."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([who == scope.chooser for who, _, _ in scope.named(THAT).things])


# -- Reach Through Ephemeral Distance


class LookFar(Node[Island]):
    """Once a turn: in the Action that comes, distance does not matter."""

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        s.bonus[who] = SPACE_SET.plus(s.bonus[who], ONCE)
        lay(s, self.rule, who, until=THIS_TURN, value=FAR)


class LooksFar(Condition[Island]):
    """An Action of the Spirit ends for which distance did not matter: a Power, or Presence that was added in Growth.
    Parts of Growth without a range do not use it up.
    """

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def holds(self, s: Island, scope: Scope) -> bool:
        own = [row for row in s.rows if row.rule is self.rule and row.owner == scope.chooser]
        if not own or scope.owner != scope.chooser or len(s.ledgers) != 1:
            return False
        return cause_of(scope.mode) == POWER or noted(s, RANGED).size > 0


class LookBack(Node[Island]):
    """From now on distance matters again."""

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        set_rows(s, tuple([row for row in s.rows if row.rule is not self.rule or row.owner != who]))
