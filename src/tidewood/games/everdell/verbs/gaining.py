"""Gaining, paying and giving resources and point tokens."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import GAINS, GAINS_POINTS, GIVES, PAYS
from tidewood.games.everdell.fields import NOBODY
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import KINDS, POINT, RESOURCES, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import CostOf
from tidewood.games.everdell.verbs.common import Counted, Some, Verb, owner_stock
from tidewood.games.everdell.verbs.naming import CHOSEN_SEAT, player_name
from tidewood.games.everdell.verbs.packing import unpacked
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Result, number
from tidewood.kernel.declare import option, question
from tidewood.kernel.picks import distinct, is_set, packed_set, things_of


def gain(s: Valley, who: int, kind: int, n: int) -> None:
    """Resources never run out. [ED-GAME-06]"""
    s.stock[who * KINDS + kind] += n
    s.tell(GAINS, (who, kind, n))


def gain_points(s: Valley, who: int, n: int) -> None:
    s.points[who] += n
    s.tell(GAINS_POINTS, (s.seat(who), n))


class Gain(Some):
    """Take from the supply; where kinds are joined, any mix of them. [ED-GAME-06, ED-GAME-07]"""

    tells_sets = True

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        if isinstance(self.amount, CostOf):
            self.printed_cost(s, f, self.amount.name)
            return
        n = self.amount.of(s, f)
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
            s.result = number(self.amount.of(s, f))

    def things(self, s: Valley, f: Frame) -> list[int]:
        n = self.amount.of(s, f)
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

    def can(self, s: Valley, f: Frame) -> bool:
        return isinstance(self.amount, CostOf) or self.amount.of(s, f) > 0

    def written(self, s: Valley, f: Frame, thing: int) -> str:
        return f"gain {RESOURCES[thing]}"

    def counted(self, s: Valley, f: Frame, option: int) -> list[tuple[int, int]]:
        """The kinds of an option, and how many of each."""
        added = things_of(self.things(s, f), option) if is_set(option) else [option]
        return [(kind, added.count(kind)) for kind in distinct(added)]

    def set_notation(self, s: Valley, f: Frame, added: list[int]) -> str:
        if len(added) > 1 and added[0] == added[-1]:
            return f"gain {len(added)} {RESOURCES[added[0]]}"
        return super().set_notation(s, f, added)

    def about(self, s: Valley, f: Frame, thing: int) -> list[str]:
        return [f"resource:{RESOURCES[thing]}"]


def in_stock(s: Valley, f: Frame, kinds: list[int], most: int) -> list[int]:
    """The owner's resources of these kinds, of each no more than could be picked."""
    stock = owner_stock(s, f)
    return [kind for kind in kinds for _ in range(min(stock[kind], most))]


def pays(s: Valley, who: int, kind: int, n: int) -> None:
    if n:
        s.stock[who * KINDS + kind] -= n
        s.tell(PAYS, (who, kind, n))


