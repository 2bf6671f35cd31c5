"""What happens to cards in a city: they leave it, go under something, bear tokens and resources."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.events import LAYS, LAYS_HERE, LAYS_POINTS, PAYS_TOKEN, TUCKS
from tidewood.games.everdell.pieces import (
    DOWN,
    EVENTS,
    GOODS_AT,
    KINDS,
    LEGENDARY,
    POINT,
    POINTS_AT,
    RESOURCES,
    goods_on,
    kinds_of,
    points_on,
)
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import (
    STOP,
    Counted,
    Verb,
    owner_stock,
)
from tidewood.games.everdell.verbs.gaining import gain
from tidewood.games.everdell.verbs.naming import serial_name, serial_ref
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, number
from tidewood.kernel.decks import slot

COMING: Final = "coming"  # under this name a discard finds the card that is played and needs room


def city_choices(s: Valley, who: int, what: Filter, but: int = -1) -> list[int]:
    """Serials of the cards of a city that fit and can leave it. [ED-CITY-04, MW-LEGEND-18, MW-LEGEND-19]"""
    mask = s.rules.mask(what)
    return [
        serial
        for i, serial in enumerate(s.serials[who])
        if mask >> s.city[who][i] & 1
        and serial != but
        and not s.on[who][i] & DOWN
        and s.cards[s.city[who][i]].rarity != LEGENDARY
    ]


class DiscardCity(Counted):
    """Discard cards of the own city; what lies on them is lost. [ED-CITY-04, ED-CITY-05]"""

    def __init__(self, amount: Amount[Valley], what: Filter, other: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.what: Final = what
        self.other: Final = other  # not the card that acts

    def options(self, s: Valley, f: Frame) -> list[int]:
        who = f.scope.owner
        found = city_choices(s, who, self.what, f.scope.card if self.other else -1)
        for card, _, _ in f.scope.named(COMING).things:
            found = [serial for serial in found if s.fits(who, card, serial)]
        return found

    def run(self, s: Valley, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = [serial for serial in self.options(s, f) if serial > f.held] if left else []
        every = self.options(s, f)
        if not self.amount.up_to and left and options:
            options = options[: len(options) - min(left, len(every)) + 1]
        if not options:
            s.result = f.got
            return
        if self.may_stop(f.got.size):
            options.append(STOP)
        s.ask(f.at(left), f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        card = s.discard_from_city(f.scope.owner, option)
        s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(card, option, 0)))

    def can(self, s: Valley, f: Frame) -> bool:
        return len(self.options(s, f)) >= (1 if self.amount.up_to else self.amount.of(s, f))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"discard {serial_name(s, option, f.scope.owner)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [serial_ref(s, option)]


class Lay(Counted):
    """Lay tokens or resources of the supply on the card that acts."""

    def __init__(self, amount: Amount[Valley], kind: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kind: Final = kind

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        n = self.amount.of(s, f)
        s.result = number(n)
        if who < 0:
            s.result = NOTHING
        elif self.kind == POINT:
            s.lay_points(who, i, n)
            s.tell(LAYS_POINTS, (f.scope.owner, s.city[who][i], n))
        else:
            kind = kinds_of(self.kind)[0]
            s.lay_goods(who, i, kind, n)
            s.tell(LAYS, (f.scope.owner, s.city[who][i], kind, n))

    def can(self, s: Valley, f: Frame) -> bool:
        return s.find(f.scope.card)[0] >= 0


class TakeToken(Verb):
    """Pay a point token that lies on the card that acts. [ED-CARD-08]"""

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        s.on[who][i] -= 1 << POINTS_AT
        s.tell(PAYS_TOKEN, (who, s.city[who][i]))

    def can(self, s: Valley, f: Frame) -> bool:
        who, i = s.find(f.scope.card)
        return who >= 0 and points_on(s.on[who][i]) > 0


class Collect(Verb):
    """Take all resources that lie on the card that acts. [ED-CARD-38]"""

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        for kind in range(KINDS):
            n = goods_on(s.on[who][i], kind)
            if n:
                s.on[who][i] -= n << GOODS_AT[kind]
                gain(s, f.scope.owner, kind, n)

    def can(self, s: Valley, f: Frame) -> bool:
        who, i = s.find(f.scope.card)
        return who >= 0 and any([goods_on(s.on[who][i], kind) for kind in range(KINDS)])


class LayHere(Counted):
    """Lay own resources on the event that is achieved. [ED-EVENT-08, ED-EVENT-16, ED-EVENT-21]"""

    def __init__(self, amount: Amount[Valley], kinds: int) -> None:
        super().__init__(amount)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def run(self, s: Valley, f: Frame) -> None:
        left, low = f.cursor, f.held
        if left < 0:
            left, low = self.amount.of(s, f), 0
        stock = owner_stock(s, f)
        options = [kind for kind in self.options if kind >= low and stock[kind]] if left else []
        if options:
            s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, [*options, STOP])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        s.stock[f.scope.owner * KINDS + option] -= 1
        s.event_goods[(f.scope.place - EVENTS) * KINDS + option] += 1
        s.tell(LAYS_HERE, (f.scope.owner, option, f.scope.place))
        s.push(Frame(self, f.scope, f.cursor - 1, option))

    def can(self, s: Valley, f: Frame) -> bool:
        return any([owner_stock(s, f)[kind] for kind in self.options])

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"lay {RESOURCES[option]}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"resource:{RESOURCES[option]}"]


class TuckFromCity(Counted):
    """Cards of the own city go face down under the event; they leave the city. [ED-EVENT-10]"""

    def __init__(self, amount: Amount[Valley], what: Filter) -> None:
        super().__init__(amount)
        self.what: Final = what

    def run(self, s: Valley, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = [x for x in city_choices(s, f.scope.owner, self.what) if x > f.held] if left else []
        if options:
            s.ask(f.at(left), f.scope.chooser, [*options, STOP])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        tuck_from_city(s, f.scope.owner, option, f.scope.place)
        s.push(Frame(self, f.scope, f.cursor - 1, option))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"tuck {serial_name(s, option, f.scope.owner)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [serial_ref(s, option)]


def tuck_from_city(s: Valley, who: int, serial: int, host: int) -> None:
    """What lies under something is no longer in the city. [ED-CITY-06]"""
    card = s.leave(who, serial)
    s.tuck(slot(DECK_POOL, card, s.all_players), host)
    s.tell(TUCKS, (who, card, host))


class TuckFromHand(Counted):
    """Cards of the hand go under the event. [ED-EVENT-13]"""

    def __init__(self, amount: Amount[Valley], what: Filter) -> None:
        super().__init__(amount)
        self.what: Final = what

    def run(self, s: Valley, f: Frame) -> None:
        left, low = f.cursor, f.held
        if left < 0:
            left, low = self.amount.of(s, f), 0
        mask = s.rules.mask(self.what)
        cards = s.hand_cards(f.scope.owner)
        if left and cards:  # asked also of a hand without any, so that asking tells nothing
            options = [card for card in cards if card >= low and mask >> card & 1]
            s.ask(Frame(self, f.scope, left, low), f.scope.chooser, [*options, STOP], silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        s.take_from_hand(f.scope.owner, option)
        s.tuck(slot(DECK_POOL, option, s.all_players), f.scope.place)
        s.tell(TUCKS, (f.scope.owner, option, f.scope.place))
        s.push(Frame(self, f.scope, f.cursor - 1, option))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"tuck {s.cards[option].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"hand:{s.cards[option].id}"]


TAKE_TOKEN: Final = TakeToken()
COLLECT: Final = Collect()
