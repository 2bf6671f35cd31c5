"""The island boards: lands, what touches what, what is printed. Balanced boards A to F, and thematic reverse
sides.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from tidewood.games.spirit_island.pieces import PIECES, STRIFE, TERRAINS, TOWN

SIDES: Final = ("north", "east", "south")  # with the Ocean to the west, clockwise
SEVENTHS: Final = 7
STRIFE_TOWN: Final = TOWN | STRIFE.put(1)


class Land(NamedTuple):
    number: int
    terrain: int
    coastal: bool
    near: tuple[int, ...]
    printed: tuple[tuple[int, int], ...]  # kind of piece, how many
    tokens: tuple[tuple[int, int], ...]  # shape, how many: printed for games with an expansion


class Side(NamedTuple):
    """One edge, clockwise: the lands on it, and where one ends and the next begins, in sevenths of its length."""

    lands: tuple[int, ...]
    cuts: tuple[int, ...]


class Board(NamedTuple):
    id: str
    lands: tuple[Land, ...]  # land 1 first
    sides: dict[str, Side]


def counted(text: str) -> tuple[tuple[int, int], ...]:
    """`"1 city, 2 dahan"` as pieces with their numbers; Strife is a Town that has it."""
    words = [part.split() for part in text.split(", ")] if text else []
    return tuple([(STRIFE_TOWN if name == "strife" else PIECES.index(name), int(n)) for n, name in words])


def board(id: str, lands: str, **sides: tuple[tuple[int, ...], tuple[int, ...]]) -> Board:
    """A board from its table: number, terrain, coast or inland | neighbours | printed pieces | tokens, if any."""
    found: list[Land] = []
    for line in lands.strip().splitlines():
        what, near, pieces, *tokens = [part.strip() for part in line.split("|")]
        number, terrain, shore = what.split()
        neighbours = tuple(int(n) for n in near.split())
        printed = counted(pieces)
        extra = counted(tokens[0] if tokens else "")
        found.append(Land(int(number), TERRAINS.index(terrain), shore == "coast", neighbours, printed, extra))
    return Board(id, tuple(found), {side: Side(*given) for side, given in sides.items()})


def corner_lands(edge: Board) -> dict[str, int]:
    """Which land lies in each corner of a balanced board."""
    north, south = edge.sides["north"].lands, edge.sides["south"].lands
    return {"NW": north[0], "NE": north[-1], "SE": south[0], "SW": south[-1]}


def joined(first: Side, second: Side) -> list[tuple[int, int]]:
    """Which lands touch where two sides are laid together. They run in opposite directions; where two borders meet in
    one point, the later lands touch.
    """

    def spans(side: Side) -> list[tuple[int, int, int]]:
        cuts = [0, *[2 * cut - 1 for cut in side.cuts], 2 * SEVENTHS - 1]  # in thirteenths: decides ties
        return [(land, cuts[i], cuts[i + 1]) for i, land in enumerate(side.lands)]

    length = 2 * SEVENTHS - 1
    return [
        (a, b)
        for a, begin, end in spans(first)
        for b, far_end, far_begin in [(b, length - lo, length - hi) for b, lo, hi in spans(second)]
        if begin < far_end and far_begin < end
    ]


BALANCED: Final = {
    found.id: found
    for found in (
        board(
            "A",
            """
            1  mountain coast  | 2 4 5 6     |
            2  wetland  coast  | 1 3 4       | 1 city, 1 dahan
            3  jungle   coast  | 2 4         | 2 dahan
            4  sands    inland | 1 2 3 5     | 1 blight
            5  wetland  inland | 1 4 6 7 8   |
            6  mountain inland | 1 5 8       | 1 dahan
            7  sands    inland | 5 8         | 2 dahan
            8  jungle   inland | 5 6 7       | 1 town
            """,
            north=((1, 6, 8), (2, 4)),
            east=((8, 7), (3,)),
            south=((7, 5, 4, 3), (1, 2, 4)),
        ),
        board(
            "B",
            """
            1  wetland  coast  | 2 4 5 6     | 1 dahan
            2  mountain coast  | 1 3 4       | 1 city
            3  sands    coast  | 2 4         | 2 dahan
            4  jungle   inland | 1 2 3 5 7   | 1 blight
            5  sands    inland | 1 4 6 7     |
            6  wetland  inland | 1 5 7 8     | 1 town
            7  mountain inland | 4 5 6 8     | 1 dahan
            8  jungle   inland | 6 7         | 2 dahan
            """,
            north=((1, 6, 8), (1, 4)),
            east=((8, 7), (3,)),
            south=((7, 4, 3), (1, 3)),
        ),
        board(
            "C",
            """
            1  jungle   coast  | 2 5 6       | 1 dahan
            2  sands    coast  | 1 3 4 5     | 1 city
            3  mountain coast  | 2 4         | 2 dahan
            4  jungle   inland | 2 3 5 7     |
            5  wetland  inland | 1 2 4 6 7   | 2 dahan, 1 blight
            6  sands    inland | 1 5 7 8     | 1 dahan
            7  mountain inland | 4 5 6 8     | 1 town
            8  wetland  inland | 6 7         |
            """,
            north=((1, 6, 8), (2, 4)),
            east=((8, 7, 4), (4, 6)),
            south=((4, 3), (4,)),
        ),
        board(
            "D",
            """
            1  wetland  coast  | 2 5 7 8     | 2 dahan
            2  jungle   coast  | 1 3 4 5     | 1 city, 1 dahan
            3  wetland  coast  | 2 4         |
            4  sands    inland | 2 3 5 6     |
            5  mountain inland | 1 2 4 6 7   | 1 dahan, 1 blight
            6  jungle   inland | 4 5 7       |
            7  sands    inland | 1 5 6 8     | 1 town, 2 dahan
            8  mountain inland | 1 7         |
            """,
            north=((1, 8), (6,)),
            east=((8, 7, 6), (3, 6)),
            south=((6, 4, 3), (2, 5)),
        ),
        board(
            "E",
            """
            1  sands    coast  | 2 5 7       | 1 dahan
            2  mountain coast  | 1 3 5       | 1 city
            3  jungle   coast  | 2 4 5       | 2 dahan
            4  wetland  inland | 3 5 6 7     | 1 blight
            5  mountain inland | 1 2 3 4 7   | 1 dahan
            6  sands    inland | 4 7 8       |
            7  jungle   inland | 1 4 5 6 8   | 1 town
            8  wetland  inland | 6 7         | 2 dahan
            """,
            north=((1, 7, 8), (3, 5)),
            east=((8, 6), (5,)),
            south=((6, 4, 3), (1, 4)),
        ),
        board(
            "F",
            """
            1  sands    coast  | 2 5 6       | 2 dahan
            2  jungle   coast  | 1 3 4 5     | 1 city
            3  wetland  coast  | 2 4         | 1 dahan
            4  mountain inland | 2 3 5 7 8   | 1 blight
            5  jungle   inland | 1 2 4 6 8   | 1 dahan
            6  mountain inland | 1 5 8       | 2 dahan
            7  wetland  inland | 4 8         |
            8  sands    inland | 4 5 6 7     | 1 town
            """,
            north=((1, 6, 8), (3, 6)),
            east=((8, 7), (4,)),
            south=((7, 4, 3), (2, 5)),
        ),
    )
}
THEMATIC: Final = {
    found.id: found
    for found in (
        board(
            "NW",
            """
            1  sands    coast  | 2 5 6       | 2 explorer, 1 dahan
            2  sands    coast  | 1 3 4 5     | 1 city
            3  wetland  coast  | 2 4         | 1 town | 1 disease
            4  jungle   inland | 2 3 5 7     |
            5  mountain inland | 1 2 4 6 7 8 |
            6  sands    inland | 1 5 8 9     | 2 dahan
            7  wetland  inland | 4 5 8       | 1 dahan
            8  mountain inland | 5 6 7 9     | 1 explorer, 1 dahan
            9  mountain inland | 6 8         | 1 dahan
            """,
        ),
        board(
            "NE",
            """
            1  sands    coast  | 2 5         | 1 city
            2  jungle   coast  | 1 3 5       | | 1 wilds
            3  jungle   coast  | 2 4 5 7     | 1 dahan
            4  wetland  coast  | 3 7         | 1 dahan
            5  jungle   inland | 1 2 3 7 8 9 | 1 town
            6  mountain inland | 7           | 2 dahan
            7  mountain inland | 3 4 5 6 8   | 3 explorer, 3 dahan
            8  sands    inland | 5 7 9       |
            9  wetland  inland | 5 8         | | 1 beasts, 1 disease
            """,
        ),
        board(
            "W",
            """
            1  jungle   coast  | 2 5 7 8 9   | 2 town, 2 dahan
            2  sands    coast  | 1 3 4 5     | 1 town
            3  sands    coast  | 2 4         | | 1 wilds
            4  sands    inland | 2 3 5 6     | | 1 beasts
            5  jungle   inland | 1 2 4 6 7   | 1 explorer
            6  mountain inland | 4 5 7       | 1 explorer, 1 dahan
            7  wetland  inland | 1 5 6 8     | 2 dahan
            8  jungle   inland | 1 7 9 10    | 2 dahan
            9  sands    inland | 1 8 10      |
            10 mountain inland | 8 9         | | 1 beasts
            """,
        ),
        board(
            "E",
            """
            1  jungle   coast  | 2 5 6       | 1 explorer
            2  wetland  coast  | 1 3 4 5     | 1 town | 2 disease, 1 strife
            3  wetland  coast  | 2 4 7       | 1 town, 1 city, 2 dahan, 1 blight | 1 disease, 1 strife
            4  wetland  inland | 2 3 5 7 8 9 | 1 explorer, 3 dahan
            5  sands    inland | 1 2 4 6 9   |
            6  mountain inland | 1 5 9 10    |
            7  mountain inland | 3 4 8       |
            8  mountain inland | 4 7 9       | 1 explorer
            9  wetland  inland | 4 5 6 8 10  | 2 dahan
            10 wetland  inland | 6 9         | 2 dahan
            """,
        ),
        board(
            "SE",
            """
            1  jungle   coast  | 2 5 6       | 1 town, 2 dahan
            2  jungle   coast  | 1 3 4 5     | 2 dahan
            3  wetland  coast  | 2 4         | 1 dahan
            4  mountain inland | 2 3 5 7     |
            5  jungle   inland | 1 2 4 6 7 8 | | 1 beasts
            6  wetland  inland | 1 5 8 9     | 2 town, 1 dahan | 1 disease
            7  sands    inland | 4 5 8       | 1 explorer
            8  mountain inland | 5 6 7 9     | 1 blight | 1 wilds
            9  mountain inland | 6 8         |
            """,
        ),
        board(
            "SW",
            """
            1  sands    coast  | 2 4 5       | | 1 beasts
            2  wetland  coast  | 1 3 4       | 1 town, 1 dahan
            3  sands    coast  | 2 4 7       | 1 town, 1 dahan, 1 blight | 1 strife
            4  jungle   inland | 1 2 3 5 6 7 | 1 explorer, 1 town | 1 beasts
            5  jungle   inland | 1 4 6 10    | | 1 beasts, 1 wilds
            6  jungle   inland | 4 5 7 9 10  | 1 explorer | 1 badlands
            7  mountain inland | 3 4 6 8 9   | 1 explorer
            8  mountain inland | 7 9         | 1 blight | 1 wilds
            9  sands    inland | 6 7 8 10    |
            10 jungle   inland | 5 6 9       |
            """,
        ),
    )
}
# Lands of different thematic boards that touch; the boards keep their places, whichever are used.
THEMATIC_JOINS: Final = [
    "NW7-NE9", "NW7-NE8", "NW7-NE7", "NW8-NE7", "NW9-NE7", "NW9-NE6", "NW1-W3", "NW6-W3",
    "NW6-W4", "NW9-W4", "NW9-W6", "NE6-E10", "NE6-E6", "NE7-E6", "NE4-E6", "NE4-E1",
    "W6-E10", "W7-E10", "W7-E9", "W8-E9", "W8-E8", "W10-E8", "W10-E7", "W1-SW3",
    "W9-SW3", "W9-SW7", "W10-SW7", "W10-SW8", "E7-SE9", "E3-SE9", "E3-SE6", "E3-SE1",
    "SW8-SE9", "SW8-SE8", "SW9-SE8", "SW9-SE7", "SW10-SE7",
]  # fmt: skip
THEMATIC_CORNERS: Final = ("NW9-E10", "NE6-W6", "W10-SE9", "E7-SW8")  # touch in a point only
THEMATIC_SETS: Final = {  # SI-MAP-19
    1: ("NE",),
    2: ("W", "E"),
    3: ("W", "E", "NE"),
    4: ("W", "E", "NE", "NW"),
    5: ("W", "E", "NE", "NW", "SE"),
    6: ("W", "E", "NE", "NW", "SE", "SW"),
}
MORE_BADLANDS: Final = ("NW7", "W9", "E6")  # not printed, with Jagged Earth; SI-SETUP-07


def is_thematic(id: str) -> bool:
    return id.startswith("thematic-")


# By number in saves: what a set brings comes last.
BOARDS: Final = ("A", "B", "C", "D", *[f"thematic-{id}" for id in THEMATIC], "E", "F")
SET_OF_BOARD: Final = dict.fromkeys(("E", "F", "thematic-SE", "thematic-SW"), "jagged-earth")  # others: the base game
APART: Final = (("B", "E"), ("D", "F"))  # not used together by up to four players, SI-MAP-16 SI-MAP-17


BOARD_IDS: Final = [id.removeprefix("thematic-") for id in BOARDS]
IN_BASE: Final = [
    [n for n, id in enumerate(BOARDS) if is_thematic(id) == kind and id not in SET_OF_BOARD] for kind in (False, True)
]


def numbers_of(expansions: Collection[str], thematic: bool) -> list[int]:
    """The boards of the base game and of these sets, balanced or thematic."""
    found = IN_BASE[thematic][:]
    if not expansions:
        return found
    more = [n for n, id in enumerate(BOARDS) if is_thematic(id) == thematic and SET_OF_BOARD.get(id) in expansions]
    return sorted(found + more)


def board_id(number: int) -> str:
    return BOARD_IDS[number]
