"""Rugwort, the opponent of the solo game. [ED-SOLO-01 to ED-SOLO-23]"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import (
    ACHIEVES,
    DISCARDS,
    ENTERS,
    HE_PLAYS_NOTHING,
    HE_PREPARES,
    HE_TAKES,
    HE_WARDS,
    ROLLED,
)
from tidewood.games.everdell.fields import MEADOW_SET, PLAYER_SET
from tidewood.games.everdell.opponent import OPPONENTS, Opponent
from tidewood.games.everdell.pieces import (
    AUTUMN,
    BASIC,
    CARD_PLAYED,
    FOREST,
    HAVEN,
    HOME,
    JOURNEY,
    LEGENDARY,
    LOST,
    MEADOW_SIZE,
    NO_CARD,
    ON_MEADOW,
    OPPONENT,
    PROSPERITY,
    WAITING,
    WORKERS,
)
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.rules import RUGWORT
from tidewood.games.everdell.state import N_TYPES, Valley
from tidewood.games.everdell.verbs.common import Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_CARD, CHOSEN_PLACE, SEAT
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.decks import card_of
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Worked, option, question
from tidewood.kernel.rows import AFTER, THAT, Rule, lay

FOREST_WORKER: Final = 0  # his workers, by what they do
BASIC_WORKER: Final = 1
MEADOW_WORKERS: Final = (2, 3, 4, 5)
BASIC_STOPS: Final = (BASIC, BASIC + 2, BASIC + 5, BASIC + 6)  # one for each season [ED-SOLO-03, ED-SOLO-13]
MEADOW_STOPS: Final = ((), (1,), (2,), (3, 4))  # [ED-SOLO-09]


def his(s: Valley, worker: int) -> int:
    return s.players * WORKERS + worker


def move(s: Valley, worker: int, place: int) -> None:
    i = his(s, worker)
    if s.at[i] >= 0:
        s.crowd(s.at[i], -1)
    s.at[i] = place
    if place >= 0:
        s.crowd(place, 1)


class SetUp(Node[Valley]):
    """His two workers start on the first forest card and on 3 twigs. [ED-SOLO-03]"""

    def run(self, s: Valley, f: Frame) -> None:
        first = his(s, 0)
        s.at[first : first + 6] = [HOME, HOME, *[WAITING] * 4]
        if s.forest:
            move(s, FOREST_WORKER, FOREST)
        move(s, BASIC_WORKER, BASIC_STOPS[0])
        lay(s, DIE_RULE, s.players)


def stand(s: Valley, places: list[int]) -> None:
    """His workers as a position names them: one in the forest or on the Journey, one on a basic location."""
    for worker, lowest in ((FOREST_WORKER, HAVEN), (BASIC_WORKER, BASIC)):
        here = [place for place in places if (place > HAVEN) == (lowest == HAVEN)]
        if here:
            move(s, worker, here[0])


def ward(s: Valley, place: int) -> None:
    """One of his workers lies on a card of the Meadow. [ED-SOLO-09, ED-SOLO-10]"""
    move(s, MEADOW_WORKERS[place - 1], ON_MEADOW - place)
    s.warded = MEADOW_SET.plus(s.warded, place)


class RollDie(Node[Valley]):
    """The eight-sided die; Rugwort takes the Meadow card of that number. [ED-SOLO-04, ED-SOLO-05]"""

    falls = option("number", "die {n}", number=CHOSEN, n=CHOSEN)
    asks = question("roll-die")

    def run(self, s: Valley, f: Frame) -> None:
        s.chance(f, list(range(1, MEADOW_SIZE + 1)), [1] * MEADOW_SIZE)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        he = s.players
        s.tell(ROLLED, (outcome,))
        if s.rules.variant == "lucky" and s.die == outcome:  # ED-SOLO-23
            gain_points(s, he, 1)
        s.die = outcome
        if s.rules.variant == "cranky" and outcome == MEADOW_SIZE:
            s.push(Frame(LOSE_CARD, f.scope))
        card = s.meadow[outcome - 1]
        if card == NO_CARD:
            return
        if s.cards[card].into_others:
            self.fool(s, outcome)
        else:
            s.enter(he, card)  # ED-SOLO-06
            s.meadow[outcome - 1] = NO_CARD
            s.tell(HE_TAKES, (card, outcome))
        s.push(Frame(REFILL, f.scope))

    def fool(self, s: Valley, place: int) -> None:
        """The Fool goes into the player's city; if that is full he plays nothing. [ED-SOLO-14]"""
        card = s.meadow[place - 1]
        if s.fits(0, card) and card not in s.city[0]:
            s.meadow[place - 1] = NO_CARD
            s.enter(0, card)
            s.tell(ENTERS, (0, card))
        else:
            s.tell(HE_PLAYS_NOTHING)


