"""Cards and places that act without being played or visited: production, activation, copies."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import ACTIVATES, COPIES, COPIES_PLACE
from tidewood.games.everdell.fields import FLAG, KIND_SET
from tidewood.games.everdell.on_cards import DOWN_ON, WEB_ON
from tidewood.games.everdell.pieces import BASIC, FOREST, HAVEN, LEGENDARY, NO_CARD, WORKERS
from tidewood.games.everdell.places import location_at
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import LEFT, STOP, OneByOne, OneOf, Verb
from tidewood.games.everdell.verbs.naming import CHOSEN_FROM_CITY, CHOSEN_PLACE
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.declare import Cursor, option, question

BEGUN: Final = Cursor(FLAG)  # 0 once some cards have acted
COPY_PLACE: Final = option("copy-place", "copy {place}", place=CHOSEN_PLACE)


def producers(s: Valley, who: int) -> list[int]:
    """Serials of the production cards of a city that can be activated. [ED-TYPE-02]"""
    found: list[int] = []
    for i, card in enumerate(s.city[who]):
        if s.cards[card].produce is not None and not (DOWN_ON.of(s.on[who][i]) or WEB_ON.of(s.on[who][i])):
            found.append(s.serials[who][i])
    return found


def production(s: Valley, serial: int) -> Node[Valley]:
    owner, i = s.find(serial)
    effect = s.cards[s.city[owner][i]].produce
    assert effect is not None
    return effect


def produce_scope(who: int, serial: int, cause: tuple[int, ...], eyes: int) -> Scope:
    """The production of one card, for a player; conditions look at the city of `eyes`."""
    return Scope(who, card=serial, cause=(*cause, serial), eyes=eyes)


def produce_frame(s: Valley, who: int, serial: int, cause: tuple[int, ...], eyes: int) -> Frame:
    return Frame(production(s, serial), produce_scope(who, serial, cause, eyes))


def could(s: Valley, who: int, serial: int, cause: tuple[int, ...], eyes: int) -> bool:
    return production(s, serial).can(s, produce_scope(who, serial, cause, eyes))


def order_matters(s: Valley, who: int, serials: list[int], cause: tuple[int, ...]) -> bool:
    """Whether these production cards can come to something else in another order: one may gain what another spends, or
    draw cards before another draws or chooses. What can do nothing now, and gets nothing to do it with, does not count.
    Of two Storehouses the player says which is meant.
    """
    cards = [s.cards[s.city[who][s.find(serial)[1]]] for serial in serials]
    live = [could(s, who, serial, cause, who) for serial in serials]
    for i, first in enumerate(cards):
        for j, other in enumerate(cards):
            if i == j or not live[i]:
                continue
            if KIND_SET.common(first.order.gains, other.order.spends) or (first.order.draws and live[j]):
                return True
            if first.no_copy and first is other:
                return True
    return False


class Produce(Verb):
    """Every production card of the city acts; what one gives may be used for the next. [ED-SEASON-07]

    Cards that only gain go first, unasked, which is never worse; of the others the player says which is next, where
    that can matter.
    """

    says = option("produce", "produce {card}", card=CHOSEN_FROM_CITY)
    asks = question("produce")

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        if BEGUN.of(f) < 0:
            left = producers(s, who)
        else:
            left = [thing[0] for thing in f.got.things if s.find(thing[0])[0] == who]
        if not s.rules.ask_all:
            plain: list[int] = []
            for serial in left:
                if s.cards[s.city[who][s.find(serial)[1]]].plain:
                    plain.append(serial)
            if plain:
                left = [serial for serial in left if serial not in plain]
                self.go_on(s, f, left)
                self.produce(s, f, plain)
                return
            if not s.rules.ask_most and not order_matters(s, who, left, f.scope.cause):
                if s.silent is not None:
                    s.silent += [(f.scope.chooser, self.notation(s, f, serial)) for serial in left]
                self.produce(s, f, left)
                return
        # The same card twice is one option: which of the two goes first changes nothing.
        cards: list[int] = []
        options: list[int] = []
        for serial in left:
            card = s.city[who][s.find(serial)[1]]
            if card not in cards or s.cards[card].no_copy:
                cards.append(card)
                options.append(serial)
        if options:
            got = Result(tuple([(serial, 0, 0) for serial in left]), len(left))
            s.ask(BEGUN.frame(self, f.scope, 0, got), f.scope.chooser, options)

    def produce(self, s: Valley, f: Frame, serials: list[int]) -> None:
        """These cards act, one after another."""
        for serial in reversed(serials):
            s.push(produce_frame(s, f.scope.owner, serial, f.scope.cause, f.scope.owner))

    def go_on(self, s: Valley, f: Frame, left: list[int]) -> None:
        if left:
            s.push(BEGUN.frame(self, f.scope, 0, Result(tuple([(serial, 0, 0) for serial in left]), len(left))))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.go_on(s, f, [thing[0] for thing in f.got.things if thing[0] != option])
        self.produce(s, f, [option])

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(producers(s, scope.owner))


class Activate(OneByOne):
    """Production cards of the own city act; never one that is already acting in this chain. [ED-CARD-07]"""

    says = option("activate", "activate {card}", card=CHOSEN_FROM_CITY)
    asks = question("activate", by_card=True)

    def __init__(self, amount: Amount[Valley], different: bool = False) -> None:
        super().__init__(amount)
        self.different: Final = different

    def options(self, s: Valley, scope: Scope, done: list[int]) -> list[int]:
        """Copied from another city, the card still activates one of the player's own. [ED-CARD-25]"""
        who = scope.owner
        found: list[int] = []
        seen: list[int] = []
        barred = [*scope.cause, *done] if self.different else list(scope.cause)
        legends = s.rules.legends_act and not self.different  # MW-LEGEND-18 MW-LEGEND-28
        for serial in producers(s, who):
            i = s.find(serial)[1]
            card = s.city[who][i]
            if serial in barred or (s.cards[card].rarity == LEGENDARY and not legends):
                continue
            if card in seen and not s.cards[card].no_copy:
                continue  # another copy of the same card does the same
            if could(s, who, serial, scope.cause, who):
                seen.append(card)
                found.append(serial)
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        if LEFT.of(f) > 1:
            s.push(LEFT.frame(self, f.scope, LEFT.of(f) - 1, f.got.plus(option, 0, 0)))
        s.tell(ACTIVATES, (f.scope.owner, s.city[f.scope.owner][s.find(option)[1]]))
        s.push(produce_frame(s, f.scope.owner, option, f.scope.cause, f.scope.owner))


