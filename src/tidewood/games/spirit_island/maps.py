"""The map of one game: the boards in their places, joined by a layout. Immutable and shared by all copies.

A place is a number. The Ocean of each board is a place too, but a land only for those who treat it as one.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tidewood.games.spirit_island.board import (
    BALANCED,
    SIDES,
    THEMATIC,
    THEMATIC_CORNERS,
    THEMATIC_JOINS,
    Board,
    corner_lands,
    joined,
)
from tidewood.games.spirit_island.pieces import OCEAN, TERRAINS
from tidewood.kernel.errors import BadSetup

FAR: Final = 99
SITES: Final = ("A", "B", "C", "D", "NW", "NE", "W", "E")  # boards by number, for the log
CROSSING: Final = 2  # from islet to islet, SI-MAP-14


class Layout(NamedTuple):
    """How boards lie together: joined sides, and corners that touch in a point. Boards by their slot, from 0."""

    joins: tuple[tuple[int, str, int, str], ...] = ()
    corners: tuple[tuple[int, str, int, str], ...] = ()
    centre: tuple[str, ...] = ()  # the corner of each slot at the point where all boards meet


def _joins(text: str) -> tuple[tuple[int, str, int, str], ...]:
    """`"0.south-1.north"` and so on."""
    found: list[tuple[int, str, int, str]] = []
    for word in text.split():
        first, second = word.split("-")
        a, side = first.split(".")
        b, other = second.split(".")
        found.append((int(a), side, int(b), other))
    return tuple(found)


# By number of boards and name; the standard one keeps all Oceans outside. [SI-MAP-09, SI-MAP-10, SI-MAP-11, SI-MAP-12]
LAYOUTS: Final[dict[tuple[int, str], Layout]] = {
    (1, "standard"): Layout(),
    (2, "standard"): Layout(_joins("0.south-1.south")),
    (2, "top-to-top"): Layout(_joins("0.north-1.north")),
    (2, "coastline"): Layout(_joins("0.south-1.north")),
    (2, "opposite-shores"): Layout(_joins("0.east-1.east")),
    (2, "fragment"): Layout(_joins("0.east-1.south")),
    (2, "inverted-fragment"): Layout(_joins("0.east-1.north")),
    (3, "standard"): Layout(_joins("0.east-1.south 0.south-2.east 1.east-2.south"), (), ("SE", "SE", "SE")),
    (3, "coastline"): Layout(_joins("0.south-1.north 1.south-2.north")),
    (3, "sunrise"): Layout(_joins("0.east-1.north 1.east-2.south"), _joins("0.NE-2.SW")),
    (4, "standard"): Layout(
        _joins("0.south-1.north 0.east-3.east 1.east-2.east 2.south-3.north"),
        _joins("0.SE-2.SE 1.NE-3.NE"),
        ("SE", "NE", "SE", "NE"),
    ),
    (4, "leaf"): Layout(
        _joins("0.south-1.north 0.east-3.south 1.east-2.north 2.east-3.east"),
        _joins("0.SE-2.NE 1.NE-3.SE"),
        ("SE", "NE", "NE", "SE"),
    ),
    (4, "snake"): Layout(_joins("0.south-2.south 0.east-3.east 1.south-3.south"), _joins("2.SW-3.NE 0.NE-1.SW")),
}
NAMED: Final = tuple(sorted({name for _, name in LAYOUTS} - {"standard"}))


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
        self.islets = False  # several islands whose Oceans are linked
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
        self.sites: Final = [SITES.index(boards[self.board[p]].id) * 16 + self.number[p] for p in range(self.size)]
        self.by_name: Final = {name: place for place, name in enumerate(self.names)}
        self.by_terrain: Final = [[p for p in self.lands if self.terrain[p] == t] for t in range(len(TERRAINS))]
        self.coast: Final = [p for p in self.lands if self.is_coastal[p]]
        self._far: Final[dict[int, list[list[int]]]] = {}

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
            if ocean >= 0 and oceans >> self.board[here] & 1:
                ways.append((ocean, 1))
            if self.islets and self.is_coastal[here]:
                ways.extend([(p, CROSSING) for p in self.coast if self.board[p] != self.board[here]])
            for n, cost in ways:
                if self.terrain[n] == OCEAN and not oceans >> self.board[n] & 1:
                    continue
                if steps[here] + cost < steps[n]:
                    steps[n] = steps[here] + cost
                    edge.append(n)
        return steps


@cache
def map_of(boards: tuple[str, ...], layout: str, joins: tuple[str, ...], touching: bool) -> Map:
    """The map of these boards. `touching`: lands that meet in a point are adjacent. [SI-MAP-06, SI-MAP-07]"""
    if layout == "thematic":
        return thematic(boards, touching)
    found = Map(tuple(BALANCED[id] for id in boards))
    plan = free(boards, joins) if layout == "free" else LAYOUTS.get((len(boards), layout), Layout())
    for a, side, b, other in plan.joins:
        for first, second in joined(BALANCED[boards[a]].sides[side], BALANCED[boards[b]].sides[other]):
            found.touch(found.ocean_of[a] + first, found.ocean_of[b] + second)
    if touching:
        for a, corner, b, other in plan.corners:
            first = corner_lands(BALANCED[boards[a]])[corner]
            second = corner_lands(BALANCED[boards[b]])[other]
            found.touch(found.ocean_of[a] + first, found.ocean_of[b] + second)
    for slot, corner in enumerate(plan.centre):
        found.centre.append(found.ocean_of[slot] + corner_lands(BALANCED[boards[slot]])[corner])
    found.islets = layout == "archipelago"
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


def free(boards: tuple[str, ...], joins: tuple[str, ...]) -> Layout:
    """A layout of the players' own: which side of which board lies at which side of another. [SI-MAP-13]"""
    sides = ", ".join(SIDES)
    used: set[tuple[int, str]] = set()
    found: list[tuple[int, str, int, str]] = []
    for text in joins:
        ends: list[tuple[int, str]] = []
        for end in text.split("-"):
            id, dot, side = end.strip().partition(".")
            if not dot or id not in boards or side not in SIDES:
                allowed = f"boards {', '.join(boards)} and sides {sides}"
                raise BadSetup(f"joins has {text!r}; a join reads like 'A.south-B.north', with {allowed}")
            ends.append((boards.index(id), side))
        if len(ends) != 2 or ends[0][0] == ends[1][0]:
            raise BadSetup(f"joins has {text!r}; a join reads like 'A.south-B.north', with two boards")
        for slot, side in ends:
            if (slot, side) in used:
                raise BadSetup(f"joins uses {boards[slot]}.{side} twice; a side can be joined once")
            used.add((slot, side))
        found.append((*ends[0], *ends[1]))
    reached = {0}
    for _ in boards:
        for a, _, b, _ in found:
            if a in reached or b in reached:
                reached |= {a, b}
    if len(reached) < len(boards):
        apart = [id for slot, id in enumerate(boards) if slot not in reached]
        raise BadSetup(f"joins leaves {', '.join(apart)} apart; join every board, or take layout 'archipelago'")
    return Layout(tuple(found))


def site_name(site: int) -> str:
    """A land of the log by name: A5."""
    return f"{SITES[site >> 4]}{site & 15}"
