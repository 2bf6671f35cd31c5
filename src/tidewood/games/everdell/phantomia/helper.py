"""The helper: the program runs Phantomia alone, for people who play at a real table.

The people keep their own cards, resources and points. The program is told only what Phantomia's cards ask about: which
places are taken, which open destinations there are, who has which event, what she is given; which card lies in a place
of the Meadow when she takes it; and what her character, plan and list cards need to know (see helper_cards.py). Facts
are answers of the players, so that the door to chance stays free: rolled, the program draws action cards and rolls her
die; asked, people do that too. Everything that people carry out for her is told as a step of the log.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import TERMS
from tidewood.games.everdell.events import HAS_ABILITY
from tidewood.games.everdell.fields import ABILITY, NUMBER
from tidewood.games.everdell.mistwood.dealing import in_play
from tidewood.games.everdell.phantomia import happenings as steps
from tidewood.games.everdell.phantomia import helper_cards
from tidewood.games.everdell.phantomia.opponent import HERSELF
from tidewood.games.everdell.phantomia.told_turns import TellTurn
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.phantomia.verbs.naming import SEAT_ASKED
from tidewood.games.everdell.pieces import (
    KINDS,
    MEADOW_SIZE,
)
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.rounds import TURNS, EndTurn, LayEvents, LayForest, SetUpOpponent, StartPlayer
from tidewood.games.everdell.scoring import score_of, tie_break
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.farm_stack import stack_farms
from tidewood.games.everdell.verbs.meadow import UNKNOWN
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_EVENT, CHOSEN_LOCATION, CHOSEN_SEAT
from tidewood.kernel.combine import Labelled, Seq
from tidewood.kernel.core import REAL_TABLE, Frame, Node
from tidewood.kernel.declare import Worked, option, part, question

MOST_POINTS: Final = 200
MOST_LEFT: Final = 60
FIRST_FOREST: Final = min([x.number for x in LOCATIONS if x.kind == "forest"])
BASIC_EVENTS: Final = len([event for event in EVENT_CARDS if event.basic])
SPECIAL: Final = [e.number for e in EVENT_CARDS if not e.basic and not e.among_people]
THREE: Final = 3  # forest cards


# -- the set-up


class SayTable(Node[Valley]):
    """How the table is set up, step by step; then people say that it is done. [PH-SETUP-01 to PH-SETUP-21]"""

    says = option("table-ready", "ready")
    asks = question("table-ready")

    def run(self, s: Valley, f: Frame) -> None:
        rules = s.rules
        s.tell(steps.TABLE_FOR, (s.players + 1,))
        s.tell(steps.TABLE_BOX)
        if rules.forests == THREE:
            s.tell(steps.TABLE_FOREST)
        s.tell(steps.TABLE_MEADOW)
        s.tell(steps.TABLE_HANDS)
        s.tell(steps.TABLE_LAIR)
        s.tell(steps.TABLE_SPIDERS)
        s.tell(steps.TABLE_ACTIONS if s.mode == REAL_TABLE else steps.TABLE_NO_ACTIONS)
        self.say_modules(s)
        s.ask(f, 0, [0], silent=False)

    def say_modules(self, s: Valley) -> None:
        rules = s.rules
        for chosen, step in (
            ("corrin" in rules.sets, steps.TABLE_CORRIN),
            ("farms" in rules.sets, steps.TABLE_FARMS),
            (rules.legends, steps.TABLE_LEGENDS),
            (rules.abilities, steps.TABLE_ABILITIES),
            (not rules.spring_worker, steps.TABLE_NO_SPRING_WORKER),
        ):
            if chosen:
                s.tell(step)
        if rules.character != "none" or rules.plan != "none" or rules.uses_lists:
            s.tell(steps.TABLE_WEBS)
        if rules.uses_lists:
            s.tell(steps.TABLE_LISTS)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        """It is done."""


class TellForest(LayForest):
    """Which forest cards lie out."""

    says = option(
        "place",
        "forest {place}",
        number=Worked(NUMBER, lambda s, f, option: option - FIRST_FOREST + 1),
        place=CHOSEN_LOCATION,
    )

    def run(self, s: Valley, f: Frame) -> None:
        if len(s.forest) < s.rules.forests:
            left = [x.number for x in LOCATIONS if x.kind == "forest" and x.number not in s.forest]
            s.ask(f, 0, left)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class TellEvents(LayEvents):
    """Which special events lie out."""

    says = option(
        "event",
        "event {event}",
        number=Worked(NUMBER, lambda s, f, option: SPECIAL.index(option) + 1),
        event=CHOSEN_EVENT,
    )
    asks = question("told-events", n=Worked(NUMBER, lambda s, f, option: len(s.events) - BASIC_EVENTS + 1))

    def offer(self, s: Valley, f: Frame, left: list[int]) -> None:
        s.ask(f, 0, left)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class TellAbilities(Node[Valley]):
    """Which ability card each human has kept. What it does is the human's affair, but one takes all farms out of the
    deck, and the owner of another begins. [PH-ABILITY-01, MW-ABILITY-08, MW-ABILITY-09]
    """

    says = option("ability", "ability {ability}", ability=part(ABILITY))
    asks = question("told-ability")

    def run(self, s: Valley, f: Frame) -> None:
        who = max(SEAT_ASKED.of(f), 0)
        if s.rules.abilities and who < s.players:
            left = [number for number in in_play(s) if number not in s.ability]
            s.ask(SEAT_ASKED.put(f, who), who, left, silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = SEAT_ASKED.of(f)
        s.ability = [*s.ability[:who], option, *s.ability[who + 1 :]]
        s.tell(HAS_ABILITY, (who, option))
        if TERMS[option].stacks_farms:
            stack_farms(s)
        s.push(SEAT_ASKED.put(f, who + 1))


class TellStart(StartPlayer):
    """Who sits to her left. [PH-SETUP-08]"""

    says = option("left-of-her", "start {who}", who=CHOSEN_SEAT)
    asks = question("left-of-her")

    def run(self, s: Valley, f: Frame) -> None:
        if s.rules.start_player == "random" and not any([TERMS[n].begins for n in s.ability]):
            s.ask(f, 0, list(range(s.players)))
        else:
            super().run(s, f)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class LayMeadow(Node[Valley]):
    """There are cards in the Meadow; which, is asked when she takes one."""

    def run(self, s: Valley, f: Frame) -> None:
        s.meadow = [UNKNOWN] * MEADOW_SIZE


# -- the end


class TellScores(Node[Valley]):
    """At the end each human tells the own score; hers is known."""

    says = option("told-score", "score {n}", refs=("player:{who}",), number=CHOSEN, n=CHOSEN, who=SEAT_ASKED)
    asks = question("told-score")

    def run(self, s: Valley, f: Frame) -> None:
        who = max(SEAT_ASKED.of(f), 0)
        if s.rules.helper and who < s.players:
            s.ask(SEAT_ASKED.frame(self, f.scope, who), who, list(range(MOST_POINTS + 1)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = SEAT_ASKED.of(f)
        s.points[who] += option - score_of(s, who)  # what is known of it is part of what was told
        s.push(SEAT_ASKED.put(f, who + 1))


class TellLeftovers(Node[Valley]):
    """Two humans with as many points and events: the resources left decide, and only people know them. [ED-SCORE-04]"""

    says = option("told-left", "{n} left", refs=("player:{who}",), number=CHOSEN, n=CHOSEN, who=SEAT_ASKED)
    asks = question("told-left")

    def run(self, s: Valley, f: Frame) -> None:
        who = max(SEAT_ASKED.of(f), 0)
        if s.rules.helper and who < s.players and (who > 0 or self.tied(s)):
            s.ask(SEAT_ASKED.frame(self, f.scope, who), who, list(range(MOST_LEFT + 1)))

    def tied(self, s: Valley) -> bool:
        ranks = [(score_of(s, who), *tie_break(s, who)) for who in range(s.players)]
        return s.players > 1 and len(set(ranks)) == 1 and ranks[0][0] > score_of(s, s.players)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = SEAT_ASKED.of(f)
        s.stock[who * KINDS] = option
        s.push(SEAT_ASKED.put(f, who + 1))


TELL_TURN: Final[Labelled[Valley]] = Labelled("turn", Seq(TellTurn(), EndTurn()))
TELL_SCORES: Final[Seq[Valley]] = Seq(TellScores(), TellLeftovers())
HELPER_SET_UP: Final[Seq[Valley]] = Seq(
    SayTable(), TellAbilities(), TellForest(), TellEvents(), LayMeadow(), TellStart(), SetUpOpponent()
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