class CopyProduction(OneOf):
    """A production card of another city acts for the player; conditions look at that city, the gain is the player's.
    Read from another city, the card leads to the player's own ones. [ED-CARD-25, ED-SOLO-17]
    """

    says = option("copy-card", "copy {card}", card=CHOSEN_FROM_CITY)
    asks = question("copy-card", by_card=True)

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        found: list[int] = []
        cities = [who] if scope.eyes != who else [other for other in range(len(s.city)) if other != who]
        for city in cities:
            seen: list[int] = []
            for serial in producers(s, city):
                i = s.find(serial)[1]
                card = s.cards[s.city[city][i]]
                if serial in scope.cause or card.number in seen:
                    continue
                if card.rarity == LEGENDARY and not s.rules.legends_act:
                    continue  # MW-LEGEND-18
                if card.no_copy and city != who:
                    continue  # a Storehouse cannot be copied
                if could(s, who, serial, scope.cause, city):
                    if not card.side and not card.no_copy:
                        seen.append(card.number)
                    found.append(serial)
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        city, i = s.find(option)
        s.tell(COPIES, (f.scope.owner, s.city[city][i], s.seat(city)))
        s.push(produce_frame(s, f.scope.owner, option, f.scope.cause, city))


class CopyPlace(OneOf):
    """A basic or forest location acts, occupied or not. [ED-WORKER-12, ED-CARD-08, ED-CARD-24]"""

    says = COPY_PLACE
    asks = question("copy-place", by_card=True)

    def __init__(self, forest: bool, mine: bool = False) -> None:
        self.forest: Final = forest  # forest cards too
        self.mine: Final = mine  # only where the player has a worker

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        places = list(range(BASIC, HAVEN))
        if self.forest:
            places += [FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD]
        if self.mine:
            own = s.at[who * WORKERS : who * WORKERS + WORKERS]
            places = [place for place in places if place in own]
        found: list[int] = []
        for place in places:
            location = location_at(s, place)
            if location.easy or location.effect.can(s, scope.at(place)):
                found.append(place)
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        location = location_at(s, option)
        s.tell(COPIES_PLACE, (f.scope.owner, location.number))
        s.push(Frame(location.effect, f.scope.at(option)))  # PH-WEB-04: no toll, for nobody is placed


PRODUCE: Final = Produce()
