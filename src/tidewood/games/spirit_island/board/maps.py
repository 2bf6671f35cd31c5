"""The map of one game: the boards in their places, joined by a layout. Immutable and shared by all copies.

A place is a number. The Ocean of each board is a place too, but a land only for those who treat it as one.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from tidewood.games.spirit_island.board.boards import (
    BALANCED,
    THEMATIC,
    THEMATIC_CORNERS,
    THEMATIC_JOINS,
    Board,
    corner_lands,
    joined,
)
from tidewood.games.spirit_island.board.layouts import (
    LAYOUTS,
    OWN,
    THEMATIC_LAYOUT,
    THEMATIC_ORDER,
    Join,
    Layout,
    Placed,
    layout_of,
    own_layout,
)
from tidewood.games.spirit_island.pieces import OCEAN, TERRAIN_SET
from tidewood.kernel.bits import Bits
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER

FAR: Final = 99
SITES: Final = ("A", "B", "C", "D", "NW", "NE", "W", "E", "SE", "SW", "F")  # boards by number, for the log
SITE_NUMBER: Final = part(NUMBER, bits=4)
SITE_BOARD: Final = part(NUMBER, above=SITE_NUMBER)
BOARD_SET: Final = Bits(NUMBER)  # of the boards in play, by their order
PLACE_SET: Final = Bits(NUMBER)  # of lands and Oceans


class Map:
    """Where everything is. Lists are by place unless they say otherwise."""

    def __init__(self, boards: tuple[Board, ...]) -> None:
        self.boards: Final = [found.id for found in boards]
        self.names: Final[list[str]] = []
        self.board: Final[list[int]] = []
        self.number: Final[list[int]] = []
        self.terrain: Final[list[int]] = []
        self.is_coastal: Final[list[bool]] = []
        self.printed: Final[list[tuple[tuple[int, int], ...]]] = []
        self.tokens: Final[list[tuple[tuple[int, int], ...]]] = []  # printed too, for games with an expansion
        self.near: Final[list[list[int]]] = []  # lands next to it; for an Ocean its coast
        self.ocean_by: Final[list[int]] = []  # the Ocean a coastal land borders, else -1
        self.ocean_of: Final[list[int]] = []  # by board: the place that is its Ocean
        self.first: Final[list[int]] = []  # by board: the place of land 1
        self.lands_of: Final[list[list[int]]] = []  # by board: its lands in order
        self.lands: Final[list[int]] = []
        self.centre: Final[list[int]] = []  # by board: the land at the point where all boards meet, if there is one
        self.placed: list[Placed] = []  # by board
        self.is_balanced = False
        self.joins: tuple[Join, ...] = ()  # sides of balanced boards that lie together
        self.meeting: tuple[tuple[tuple[int, str], ...], ...] = ()  # corners of boards that meet in a point
        self.islet: list[int] = []  # by board, where several islands have linked Oceans: which one it belongs to
        for b, found in enumerate(boards):
            ocean = len(self.names)
            self.ocean_of.append(ocean)
            self.first.append(ocean + 1)
            self._place(f"{found.id}0", b, 0, OCEAN, False)
            for land in found.lands:
                self._place(f"{found.id}{land.number}", b, land.number, land.terrain, land.coastal)
                self.printed[-1], self.tokens[-1] = land.printed, land.tokens
            self.lands_of.append(list(range(ocean + 1, len(self.names))))
            self.lands.extend(self.lands_of[b])
            for land in found.lands:
                place = ocean + land.number
                self.near[place].extend([ocean + n for n in land.near])
                if land.coastal:
                    self.near[ocean].append(place)
                    self.ocean_by[place] = ocean
        self.size: Final = len(self.names)
        self.sites: Final = [
            SITE_BOARD.put(SITES.index(boards[self.board[p]].id)) | self.number[p] for p in range(self.size)
        ]
        self.by_name: Final = {name: place for place, name in enumerate(self.names)}
        self.coast: Final = [p for p in self.lands if self.is_coastal[p]]
        self._far: Final[dict[int, list[list[int]]]] = {}
        self._within: Final[dict[tuple[int, int], list[int]]] = {}
        self._printed_on: Final[dict[int, list[int]]] = {}
        self._near_names: list[list[str]] = []

    def _place(self, name: str, board: int, number: int, terrain: int, coastal: bool) -> None:
        self.names.append(name)
        self.board.append(board)
        self.number.append(number)
        self.terrain.append(terrain)
        self.is_coastal.append(coastal)
        self.printed.append(())
        self.tokens.append(())
        self.near.append([])
        self.ocean_by.append(-1)

    def touch(self, a: int, b: int) -> None:
        if b not in self.near[a]:
            self.near[a].append(b)
            self.near[b].append(a)

    def near_names(self, place: int) -> list[str]:
        """The lands next to a place by name, for the table; a list of the caller's own."""
        if not self._near_names:
            self._near_names = [[self.names[p] for p in near] for near in self.near]
        return list(self._near_names[place])

    def distances(
        self, oceans: int, absent: tuple[int, ...] = (), joined: tuple[tuple[int, int], ...] = ()
    ) -> list[list[int]]:
        """Steps from every place to every other, through the Oceans of this mask of boards as if they were lands;
        `absent`: not through these places, nor from them; `joined`: the first of these is part of the second.
        """
        found = self._far.get(oceans) if not absent else None
        if found is None:
            ways = self._ways(oceans, absent, joined)
            crossings = self._crossings(absent, joined) if self.islet else [list[int]()] * self.size
            found = [distances_from(p, ways, crossings) for p in range(self.size)]
            for place in absent:
                found[place] = [FAR] * self.size
            if not absent:
                self._far[oceans] = found
        return found

    def within(self, oceans: int, n: int) -> list[int]:
        """For every place those that are at most so many steps away, a mask; Oceans as for distances."""
        found = self._within.get((oceans, n))
        if found is None:
            rows = self.distances(oceans)
            found = [PLACE_SET.made_of([p for p, steps in enumerate(row) if steps <= n]) for row in rows]
            self._within[(oceans, n)] = found
        return found

    def printed_on(self, terrains: int) -> list[int]:
        """The lands of one of these terrains, a mask. Not to be changed."""
        found = self._printed_on.get(terrains)
        if found is None:
            found = [place for place in self.lands if TERRAIN_SET.has(terrains, self.terrain[place])]
            self._printed_on[terrains] = found
        return found

    def _ways(self, oceans: int, absent: tuple[int, ...], joined: tuple[tuple[int, int], ...]) -> list[list[int]]:
        """Where one step leads from every place; as for distances."""
        whole = dict(joined)
        found: list[list[int]] = []
        for here in range(self.size):
            ways: list[int] = []
            for land in [here, *[piece for piece, of in joined if of == here]]:
                ways += [whole.get(place, place) for place in self.near[land]]
                ocean = self.ocean_by[land]
                if ocean >= 0 and BOARD_SET.has(oceans, self.board[land]):
                    ways.append(ocean)
            found.append([place for place in ways if place not in absent])
        return found

    def _crossings(self, absent: tuple[int, ...], joined: tuple[tuple[int, int], ...]) -> list[list[int]]:
        """The coasts of other islets, from every coast. [SI-MAP-14]"""
        coast = [place for place in self.coast if place not in absent]
        found: list[list[int]] = []
        for here in range(self.size):
            shores = [land for land in [here, *[piece for piece, of in joined if of == here]] if self.is_coastal[land]]
            mine = [self.islet[self.board[land]] for land in shores]
            found.append([place for place in coast if any([self.islet[self.board[place]] != islet for islet in mine])])
        return found


