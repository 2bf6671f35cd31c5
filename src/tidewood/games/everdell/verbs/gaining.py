"""Gaining, paying and giving resources and point tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import GAINS, GAINS_POINTS, GIVES, PAYS
from tidewood.games.everdell.fields import NOBODY, RESOURCE, RESOURCE_KINDS, SUMS
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import KINDS, POINT, RESOURCES, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import CostOf
from tidewood.games.everdell.verbs.common import LEFT, Counted, Some, Verb, enough, owner_stock
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_RESOURCE, CHOSEN_SEAT, SEAT
from tidewood.games.everdell.verbs.packing import unpacked
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Result, Scope, number
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Worked, option, part, question
from tidewood.kernel.picks import MOST, is_set, packed_set, things_of

KINDS_MEANT: Final = OfNode(RESOURCE_KINDS, "kinds")


def gain(s: Valley, who: int, kind: int, n: int) -> None:
    """Resources never run out. [ED-GAME-06]"""
    at = who * KINDS + kind
    s.stock[at] = s.stock[at] + n
    s.tell(GAINS, (who, kind, n))


def gain_points(s: Valley, who: int, n: int) -> None:
    s.points[who] += n
    s.tell(GAINS_POINTS, (s.seat(who), n))


def counted(s: Valley, f: Frame, option: int) -> list[int]:
    """How many of each kind a set has."""
    assert isinstance(f.node, Gain)
    added = things_of(f.node.things(s, f.scope), option)
    return [added.count(kind) for kind in range(KINDS)]


class Gain(Some):
    """Take from the supply; where kinds are joined, any mix of them. [ED-GAME-06, ED-GAME-07]"""

    says = option("gain-one", "gain {what}", what=CHOSEN_RESOURCE)
    several: ClassVar = option("gain-several", "", goods=Worked(SUMS, counted))
    asks = question("gain", by_card=True, n=MOST, kinds=KINDS_MEANT)
    tells_sets = True

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        if isinstance(self.amount, CostOf):
            self.printed_cost(s, f, self.amount.name)
            return
        n = self.amount.of(s, f.scope)
        s.result = number(n)
        if n <= 0:
            s.result = NOTHING
        elif self.kinds == POINT:
            gain_points(s, f.scope.owner, n)
        elif len(self.options) == 1:
            gain(s, f.scope.owner, self.options[0], n)
        else:
            super().run(s, f)

    def printed_cost(self, s: Valley, f: Frame, name: str) -> None:
        """The printed cost comes back, even if the card was free. [ED-CARD-34, ED-CARD-42]"""
        things = f.scope.named(name).things
        s.result = NOTHING
        if things:
            for kind, n in enumerate(s.cards[things[0][0]].cost):
                if n:
                    gain(s, f.scope.owner, kind, n)
            s.result = number(self.amount.of(s, f.scope))

    def things(self, s: Valley, scope: Scope) -> list[int]:
        n = self.amount.of(s, scope)
        return [kind for kind in self.options for _ in range(n)]

    def listed(
        self, s: Valley, f: Frame, things: list[int], picked: list[int], low: int, rest: list[int], needed: int
    ) -> list[int]:
        """Never backwards: after the last kind comes only more of it, so that is one option."""
        options = super().listed(s, f, things, picked, low, rest, needed)
        if needed > 1 and options[-1:] == self.options[-1:]:
            options[-1] = packed_set(things, self.options[-1:] * needed)
        return options

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        last = self.options[-1]
        for kind in picked:
            if kind != last:
                gain(s, f.scope.owner, kind, 1)
        if last in picked:
            gain(s, f.scope.owner, last, picked.count(last))
        s.result = number(len(picked))

    def can(self, s: Valley, scope: Scope) -> bool:
        return isinstance(self.amount, CostOf) or self.amount.of(s, scope) > 0

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.several if is_set(option) else super().declared(s, f, option)

    def set_notation(self, s: Valley, f: Frame, added: list[int]) -> str:
        if len(added) > 1 and added[0] == added[-1]:
            return f"gain {len(added)} {RESOURCES[added[0]]}"
        return super().set_notation(s, f, added)


def in_stock(s: Valley, scope: Scope, kinds: list[int], most: int) -> list[int]:
    """The owner's resources of these kinds, of each no more than could be picked."""
    stock = owner_stock(s, scope)
    return [kind for kind in kinds for _ in range(min(stock[kind], most))]


def having(s: Valley, scope: Scope, kinds: list[int]) -> int:
    """How many resources of these kinds the owner has in all."""
    stock = owner_stock(s, scope)
    return sum([stock[kind] for kind in kinds])


def pays(s: Valley, who: int, kind: int, n: int) -> None:
    if n:
        s.stock[who * KINDS + kind] -= n
        s.tell(PAYS, (who, kind, n))


