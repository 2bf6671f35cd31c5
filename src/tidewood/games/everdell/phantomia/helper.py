"""The helper: the program runs Phantomia alone, for people who play at a real table.

The people keep their own cards, resources and points. The program is told only what Phantomia's cards ask about: which
places are taken, which open destinations there are, who has which event, what she is given; which card lies in a place
of the Meadow when she takes it; and what her character, plan and list cards need to know (see helper_cards.py). Facts
are answers of the players, so that the door to chance stays free: rolled, the program draws action cards and rolls her
die; asked, people do that too.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.card import CARD, Card
from tidewood.games.everdell.events import (
    ACHIEVES,
    ENTERS,
    HAS_ABILITY,
    PASSES,
    RECALLS,
    SEASON_BEGINS,
    VISITS,
    VISITS_CARD,
)
from tidewood.games.everdell.fields import ABILITY, CARD_SET, NUMBER
from tidewood.games.everdell.fields import CARD as CARDS_TOLD
from tidewood.games.everdell.mistwood.dealing import in_play
from tidewood.games.everdell.on_cards import STAFF_ON
from tidewood.games.everdell.phantomia import helper_cards
from tidewood.games.everdell.phantomia.helper_cards import LEAST_DECK
from tidewood.games.everdell.phantomia.opponent import HERSELF
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS, forest_fields
from tidewood.games.everdell.phantomia.verbs.lair import FOOL, receive
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET, SEAT_ASKED
from tidewood.games.everdell.phantomia.verbs.places import STOREHOUSE, UNTOLD
from tidewood.games.everdell.pieces import (
    ASIDE,
    AUTUMN,
    BASIC,
    BUTTERFLIES,
    CARD_PLAYED,
    CITY,
    EVENTS,
    HAND,
    HAVEN,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    LEGEND_POOL,
    LEGENDARY,
    MEADOW_SIZE,
    PIGS,
    TAKEN,
    WORKER_ON,
    WORKER_TOLL,
    WORKERS,
)
from tidewood.games.everdell.places import LOCATIONS, SHARED
from tidewood.games.everdell.rounds import TURNS, EndTurn, LayEvents, LayForest, SetUpOpponent, StartPlayer
from tidewood.games.everdell.scoring import score_of
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.farm_stack import stack_farms
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.meadow import UNKNOWN
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_SEAT, CITY_CARDS, PLACES, SEAT, Seen
from tidewood.games.everdell.verbs.workers import (
    pay_owner,
    place_number,
)
from tidewood.kernel.combine import Labelled, Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Owner, Worked, option, part, question
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
FACT: Final = part(NUMBER, bits=4)  # an option: what is told, and about what
ABOUT: Final = part(NUMBER, above=FACT)
MOST_GIVEN: Final = 8
MOST_POINTS: Final = 200


class TellForest(LayForest):
    """Which forest cards lie out."""

    says = LayForest.falls

    def run(self, s: Valley, f: Frame) -> None:
        if len(s.forest) < s.rules.forests:
            left = [x.number for x in LOCATIONS if x.kind == "forest" and x.number not in s.forest]
            s.ask(f, 0, left)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class TellEvents(LayEvents):
    """Which special events lie out."""

    says = LayEvents.falls

    def offer(self, s: Valley, f: Frame, left: list[int]) -> None:
        s.ask(f, 0, left)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class TellAbilities(Node[Valley]):
    """Which ability card each human has kept. What it does is the human's affair, but the Pigs take all farms out of
    the deck, and the Butterflies begin. [PH-ABILITY-01, MW-ABILITY-08, MW-ABILITY-09]
    """

    says = option("ability", "ability {ability}", ability=part(ABILITY))
    asks = question("told-ability")

    def run(self, s: Valley, f: Frame) -> None:
        who = max(SEAT_ASKED.of(f), 0)
        if s.rules.abilities and who < s.players:
            s.ask(f.at(who), who, [number for number in in_play(s) if number not in s.ability], silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = SEAT_ASKED.of(f)
        s.ability = [*s.ability[:who], option, *s.ability[who + 1 :]]
        s.tell(HAS_ABILITY, (who, option))
        if option == PIGS:
            stack_farms(s)
        s.push(f.at(who + 1))


class TellStart(StartPlayer):
    """Who sits to her left. [PH-SETUP-08]"""

    says = option("left-of-her", "start {who}", who=CHOSEN_SEAT)
    asks = question("left-of-her")

    def run(self, s: Valley, f: Frame) -> None:
        if s.rules.start_player == "random" and BUTTERFLIES not in s.ability:
            s.ask(f, 0, list(range(s.players)))
        else:
            super().run(s, f)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class LayMeadow(Node[Valley]):
    """There are cards in the Meadow; which, is asked when she takes one."""

    def run(self, s: Valley, f: Frame) -> None:
        s.meadow = [UNKNOWN] * MEADOW_SIZE


def is_open(card: Card) -> bool:
    """An open destination: she may use it too."""
    return card.opened > 0 and bool(card.spots)


def cards_to_tell(s: Valley) -> list[int]:
    """Cards that a human can have played and must name, by number: open destinations, and where a card of hers asks
    what people play, all of them.
    """
    asked = s.hooked(CARD_PLAYED)
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


TELLER: Final = Owner(SEAT)
HER: Final = Worked(SEAT, lambda s, f, option: s.players)


class TellTurn(Node[Valley]):
    """What a human did, as far as it concerns her. What was given to her is told first, then the action."""

    facts: ClassVar = (
        option("visit", "visit {place}", place=Seen(PLACES, ABOUT)),
        option("told-elsewhere", "visit elsewhere", refs=("player:{who}",), who=TELLER),
        option("told-played", "play {card}", card=part(CARDS_TOLD, above=FACT)),
        option("told-done", "play", refs=("player:{who}",), who=TELLER),
        option("told-prepared", "prepare"),
        option("told-passed", "pass"),
        option("told-free", "free {place}", place=Seen(PLACES, ABOUT)),
        option("told-lost", "lose {card}", card=Seen(CITY_CARDS, ABOUT)),
        option("told-cards", "give {n} cards", refs=("player:{her}",), n=ABOUT, her=HER),
        option("told-resources", "give {n} resources", refs=("player:{her}",), n=ABOUT, her=HER),
        option("told-points", "give {n} points", refs=("player:{her}",), n=ABOUT, her=HER),
        option("told-fool", "fool into her city", refs=("player:{her}",), her=HER),
        option("told-taken", "take {place}", refs=("meadow:{place}",), place=ABOUT),
        option("told-storehouse", "visit storehouse", refs=("player:{who}",), who=TELLER),
    )
    asks = question("told-turn")

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.owner, self.options(s, f.scope.owner), silent=False)

    def options(self, s: Valley, who: int) -> list[int]:
        found: list[int] = []
        if s.idle(who):
            found = [FACT.put(VISIT) | ABOUT.put(place) for place in self.places(s, who)]
            found.append(FACT.put(OTHER))
            if s.hooked(WORKER_ON):  # a card of hers may mean destination cards
                found.append(FACT.put(ON_STOREHOUSE))
        found += [FACT.put(PLAY) | ABOUT.put(card) for card in cards_to_tell(s)]
        found.append(FACT.put(DONE))
        if s.season[who] < AUTUMN:
            found.append(FACT.put(PREPARE))
        found.append(FACT.put(PASS))
        own = sorted({at for at in s.at[who * WORKERS : who * WORKERS + WORKERS] if at >= 0})
        found += [FACT.put(FREE) | ABOUT.put(place) for place in own]
        found += [FACT.put(LOSE) | ABOUT.put(serial) for serial in s.serials[who]]
        if not s.passed[s.players] and len(s.deck) > LEAST_DECK:
            found += [FACT.put(CARDS_GIVEN) | ABOUT.put(n) for n in range(1, MOST_GIVEN + 1)]
            found += [FACT.put(GOODS_GIVEN) | ABOUT.put(n) for n in range(1, MOST_GIVEN + 1)]
        found += [FACT.put(POINTS_GIVEN) | ABOUT.put(n) for n in range(1, MOST_GIVEN + 1)]
        fool = CARD[FOOL].number
        if s.deck and s.pools[DECK_POOL][fool] and not CARD_SET.has(s.has[s.players], fool):
            found.append(FACT.put(FOOL_SENT))
        if s.hooked(TAKEN):
            places = MEADOW_SET.members(NEIGHBOURS[s.figure])
            found += [FACT.put(BESIDE_HER) | ABOUT.put(place) for place in places]
        return found

    def places(self, s: Valley, who: int) -> list[int]:
        """Every place that is not taken; whether the human may use it is the human's affair."""
        found = [place for place in range(BASIC, HAVEN) if SHARED[place] or not s.there[place]]
        found.append(HAVEN)
        for i in range(len(JOURNEY_VALUES)):
            if i == 0 or not s.there[JOURNEY + i]:
                found.append(JOURNEY + i)
        found += [place for place in forest_fields(s) if not s.there[place]]
        found += [EVENTS + i for i, owner in enumerate(s.event_owner) if owner < 0 and not s.there[EVENTS + i]]
        for city in range(len(s.city)):
            for i, number in enumerate(s.city[city]):
                card = s.cards[number]
                if card.opened and card.spots and len(card.spots) > STAFF_ON.of(s.on[city][i]):
                    found.append(CITY + s.serials[city][i])
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind, what = FACT.of(option), ABOUT.of(option)
        if kind in (FREE, LOSE, CARDS_GIVEN, GOODS_GIVEN, POINTS_GIVEN, FOOL_SENT, BESIDE_HER):
            s.push(f)  # the turn goes on
        if kind == VISIT:
            self.visit(s, who, what)
        elif kind == OTHER:
            s.put_worker(who, ASIDE)
            reacted(s, who, (WORKER_ON, WORKER_TOLL), UNTOLD)
        elif kind == ON_STOREHOUSE:
            s.put_worker(who, ASIDE)
            reacted(s, who, (WORKER_ON, WORKER_TOLL), STOREHOUSE)
        elif kind == PLAY:
            self.play(s, who, what)
        elif kind == BESIDE_HER:
            reacted(s, who, (TAKEN,), what)
        elif kind == PREPARE:
            s.workers_back(who)
            s.season[who] += 1
            s.new_workers(who, s.season[who])
            s.tell(SEASON_BEGINS, (who, s.season[who]))
        elif kind == PASS:
            s.passed[who] = 1
            s.tell(PASSES, (who,))
        elif kind == FREE:
            s.put_worker(who, HOME, what)
            s.tell(RECALLS, (who,))
        elif kind == LOSE:
            back_to_deck(s, s.leave(who, what))
        elif kind == CARDS_GIVEN:
            receive(s, what)  # PH-DECK-05
        elif kind == GOODS_GIVEN:
            receive(s, what, tokens=False)  # PH-DECK-07 PH-DECK-08
        elif kind == POINTS_GIVEN:
            gain_points(s, s.players, what)
        elif kind == FOOL_SENT:
            fool = CARD[FOOL].number
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
        return self.facts[FACT.of(option)]


