"""How island boards can lie together. A board is a rhombus with the Ocean on its west side, so boards that lie side by
side lie on a net of triangles, and where each of them is follows from a few joined sides.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.board.boards import SIDES
from tidewood.kernel.errors import SetupErrors

Join = tuple[int, str, int, str]  # a board by its slot, its side, another board, its side
Point = tuple[int, int]
WRONG: Final = SetupErrors("spirit-island")
CORNERS: Final = ("NW", "NE", "SE", "SW")
COASTAL_CORNERS: Final = frozenset(["NW", "SW"])
# The sides clockwise, each with the corner where it begins and its direction in steps of 60 degrees.
EDGES: Final = {"north": (0, 0), "east": (1, 4), "south": (2, 3), "west": (3, 1)}
STEPS: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OCEAN_FACES: Final = 150  # degrees, of a board that is not turned: to the west, a little north


class Placed(NamedTuple):
    """A board in its place: how far it is turned, in steps of 60 degrees, and where its corners are."""

    turn: int
    points: tuple[Point, ...]

    def edge(self, side: str) -> tuple[Point, Point]:
        first = EDGES[side][0]
        return self.points[first], self.points[(first + 1) % 4]

    def triangles(self) -> set[frozenset[Point]]:
        nw, ne, se, sw = self.points
        return {frozenset((nw, ne, se)), frozenset((nw, se, sw))}

    @property
    def ocean(self) -> int:
        """Where its Ocean is, in degrees: 0 is east, 90 north."""
        return (OCEAN_FACES + 60 * self.turn) % 360


def place(turn: int, side: str, begin: Point) -> Placed:
    """A board turned so, whose side begins there."""
    found: dict[int, Point] = {}
    first = list(EDGES).index(side)
    for name in [*EDGES, *EDGES][first : first + 4]:
        corner, direction = EDGES[name]
        found[corner] = begin
        step = STEPS[(direction + turn) % 6]
        begin = (begin[0] + step[0], begin[1] + step[1])
    return Placed(turn, tuple([found[corner] for corner in range(4)]))


class Layout(NamedTuple):
    """Boards by their slot, from 0."""

    joins: tuple[Join, ...] = ()  # all sides that lie side by side
    corners: tuple[tuple[tuple[int, str], ...], ...] = ()  # for each point where boards meet: their corners there
    islets: tuple[int, ...] = ()  # by board: the lowest board of its island
    boards: tuple[Placed, ...] = ()

    @property
    def centre(self) -> tuple[str, ...]:
        """The corner of each board in the point that all of three or more boards share, away from any coast."""
        for meeting in self.corners:
            corners = dict(meeting)
            if len(corners) == len(self.boards) > 2 and COASTAL_CORNERS.isdisjoint(corners.values()):
                return tuple([corners[slot] for slot in range(len(corners))])
        return ()


def layout_of(n: int, joins: tuple[Join, ...], names: tuple[str, ...] = ()) -> Layout:
    """The whole layout of so many boards from enough of its joined sides. What cannot lie like that is a BadSetup."""
    names = names or tuple([str(slot) for slot in range(n)])
    found: list[Placed | None] = [None] * n
    islets = list(range(n))
    for start in range(n):
        if found[start] is None:
            found[start] = place(0, "north", (0, 0))
        for _ in range(n):
            for a, side, b, other in [*joins, *[(b, other, a, side) for a, side, b, other in joins]]:
                here = found[a]
                if here is not None and found[b] is None:
                    turn = (EDGES[side][1] + here.turn + 3 - EDGES[other][1]) % 6
                    found[b] = place(turn, other, here.edge(side)[1])
                    islets[b] = islets[a]
    boards = tuple([board for board in found if board is not None])
    for a, side, b, other in joins:
        if boards[a].edge(side) != boards[b].edge(other)[::-1]:
            raise WRONG("cannot-lie", one=f"{names[a]}.{side}", other=f"{names[b]}.{other}")
    return Layout(tuple(side_by_side(boards, islets, names)), meetings(boards, islets), tuple(islets), boards)


def side_by_side(boards: tuple[Placed, ...], islets: list[int], names: tuple[str, ...]) -> list[Join]:
    """Every two sides that lie together, named or not. Boards do not overlap, and an Ocean lies at no other board."""
    found: list[Join] = []
    for a in range(len(boards)):
        for b in range(a + 1, len(boards)):
            if islets[a] != islets[b]:
                continue
            if not boards[a].triangles().isdisjoint(boards[b].triangles()):
                raise WRONG("overlap", one=names[a], other=names[b])
            for side in EDGES:
                for other in EDGES:
                    if boards[a].edge(side) == boards[b].edge(other)[::-1]:
                        if side not in SIDES or other not in SIDES:
                            raise WRONG("ocean-between", one=names[a], other=names[b])
                        found.append((a, side, b, other))
    return found


def meetings(boards: tuple[Placed, ...], islets: list[int]) -> tuple[tuple[tuple[int, str], ...], ...]:
    """The points where boards meet."""
    found: dict[tuple[int, Point], list[tuple[int, str]]] = {}
    for slot, board in enumerate(boards):
        for corner, point in zip(CORNERS, board.points, strict=True):
            found.setdefault((islets[slot], point), []).append((slot, corner))
    return tuple([tuple(meeting) for meeting in found.values() if len(meeting) > 1])


def named(n: int, text: str) -> Layout:
    """A layout from its joins, like `"0.south-1.north"`."""
    found: list[Join] = []
    for word in text.split():
        first, second = word.split("-")
        a, side = first.split(".")
        b, other = second.split(".")
        found.append((int(a), side, int(b), other))
    return layout_of(n, tuple(found))


# By number of boards and name; the standard one keeps all Oceans outside. [SI-MAP-09, SI-MAP-10, SI-MAP-11, SI-MAP-12]
LAYOUTS: Final[dict[tuple[int, str], Layout]] = {
    (1, "standard"): named(1, ""),
    (2, "standard"): named(2, "0.south-1.south"),
    (2, "top-to-top"): named(2, "0.north-1.north"),
    (2, "coastline"): named(2, "0.south-1.north"),
    (2, "opposite-shores"): named(2, "0.east-1.east"),
    (2, "fragment"): named(2, "0.east-1.south"),
    (2, "inverted-fragment"): named(2, "0.east-1.north"),
    (3, "standard"): named(3, "0.east-1.south 0.south-2.east 1.east-2.south"),
    (3, "coastline"): named(3, "0.south-1.north 1.south-2.north"),
    (3, "sunrise"): named(3, "0.east-1.north 1.east-2.south"),
    (4, "standard"): named(4, "0.south-1.north 0.east-3.east 1.east-2.east 2.south-3.north"),
    (4, "leaf"): named(4, "0.south-1.north 0.east-3.south 1.east-2.north 2.east-3.east"),
    (4, "snake"): named(4, "0.south-2.south 0.east-3.east 1.south-3.south"),
    (5, "standard"): named(5, "0.east-1.south 0.south-3.east 1.east-3.south 1.north-4.south 2.east-3.north"),
    (5, "snail"): named(5, "0.east-1.south 0.north-2.east 0.south-3.east 1.east-3.south 2.north-4.south"),
    (5, "peninsula"): named(5, "0.east-1.south 0.south-3.east 1.east-3.south 2.south-4.north 3.north-4.south"),
    (5, "v"): named(5, "0.north-1.south 0.south-2.north 1.east-3.south 3.north-4.south"),
    (5, "meeple"): named(5, "0.east-1.north 0.north-2.east 1.east-3.north 2.north-4.south 3.east-4.east"),
    (6, "standard"): named(6, "0.south-1.east 0.east-2.south 2.north-4.north 3.south-4.east 3.east-5.south"),
    (6, "star"): named(6, "0.east-1.north 1.east-2.north 2.east-3.north 3.east-4.north 4.east-5.north"),
    (6, "flower"): named(6, "0.south-3.north 1.south-5.north 2.south-4.north 3.south-4.east 3.east-5.south"),
    (6, "caldera"): named(6, "0.north-4.south 0.south-5.east 1.north-3.south 1.south-4.east 2.south-3.east"),
}
# The thematic map as a whole; each board keeps its place, whichever are used. [SI-MAP-18]
THEMATIC_ORDER: Final = ("NW", "NE", "W", "E", "SW", "SE")
THEMATIC_LAYOUT: Final = named(
    6, "0.east-1.east 0.south-2.north 1.north-3.south 2.east-3.east 2.south-4.north 3.north-5.south 4.east-5.east"
)
OWN: Final = ("free", "archipelago")  # layouts of the players' own
NAMED: Final = tuple(sorted({name for _, name in LAYOUTS} - {"standard"}))


def own_layout(boards: tuple[str, ...], joins: tuple[str, ...], layout: str) -> Layout:
    """A layout of the players' own: which side of which board lies at which side of another. In one piece, or for an
    archipelago in several. [SI-MAP-13, SI-MAP-14]
    """
    used: set[tuple[int, str]] = set()
    found: list[Join] = []
    for text in joins:
        ends: list[tuple[int, str]] = []
        for end in text.split("-"):
            id, dot, side = end.strip().partition(".")
            if not dot or id not in boards or side not in SIDES:
                raise WRONG("join-form", text=repr(text), boards=boards, sides=list(SIDES))
            ends.append((boards.index(id), side))
        if len(ends) != 2 or ends[0][0] == ends[1][0]:
            raise WRONG("join-two", text=repr(text))
        for slot, side in ends:
            if (slot, side) in used:
                raise WRONG("join-twice", side=f"{boards[slot]}.{side}")
            used.add((slot, side))
        found.append((*ends[0], *ends[1]))
    whole = layout_of(len(boards), tuple(found), boards)
    apart = [id for id, islet in zip(boards, whole.islets, strict=True) if islet]
    if layout == "free" and apart:
        raise WRONG("joins-apart", boards=apart)
    if layout == "archipelago" and not apart and len(boards) > 1:
        raise WRONG("joins-one")
    return whole