def distances_from(start: int, ways: list[list[int]], crossings: list[list[int]]) -> list[int]:
    """Breadth first; crossing to another islet takes two steps, so its coast comes a round later."""
    steps = [FAR] * len(ways)
    steps[start] = 0
    edge, landings, now = [start], list[int](), 0
    while edge or landings:
        now += 1
        reached: list[int] = []
        landed, landings = landings, list[int]()
        for place in landed:
            if steps[place] == FAR:
                steps[place] = now
                reached.append(place)
        for here in edge:
            for place in ways[here]:
                if steps[place] == FAR:
                    steps[place] = now
                    reached.append(place)
            landings += crossings[here]
        edge = reached
    return steps


def plan_of(boards: tuple[str, ...], layout: str, joins: tuple[str, ...], more: tuple[Join, ...] = ()) -> Layout:
    """How these boards lie together; the last of them by `more`, as they came during the game."""
    first = boards[: len(boards) - len(more)]
    plan = own_layout(first, joins, layout) if layout in OWN else LAYOUTS[len(first), layout]
    return layout_of(len(boards), (*plan.joins, *more), boards) if more else plan


@lru_cache(maxsize=256)  # layouts of the players' own have no end
def map_of(
    boards: tuple[str, ...], layout: str, joins: tuple[str, ...], touching: bool, more: tuple[Join, ...] = ()
) -> Map:
    """The map of these boards. `touching`: lands that meet in a point are adjacent. `more`: how boards lie that came
    during the game. [SI-MAP-06, SI-MAP-07]
    """
    if layout == "thematic":
        return thematic(boards, touching)
    found = Map(tuple(BALANCED[id] for id in boards))
    plan = plan_of(boards, layout, joins, more)
    for a, side, b, other in plan.joins:
        for first, second in joined(BALANCED[boards[a]].sides[side], BALANCED[boards[b]].sides[other]):
            found.touch(found.ocean_of[a] + first, found.ocean_of[b] + second)
    if touching:
        for meeting in plan.corners:
            lands = [found.ocean_of[slot] + corner_lands(BALANCED[boards[slot]])[corner] for slot, corner in meeting]
            for first, second in combinations(lands, 2):
                found.touch(first, second)
    found.placed = list(plan.boards)
    found.is_balanced = True
    found.joins = tuple(plan.joins)
    found.meeting = tuple([tuple(meeting) for meeting in plan.corners])
    for slot, corner in enumerate(plan.centre):
        found.centre.append(found.ocean_of[slot] + corner_lands(BALANCED[boards[slot]])[corner])
    if layout == "archipelago":
        found.islet = list(plan.islets)
    for near in found.near:
        near.sort()
    return found


def thematic(boards: tuple[str, ...], touching: bool) -> Map:
    """The reverse sides: each board keeps its place, whichever are used. [SI-MAP-18, SI-MAP-24]"""
    found = Map(tuple(THEMATIC[id] for id in boards))
    found.placed = [THEMATIC_LAYOUT.boards[THEMATIC_ORDER.index(id)] for id in boards]
    for pair in [*THEMATIC_JOINS, *(THEMATIC_CORNERS if touching else ())]:
        first, second = pair.split("-")
        if first in found.by_name and second in found.by_name:
            found.touch(found.by_name[first], found.by_name[second])
    for near in found.near:
        near.sort()
    return found


def site_name(site: int) -> str:
    """A land of the log by name: A5."""
    return f"{SITES[SITE_BOARD.of(site)]}{SITE_NUMBER.of(site)}"
