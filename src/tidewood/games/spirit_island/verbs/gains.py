"""What a Spirit gains for the turn: Energy, card plays, elements, and rules that hold until it ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import ELEMENT
from tidewood.games.spirit_island.hooks import REPEAT, is_repeat
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.picks import MOST, Pick
from tidewood.kernel.rows import THIS_TURN, Rule, lay


class Energy(Node[Island]):
    """Gain Energy. It stays until spent. [SI-ENERGY-03, SI-ENERGY-04]"""

    automatic = True

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        who = f.scope.chooser
        s.energy[who] += n
        s.result = number(n)
        if n:
            s.tell(events.ENERGY, (who, n))

    def mentions(self) -> list[str]:
        return ["energy"]


class ExtraPlays(Node[Island]):
    """More cards may be played this turn."""

    automatic = True

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        s.extra_plays[f.scope.chooser] += self.n
        s.tell(events.PLAYS, (f.scope.chooser, self.n))


class GainElements(Pick[Island]):
    """Gain so many different elements of choice, for this turn; of each of them `each`."""

    says = option("element", "{element}", element=part(ELEMENT))
    asks = question("gain-elements", by_card=True, n=MOST)

    def __init__(
        self, n: int, owned: bool = False, let: str = "", each: int = 1, among: tuple[int, ...] = tuple(range(8))
    ) -> None:
        self.among: Final = among
        self.n: Final = n
        self.each: Final = each
        self.owned: Final = owned  # only elements one has at least one of
        self.let: Final = let

    def things(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        return [e for e in self.among if not self.owned or s.elements[who * 8 + e]]

    def most(self, s: Island, scope: Scope) -> int:
        return self.n

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.things(s, scope))

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        who = f.scope.chooser
        for e in picked:
            s.elements[who * 8 + e] += self.each
            for _ in range(self.each):
                s.tell(events.ELEMENT_GAINED, (who, e))
        s.result = Result(tuple([(e, -1, who) for e in picked]), len(picked))

    def result_name(self) -> str:
        return self.let

    def mentions(self) -> list[str]:
        return ["element"]


class SameElements(Node[Island]):
    """The one whose Power it is gains the elements that were chosen."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        for e, _, _ in f.scope.named(self.name).things:
            s.elements[f.scope.owner * 8 + e] += 1
            s.tell(events.ELEMENT_GAINED, (f.scope.owner, e))


class ThisTurn(Node[Island]):
    """A rule is in force in the land, or for the Spirit that chooses: until the turn ends, or as `until` says."""

    def __init__(
        self,
        rule: Rule[Island],
        here: bool = False,
        uses: int = -1,
        value: int = 0,
        for_owner: bool = False,
        until: int = THIS_TURN,
        told_last: bool = False,
    ) -> None:
        self.rule: Final = rule
        self.here: Final = here
        self.uses: Final = uses
        self.value: Final = value
        self.for_owner: Final = for_owner
        self.until: Final = until
        self.told_last: Final = told_last  # it is about what the rest of the Power does, which the card says first

    def run(self, s: Island, f: Frame) -> None:
        scope = f.scope
        if self.rule.hook == REPEAT and is_repeat(scope.mode):  # a repeat causes no further one, SI-POWER-34
            return
        who = scope.owner if self.for_owner else scope.chooser
        lay(s, self.rule, who, scope.place if self.here else -1, self.until, self.uses, self.value)
        if self.until == THIS_TURN:
            where = s.site(scope.place) if self.here else -1
            s.tell(events.RULE_HOLDS, (number_of(self.rule), who, where))

    def mentions(self) -> list[str]:
        return []

    def children(self) -> list[Node[Island]]:
        return []


class LoseEnergy(Node[Island]):
    """Lose so much Energy, as far as there is any."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def can(self, s: Island, scope: Scope) -> bool:
        return s.energy[scope.chooser] > 0

    def run(self, s: Island, f: Frame) -> None:
        n = min(self.n, s.energy[f.scope.chooser])
        s.energy[f.scope.chooser] -= n
        if n:
            s.tell(events.LOST_ENERGY, (f.scope.chooser, n))


class GainThese(Node[Island]):
    """Gain these elements, for this turn."""

    automatic = True

    def __init__(self, elements: tuple[int, ...]) -> None:
        self.elements: Final = elements

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.add_elements(who, self.elements)
        for e, n in enumerate(self.elements):
            for _ in range(n):
                s.tell(events.ELEMENT_GAINED, (who, e))
        s.result = NOTHING

    def mentions(self) -> list[str]:
        return ["element"]