def reacted(s: Valley, who: int, hooks: tuple[int, ...], place: int, that: Result = NOTHING) -> None:
    """What her cards do about something that a human has told: the price first, so it is pushed last."""
    for hook in hooks:
        if s.hooked(hook):
            react(s, Scope(who, place=place, names=((THAT, that),)), hook, that)


class TellScores(Node[Valley]):
    """At the end each human tells the own score; hers is known."""

    says = option("told-score", "score {n}", refs=("player:{who}",), n=CHOSEN, who=SEAT_ASKED)
    asks = question("told-score")

    def run(self, s: Valley, f: Frame) -> None:
        who = max(SEAT_ASKED.of(f), 0)
        if s.rules.helper and who < s.players:
            s.ask(Frame(self, f.scope, who), who, list(range(MOST_POINTS + 1)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = SEAT_ASKED.of(f)
        rest = score_of(s, who) - s.points[who]
        s.points[who] = max(option - rest, 0)
        s.push(f.at(who + 1))


TELL_TURN: Final[Labelled[Valley]] = Labelled("turn", Seq(TellTurn(), EndTurn()))
TELL_SCORES: Final = TellScores()
HELPER_SET_UP: Final[Seq[Valley]] = Seq(
    TellAbilities(), TellForest(), TellEvents(), LayMeadow(), TellStart(), SetUpOpponent()
)
HELPER_GAME: Final[Seq[Valley]] = Seq(Labelled("set-up", HELPER_SET_UP), TURNS)
HERSELF.told_turn = TELL_TURN
HERSELF.ends = TELL_SCORES
ROOTS: Final[dict[str, Node[Valley]]] = {
    "helper-game": HELPER_GAME,
    "helper-turn": TELL_TURN,
    "helper-scores": TELL_SCORES,
    **helper_cards.ROOTS,
}
RULES: Final = modules.TOLD_RULES
