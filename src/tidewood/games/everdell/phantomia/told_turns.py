"""A human's turn at a real table: people tell what they did, as far as it concerns Phantomia.

First what kind of thing it was, in a few choices that have the same numbers in every turn, then the details. What was
given to her and what has left the table is told before the action and does not end the turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.card import Card
from tidewood.games.everdell.events import (
    ACHIEVES,
    ENTERS,
    PASSES,
    RECALLS,
    SEASON_BEGINS,
    VISITS,
    VISITS_CARD,
)
from tidewood.games.everdell.fields import CARD as CARDS_TOLD
from tidewood.games.everdell.fields import NUMBER
from tidewood.games.everdell.on_cards import STAFF_ON
from tidewood.games.everdell.phantomia.happenings import SHE_GETS_CARDS, SHE_IS_GIVEN
from tidewood.games.everdell.phantomia.helper_cards import LEAST_DECK
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS, forest_fields
from tidewood.games.everdell.phantomia.verbs.lair import receive, sent_away
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.phantomia.verbs.places import STOREHOUSE, UNTOLD
from tidewood.games.everdell.pieces import (
    ASIDE,
    AUTUMN,
    BASIC,
    CARD_PLAYED,
    CITY,
    EVENTS,
    FOREST,
    HAND,
    HAVEN,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    LEGEND_POOL,
    LEGENDARY,
    TAKEN,
    WORKER_ON,
    WORKER_TOLL,
    WORKERS,
)
from tidewood.games.everdell.places import SHARED
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CITY_CARDS, PLACES, SEAT, Seen
from tidewood.games.everdell.verbs.workers import pay_owner, place_number
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Owner, Worked, option, part, question
from tidewood.kernel.rows import THAT, react

# what can be told of a turn
VISIT: Final = 0  # a worker was placed there
OTHER: Final = 1  # a worker was placed where only its owner can
PLAY: Final = 2  # an open destination was played
DONE: Final = 3  # anything else: a card was played
PREPARE: Final = 4
PASS: Final = 5
FREE: Final = 6  # a worker has left that place
LOSE: Final = 7  # an open destination has left the city
CARDS_GIVEN: Final = 8
GOODS_GIVEN: Final = 9  # resources, for which she receives cards
POINTS_GIVEN: Final = 10
FOOL_SENT: Final = 11  # a Fool was played into her city
BESIDE_HER: Final = 12  # a Meadow card next to the figure was taken or played
ON_STOREHOUSE: Final = 13  # a worker was placed on the own Storehouse, which is no destination card [ED-CARD-38]
SORT: Final = 14  # what sort of thing: the details come next
FACT: Final = part(NUMBER, bits=4)  # an option: what is told, and about what
ABOUT: Final = part(NUMBER, above=FACT)
MOST_GIVEN: Final = 8
TURN_GOES_ON: Final = (FREE, LOSE, CARDS_GIVEN, GOODS_GIVEN, POINTS_GIVEN, FOOL_SENT, BESIDE_HER)

# sorts of things; the register of the node says of which one the details are asked
BASIC_LOCATION: Final = 0
FOREST_LOCATION: Final = 1
EVENT: Final = 2
HAVEN_OR_JOURNEY: Final = 3
CITY_CARD: Final = 4
CARD_TOLD: Final = 5
GIVEN: Final = 6
GONE: Final = 7
HOW_MANY_CARDS: Final = 8
HOW_MANY_GOODS: Final = 9
HOW_MANY_POINTS: Final = 10
DETAILS_OF: Final = Cursor(NUMBER)
OF_A_TURN: Final = (BASIC_LOCATION, FOREST_LOCATION, EVENT, HAVEN_OR_JOURNEY, CITY_CARD, CARD_TOLD)


def is_open(card: Card) -> bool:
    """An open destination: she may use it too."""
    return card.opened > 0 and bool(card.spots)


def cards_to_tell(s: Valley) -> list[int]:
    """Cards that a human can have played and must name, by number: open destinations, and where a card of hers asks
    what people play, all of them.
    """
    asked = CARD_PLAYED in s.hooks
    pool = s.pools[DECK_POOL]
    found = [card.number for card in s.cards if s.deck and pool[card.number] and (asked or is_open(card))]
    if asked and s.rules.legends:
        found += [card for card, n in enumerate(s.pools[LEGEND_POOL]) if n]
    return found


def taken_from_deck(s: Valley, card: int) -> None:
    s.pools[DECK_POOL][card] -= 1
    s.deck.pop()


def back_to_deck(s: Valley, card: int) -> None:
    """Where a card goes that leaves a city is not kept account of: it may come again."""
    s.pools[DECK_POOL][card] += 1
    s.deck.append(slot(DECK_POOL))


def nth_place(s: Valley, f: Frame, option: int) -> int:
    """The number of a place among those of its sort, taken or not: so it stays the same for the whole game."""
    place = ABOUT.of(option)
    if place >= CITY:
        return 3 + [serial for serials in s.serials for serial in serials].index(place - CITY)  # 1 and 2 are elsewhere
    for first in (EVENTS, FOREST, HAVEN):
        if place >= first:
            return place - first + 1
    return place + 1


def nth_card(s: Valley, f: Frame, option: int) -> int:
    """The number of a card among all of them, open destinations first; 1 is any other card."""
    card = ABOUT.of(option)
    opened = [number for number, one in enumerate(s.cards) if is_open(one)]
    if card in opened:
        return 2 + opened.index(card)
    return 2 + len(opened) + card - len([number for number in opened if number < card])


TELLER: Final = Owner(SEAT)
HER: Final = Worked(SEAT, lambda s, f, option: s.players)
NTH_PLACE: Final = Worked(NUMBER, nth_place)
NTH_CARD: Final = Worked(NUMBER, nth_card)


class TellTurn(Node[Valley]):
    """What a human did, as far as it concerns her."""

    facts: ClassVar = (
        option("told-visit", "visit {place}", number=NTH_PLACE, place=Seen(PLACES, ABOUT)),
        option("told-elsewhere", "visit elsewhere", refs=("player:{who}",), number=1, who=TELLER),
        option("told-played", "play {card}", number=NTH_CARD, card=part(CARDS_TOLD, above=FACT)),
        option("told-done", "play", refs=("player:{who}",), number=1, who=TELLER),
        option("told-prepared", "prepare", number=7),
        option("told-passed", "pass", number=8),
        option("told-free", "free {place}", place=Seen(PLACES, ABOUT)),
        option("told-lost", "lose {card}", card=Seen(CITY_CARDS, ABOUT)),
        option("told-cards", "give {n} cards", refs=("player:{her}",), number=ABOUT, n=ABOUT, her=HER),
        option("told-resources", "give {n} resources", refs=("player:{her}",), number=ABOUT, n=ABOUT, her=HER),
        option("told-points", "give {n} points", refs=("player:{her}",), number=ABOUT, n=ABOUT, her=HER),
        option("told-fool", "fool into her city", refs=("player:{her}",), number=4, her=HER),
        option("told-taken", "take {place}", refs=("meadow:{place}",), place=ABOUT),
        option("told-storehouse", "visit storehouse", refs=("player:{who}",), number=2, who=TELLER),
    )
    sorts: ClassVar = (
        option("told-basic", "worker basic", refs=("player:{who}",), number=1, who=TELLER),
        option("told-forest", "worker forest", refs=("player:{who}",), number=2, who=TELLER),
        option("told-event", "worker event", refs=("player:{who}",), number=3, who=TELLER),
        option("told-journey", "worker journey", refs=("player:{who}",), number=4, who=TELLER),
        option("told-city", "worker city", refs=("player:{who}",), number=5, who=TELLER),
        option("told-card", "card", refs=("player:{who}",), number=6, who=TELLER),
        option("told-given", "given", refs=("player:{her}",), number=9, her=HER),
        option("told-gone", "gone", refs=("player:{who}",), number=10, who=TELLER),
        option("told-some-cards", "cards", refs=("player:{her}",), number=1, her=HER),
        option("told-some-resources", "resources", refs=("player:{her}",), number=2, her=HER),
        option("told-some-points", "points", refs=("player:{her}",), number=3, her=HER),
    )
    asks = question("told-turn")
    asks_details: ClassVar = (
        *[question("told-where")] * 5,
        question("told-card"),
        question("told-given"),
        question("told-gone"),
        question("told-cards"),
        question("told-resources"),
        question("told-points"),
    )

    def run(self, s: Valley, f: Frame) -> None:
        who, sort = f.scope.owner, DETAILS_OF.of(f)
        if sort < 0:
            s.ask(f, who, self.actions(s, who), silent=False)
        else:  # elsewhere in the own city needs no more words
            s.ask(f, who, self.details(s, who, sort), silent=sort == CITY_CARD)

    def actions(self, s: Valley, who: int) -> list[int]:
        """In a few choices: only what has details to tell."""
        found = [FACT.put(SORT) | ABOUT.put(sort) for sort in OF_A_TURN if self.details(s, who, sort)]
        if s.season[who] < AUTUMN:
            found.append(FACT.put(PREPARE))
        found.append(FACT.put(PASS))
        return found + [FACT.put(SORT) | ABOUT.put(sort) for sort in (GIVEN, GONE) if self.details(s, who, sort)]

    def details(self, s: Valley, who: int, sort: int) -> list[int]:
        if sort <= CITY_CARD:
            return self.visits(s, who, sort)
        if sort == CARD_TOLD:
            return [FACT.put(DONE), *[FACT.put(PLAY) | ABOUT.put(card) for card in cards_to_tell(s)]]
        if sort == GIVEN:
            return self.given(s)
        if sort == GONE:
            return self.gone(s, who)
        fact = sort - HOW_MANY_CARDS + CARDS_GIVEN
        return [FACT.put(fact) | ABOUT.put(n) for n in range(1, MOST_GIVEN + 1)]

    def visits(self, s: Valley, who: int, sort: int) -> list[int]:
        if not s.idle(who):
            return []
        found = [FACT.put(VISIT) | ABOUT.put(place) for place in self.places(s, sort)]
        if sort != CITY_CARD:
            return found
        own = [OTHER, ON_STOREHOUSE] if WORKER_ON in s.hooks else [OTHER]  # a card of hers may mean destination cards
        return [*[FACT.put(fact) for fact in own], *found]

    def places(self, s: Valley, sort: int) -> list[int]:
        """Every place of the sort that is not taken; whether the human may use it is the human's affair."""
        if sort == BASIC_LOCATION:
            return [place for place in range(BASIC, HAVEN) if SHARED[place] or not s.there[place]]
        if sort == FOREST_LOCATION:
            return [place for place in forest_fields(s) if not s.there[place]]
        if sort == EVENT:
            return [EVENTS + i for i, owner in enumerate(s.event_owner) if owner < 0 and not s.there[EVENTS + i]]
        if sort == HAVEN_OR_JOURNEY:
            shared = (HAVEN, JOURNEY)
            return [
                place for place in range(HAVEN, JOURNEY + len(JOURNEY_VALUES)) if place in shared or not s.there[place]
            ]
        found: list[int] = []
        for city in range(len(s.city)):
            for i, number in enumerate(s.city[city]):
                card = s.cards[number]
                if card.opened and card.spots and len(card.spots) > STAFF_ON.of(s.on[city][i]):
                    found.append(CITY + s.serials[city][i])
        return found

    def given(self, s: Valley) -> list[int]:
        """What she can have been given. [PH-END-06]"""
        sorts = [HOW_MANY_CARDS, HOW_MANY_GOODS] if not s.passed[s.players] and len(s.deck) > LEAST_DECK else []
        found = [FACT.put(SORT) | ABOUT.put(sort) for sort in (*sorts, HOW_MANY_POINTS)]
        fool = sent_away(s)
        if s.deck and s.pools[DECK_POOL][fool] and fool not in s.has[s.players]:
            found.append(FACT.put(FOOL_SENT))
        return found

    def gone(self, s: Valley, who: int) -> list[int]:
        """What can have left its place."""
        own = sorted({at for at in s.at[who * WORKERS : who * WORKERS + WORKERS] if at >= 0})
        found = [FACT.put(FREE) | ABOUT.put(place) for place in own]
        found += [FACT.put(LOSE) | ABOUT.put(serial) for serial in s.serials[who]]
        if TAKEN in s.hooks:
            places = MEADOW_SET.members(NEIGHBOURS[s.figure])
            found += [FACT.put(BESIDE_HER) | ABOUT.put(place) for place in places]
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind, what = FACT.of(option), ABOUT.of(option)
        if kind == SORT:
            s.push(DETAILS_OF.put(f, what))
        elif kind in TURN_GOES_ON:
            s.push(DETAILS_OF.put(f, -1))
            self.tell_before(s, who, kind, what)
        elif kind == VISIT:
            self.visit(s, who, what)
        elif kind == OTHER:
            s.put_worker(who, ASIDE)
            reacted(s, who, (WORKER_ON, WORKER_TOLL), UNTOLD)
        elif kind == ON_STOREHOUSE:
            s.put_worker(who, ASIDE)
            reacted(s, who, (WORKER_ON, WORKER_TOLL), STOREHOUSE)
        elif kind == PLAY:
            self.play(s, who, what)
        elif kind == PREPARE:
            s.workers_back(who)
            s.season[who] += 1
            s.new_workers(who, s.season[who])
            s.tell(SEASON_BEGINS, (who, s.season[who]))
        elif kind == PASS:
            s.passed[who] = 1
            s.tell(PASSES, (who,))

    def tell_before(self, s: Valley, who: int, kind: int, what: int) -> None:
        """What happened before the action."""
        if kind == BESIDE_HER:
            reacted(s, who, (TAKEN,), what)
        elif kind == FREE:
            s.put_worker(who, HOME, what)
            s.tell(RECALLS, (who,))
        elif kind == LOSE:
            back_to_deck(s, s.leave(who, what))
        elif kind == CARDS_GIVEN:
            receive(s, what, told=SHE_IS_GIVEN)  # PH-DECK-05
        elif kind == GOODS_GIVEN:
            receive(s, what, tokens=False, told=SHE_GETS_CARDS)  # PH-DECK-07 PH-DECK-08
        elif kind == POINTS_GIVEN:
            gain_points(s, s.players, what)
        else:
            fool = sent_away(s)
            taken_from_deck(s, fool)
            s.enter(s.players, fool)
            s.tell(ENTERS, (s.seat(s.players), fool))

    def play(self, s: Valley, who: int, card: int) -> None:
        """Only open destinations are kept account of; any other card may come again."""
        serial = 0
        if is_open(s.cards[card]) and s.cards[card].rarity != LEGENDARY:
            taken_from_deck(s, card)
            serial = s.enter(who, card)
        s.tell(ENTERS, (who, card))
        reacted(s, who, (CARD_PLAYED,), -1, Result(((card, serial, HAND),), 1))

    def visit(self, s: Valley, who: int, place: int) -> None:
        s.put_worker(who, place)
        reacted(s, who, (WORKER_ON, WORKER_TOLL), place)
        if place >= CITY:
            city, i = s.find(place - CITY)
            card = s.cards[s.city[city][i]]
            s.tell(VISITS_CARD, (who, card.number, s.seat(city)))
            if city == s.players:
                pay_owner(s, who, city, place, card.opened)
        elif place >= EVENTS:
            s.event_owner[place - EVENTS] = who
            s.tell(ACHIEVES, (who, s.events[place - EVENTS]))
        else:
            s.tell(VISITS, (who, place_number(s, place)))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        fact = FACT.of(option)
        return self.sorts[ABOUT.of(option)] if fact == SORT else self.facts[fact]

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks if DETAILS_OF.of(f) < 0 else self.asks_details[DETAILS_OF.of(f)]


def reacted(s: Valley, who: int, hooks: tuple[int, ...], place: int, that: Result = NOTHING) -> None:
    """What her cards do about something that a human has told: the price first, so it is pushed last."""
    for hook in hooks:
        if hook in s.hooks:
            react(s, Scope(who, place=place, names=((THAT, that),)), hook, that)
