"""Setting up: boards, printed pieces, decks, Spirits, the first Explore."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.boards import (
    APART,
    BOARDS,
    MORE_BADLANDS,
    STRIFE_TOWN,
    THEMATIC_SETS,
    board_id,
    numbers_of,
)
from tidewood.games.spirit_island.board.layouts import Join
from tidewood.games.spirit_island.board.maps import Map, map_of
from tidewood.games.spirit_island.cards.tokens import TOKEN_RULES
from tidewood.games.spirit_island.content import SPIRITS, tokens
from tidewood.games.spirit_island.fields import BOARD, NUMBER, SPIRIT_OF
from tidewood.games.spirit_island.hooks import ADVERSARY, FEAR_REACHES, SCENARIO, SETUP
from tidewood.games.spirit_island.invader_cards import COASTAL_CARD
from tidewood.games.spirit_island.pieces import ANY_ELEMENT, BADLANDS, BEASTS, DISEASE, TERRAINS, TOWN
from tidewood.games.spirit_island.rounds.events import plant
from tidewood.games.spirit_island.rules import Rules, rules_of
from tidewood.games.spirit_island.spirit import Start
from tidewood.games.spirit_island.state import EVENT_POOL, FEAR_POOL, MAJOR_POOL, MINOR_POOL, STAGE_1, Island
from tidewood.games.spirit_island.verbs.invaders import ADVANCE, EXPLORE_STEP, REVEAL
from tidewood.games.spirit_island.verbs.new_boards import new_joins
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declare import Cursor, Owner, Worked, option, part, question
from tidewood.kernel.rows import lay

DISEASED: Final = 2  # the land of every board that has Disease, SI-SETUP-05
EARLY, LATE, AFTERWARDS = range(3)  # when an adversary or scenario changes the set-up
CLOSE: Final = 4  # so many boards or fewer: some are not used together


def board_ids(s: Island) -> tuple[str, ...]:
    return tuple(board_id(b) for b in s.boards)


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
    return map_by_set_up(rules_of(s), board_ids(s), new_joins(s))


def map_by_set_up(rules: Rules, ids: tuple[str, ...], more: tuple[Join, ...] = ()) -> Map:
    """The map of these boards, as the set-up or its scenario lays them; `more`: how those lie that came later."""
    return map_of(ids, *rules.layout_of(ids), rules.setup["adjacency"] == "touch", more)


APART_BOTH_WAYS: Final = [*APART, *[(other, one) for one, other in APART]]


def kept_apart(boards: tuple[str, ...]) -> list[str]:
    """Boards that do not go together with one of these. [SI-MAP-16, SI-MAP-17]"""
    return [other for one, other in APART_BOTH_WAYS if one in boards]


class DrawBoards(Node[Island]):
    """One board for each player, drawn at random, unless they were chosen. [SI-SETUP-01, SI-MAP-16, SI-MAP-17]"""

    falls = option("board", "board {board}", board=part(BOARD))
    asks = question("board")

    def run(self, s: Island, f: Frame) -> None:
        rules = rules_of(s)
        if len(s.boards) == rules.boards:
            s.map = make_map(s)
            return
        out = kept_apart(board_ids(s)) if rules.boards <= CLOSE else []
        free = [b for b in numbers_of(rules.expansions, False) if b not in s.boards and board_id(b) not in out]
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
    """Everything of the set-up that needs no decision. [SI-SETUP-02, SI-SETUP-15, SI-SETUP-16]"""
    rules = rules_of(s)
    own = None if rules.scenario is None else rules.scenario.lay_pieces
    if own is not None:
        own(s)
    else:
        lay_printed(s)
    if rules.expansions:
        for rule in TOKEN_RULES:
            lay(s, rule, -1)
    make_decks(s)
    for who, spirit in enumerate(rules.spirits):
        s.uncovered[who] = spirit.opening
        s.hand[who] = list(rules.uniques[who])  # SI-SETUP-11
        s.destroyed[who] = spirit.destroyed
        s.energy[who] = spirit.first_energy
        found = spirit.elements(spirit.opening)
        for e in range(8):
            s.elements[who * 8 + e] = found[e]
        s.loose[who] = found[ANY_ELEMENT]
        for rule in spirit.rules:
            lay(s, rule, who)
    for challenge in rules.challenges:
        for rule in challenge.rules:
            lay(s, rule, -1)
        for mark in challenge.marks:
            deck = s.fear_deck if mark.rule.hook == FEAR_REACHES else s.invader_deck
            lay(s, mark.rule, -1, value=len(deck) - mark.under)
        for rule in challenge.spirit_rules:
            for who in range(s.players):
                lay(s, rule, who)


def lay_printed(s: Island) -> None:
    """What is printed on the boards, and the tokens of a game with Branch & Claw or Jagged Earth. [SI-SETUP-03,
    SI-SETUP-04, SI-SETUP-05]
    """
    for place in s.map.lands:
        for kind, n in s.map.printed[place]:
            s.add(place, kind, n)
    if not rules_of(s).expansions:
        return
    if rules_of(s).setup["layout"] == "thematic":
        lay_printed_tokens(s)
    else:
        for lands in s.map.lands_of:
            bare = [place for place in lands if not s.map.printed[place]]
            if bare:
                s.add(bare[0], BEASTS)
            s.add(next(place for place in lands if s.map.number[place] == DISEASED), DISEASE)


def lay_printed_tokens(s: Island) -> None:
    """On the thematic map they are printed, and Jagged Earth adds Badlands. [SI-SETUP-06, SI-SETUP-07]"""
    has_badlands = "badlands" in tokens(rules_of(s).expansions)
    for place in s.map.lands:
        for shape, n in s.map.tokens[place]:
            if shape == STRIFE_TOWN:
                s.take(place, TOWN)
            s.add(place, shape, n)
        if has_badlands and s.map.names[place] in MORE_BADLANDS:
            s.add(place, BADLANDS)


def make_decks(s: Island) -> None:
    """Fear, Invader and Power decks and the Blight pool. [SI-SETUP-21, SI-SETUP-23, SI-SETUP-27, SI-SETUP-28,
    SI-SETUP-29, SI-SETUP-32, SI-SETUP-34, SI-SETUP-37]
    """
    rules = rules_of(s)
    s.fear_pool = rules.fear_pool
    s.fear_left = rules.fear_levels[:]
    fear = sum(s.fear_left)
    if any([challenge.fear_everything for challenge in rules.challenges]):
        fear = sum(s.pools[FEAR_POOL])
        s.fear_left = [0, 0, 0]  # no dividers among them
    elif any([challenge.fear_rest for challenge in rules.challenges]):
        s.fear_left[2] += sum(s.pools[FEAR_POOL]) - fear
        fear = sum(s.fear_left)
    s.fear_deck = [slot(FEAR_POOL)] * fear
    for stage in rules.deck:
        if stage == "C":
            s.invader_deck.append(slot(STAGE_1 + 1, COASTAL_CARD, PLAYER_SET.first(s.players)))
            s.pools[STAGE_1 + 1][COASTAL_CARD] = 0
        else:
            s.invader_deck.append(slot(STAGE_1 + int(stage) - 1))
    s.blight_pool = rules.blight_pool
    if rules.event_cards:  # SI-SETUP-20
        s.event_deck = [slot(EVENT_POOL)] * sum(s.pools[EVENT_POOL])
        plant(s, [])
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
        s.push(PART.put(f, i + 1))
        if len(places) == 1:
            self.place(s, who, parts[i], places[0])
        elif places:
            s.stack.pop()
            self.ask(s, PART.put(f, i), places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        i = PART.of(f)
        s.push(PART.put(f, i + 1))
        self.place(s, who, rules_of(s).spirits[who].start[i], option)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "wrong-land" if place in s.map.lands_of[f.scope.owner] else "other-board"

    def place(self, s: Island, who: int, part: Start, place: int) -> None:
        s.add_presence(who, place, part.n)
        s.tell(events.PRESENCE_ADDED, (who, s.site(place)))
        if part.then is not None:
            s.push(Frame(part.then, Scope(who, place=place, mode=SETUP)))

    def children(self) -> list[Node[Island]]:
        return [part.then for spirit in SPIRITS.values() for part in spirit.start if part.then is not None]


def start_places(s: Island, who: int, part: Start) -> list[int]:
    """Where a part of the first Presence goes; several: one of them is chosen. As far as the board allows."""
    lands = s.map.lands_of[who]
    what, _, more = part.where.partition(" ")
    if what == "ocean":
        return [s.map.ocean_of[who]]
    if what == "number":
        return [place for place in lands if s.map.number[place] == int(more)]
    if what == "highest" and part.land is not None:
        scope = Scope(who, mode=SETUP)
        found = [place for place in lands if part.land.fits(s, place, scope)] or lands  # SI-SETUP-14
        return found[-1:]
    if what == "highest":
        found = [place for place in lands if s.map.terrain[place] == TERRAINS.index(more)]
        return found[-1:] or lands  # SI-SETUP-14
    if what in ("most", "second-most"):
        # The two lands with the most Dahan; of more than two equal ones the player chooses.
        free = [place for place in lands if not s.present(who, place)]
        most = max([s.dahan(place) for place in free], default=0)
        found = [place for place in free if s.dahan(place) == most]
        return found[:1] if what == "most" and len(found) == 2 else found
    if what == "next":
        own = s.places_of(who)
        lands = [place for place in lands if any([place in s.map.near[origin] for origin in own])]
    elif part.anywhere:
        lands = s.map.lands
    scope = Scope(who, mode=SETUP)
    found = []
    for wanted in (part.land, part.otherwise):
        if wanted is not None and not found:
            found = [place for place in lands if wanted.fits(s, place, scope)]
    return found[:1] if found and what == "lowest" else found or lands  # SI-SETUP-14


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
