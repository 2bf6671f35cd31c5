"""Setting up: boards, printed pieces, decks, Spirits, the first Explore."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.boards import BALANCED, BOARDS, THEMATIC_SETS
from tidewood.games.spirit_island.board.maps import Map, map_of
from tidewood.games.spirit_island.fields import BOARD, NUMBER, SPIRIT_OF
from tidewood.games.spirit_island.hooks import ADVERSARY, SCENARIO, SETUP
from tidewood.games.spirit_island.invader_cards import COASTAL_CARD
from tidewood.games.spirit_island.pieces import ANY_ELEMENT, TERRAINS
from tidewood.games.spirit_island.rules import Rules, rules_of
from tidewood.games.spirit_island.spirit import Start
from tidewood.games.spirit_island.state import FEAR_POOL, MAJOR_POOL, MINOR_POOL, STAGE_1, Island
from tidewood.games.spirit_island.verbs.invaders import ADVANCE, EXPLORE_STEP, REVEAL
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declare import Cursor, Owner, Worked, option, part, question
from tidewood.kernel.rows import lay

EARLY, LATE, AFTERWARDS = range(3)  # when an adversary or scenario changes the set-up
APART: Final = (("B", "E"), ("D", "F"))  # boards not used together by up to four players, SI-MAP-16 SI-MAP-17


def board_ids(s: Island) -> tuple[str, ...]:
    return tuple(BOARDS[b].removeprefix("thematic-") for b in s.boards)


def chosen_boards(rules: Rules) -> list[int]:
    """The boards that the set-up names, or that the thematic map has for so many; empty: to be drawn. [SI-MAP-19,
    SI-MAP-20, SI-MAP-21, SI-MAP-22]
    """
    given: list[str] = rules.setup["boards"]
    if rules.setup["layout"] == "thematic":
        return [BOARDS.index(f"thematic-{id}") for id in (given or THEMATIC_SETS[rules.boards])]
    return [BOARDS.index(id) for id in given]


def make_map(s: Island) -> Map:
    """The map of the boards in play."""
    setup = rules_of(s).setup
    touching = setup["adjacency"] == "touch"
    return map_of(board_ids(s), setup["layout"], tuple(setup["joins"]), touching)


class DrawBoards(Node[Island]):
    """One board for each player, drawn at random, unless they were chosen. [SI-SETUP-01]"""

    falls = option("board", "board {board}", board=part(BOARD))
    asks = question("board")

    def run(self, s: Island, f: Frame) -> None:
        if len(s.boards) == rules_of(s).boards:
            s.map = make_map(s)
            return
        free = [b for b in range(len(BALANCED)) if b not in s.boards]
        s.chance(f, free, [1] * len(free))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.boards = [*s.boards, outcome]
        s.tell(events.BOARD_DRAWN, (outcome,))
        s.push(f)


class LayOut(Node[Island]):
    """Printed pieces, decks, pools, panels, and the rules that hold from the beginning."""

    def run(self, s: Island, f: Frame) -> None:
        lay_out(s)


def lay_out(s: Island) -> None:
    """Everything of the set-up that needs no decision. [SI-SETUP-02, SI-SETUP-03, SI-SETUP-15, SI-SETUP-16]"""
    for place in s.map.lands:
        for kind, n in s.map.printed[place]:
            s.add(place, kind, n)
    make_decks(s)
    rules = rules_of(s)
    for who, spirit in enumerate(rules.spirits):
        s.uncovered[who] = spirit.opening
        s.hand[who] = list(rules.uniques[who])  # SI-SETUP-11
        found = spirit.elements(spirit.opening)
        for e in range(8):
            s.elements[who * 8 + e] = found[e]
        s.loose[who] = found[ANY_ELEMENT]
        for rule in spirit.rules:
            lay(s, rule, who)
    for challenge in rules.challenges:
        for rule in challenge.rules:
            lay(s, rule, -1)
        for rule in challenge.spirit_rules:
            for who in range(s.players):
                lay(s, rule, who)


def make_decks(s: Island) -> None:
    """Fear, Invader and Power decks and the Blight pool. [SI-SETUP-21, SI-SETUP-23, SI-SETUP-27, SI-SETUP-28,
    SI-SETUP-29, SI-SETUP-32, SI-SETUP-34, SI-SETUP-37]
    """
    rules = rules_of(s)
    s.fear_pool = rules.fear_pool
    s.fear_left = rules.fear_levels[:]
    fear = sum(s.fear_left)
    if any([challenge.fear_everything for challenge in rules.challenges]):
        fear = len(rules.fear_cards)
        s.fear_left = [0, 0, 0]  # no dividers among them
    s.fear_deck = [slot(FEAR_POOL)] * fear
    for stage in rules.deck:
        if stage == "C":
            s.invader_deck.append(slot(STAGE_1 + 1, COASTAL_CARD, PLAYER_SET.first(s.players)))
            s.pools[STAGE_1 + 1][COASTAL_CARD] = 0
        else:
            s.invader_deck.append(slot(STAGE_1 + int(stage) - 1))
    s.blight_pool = rules.blight_pool
    if not rules.progression:
        s.minor_deck = [slot(MINOR_POOL)] * sum(s.pools[MINOR_POOL])
        s.major_deck = [slot(MAJOR_POOL)] * sum(s.pools[MAJOR_POOL])


PART: Final = Cursor(NUMBER)  # of the first Presence, by the back of the panel


def presence_to_place(s: Island, f: Frame, option: int) -> int:
    return rules_of(s).spirits[f.scope.owner].start[PART.of(f)].n


class StartingPresence(Verb):
    """A Spirit's first Presence, on its own board, by the back of its panel. [SI-SETUP-12, SI-SETUP-13,
    SI-SETUP-14]
    """

    says = to_land("presence {land}")
    asks = question("start", spirit=Owner(SPIRIT_OF), n=Worked(NUMBER, presence_to_place))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        i = max(PART.of(f), 0)
        parts = rules_of(s).spirits[who].start
        if i >= len(parts):
            return
        places = start_places(s, who, parts[i])
        s.push(f.at(i + 1))
        if len(places) == 1:
            self.place(s, who, parts[i], places[0])
        elif places:
            s.stack.pop()
            self.ask(s, f.at(i), places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        i = PART.of(f)
        s.push(f.at(i + 1))
        self.place(s, who, rules_of(s).spirits[who].start[i], option)

    def place(self, s: Island, who: int, part: Start, place: int) -> None:
        s.add_presence(who, place, part.n)
        s.tell(events.PRESENCE_ADDED, (who, s.site(place)))


def start_places(s: Island, who: int, part: Start) -> list[int]:
    """Where a part of the first Presence goes; several: one of them is chosen. As far as the board allows."""
    lands = s.map.lands_of[who]
    what, _, more = part.where.partition(" ")
    if what == "ocean":
        return [s.map.ocean_of[who]]
    if what == "number":
        return [place for place in lands if s.map.number[place] == int(more)]
    if what == "highest":
        found = [place for place in lands if s.map.terrain[place] == TERRAINS.index(more)]
        return found[-1:] or lands  # SI-SETUP-14
    if what in ("most", "second-most"):
        # The two lands with the most Dahan; of more than two equal ones the player chooses.
        free = [place for place in lands if not s.present(who, place)]
        most = max([s.dahan(place) for place in free], default=0)
        found = [place for place in free if s.dahan(place) == most]
        return found[:1] if what == "most" and len(found) == 2 else found
    scope = Scope(who, mode=SETUP)
    found = lands if part.land is None else [place for place in lands if part.land.fits(s, place, scope)]
    return found or lands  # SI-SETUP-14


class FirstExplore(Node[Island]):
    """The top Invader card is turned up, explored, and moves on to Build. [SI-SETUP-40, SI-SETUP-41]"""

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(ADVANCE, f.scope))
        s.push(Frame(EXPLORE_STEP, f.scope))
        s.push(Frame(REVEAL, f.scope))

    def children(self) -> list[Node[Island]]:
        return [REVEAL, EXPLORE_STEP, ADVANCE]


class ChallengeSetup(Node[Island]):
    """What adversary and scenario change in the set-up. [SI-ADVERSARY-11, SI-SCENARIO-05]"""

    def __init__(self, when: int) -> None:
        self.when: Final = when

    def run(self, s: Island, f: Frame) -> None:
        for challenge in reversed(rules_of(s).challenges):
            cause = SCENARIO if challenge is rules_of(s).scenario else ADVERSARY
            for node in reversed((challenge.setup, challenge.setup_last, challenge.after_setup)[self.when]):
                s.push(Frame(node, Scope(-1, mode=cause)))


class EachStarts(Node[Island]):
    """Every Spirit starts on its own board. [SI-SETUP-12]"""

    def run(self, s: Island, f: Frame) -> None:
        for who in reversed(range(s.players)):
            s.push(Frame(STARTING_PRESENCE, Scope(who, mode=SETUP)))

    def children(self) -> list[Node[Island]]:
        return [STARTING_PRESENCE]


STARTING_PRESENCE: Final = StartingPresence()
SETUP_STEPS: Final[list[Node[Island]]] = [
    DrawBoards(),
    LayOut(),
    EachStarts(),
    ChallengeSetup(EARLY),
    ChallengeSetup(LATE),
    FirstExplore(),
    ChallengeSetup(AFTERWARDS),
]
