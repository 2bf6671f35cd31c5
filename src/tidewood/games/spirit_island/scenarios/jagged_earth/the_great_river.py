"""The Great River: the Invaders come along it everywhere, and their Towns move on eastwards."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.boards import BALANCED
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER
from tidewood.games.spirit_island.hooks import BUILD, EXPLORE
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.pieces import TOWN, TOWNS
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import SCENARIO_NOTE, Island
from tidewood.games.spirit_island.verbs.at_time import bonus
from tidewood.games.spirit_island.verbs.explorers import has_source
from tidewood.games.spirit_island.verbs.invaders import IN_LAND
from tidewood.games.spirit_island.verbs.paying import PaidByAny
from tidewood.games.spirit_island.verbs.piece_changes import MEANT, MOVE_PIECE
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import JOINT_PLAYER
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Cursor, Held, ToDo, option, question
from tidewood.kernel.rows import Action

ESCAPES: Final = 3  # Towns for each board that may leave the island
HOLD_COST: Final = 1  # Energy, to have one Town kept by Isolate


class AlongTheRiver(Node[Island]):
    """After the cards: Invaders do this in all Coastal lands without Towns and Cities; Build needs an Explorer."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def lands(self, s: Island) -> list[int]:
        coast = [place for place in s.map.coast if not s.buildings(place) and not s.is_absent(place)]
        if self.action == BUILD:
            return [place for place in coast if s.invaders(place)]
        return [place for place in coast if has_source(s, place)]

    def run(self, s: Island, f: Frame) -> None:
        for place in reversed(self.lands(s)):
            s.push(Frame(IN_LAND[self.action], bonus(place, self.action)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[self.action]]


def inland(s: Island) -> list[int]:
    """How far each place is from the Ocean."""
    steps = s.steps(0)
    coast = [place for place in s.map.coast if not s.is_absent(place)]
    return [min([steps[place][shore] for shore in coast]) for place in range(s.map.size)]


def from_north(s: Island, place: int) -> tuple[int, int, int]:
    """How far south a land lies: the boards from north to south, and on each the lands nearer to its north side than to
    its south side first.
    """
    board = s.map.board[place]
    sides = BALANCED[s.map.boards[board]].sides
    steps = s.map.distances(0)[place]
    north = min([steps[s.map.ocean_of[board] + land] for land in sides["north"].lands])
    south = min([steps[s.map.ocean_of[board] + land] for land in sides["south"].lands])
    return board, north - south, s.map.number[place]


def is_eastern(s: Island, place: int) -> bool:
    """Whether a land lies at the eastern edge of its board."""
    return s.map.number[place] in BALANCED[s.map.boards[s.map.board[place]]].sides["east"].lands


def ways(s: Island, place: int, far: list[int]) -> list[int]:
    """Where Towns of a land go, from north to south: farther inland; else off the eastern edge (nowhere); else
    sideways.
    """
    near = s.adjacent(place, 0)
    farther = [land for land in near if far[land] > far[place]]
    if not farther and not is_eastern(s, place):
        farther = [land for land in near if far[land] == far[place]]
    return sorted(farther, key=lambda land: from_north(s, land))


def is_kept(s: Island, place: int) -> bool:
    """Whether Isolate would keep the Towns of a land there. [SI-ISOLATE-03]"""
    to = ways(s, place, inland(s))
    return s.is_isolated(place) or (bool(to) and all([s.is_isolated(land) for land in to]))


LANDS: Final = ToDo(LAND)  # with Towns that move on, the most inland first
BEGUN: Final = Cursor(LAND)
ASKED: Final = Held(NUMBER)  # which Town of the land it is about
KEPT: Final = "kept"  # under this name: the Towns of the land that stay


class HoldTown(PaidByAny):
    """A Spirit may pay to have a Town kept by Isolate."""

    says = option("hold-town", "pay 1 energy", refs=("player:{who}",), who=JOINT_PLAYER)
    asks = question("hold-town", here=HERE, piece=MEANT)


HOLD_TOWN: Final = HoldTown(HOLD_COST)


class Migrate(Node[Island]):
    """Each Town moves one land inland, those farthest inland first. It ignores Isolate where that would prevent it, by
    its own land or by all it could go to, unless a Spirit pays for this Town.
    """

    def run(self, s: Island, f: Frame) -> None:
        if BEGUN.of(f) >= 0:  # whether this Town is kept is known
            self.go_on(s, f)
            return
        if not f.got.size:
            far = inland(s)
            towns = [place for place in s.lands(0) if s.count(place, TOWNS)]
            todo = sorted(towns, key=lambda place: (-far[place], from_north(s, place)))
            if todo:
                s.push(LANDS.frame(self, f.scope, todo))
            return
        self.ask_for(s, BEGUN.put(f, LANDS.of(f)[0]), 0)

    def ask_for(self, s: Island, f: Frame, i: int) -> None:
        """Whether a Spirit pays for this Town; where nothing keeps it or nobody can pay, those that are left move."""
        place = BEGUN.of(f)
        towns = s.every_piece(place, TOWNS)
        scope = f.scope.at(place)
        if i < len(towns) and is_kept(s, place) and HOLD_TOWN.can(s, scope):
            s.push(ASKED.put(f, i))
            s.push(MEANT.frame(HOLD_TOWN, scope, towns[i]))
        else:
            self.move(s, f)

    def go_on(self, s: Island, f: Frame) -> None:
        towns = s.every_piece(BEGUN.of(f), TOWNS)
        i = ASKED.of(f)
        if s.result.size:
            kept = f.scope.named(KEPT).plus(towns[i], BEGUN.of(f), -1)
            self.ask_for(s, BEGUN.frame(self, f.scope.naming(KEPT, kept), BEGUN.of(f), f.got), i + 1)
        else:  # nor for any other that is like it
            self.ask_for(s, f, next((n for n in range(i, len(towns)) if towns[n] != towns[i]), len(towns)))

    def move(self, s: Island, f: Frame) -> None:
        """All Towns of the land that are not kept at once, split as evenly as possible from the northernmost way on."""
        place = BEGUN.of(f)
        rest = LANDS.of(f)[1:]
        if rest:
            s.push(LANDS.frame(self, f.scope.naming(KEPT, NOTHING), rest))
        to = ways(s, place, inland(s))
        shapes = s.every_piece(place, TOWNS)
        for shape, _, _ in f.scope.named(KEPT).things:
            shapes.remove(shape)
        for i, shape in reversed(list(enumerate(shapes))):
            if to:
                scope = Scope(-1, place=to[i % len(to)], origin=place, mode=BY_SCENARIO)
                s.push(MOVE_PIECE.frame(scope, shape))
            elif is_eastern(s, place):
                s.take(place, shape)
                s.notes[SCENARIO_NOTE] += 1
                s.tell(events.REMOVED, (TOWN, s.site(place)))

    def children(self) -> list[Node[Island]]:
        return [HOLD_TOWN, MOVE_PIECE]


class TooManyEscaped(Condition[Island]):
    """More Towns have left the island than it bears."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.notes[SCENARIO_NOTE] > ESCAPES * len(s.map.boards)


SCENARIO: Final = Challenge(
    "the-great-river", DIFFICULTY["the-great-river"],
    in_a_row=True,
    steps={
        "after:invaders.build": AlongTheRiver(BUILD),
        "after:invaders.explore": AlongTheRiver(EXPLORE),
        "after:slow": Action(Migrate()),
    },
    loses=TooManyEscaped(),
)  # fmt: skip