class Pay(Some):
    """Give resources of several kinds back to the supply, in any mix."""

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def things(self, s: Valley, f: Frame) -> list[int]:
        return in_stock(s, f, self.options, self.amount.of(s, f))

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        for kind in picked:
            pays(s, f.scope.owner, kind, 1)
        s.result = Result(tuple([(kind, 0, 0) for kind in picked]), len(picked))

    def can(self, s: Valley, f: Frame) -> bool:
        stock = owner_stock(s, f)
        have = sum([stock[kind] for kind in self.options])
        return have > 0 if self.amount.up_to else have >= self.amount.of(s, f)

    def sure(self, s: Valley, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def written(self, s: Valley, f: Frame, thing: int) -> str:
        return f"pay {RESOURCES[thing]}"

    def about(self, s: Valley, f: Frame, thing: int) -> list[str]:
        return [f"resource:{RESOURCES[thing]}"]


class PayOneKind(Counted):
    """Give resources of one kind back to the supply: only how many is asked, at once."""

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.kind: Final = kinds_of(kinds)[0]

    def run(self, s: Valley, f: Frame) -> None:
        n = min(self.amount.of(s, f), owner_stock(s, f)[self.kind])
        if self.amount.up_to and n:
            s.ask(f.at(n), f.scope.chooser, list(range(n, -1, -1)))
        else:
            self.answer(s, f, n)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        pays(s, f.scope.owner, self.kind, option)
        s.result = number(option)

    def can(self, s: Valley, f: Frame) -> bool:
        have = owner_stock(s, f)[self.kind]
        return have > 0 if self.amount.up_to else have >= self.amount.of(s, f)

    def sure(self, s: Valley, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"pay {option} {RESOURCES[self.kind]}" if option else "pay nothing"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"resource:{RESOURCES[self.kind]}"]


def recipients(s: Valley, who: int) -> list[int]:
    """Who can be given something: nobody who has passed. An automated opponent can. [ED-PASS-02, ED-HAND-05]"""
    found = [other for other in s.others(who) if not s.passed[other]]
    if s.rules.opponent and not s.passed[s.players]:  # PH-END-06
        found.append(s.players)
    return found


TAKER: Final = 8  # an option is a kind and, times this, who gets it


class Give(Some):
    """Give resources to one other player, or each to whom one likes; they cannot be refused. [ED-HAND-05]

    If nobody can take them they are discarded, and the reward comes all the same. [ED-PASS-04]
    """

    bounded = True

    def __init__(self, amount: Amount[Valley], kinds: int, each: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.each: Final = each  # each one to whom one likes, not all to one
        self.options: Final = kinds_of(kinds)

    def things(self, s: Valley, f: Frame) -> list[int]:
        """What could go to each player; nothing is there for more than one of them."""
        stock = in_stock(s, f, self.options, self.amount.of(s, f))
        takers = sorted(recipients(s, f.scope.owner)) or [NOBODY]
        return [taker * TAKER + kind for taker in takers for kind in stock]

    def most(self, s: Valley, f: Frame) -> int:
        stock = owner_stock(s, f)
        return min(self.amount.of(s, f), sum([stock[kind] for kind in self.options]))

    def allows(self, s: Valley, f: Frame, picked: list[int], thing: int) -> bool:
        if picked and not self.each and picked[0] // TAKER != thing // TAKER:
            return False
        given = [one for one in picked if one % TAKER == thing % TAKER]
        return len(given) < owner_stock(s, f)[thing % TAKER]

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        who = f.scope.owner
        got = NOTHING
        for thing in picked:
            taker, kind = thing // TAKER, thing % TAKER
            s.stock[who * KINDS + kind] -= 1
            receive(s, who, taker, kind, 1)
            got = got.plus(kind, who, taker)
        s.result = got

    def can(self, s: Valley, f: Frame) -> bool:
        stock = owner_stock(s, f)
        have = sum([stock[kind] for kind in self.options])
        return have > 0 if self.amount.up_to else have >= self.amount.of(s, f)

    def whole(self, s: Valley, f: Frame) -> bool:
        return self.can(s, f)

    def written(self, s: Valley, f: Frame, thing: int) -> str:
        to = "" if thing // TAKER == NOBODY else f" {player_name(s, thing // TAKER)}"
        return f"give {RESOURCES[thing % TAKER]}{to}"

    def about(self, s: Valley, f: Frame, thing: int) -> list[str]:
        return [f"resource:{RESOURCES[thing % TAKER]}"]


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
    asks = question("pay-to")

    def run(self, s: Valley, f: Frame) -> None:
        takers = recipients(s, f.scope.owner)
        if takers:
            s.ask(f, f.scope.chooser, takers)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        for kind, n in enumerate(unpacked(f.scope.mode)):
            if n:
                receive(s, f.scope.owner, option, kind, n)


PAY_TO: Final = PayTo()