class HePlays(Node[Valley]):
    """He takes a card for each card of the player; for a legendary one he gains tokens and takes two. [ED-SOLO-04,
    MW-LEGEND-22, MW-LEGEND-23]
    """

    def run(self, s: Valley, f: Frame) -> None:
        played = f.scope.named(THAT).things
        s.push(Frame(ROLL_DIE, f.scope))
        if played and s.cards[played[0][0]].rarity == LEGENDARY:
            gain_points(s, s.players, 3)
            s.push(Frame(ROLL_DIE, f.scope))


class LoseCard(Node[Valley]):
    """Cranky: on an 8 the player loses a random card of the hand. [ED-SOLO-23]"""

    falls = option("card", "lose {card}", card=CHOSEN_CARD)
    asks = question("lose-card")

    def run(self, s: Valley, f: Frame) -> None:
        cards = s.hand_cards(0)
        if cards:
            every = [card_of(packed) for packed in s.hands[0]]
            s.chance(f, cards, [every.count(card) for card in cards])

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.discard_from_hand(0, outcome)
        s.tell(DISCARDS, (0, 1), (outcome,), PLAYER_SET.only(0))


def take_basic_events(s: Valley) -> None:
    """He takes every basic event whose requirement his city meets. [ED-SOLO-08, ED-SOLO-19]"""
    for i, owner in enumerate(s.event_owner):
        event = EVENT_CARDS[s.events[i]]
        if owner < 0 and event.basic and event.met(s, s.players):
            s.event_owner[i] = s.players
            s.tell(ACHIEVES, (OPPONENT, s.events[i]))


class Prepares(Node[Valley]):
    """After the player has prepared he does: events, new workers on the Meadow, forest worker, basic worker.
    [ED-SOLO-07 to ED-SOLO-13, ED-SOLO-20, ED-SOLO-21, ED-SOLO-22]
    """

    def run(self, s: Valley, f: Frame) -> None:
        he = s.players
        season = s.season[0]
        s.season[he] = season
        take_basic_events(s)
        if s.rules.variant == "hasty":  # ED-SOLO-23
            for i, owner in enumerate(s.event_owner):
                if owner < 0 and not EVENT_CARDS[s.events[i]].basic:
                    s.event_owner[i] = he
                    s.tell(ACHIEVES, (OPPONENT, s.events[i]))
                    break
        for place in MEADOW_STOPS[season]:
            ward(s, place)  # ED-SOLO-09 ED-SOLO-10
            s.tell(HE_WARDS, (place,))
        if season == AUTUMN:
            move(s, FOREST_WORKER, JOURNEY + s.rules.rugwort_level)  # ED-SOLO-12 ED-SOLO-20 ED-SOLO-21
        else:
            step = 1 if s.rules.clockwise else -1
            field = (s.at[his(s, FOREST_WORKER)] - FOREST + step) % len(s.forest)
            move(s, FOREST_WORKER, FOREST + field)  # ED-SOLO-11
        if season == AUTUMN and s.rules.rugwort_level == 3:
            move(s, BASIC_WORKER, LOST)
            s.push(Frame(LOSE_WORKER, f.scope))  # ED-SOLO-22
        else:
            move(s, BASIC_WORKER, BASIC_STOPS[season])
        s.tell(HE_PREPARES, (season,))


