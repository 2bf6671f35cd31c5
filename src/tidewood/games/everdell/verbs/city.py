"""What happens to cards in a city: they leave it, go under something, bear tokens and resources."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.events import LAYS, LAYS_HERE, LAYS_POINTS, PAYS_TOKEN, TUCKS
from tidewood.games.everdell.on_cards import DOWN_ON, GOODS_ON, POINTS_ON
from tidewood.games.everdell.pieces import (
    EVENTS,
    KINDS,
    LEGENDARY,
    POINT,
    kinds_of,
)
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import UP_TO, Counted, Some, Verb, enough
from tidewood.games.everdell.verbs.gaining import gain, having, in_stock
from tidewood.games.everdell.verbs.hand import cards_of_hand
from tidewood.games.everdell.verbs.naming import CHOSEN_FROM_CITY, CHOSEN_FROM_HAND, CHOSEN_RESOURCE, PLACES, Seen
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Scope, number
from tidewood.kernel.decks import slot
from tidewood.kernel.declare import Place, option, question
from tidewood.kernel.fields import NUMBER
from tidewood.kernel.picks import MOST

EVENT_HERE: Final = Seen(PLACES, Place(NUMBER))
COMING: Final = "coming"  # under this name a discard finds the card that is played and needs room


def city_choices(s: Valley, who: int, what: Filter, but: int = -1) -> list[int]:
    """Serials of the cards of a city that fit and can leave it. [ED-CITY-04, MW-LEGEND-18, MW-LEGEND-19]"""
    fitting = s.rules.fitting(what)
    down = DOWN_ON.where(s.on[who])
    serials = s.serials[who]
    return [
        serials[i]
        for i, card in enumerate(s.city[who])
        if card in fitting and serials[i] != but and i not in down and s.cards[card].rarity != LEGENDARY
    ]


class DiscardCity(Some):
    """Discard cards of the own city; what lies on them is lost. [ED-CITY-04, ED-CITY-05]"""

    says = option("discard-from-city", "discard {card}", card=CHOSEN_FROM_CITY)
    asks = question("discard-city", by_card=True, n=MOST, up_to=UP_TO)

    def __init__(self, amount: Amount[Valley], what: Filter, other: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.what: Final = what
        self.other: Final = other  # not the card that acts

    def things(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        found = city_choices(s, who, self.what, scope.card if self.other else -1)
        for card, _, _ in scope.named(COMING).things:
            found = [serial for serial in found if s.fits(who, card, serial)]
        return found

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        got = NOTHING
        for serial in picked:
            got = got.plus(s.discard_from_city(f.scope.owner, serial), serial, 0)
        s.result = got

    def can(self, s: Valley, scope: Scope) -> bool:
        return enough(self.amount, s, scope, len(self.things(s, scope)))


class Lay(Counted):
    """Lay tokens or resources of the supply on the card that acts."""

    def __init__(self, amount: Amount[Valley], kind: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kind: Final = kind

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        n = self.amount.of(s, f.scope)
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

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.find(scope.card)[0] >= 0


class TakeToken(Verb):
    """Pay a point token that lies on the card that acts. [ED-CARD-08]"""

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        s.lay_points(who, i, -1)
        s.tell(PAYS_TOKEN, (who, s.city[who][i]))

    def can(self, s: Valley, scope: Scope) -> bool:
        who, i = s.find(scope.card)
        return who >= 0 and POINTS_ON.of(s.on[who][i]) > 0


class Collect(Verb):
    """Take all resources that lie on the card that acts. [ED-CARD-38]"""

    def run(self, s: Valley, f: Frame) -> None:
        who, i = s.find(f.scope.card)
        for kind in range(KINDS):
            n = GOODS_ON[kind].of(s.on[who][i])
            if n:
                s.lay_goods(who, i, kind, -n)
                gain(s, f.scope.owner, kind, n)

    def can(self, s: Valley, scope: Scope) -> bool:
        who, i = s.find(scope.card)
        return who >= 0 and any([goods.of(s.on[who][i]) for goods in GOODS_ON])


class LayHere(Some):
    """Lay own resources on the event that is achieved. [ED-EVENT-08, ED-EVENT-16, ED-EVENT-21]"""

    says = option("lay", "lay {what}", what=CHOSEN_RESOURCE)
    asks = question("lay-here", place=EVENT_HERE, n=MOST)

    def __init__(self, amount: Amount[Valley], kinds: int) -> None:
        super().__init__(amount)
        self.kinds: Final = kinds
        self.options: Final = kinds_of(kinds)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return in_stock(s, scope, self.options, self.amount.of(s, scope))

    def least(self, s: Valley, scope: Scope, most: int) -> int:
        return 0

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        for kind in picked:
            s.stock[f.scope.owner * KINDS + kind] -= 1
            s.event_goods[(f.scope.place - EVENTS) * KINDS + kind] += 1
            s.tell(LAYS_HERE, (f.scope.owner, kind, f.scope.place))

    def can(self, s: Valley, scope: Scope) -> bool:
        return having(s, scope, self.options) > 0


class TuckFromCity(Some):
    """Cards of the own city go face down under the event; they leave the city. [ED-EVENT-10]"""

    says = option("tuck", "tuck {card}", card=CHOSEN_FROM_CITY)
    asks = question("tuck", place=EVENT_HERE, n=MOST)

    def __init__(self, amount: Amount[Valley], what: Filter) -> None:
        super().__init__(amount)
        self.what: Final = what

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return city_choices(s, scope.owner, self.what)

    def least(self, s: Valley, scope: Scope, most: int) -> int:
        return 0

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        for serial in picked:
            tuck_from_city(s, f.scope.owner, serial, f.scope.place)


def tuck_from_city(s: Valley, who: int, serial: int, host: int) -> None:
    """What lies under something is no longer in the city. [ED-CITY-06]"""
    card = s.leave(who, serial)
    s.tuck(slot(DECK_POOL, card, s.all_players), host)
    s.tell(TUCKS, (who, card, host))


class TuckFromHand(Some):
    """Cards of the hand go under the event. [ED-EVENT-13]"""

    says = option("tuck", "tuck {card}", card=CHOSEN_FROM_HAND)
    asks = question("tuck", place=EVENT_HERE, n=MOST)
    asks_to_stop = True

    def __init__(self, amount: Amount[Valley], what: Filter) -> None:
        super().__init__(amount)
        self.what: Final = what

    def things(self, s: Valley, scope: Scope) -> list[int]:
        fitting = s.rules.fitting(self.what)
        return [card for card in cards_of_hand(s, scope.owner) if card in fitting]

    def least(self, s: Valley, scope: Scope, most: int) -> int:
        return 0

    def hidden(self, s: Valley, f: Frame, picked: list[int]) -> bool:
        """Asked also of a hand without any, so that asking tells nothing."""
        return len(picked) < len(s.hands[f.scope.owner])

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        for card in picked:
            s.take_from_hand(f.scope.owner, card)
            s.tuck(slot(DECK_POOL, card, s.all_players), f.scope.place)
            s.tell(TUCKS, (f.scope.owner, card, f.scope.place))


TAKE_TOKEN: Final = TakeToken()
COLLECT: Final = Collect()
