"""How she prepares for a season, and how her game ends. [PH-SEASON-01 to PH-SEASON-12, PH-END-01 to PH-END-06]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import PASSES, ROLLED, SEASON_BEGINS
from tidewood.games.everdell.phantomia.deck.cards import PILE, PLAYED, STACK
from tidewood.games.everdell.phantomia.happenings import (
    SEASON_ROLLS,
    SHE_DISCARDS,
    SHE_REMOVES,
    SHE_TAKES,
    SHE_UNVEILS,
    STEP_BACK,
    STEP_SEASON,
    STEP_SPIDERS,
    STEP_STACK,
)
from tidewood.games.everdell.phantomia.verbs.arrow import card_place
from tidewood.games.everdell.phantomia.verbs.events import take_further_event, take_occupied_events
from tidewood.games.everdell.phantomia.verbs.lair import receive, receive_card, receive_legend
from tidewood.games.everdell.phantomia.verbs.modules import before_preparing
from tidewood.games.everdell.phantomia.verbs.naming import ASK_DIE, AT_PLACE, DIE, HER_CARD
from tidewood.games.everdell.phantomia.verbs.spiders import all_back, own_workers
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.phantomia.verbs.turning_up import look_and_take, turn_up
from tidewood.games.everdell.pieces import HOME, MEADOW_SIZE, NO_CARD, OPPONENT_CODES, SPRING, SUMMER, WAITING
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import LEFT
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import REAL_TABLE, REVEALED, Frame, Node
from tidewood.kernel.decks import UNSEEN, card_of, pool_of
from tidewood.kernel.declare import question

NEW_SPIDERS: Final = (0, 1, 2, 3)  # [PH-SETUP-13, PH-SEASON-06, PH-SEASON-08, PH-SEASON-10]
NEW_CARDS: Final = (0, 2, 0, 2)
ROLLS: Final = (0, 1, 2, 2)


class BeforePreparing(Node[Valley]):
    """What her character, plan and list cards do first. [PH-LIST-02, PH-PLAN-09, PH-CHARACTER-12]"""

    def run(self, s: Valley, f: Frame) -> None:
        before_preparing(s, f)


class NextSeason(Node[Valley]):
    """Season, action cards, events, workers and figure, then the gifts of the season. [PH-SEASON-01 to PH-SEASON-10]"""

    def run(self, s: Valley, f: Frame) -> None:
        her = s.players
        s.season[her] += 1
        season = s.season[her]
        s.special = 0
        s.tell(SEASON_BEGINS, (OPPONENT_CODES["phantomia"], season))
        say_step(s, STEP_SEASON, season)
        if s.mode == REAL_TABLE:
            say_step(s, STEP_STACK, season)
        s.actions = [  # PH-SEASON-02
            STACK if at == PLAYED or (at == PILE and card.season == season) else at
            for at, card in zip(s.actions, s.rules.her_deck.actions, strict=True)
        ]
        take_occupied_events(s)
        take_further_event(s)
        all_back(s)
        s.figure = 0  # the Meadow is not refilled yet [PH-SEASON-05, PH-FIGURE-04]
        say_step(s, STEP_BACK)
        for _ in range(NEW_SPIDERS[season]):
            if WAITING in own_workers(s):
                s.put_worker(her, HOME, WAITING)
        say_step(s, STEP_SPIDERS, NEW_SPIDERS[season])
        s.push(Frame(REFILL, f.scope))
        s.push(LEFT.frame(ROLL_GIFTS, f.scope, ROLLS[season]))
        s.push(Frame(SAY_ROLLS, f.scope))
        if season != SPRING and s.rules.legends:
            receive_legend(s)  # PH-LEGEND-01
        if NEW_CARDS[season]:
            receive(s, NEW_CARDS[season])


class SayRolls(Node[Valley]):
    """What the die is rolled for."""

    def run(self, s: Valley, f: Frame) -> None:
        season = s.season[s.players]
        say_step(s, SEASON_ROLLS, season, ROLLS[season])


class RollGifts(Node[Valley]):
    """The die is rolled for Meadow cards: in summer she takes them, else she discards them. An empty place means the
    next card in arrow direction. [PH-SEASON-07, PH-SEASON-09, PH-SEASON-11, PH-SEASON-12]
    """

    falls = DIE
    asks = ASK_DIE

    def run(self, s: Valley, f: Frame) -> None:
        if AT_PLACE.of(f) > 0:
            self.take(s, AT_PLACE.put(f, -1), AT_PLACE.of(f))
        elif LEFT.of(f) > 0 and any([card != NO_CARD for card in s.meadow]):
            s.chance(f, list(range(1, MEADOW_SIZE + 1)), [1] * MEADOW_SIZE)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(ROLLED, (outcome,))
        look_and_take(s, f, outcome, card_place(s, outcome))

    def take(self, s: Valley, f: Frame, place: int) -> None:
        card = s.meadow[place - 1]
        s.meadow[place - 1] = NO_CARD
        s.push(LEFT.put(f, LEFT.of(f) - 1))
        if s.season[s.players] == SUMMER:
            s.tell(SHE_TAKES, (card, place))
            receive_card(s, card, s.all_players)
        else:
            s.discard_shown(card)
            s.tell(SHE_REMOVES, (card, place))


class Ends(Node[Valley]):
    """In autumn her game ends instead: events with her workers, the cards of her lair, one more basic event.
    [PH-END-01, PH-END-02, PH-END-03, PH-END-04, G12]
    """

    def run(self, s: Valley, f: Frame) -> None:
        if not s.rules.events_left:  # E14
            take_occupied_events(s)
        s.push(Frame(LAST_EVENT, f.scope))
        s.push(Frame(OPEN_LAIR, f.scope))


class OpenLair(Node[Valley]):
    """The cards of her lair come into her city, even if it is full; a Fool is discarded. [PH-END-02, PH-END-03]"""

    says = HER_CARD
    falls = HER_CARD
    asks = question("her-lair")

    def run(self, s: Valley, f: Frame) -> None:
        if s.lair:
            packed = s.lair[0]
            if card_of(packed) != UNSEEN:
                self.fell(s, f, card_of(packed))
                return
            pool = s.pools[pool_of(packed)]
            cards = [card for card, n in enumerate(pool) if n]
            turn_up(s, f, cards, [pool[card] for card in cards])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.marks |= REVEALED
        packed = s.lair[0]
        if card_of(packed) == UNSEEN:
            s.pools[pool_of(packed)][outcome] -= 1
        s.lair = s.lair[1:]
        if s.cards[outcome].into_others:
            s.discard_shown(outcome)
            s.tell(SHE_DISCARDS, (outcome,))
        else:
            s.enter(s.players, outcome)
            s.tell(SHE_UNVEILS, (outcome,))
        s.push(f)


class LastEvent(Node[Valley]):
    """One more basic event; then she is done. [PH-END-04]"""

    def run(self, s: Valley, f: Frame) -> None:
        take_further_event(s)
        s.passed[s.players] = 1
        s.tell(PASSES, (OPPONENT_CODES["phantomia"],))


SAY_ROLLS: Final = SayRolls()
ROLL_GIFTS: Final = RollGifts()
OPEN_LAIR: Final = OpenLair()
LAST_EVENT: Final = LastEvent()
PREPARE: Final[Seq[Valley]] = Seq(BeforePreparing(), NextSeason())
END: Final[Seq[Valley]] = Seq(BeforePreparing(), Ends())
