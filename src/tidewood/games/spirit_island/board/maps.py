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
from tidewood.games.spirit_island.board.layouts import LAYOUTS, OWN, own_layout
from tidewood.games.spirit_island.pieces import OCEAN
from tidewood.kernel.bits import Bits
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER

FAR: Final = 99
SITES: Final = ("A", "B", "C", "D", "NW", "NE", "W", "E", "SE", "SW")  # boards by number, for the log
SITE_NUMBER: Final = part(NUMBER, bits=4)
SITE_BOARD: Final = part(NUMBER, above=SITE_NUMBER)
BOARD_SET: Final = Bits(NUMBER)  # of the boards in play, by their order
CROSSING: Final = 2  # from islet to islet, SI-MAP-14


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
        self.near: Final[list[list[int]]] = []  # lands next to it; for an Ocean its coast
        self.ocean_by: Final[list[int]] = []  # the Ocean a coastal land borders, else -1
        self.ocean_of: Final[list[int]] = []  # by board: the place that is its Ocean
        self.first: Final[list[int]] = []  # by board: the place of land 1
        self.lands_of: Final[list[list[int]]] = []  # by board: its lands in order
        self.lands: Final[list[int]] = []
        self.centre: Final[list[int]] = []  # by board: the land at the point where all boards meet, if there is one
        self.islet: list[int] = []  # by board, where several islands have linked Oceans: which one it belongs to
        for b, found in enumerate(boards):
            ocean = len(self.names)
            self.ocean_of.append(ocean)
            self.first.append(ocean + 1)
            self._place(f"{found.id}0", b, 0, OCEAN, False, ())
            for land in found.lands:
                self._place(f"{found.id}{land.number}", b, land.number, land.terrain, land.coastal, land.printed)
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
        self._near_names: list[list[str]] = []

    def _place(
        self, name: str, board: int, number: int, terrain: int, coastal: bool, printed: tuple[tuple[int, int], ...]
    ) -> None:
        self.names.append(name)
        self.board.append(board)
        self.number.append(number)
        self.terrain.append(terrain)
        self.is_coastal.append(coastal)
        self.printed.append(printed)
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

    def distances(self, oceans: int) -> list[list[int]]:
        """Steps from every place to every other, through the Oceans of this mask of boards as if they were lands."""
        found = self._far.get(oceans)
        if found is None:
            found = [self._distances_from(p, oceans) for p in range(self.size)]
            self._far[oceans] = found
        return found

    def _distances_from(self, start: int, oceans: int) -> list[int]:
        steps = [FAR] * self.size
        steps[start] = 0
        edge = [start]
        while edge:
            here = min(edge, key=lambda p: steps[p])
            edge.remove(here)
            ways = [(n, 1) for n in self.near[here]]
            ocean = self.ocean_by[here]
            if ocean >= 0 and BOARD_SET.has(oceans, self.board[here]):
                ways.append((ocean, 1))
            if self.islet and self.is_coastal[here]:
                mine = self.islet[self.board[here]]
                ways.extend([(p, CROSSING) for p in self.coast if self.islet[self.board[p]] != mine])
            for n, cost in ways:
                if self.terrain[n] == OCEAN and not BOARD_SET.has(oceans, self.board[n]):
                    continue
                if steps[here] + cost < steps[n]:
                    steps[n] = steps[here] + cost
                    edge.append(n)
        return steps


@lru_cache(maxsize=256)  # layouts of the players' own have no end
def map_of(boards: tuple[str, ...], layout: str, joins: tuple[str, ...], touching: bool) -> Map:
    """The map of these boards. `touching`: lands that meet in a point are adjacent. [SI-MAP-06, SI-MAP-07]"""
    if layout == "thematic":
        return thematic(boards, touching)
    found = Map(tuple(BALANCED[id] for id in boards))
    plan = own_layout(boards, joins, layout) if layout in OWN else LAYOUTS[len(boards), layout]
    for a, side, b, other in plan.joins:
        for first, second in joined(BALANCED[boards[a]].sides[side], BALANCED[boards[b]].sides[other]):
            found.touch(found.ocean_of[a] + first, found.ocean_of[b] + second)
    if touching:
        for meeting in plan.corners:
            lands = [found.ocean_of[slot] + corner_lands(BALANCED[boards[slot]])[corner] for slot, corner in meeting]
            for first, second in combinations(lands, 2):
                found.touch(first, second)
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
