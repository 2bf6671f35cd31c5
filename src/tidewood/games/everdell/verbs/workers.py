"""Workers: where they may go, what happens there, moving them and taking them back."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.events import ACHIEVES, RECALLS, VISITS, VISITS_CARD
from tidewood.games.everdell.fields import FLAG
from tidewood.games.everdell.on_cards import DOWN_ON, STAFF_ON
from tidewood.games.everdell.pieces import (
    ACHIEVED,
    ARRIVED,
    AUTUMN,
    BARRED,
    BASIC,
    CITY,
    EVENTS,
    FOREST,
    HAVEN,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    NO_CARD,
    OPEN_TOKENS,
    WORKER_ON,
    WORKER_TOLL,
    WORKERS,
)
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS, SHARED, EventCard, location_at
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import OneOf, Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CHOSEN_PLACE, PLACES
from tidewood.games.everdell.verbs.tolls import due, payable
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, option, question
from tidewood.kernel.rows import CANNOT, INSTEAD, fitting, react


def free_spots(s: Valley, who: int, i: int) -> int:
    """How many workers a card can still take; a place may need another card in the same city. [ED-CARD-05]"""
    card = s.cards[s.city[who][i]]
    n = 0
    for needs in card.spots:
        if not needs or CARD[needs].number in s.has[who]:
            n += 1
    return n - STAFF_ON.of(s.on[who][i])


def open_places(s: Valley, who: int, leaving: int = HOME) -> list[int]:
    """Every place where this player may put a worker now and do something. `leaving` is where the worker comes from.
    [ED-WORKER-01, ED-WORKER-03, ED-WORKER-04]
    """
    there = s.there
    # ED-WORKER-05 ED-WORKER-06
    found = [place for place in range(BASIC, HAVEN) if SHARED[place] or not there[place]]
    hand = len(s.hands[who])
    if hand:
        found.append(HAVEN)  # ED-HAVEN-02
    if s.season[who] == AUTUMN:  # ED-JOURNEY-01
        for i, value in enumerate(JOURNEY_VALUES):
            if hand >= value and (i == 0 or not there[JOURNEY + i]):  # ED-JOURNEY-02 ED-JOURNEY-04
                found.append(JOURNEY + i)
    own = s.at[who * WORKERS : who * WORKERS + WORKERS]
    for i, card in enumerate(s.forest):
        place = FOREST + i
        if card != NO_CARD and there[place] < s.rules.forest_spots and place not in own:  # ED-WORKER-08 ED-WORKER-09
            location = LOCATIONS[card]
            if location.easy or location.effect.can(s, Scope(who, place=place)):
                found.append(place)
    for i, owner in enumerate(s.event_owner):
        if owner < 0 and not there[EVENTS + i]:  # ED-EVENT-02
            event = EVENT_CARDS[s.events[i]]
            if event.met(s, who) and can_pay(s, who, event):  # ED-EVENT-01
                found.append(EVENTS + i)
    for city in range(len(s.city)):
        for i, card in enumerate(s.city[city]):
            definition = s.cards[card]
            if not definition.spots or (city != who and not definition.opened):  # ED-WORKER-15 ED-WORKER-16
                continue
            if DOWN_ON.of(s.on[city][i]) or free_spots(s, city, i) <= 0:
                continue
            effect = definition.visit
            serial = s.serials[city][i]
            assert effect is not None
            if effect.can(s, Scope(who, place=CITY + serial, card=serial)):
                found.append(CITY + serial)
    if leaving != HOME and leaving in found:
        found.remove(leaving)  # to another location [ED-CARD-33]
    if BARRED in s.hooks:
        found = [place for place in found if not barred(s, who, place)]
    if WORKER_TOLL in s.hooks:
        found = [place for place in found if payable(s, who, WORKER_TOLL, place, -1)]
    return found


def barred(s: Valley, who: int, place: int) -> bool:
    return bool(fitting(s, Scope(who, place=place), BARRED, CANNOT))


def can_pay(s: Valley, who: int, event: EventCard) -> bool:
    return event.price is None or event.price.whole(s, Scope(who))


CAME_FROM: Final = Cursor(PLACES)  # where the worker was, if it was not at home
TOLLS_DUE: Final = Held(FLAG)  # 0 once the tolls are asked for


class Visit(Node[Valley]):
    """A worker is placed: tolls, the worker stands, the owner of an open card gains, the place acts, others react.
    [ED-WORKER-01, ED-WORKER-02, ED-WORKER-17]
    """

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        place = f.scope.place
        if TOLLS_DUE.of(f) < 0 and WORKER_TOLL in s.hooks:
            s.push(TOLLS_DUE.put(f, 0))
            for price in due(s, who, WORKER_TOLL, place, -1):
                s.push(price.frame())
            return
        s.put_worker(who, place, CAME_FROM.of(f) if CAME_FROM.of(f) >= 0 else HOME)
        serial = -1
        if place >= CITY:
            serial = place - CITY
            city, i = s.find(serial)
            s.tell(VISITS_CARD, (who, s.city[city][i], s.seat(city)))
        elif place >= EVENTS:
            s.tell(ACHIEVES, (who, s.events[place - EVENTS]))
        else:
            s.tell(VISITS, (who, place_number(s, place)))
        if WORKER_ON in s.hooks:
            s.push(Frame(VISITED, f.scope))
        if place >= EVENTS and place < CITY:
            s.push(Frame(ACHIEVE, f.scope))
            return
        if serial >= 0:
            city, i = s.find(serial)
            tokens = s.cards[s.city[city][i]].opened
            if city != who and tokens:
                pay_owner(s, who, city, place, tokens)  # ED-WORKER-17 ED-PASS-03 ED-SOLO-16
            effect = s.cards[s.city[city][i]].visit
            assert effect is not None
        else:
            effect = location_at(s, place).effect
        s.push(Frame(effect, Scope(who, place=place, card=serial)))  # ED-TYPE-03
        if ARRIVED in s.hooks:
            react(s, f.scope, ARRIVED, NOTHING)  # MW-ABILITY-05


def pay_owner(s: Valley, visitor: int, city: int, place: int, tokens: int) -> None:
    """The owner of an open card gains point tokens, unless a rule in force puts something else in their place."""
    if OPEN_TOKENS in s.hooks:
        for row in fitting(s, Scope(visitor, place=place), OPEN_TOKENS, INSTEAD):
            assert row.rule.effect is not None
            s.push(Frame(row.rule.effect, Scope(row.owner, place=place, cause=(row.serial,))))
            return
    gain_points(s, city, tokens)  # PH-END-05: also when she has finished


def place_number(s: Valley, place: int) -> int:
    return location_at(s, place).number


class Visited(Node[Valley]):
    """What reacts to a worker, once the place has acted."""

    def run(self, s: Valley, f: Frame) -> None:
        react(s, f.scope, WORKER_ON, Result(((f.scope.place, 0, 0),), 1))


class Achieve(Node[Valley]):
    """The event is taken at once and acts. [ED-EVENT-01, ED-EVENT-02, ED-EVENT-03]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        i = f.scope.place - EVENTS
        s.event_owner[i] = who  # ED-EVENT-02
        event = EVENT_CARDS[s.events[i]]
        scope = Scope(who, place=f.scope.place)
        if ACHIEVED in s.hooks:
            react(s, scope, ACHIEVED, Result(((i, 0, 0),), 1))
        if event.effect is not None:
            s.push(Frame(event.effect, scope))
        if event.price is not None:
            s.push(Frame(event.price, scope))