class Pay(Some):
    """Give resources of several kinds back to the supply, in any mix."""

    says = option("pay-one", "pay {what}", what=CHOSEN_RESOURCE)
    asks = question("pay-kinds", by_card=True, n=MOST, kinds=KINDS_MEANT)
    up_to: ClassVar = question("pay-up-to", by_card=True, n=MOST, kinds=KINDS_MEANT)

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return in_stock(s, scope, self.options, self.amount.of(s, scope))

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        for kind in picked:
            pays(s, f.scope.owner, kind, 1)
        s.result = Result(tuple([(kind, 0, 0) for kind in picked]), len(picked))

    def can(self, s: Valley, scope: Scope) -> bool:
        return enough(self.amount, s, scope, having(s, scope, self.options))

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.up_to if self.amount.up_to else self.asks


class PayOneKind(Counted):
    """Give resources of one kind back to the supply: only how many is asked, at once."""

    says = option("pay-number", "pay {n} {what}", number=CHOSEN, n=CHOSEN, what=OfNode(RESOURCE, "kind"))
    nothing: ClassVar = option("settle-nothing", "pay nothing", what=OfNode(RESOURCE, "kind"))
    asks = question("pay-up-to", by_card=True, n=LEFT, kinds=KINDS_MEANT)

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.kind: Final = kinds_of(kinds)[0]

    def run(self, s: Valley, f: Frame) -> None:
        n = min(self.amount.of(s, f.scope), owner_stock(s, f.scope)[self.kind])
        if self.amount.up_to and n:
            s.ask(LEFT.put(f, n), f.scope.chooser, list(range(n, -1, -1)))
        else:
            self.answer(s, f, n)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        pays(s, f.scope.owner, self.kind, option)
        s.result = number(option)

    def can(self, s: Valley, scope: Scope) -> bool:
        return enough(self.amount, s, scope, owner_stock(s, scope)[self.kind])

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.says if option else self.nothing


def recipients(s: Valley, who: int) -> list[int]:
    """Who can be given something: nobody who has passed. An automated opponent can. [ED-PASS-02, ED-HAND-05]"""
    found = [other for other in s.others(who) if not s.passed[other]]
    if s.rules.opponent and not s.passed[s.players]:  # PH-END-06
        found.append(s.players)
    return found


GIVEN: Final = part(RESOURCE, bits=3)
GIVEN_TO: Final = part(SEAT, above=GIVEN)


class Give(Some):
    """Give resources to one other player, or each to whom one likes; they cannot be refused. [ED-HAND-05]

    If nobody can take them they are discarded, and the reward comes all the same. [ED-PASS-04]
    """

    says = option("give", "give {what} {who}", refs=("resource:{what}", "player:{who}"), what=GIVEN, who=GIVEN_TO)
    nobody: ClassVar = option("give-nobody", "give {what}", what=GIVEN)
    asks = question("give", by_card=True, n=MOST)

    bounded = True

    def __init__(self, amount: Amount[Valley], kinds: int, each: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.each: Final = each  # each one to whom one likes, not all to one
        self.options: Final = kinds_of(kinds)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        """What could go to each player; nothing is there for more than one of them."""
        stock = in_stock(s, scope, self.options, self.amount.of(s, scope))
        takers = sorted(recipients(s, scope.owner)) or [NOBODY]
        return [GIVEN_TO.put(taker) | GIVEN.put(kind) for taker in takers for kind in stock]

    def most(self, s: Valley, scope: Scope) -> int:
        return min(self.amount.of(s, scope), having(s, scope, self.options))

    def allows(self, s: Valley, f: Frame, picked: list[int], thing: int) -> bool:
        if picked and not self.each and GIVEN_TO.of(picked[0]) != GIVEN_TO.of(thing):
            return False
        given = [one for one in picked if GIVEN.of(one) == GIVEN.of(thing)]
        return len(given) < owner_stock(s, f.scope)[GIVEN.of(thing)]

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        who = f.scope.owner
        got = NOTHING
        for thing in picked:
            taker, kind = GIVEN_TO.of(thing), GIVEN.of(thing)
            s.stock[who * KINDS + kind] -= 1
            receive(s, who, taker, kind, 1)
            got = got.plus(kind, who, taker)
        s.result = got

    def can(self, s: Valley, scope: Scope) -> bool:
        return enough(self.amount, s, scope, having(s, scope, self.options))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.nobody if option >= 0 and GIVEN_TO.of(option) == NOBODY else super().declared(s, f, option)


def receive(s: Valley, giver: int, taker: int, kind: int, n: int) -> None:
    """Resources reach a player. What nobody or an automated opponent would get is discarded. [ED-PASS-04]"""
    if taker < s.players:
        s.stock[taker * KINDS + kind] += n
    elif taker != NOBODY:
        OPPONENTS[s.rules.opponent].receives(s, giver, kind, n)
    s.tell(GIVES, (giver, taker if taker == NOBODY else s.seat(taker), kind, n))


class PayTo(Verb):
    """What a card cost goes to another player instead of the supply; the scope's mode says how much. [ED-CARD-36]"""

    says = option("pay-to", "pay {who}", who=CHOSEN_SEAT)
    asks = question("pay-to", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        takers = recipients(s, f.scope.owner)
        if takers:
            s.ask(f, f.scope.chooser, takers)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        for kind, n in enumerate(unpacked(f.scope.mode)):
            if n:
                receive(s, f.scope.owner, option, kind, n)


PAY_TO: Final = PayTo()
