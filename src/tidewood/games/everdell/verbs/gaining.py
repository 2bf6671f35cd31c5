"""Gaining, paying and giving resources and point tokens."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import GAINS, GAINS_POINTS, GIVES, PAYS
from tidewood.games.everdell.fields import NOBODY
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import KINDS, POINT, RESOURCES, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import CostOf
from tidewood.games.everdell.verbs.common import (
    STOP,
    Counted,
    Verb,
    owner_stock,
)
from tidewood.games.everdell.verbs.naming import CHOSEN_SEAT, player_name
from tidewood.games.everdell.verbs.packing import unpacked
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, number
from tidewood.kernel.declare import option, question


def gain(s: Valley, who: int, kind: int, n: int) -> None:
    """Resources never run out. [ED-GAME-06]"""
    s.stock[who * KINDS + kind] += n
    s.tell(GAINS, (who, kind, n))


def gain_points(s: Valley, who: int, n: int) -> None:
    s.points[who] += n
    s.tell(GAINS_POINTS, (s.seat(who), n))


class Gain(Counted):
    """Take from the supply; kinds that are joined are picked one by one. [ED-GAME-06, ED-GAME-07]"""

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        if f.cursor >= 0:
            s.ask(f, f.scope.chooser, self.options[self.options.index(f.held) :])
            return
        if isinstance(self.amount, CostOf):
            self.printed_cost(s, f, self.amount.name)
            return
        n = self.amount.of(s, f)
        s.result = number(n)
        if n <= 0:
            s.result = NOTHING
        elif self.kinds == POINT:
            gain_points(s, who, n)
        elif len(self.options) == 1:
            gain(s, who, self.options[0], n)
        else:
            s.ask(Frame(self, f.scope, n, self.options[0], number(n)), f.scope.chooser, self.options)

    def printed_cost(self, s: Valley, f: Frame, name: str) -> None:
        """The printed cost comes back, even if the card was free. [ED-CARD-34, ED-CARD-42]"""
        things = f.scope.named(name).things
        s.result = NOTHING
        if things:
            for kind, n in enumerate(s.cards[things[0][0]].cost):
                if n:
                    gain(s, f.scope.owner, kind, n)
            s.result = number(self.amount.of(s, f))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        last = option == self.options[-1]  # never backwards: all that is left is of the last kind
        n = f.cursor if last else 1
        gain(s, f.scope.owner, option, n)
        if f.cursor - n:
            s.push(Frame(self, f.scope, f.cursor - n, option, f.got))
        else:
            s.result = f.got

    def can(self, s: Valley, f: Frame) -> bool:
        return isinstance(self.amount, CostOf) or self.amount.of(s, f) > 0

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        if option == self.options[-1] and f.cursor > 1:
            return f"gain {f.cursor} {RESOURCES[option]}"
        return f"gain {RESOURCES[option]}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"resource:{RESOURCES[option]}"]


class Pay(Counted):
    """Give resources back to the supply, or point tokens of the own ones."""

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        stock = owner_stock(s, f)
        if f.cursor < 0:
            n = min(self.amount.of(s, f), sum([stock[kind] for kind in self.options]))
            f = Frame(self, f.scope, n, 0)
        if len(self.options) == 1:
            if not self.amount.up_to or not f.cursor:
                self.take(s, f, self.options[0], f.cursor)
                s.result = number(f.cursor)
            else:  # how many of them, asked at once
                s.ask(f, f.scope.chooser, list(range(f.cursor, -1, -1)))
            return
        options = [kind for kind in self.options if kind >= f.held and stock[kind]] if f.cursor else []
        if not self.amount.up_to:  # what is left must still reach
            options = [kind for kind in options if sum(stock[kind:]) >= f.cursor]
        if not options:
            s.result = f.got
            return
        if self.amount.up_to:
            options.append(STOP)
        s.ask(f, f.scope.chooser, options)

    def take(self, s: Valley, f: Frame, kind: int, n: int) -> None:
        if n:
            s.stock[f.scope.owner * KINDS + kind] -= n
            s.tell(PAYS, (f.scope.owner, kind, n))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if len(self.options) == 1:
            self.take(s, f, self.options[0], option)
            s.result = number(option)
        elif option == STOP:
            s.result = f.got
        else:
            self.take(s, f, option, 1)
            s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(option, 0, 0)))

    def can(self, s: Valley, f: Frame) -> bool:
        stock = owner_stock(s, f)
        have = sum([stock[kind] for kind in self.options])
        return have > 0 if self.amount.up_to else have >= self.amount.of(s, f)

    def sure(self, s: Valley, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        if len(self.options) == 1:
            return f"pay {option} {RESOURCES[self.options[0]]}" if option else "pay nothing"
        return "stop" if option == STOP else f"pay {RESOURCES[option]}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        kind = self.options[0] if len(self.options) == 1 else option
        return [] if option == STOP else [f"resource:{RESOURCES[kind]}"]


def recipients(s: Valley, who: int) -> list[int]:
    """Who can be given something: nobody who has passed. An automated opponent can. [ED-PASS-02, ED-HAND-05]"""
    found = [other for other in s.others(who) if not s.passed[other]]
    if s.rules.opponent and not s.passed[s.players]:  # PH-END-06
        found.append(s.players)
    return found


TAKER: Final = 8  # an option is a kind and, times this, who gets it


class Give(Counted):
    """Give resources to one other player, or each to whom one likes; they cannot be refused. [ED-HAND-05]

    If nobody can take them they are discarded, and the reward comes all the same. [ED-PASS-04]
    """

    def __init__(self, amount: Amount[Valley], kinds: int, each: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.each: Final = each  # each one to whom one likes, not all to one
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        stock = owner_stock(s, f)
        low = f.held
        left = f.cursor
        if left < 0:
            left = min(self.amount.of(s, f), sum([stock[kind] for kind in self.options]))
            low = 0
        takers = recipients(s, f.scope.owner) or [NOBODY]
        if not self.each and f.got.size:
            takers = [low // TAKER]
        options: list[int] = []
        if left:
            for taker in takers:
                for kind in self.options:
                    reaches = self.amount.up_to or sum([stock[k] for k in self.options if k >= kind]) >= left
                    if taker * TAKER + kind >= low and stock[kind] and reaches:
                        options.append(taker * TAKER + kind)
        if not options:
            s.result = f.got
            return
        if self.amount.up_to:
            options.append(STOP)
        s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        taker, kind = option // TAKER, option % TAKER
        s.stock[f.scope.owner * KINDS + kind] -= 1
        s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(kind, f.scope.owner, taker)))
        receive(s, f.scope.owner, taker, kind, 1)

    def can(self, s: Valley, f: Frame) -> bool:
        stock = owner_stock(s, f)
        have = sum([stock[kind] for kind in self.options])
        return have > 0 if self.amount.up_to else have >= self.amount.of(s, f)

    def whole(self, s: Valley, f: Frame) -> bool:
        return self.can(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        if option == STOP:
            return "stop"
        to = "" if option // TAKER == NOBODY else f" {player_name(s, option // TAKER)}"
        return f"give {RESOURCES[option % TAKER]}{to}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"resource:{RESOURCES[option % TAKER]}"]


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
