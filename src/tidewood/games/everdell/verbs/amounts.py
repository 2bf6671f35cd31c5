"""Numbers and conditions that look at the table. Cities are read with the eyes of the scope, gains are the owner's."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARD, Filter
from tidewood.games.everdell.fields import KIND_SET
from tidewood.games.everdell.on_cards import DOWN_ON, POINTS_ON
from tidewood.games.everdell.pieces import CITY, EVENTS, KINDS, LEGENDARY
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Scope


class CardsIn(Amount[Valley]):
    """Cards of the own city, or of all cities."""

    def __init__(self, what: Filter, everywhere: bool = False) -> None:
        self.what: Final = what
        self.everywhere: Final = everywhere

    def of(self, s: Valley, scope: Scope) -> int:
        if self.everywhere:
            return sum([s.count(who, self.what) for who in range(len(s.city))])
        return s.count(scope.eyes, self.what)


class Pairs(Amount[Valley]):
    """Husbands and Wives who share a space, in all cities. [ED-EVENT-12]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return sum([s.pairs(who) for who in range(len(s.city))])


class TokensOn(Amount[Valley]):
    """Point tokens on a card of the own city; without a name, on the card that acts."""

    def __init__(self, id: str = "") -> None:
        self.id: Final = id

    def of(self, s: Valley, scope: Scope) -> int:
        if not self.id:
            who, i = s.find(scope.card)
            return POINTS_ON.of(s.on[who][i]) if who >= 0 else 0
        return sum([POINTS_ON.of(s.on[who][i]) for who, i in rows_of(s, scope.eyes, self.id)])


class WorkersOn(Amount[Valley]):
    """Workers on a card of the own city."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def of(self, s: Valley, scope: Scope) -> int:
        places = [CITY + s.serials[who][i] for who, i in rows_of(s, scope.eyes, self.id)]
        return len([at for at in s.at if at in places])


class Under(Amount[Valley]):
    """Cards under a card of the own city; without a name, under the event that is counted."""

    def __init__(self, id: str = "") -> None:
        self.id: Final = id

    def of(self, s: Valley, scope: Scope) -> int:
        if not self.id:
            return len(s.under(scope.place))
        return sum([len(s.under(CITY + s.serials[who][i])) for who, i in rows_of(s, scope.eyes, self.id)])


class GoodsHere(Amount[Valley]):
    """Resources that lie on the event."""

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def of(self, s: Valley, scope: Scope) -> int:
        first = (scope.place - EVENTS) * KINDS
        return sum([s.event_goods[first + kind] for kind in range(KINDS) if KIND_SET.has(self.kinds, kind)])


class Left(Amount[Valley]):
    """Resources in the own supply; what lies on cards is not in it. [ED-CARD-01]"""

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def of(self, s: Valley, scope: Scope) -> int:
        first = scope.owner * KINDS
        return sum([s.stock[first + kind] for kind in range(KINDS) if KIND_SET.has(self.kinds, kind)])


class EventsOf(Amount[Valley]):
    """Events achieved: basic or special ones. [ED-CARD-23]"""

    def __init__(self, basic: bool) -> None:
        self.basic: Final = basic

    def of(self, s: Valley, scope: Scope) -> int:
        n = 0
        for i, event in enumerate(s.events):
            if s.event_owner[i] == scope.owner and EVENT_CARDS[event].basic == self.basic:
                n += 1
        return n


class PairBonus(Amount[Valley]):
    """One for each Wife who shares a space, looked at card by card: the first ones are the paired ones."""

    def of(self, s: Valley, scope: Scope) -> int:
        return 1 if is_paired(s, scope.card) else 0


class PairedNear(PairBonus):
    """One if she shares a space and such a card is in the city too. [MW-LEGEND-32]"""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def of(self, s: Valley, scope: Scope) -> int:
        return super().of(s, scope) if s.count(scope.eyes, self.what) else 0


class InHand(Amount[Valley]):
    """Cards in the hand; those that a list card has turned over are still there. [MW-LEGEND-29, PH-LIST-18]"""

    def of(self, s: Valley, scope: Scope) -> int:
        n = len(s.hands[scope.owner])
        if s.rules.uses_lists:
            n += len(s.caught())
        return n


class Elsewhere(Amount[Valley]):
    """Cards of all other cities."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def of(self, s: Valley, scope: Scope) -> int:
        return sum([s.count(who, self.what) for who in range(len(s.city)) if who != scope.eyes])


class BestElsewhere(Elsewhere):
    """Cards of one other city: the one with the most is chosen. [MW-CORRIN-07]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return max([s.count(who, self.what) for who in range(len(s.city)) if who != scope.eyes], default=0)


class CostOf(Amount[Valley]):
    """The printed cost of the card of that name: not a number of its own, but `Gain` knows what to do with it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def of(self, s: Valley, scope: Scope) -> int:
        things = scope.named(self.name).things
        return sum(s.cards[things[0][0]].cost) if things else 0


class Has(Condition[Valley]):
    """At least so many fitting cards are in the city that is looked at."""

    def __init__(self, what: Filter, n: int = 1) -> None:
        self.what: Final = what
        self.n: Final = n

    def holds(self, s: Valley, scope: Scope) -> bool:
        return s.count(scope.eyes, self.what) >= self.n


class Paired(Condition[Valley]):
    """The acting card shares a space with its partner. [ED-CARD-19, ED-CARD-44]"""

    def holds(self, s: Valley, scope: Scope) -> bool:
        return is_paired(s, scope.card)


def couples(s: Valley, who: int) -> list[tuple[int, int]]:
    """Husbands and Wives who share a space, by their places in the city. Those who are face down share one too, after
    the others. [ED-CITY-03]
    """
    sides: tuple[list[int], list[int]] = ([], [])
    for i, card in enumerate(s.city[who]):
        side = s.cards[card].side
        if side:
            sides[side - 1].append(i)
    for alike in sides:
        alike.sort(key=lambda i: (DOWN_ON.of(s.on[who][i]), rank(s, who, i) if s.rules.legends else (0, i)))
    return list(zip(*sides, strict=False))


def is_paired(s: Valley, serial: int) -> bool:
    """Partners are all alike, so the first of each side are the paired ones. Only a legendary Wife is another matter:
    she is paired first if that is worth more. [MW-LEGEND-32]
    """
    who, i = s.find(serial)
    if who < 0:
        return False
    side = s.cards[s.city[who][i]].side
    alike = [j for j, card in enumerate(s.city[who]) if s.cards[card].side == side and not DOWN_ON.of(s.on[who][j])]
    if s.rules.legends and side:
        alike.sort(key=lambda j: rank(s, who, j))
    return side > 0 and i in alike[: s.pairs(who)]


def rank(s: Valley, who: int, i: int) -> tuple[int, int]:
    """Who of several is paired first: with a Farm the legendary Wife, who scores more then, else she comes last."""
    if s.cards[s.city[who][i]].rarity != LEGENDARY:
        return 1, i
    return (0 if CARD["farm"].number in s.has[who] else 2), i


def rows_of(s: Valley, who: int, id: str) -> list[tuple[int, int]]:
    """The face-up cards of a city that are this card or count as it."""
    number = CARD[id].number
    if number not in s.has[who]:
        return []
    return [
        (who, i) for i, card in enumerate(s.city[who]) if id in s.cards[card].counts_as and not DOWN_ON.of(s.on[who][i])
    ]