class LoseWorker(Verb):
    """On the third level one worker of the player leaves the game in autumn. [ED-SOLO-22]"""

    says = option("lose-worker", "lose {place}", place=CHOSEN_PLACE)
    at_home: ClassVar = option(
        "lose-worker-at-home", "lose home", refs=("player:{who}",), who=Worked(SEAT, lambda s, f, option: 0)
    )
    asks = question("lose-worker")

    def run(self, s: Valley, f: Frame) -> None:
        own = s.at[:WORKERS]
        options = sorted({place for place in own if place == HOME or place >= 0})
        if options:
            s.ask(f, 0, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.put_worker(0, LOST, option)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.at_home if option == HOME else self.says


class Ends(Node[Valley]):
    """At the end he takes the basic events he qualifies for. [ED-SOLO-19]"""

    def run(self, s: Valley, f: Frame) -> None:
        take_basic_events(s)


def his_lines(s: Valley) -> dict[str, int]:
    """What he scores. [ED-SOLO-18, ED-SOLO-20]"""
    he = s.players
    prosperity = s.types[he * N_TYPES + PROSPERITY]
    basic = missed = 0
    for i, owner in enumerate(s.event_owner):
        is_basic = EVENT_CARDS[s.events[i]].basic
        basic += owner == he and is_basic
        missed += owner != 0 and not is_basic
    field = s.at[his(s, FOREST_WORKER)]
    lines = {
        "cards": 2 * (len(s.city[he]) - prosperity),
        "prosperity": (5 if s.rules.variant == "glitzy" else 3) * prosperity,
        "basic_events": 3 * basic,
        "special_events": (3 if s.rules.rugwort_level == 1 else 6) * missed,
        "journey": 2 + field - JOURNEY if JOURNEY <= field < JOURNEY + 4 else 0,
        "tokens": s.points[he],
    }
    if s.rules.variant == "squatty":  # ED-SOLO-23
        lines["empty_spaces"] = 2 * max(s.spaces(0) - s.spaces_used(0), 0)
    return lines


class Rugwort(Opponent):
    """He takes no turns of his own: he acts after cards the player plays and after the player prepares."""

    name = RUGWORT

    def lines(self, s: Valley) -> dict[str, int]:
        return his_lines(s)


ROLL_DIE: Final = RollDie()
SET_UP: Final = SetUp()
LOSE_CARD: Final = LoseCard()
LOSE_WORKER: Final = LoseWorker()
RUGWORT_PREPARES: Final = Prepares()
RUGWORT_ENDS: Final = Ends()
HE_PLAYS: Final = HePlays()
DIE_RULE: Final[Rule[Valley]] = Rule("rugwort-takes-a-card", AFTER, CARD_PLAYED, Seq(HE_PLAYS), part_of_action=True)
RUGWORT_HIMSELF: Final = Rugwort()
RUGWORT_HIMSELF.set_up = SET_UP
RUGWORT_HIMSELF.after_prepare = RUGWORT_PREPARES
RUGWORT_HIMSELF.ends = RUGWORT_ENDS
OPPONENTS[RUGWORT] = RUGWORT_HIMSELF
RULES: Final[dict[str, Rule[Valley]]] = {DIE_RULE.id: DIE_RULE}
ROOTS: Final[dict[str, Node[Valley]]] = {
    "roll-die": ROLL_DIE,
    "lose-card": LOSE_CARD,
    "lose-worker": LOSE_WORKER,
    "rugwort-set-up": SET_UP,
    "rugwort-prepares": RUGWORT_PREPARES,
    "rugwort-ends": RUGWORT_ENDS,
}