FROM: Final = Held(PLACES)  # the place that the worker leaves


def placed_workers(s: Valley, who: int) -> list[int]:
    """Where workers of a player stand that can leave again."""
    own = s.at[who * WORKERS : who * WORKERS + WORKERS]
    return sorted({place for place in own if place >= 0 and not s.is_for_good(place)})


class MoveWorker(Verb):
    """One placed worker goes to another location under the normal rules, and acts there. [ED-CARD-33]"""

    leaves: ClassVar = option("move-worker", "move {place}", place=CHOSEN_PLACE)
    goes: ClassVar = option("move-to", "visit {place}", place=CHOSEN_PLACE)
    asks_who: ClassVar = question("move-worker", by_card=True)
    asks_where: ClassVar = question("move-to", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        if FROM.of(f) < 0:
            options = [place for place in placed_workers(s, f.scope.owner) if open_places(s, f.scope.owner, place)]
            if options:
                s.ask(f, f.scope.chooser, options)
            return
        s.ask(f, f.scope.chooser, open_places(s, f.scope.owner, FROM.of(f)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if FROM.of(f) < 0:
            s.push(FROM.put(f, option))
        else:
            s.push(CAME_FROM.frame(VISIT, Scope(f.scope.owner, place=option), FROM.of(f)))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(placed_workers(s, scope.owner))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.leaves if FROM.of(f) < 0 else self.goes

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks_who if FROM.of(f) < 0 else self.asks_where


class Recall(OneOf):
    """One placed worker of the player comes back, also the one just used. [ED-EVENT-07]"""

    says = option("recall", "recall {place}", place=CHOSEN_PLACE)
    asks = question("recall", by_card=True)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.put_worker(f.scope.owner, HOME, option)
        s.tell(RECALLS, (f.scope.owner,))

    def options(self, s: Valley, scope: Scope) -> list[int]:
        return placed_workers(s, scope.owner)

    def run(self, s: Valley, f: Frame) -> None:
        s.result = NOTHING
        super().run(s, f)


VISIT: Final = Visit()
VISITED: Final = Visited()
ACHIEVE: Final = Achieve()
STEPS: Final[dict[str, Node[Valley]]] = {"visit": VISIT, "visited": VISITED, "achieve": ACHIEVE}
