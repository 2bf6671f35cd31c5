"""The corners of lands: points where lands meet each other, the Ocean or an edge of the island.

Within a board three lands that touch each other in pairs meet in one point: tests/games/spirit_island/test_corners.py
proves it from the drawing of every balanced board. Along a side the printed cuts say where lands meet, across a seam
too, and layouts say which corners of boards meet.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from tidewood.games.spirit_island.board.boards import BALANCED, SEVENTHS, SIDES, Side, corner_lands
from tidewood.games.spirit_island.board.maps import Map

AROUND: Final = {"NW": ("ocean", "north"), "NE": ("north", "east"), "SE": ("south", "east"), "SW": ("ocean", "south")}
LENGTH: Final = 2 * SEVENTHS - 1  # of a side, in thirteenths


class Corner(NamedTuple):
    """A point where lands meet, or a land and the edge of the island."""

    name: str
    lands: tuple[int, ...]
    edges: frozenset[str]  # Oceans and sides without a neighbour that it lies at


def is_next(one: Corner, other: Corner) -> bool:
    """Whether a border leads from corner to corner: two lands, or a land and an edge, meet all along it."""
    lands = set(one.lands).intersection(other.lands)
    return one != other and bool(lands) and len(lands) + len(one.edges.intersection(other.edges)) > 1


def cuts_of(side: Side) -> list[int]:
    """Where its lands begin and end, in thirteenths, so that no two cuts of a seam are one point."""
    return [0, *[2 * cut - 1 for cut in side.cuts], LENGTH]


def land_at(side: Side, at: int) -> int:
    """The land along a side at this point, which is no cut of it."""
    cuts = cuts_of(side)
    return next(land for i, land in enumerate(side.lands) if cuts[i] < at < cuts[i + 1])


class Points:
    """The corners of an island, as they are found."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.found: Final[dict[str, Corner]] = {}

    def add(self, lands: list[int], edges: list[str] | None = None, name: str = "") -> None:
        there = tuple(sorted(set(lands)))
        called = "+".join([self.map.names[place] for place in there])
        if len(there) == 1 or called in self.found:
            called += f"+{name.lower()}"
        self.found[called] = Corner(called, there, frozenset(edges or ()))

    def meeting(self, lands: list[int], apart: bool = False) -> None:
        """Where three of these lands touch each other in pairs; `apart`: not all of one board."""
        for three in combinations(lands, 3):
            one_board = len({self.map.board[place] for place in three}) == 1
            if apart != one_board and all([y in self.map.near[x] for x, y in combinations(three, 2)]):
                self.add([*three])

    def at_ocean(self, b: int) -> None:
        coast = [place for place in self.map.near[self.map.ocean_of[b]] if self.map.board[place] == b]
        for x, y in combinations(coast, 2):
            if y in self.map.near[x]:
                self.add([x, y], [self.edge(b, "ocean")], "ocean")

    def edge(self, b: int, side: str) -> str:
        return f"{self.map.boards[b]}.{side}"

    def across(self, b: int, side: str) -> tuple[int, str] | None:
        """The board that lies at a side, and with which side."""
        for a, own, other, theirs in self.map.joins:
            if (a, own) == (b, side):
                return other, theirs
            if (other, theirs) == (b, side):
                return a, own
        return None

    def along_side(self, b: int, side: str) -> None:
        """Where two lands of a board meet at its side: with a land across the seam, or with the edge of the island."""
        own = BALANCED[self.map.boards[b]].sides[side]
        first, over = self.map.ocean_of[b], self.across(b, side)
        for (x, y), at in zip(pairwise(own.lands), cuts_of(own)[1:], strict=False):
            if over is None:
                self.add([first + x, first + y], [self.edge(b, side)], side)
            else:
                other = BALANCED[self.map.boards[over[0]]].sides[over[1]]
                self.add([first + x, first + y, self.map.ocean_of[over[0]] + land_at(other, LENGTH - at)])

    def at_board_corners(self) -> None:
        """The corners of the boards, each alone or where several meet."""
        alone = [((b, corner),) for b in range(len(self.map.boards)) for corner in AROUND]
        met = {one for meeting in self.map.meeting for one in meeting}
        for meeting in [*self.map.meeting, *[point for point in alone if point[0] not in met]]:
            lands: list[int] = []
            edges: list[str] = []
            for b, corner in meeting:
                lands.append(self.map.ocean_of[b] + corner_lands(BALANCED[self.map.boards[b]])[corner])
                edges += [self.edge(b, side) for side in AROUND[corner] if self.across(b, side) is None]
            self.add(lands, edges, meeting[0][1])


@lru_cache(maxsize=64)
def corners(map: Map) -> tuple[Corner, ...]:
    """All of an island. On the thematic map, lands across a seam meet where they touch each other in pairs."""
    points = Points(map)
    for b in range(len(map.boards)):
        points.meeting(map.lands_of[b])
        points.at_ocean(b)
    if not map.is_balanced:
        points.meeting(map.lands, apart=True)
        return tuple(points.found.values())
    for b in range(len(map.boards)):
        for side in SIDES:
            points.along_side(b, side)
    points.at_board_corners()
    return tuple(points.found.values())
