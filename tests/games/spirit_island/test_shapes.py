"""The drawn boards against the game's own: two lands share a drawn border exactly when they are adjacent."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Set
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from tidewood.games.spirit_island.board.boards import BALANCED, SIDES, THEMATIC
from tidewood.games.spirit_island.board.layouts import LAYOUTS, Placed, layout_of, own_layout
from tidewood.games.spirit_island.board.maps import Map, map_of

FILE = Path(__file__).parents[3] / "web/src/games/spirit-island/island/shapes.json"
SHAPES: dict[str, Any] = json.loads(FILE.read_text())
SIDE = 1000
SIXTH = complex(0.5, -(0.75**0.5))  # a step of 60 degrees against the clock; y points down
ROUNDING = 2.5
LEAST = 60  # a border shorter than this is not seen
ROOM = 13  # slots of a land
CELL = 8
Lands = dict[str, list[complex]]


def points(flat: list[int]) -> list[complex]:
    return [complex(x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]


def outlines(id: str) -> dict[int, list[complex]]:
    """The lands of a board, each once around."""
    board = SHAPES[id]
    lines = [points(border["line"]) for border in board["borders"]]
    rings = {int(n): land["ring"] for n, land in board["lands"].items() if "ring" in land}
    return {n: [z for i in ring for z in (lines[i] if i >= 0 else lines[~i][::-1])[:-1]] for n, ring in rings.items()}


OUTLINES = {id: outlines(id) for id in SHAPES}


def laid(name: str, shape: str, placed: Placed) -> Lands:
    """The lands of a board where it lies in a layout."""
    across, up = placed.points[0]
    corner = SIDE * (across + up * SIXTH)
    return {f"{name}{n}": [corner + z * SIXTH**placed.turn for z in outline] for n, outline in OUTLINES[shape].items()}


class Near:
    """Which lands have a point there, give or take what rounding does."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[complex, str]]] = defaultdict(list)

    def add(self, z: complex, land: str) -> None:
        for dx in (-ROUNDING, ROUNDING):
            for dy in (-ROUNDING, ROUNDING):
                found = self.cells[round((z.real + dx) / CELL), round((z.imag + dy) / CELL)]
                if (z, land) not in found:
                    found.append((z, land))

    def at(self, z: complex) -> set[str]:
        found = self.cells.get((round(z.real / CELL), round(z.imag / CELL)), ())
        return {land for there, land in found if abs(there - z) < ROUNDING}


def touching(lands: Lands) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Lands with a common border that can be seen, and lands that meet in a point at least."""
    corners, middles = Near(), Near()
    edges = {land: list(pairwise([*outline, outline[0]])) for land, outline in lands.items()}
    for land, found in edges.items():
        for a, b in found:
            corners.add(a, land)
            middles.add((a + b) / 2, land)
    shared: dict[frozenset[str], float] = defaultdict(float)
    meet: set[frozenset[str]] = set()
    for land, found in edges.items():
        for a, b in found:
            meet |= {frozenset((land, other)) for other in corners.at(a) if other != land}
            for other in middles.at((a + b) / 2) - {land}:
                shared[frozenset((land, other))] += abs(b - a) / 2
    return {pair for pair, length in shared.items() if length > LEAST}, meet


def adjacent(found: Map) -> set[frozenset[str]]:
    return {frozenset((found.names[a], found.names[b])) for a in found.lands for b in found.near[a] if found.number[b]}


def check(lands: Lands, plain: Map, with_corners: Map) -> None:
    borders, meet = touching(lands)
    assert borders == {pair for pair in adjacent(plain) if pair <= set(lands)}
    assert adjacent(with_corners) - adjacent(plain) <= meet


def check_layout(
    boards: tuple[str, ...], layout: str, joins: tuple[str, ...] = (), only: Set[str] = frozenset()
) -> None:
    """`only`: lands to look at, if not at all of them."""
    plan = own_layout(boards, joins, layout) if joins else LAYOUTS[len(boards), layout]
    lands = {
        name: outline
        for id, placed in zip(boards, plan.boards, strict=True)
        for name, outline in laid(id, id, placed).items()
        if not only or name in only
    }
    check(lands, map_of(boards, layout, joins, False), map_of(boards, layout, joins, True))


def test_every_board_of_the_game_is_drawn():
    assert set(SHAPES) == set(BALANCED) | {f"t{id}" for id in THEMATIC}
    for id, board in {**BALANCED, **{f"t{id}": board for id, board in THEMATIC.items()}}.items():
        assert set(OUTLINES[id]) == {land.number for land in board.lands}
        coast = {land.number for land in board.lands if land.coastal}
        assert {n for border in SHAPES[id]["borders"] for n in border["of"] if 0 in border["of"] and n} == coast


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda key: f"{key[1]}-{key[0]}")
def test_borders_are_adjacency_in_every_layout(layout):
    n, name = layout
    letters, deal = list(BALANCED), list(LAYOUTS).index(layout) % len(BALANCED)
    check_layout(tuple([*letters[deal:], *letters[:deal]][:n]), name)


def test_borders_are_adjacency_at_every_join_of_two_sides():
    for one, other in combinations(BALANCED, 2):
        for side in SIDES:
            for far in SIDES:
                along = {f"{id}{n}" for id, at in ((one, side), (other, far)) for n in BALANCED[id].sides[at].lands}
                check_layout((one, other), "free", (f"{one}.{side}-{other}.{far}",), along)


def test_borders_are_adjacency_on_the_thematic_map():
    order = ("NW", "NE", "W", "E", "SW", "SE")
    seams = "NW.east-NE.east NW.south-W.north NE.north-E.south W.east-E.east W.south-SW.north E.north-SE.south"
    joins = [[end.split(".") for end in seam.split("-")] for seam in f"{seams} SW.east-SE.east".split()]
    plan = layout_of(6, tuple((order.index(a), side, order.index(b), far) for (a, side), (b, far) in joins), order)
    lands: Lands = {}
    for id, placed in zip(order, plan.boards, strict=True):
        lands.update(laid(id, f"t{id}", placed))
    check(lands, map_of(order, "thematic", (), False), map_of(order, "thematic", (), True))


def winding(outline: list[complex], z: complex) -> int:
    """How often an outline goes around a point."""
    turns = 0
    for a, b in pairwise([*outline, outline[0]]):
        left = ((b - a).conjugate() * (z - a)).imag
        if a.imag <= z.imag < b.imag and left > 0:
            turns += 1
        elif b.imag <= z.imag < a.imag and left < 0:
            turns -= 1
    return turns


@pytest.mark.parametrize("id", SHAPES)
def test_every_land_has_room_inside_and_no_borders_cross(id):
    for n, outline in OUTLINES[id].items():
        slots = points(SHAPES[id]["lands"][str(n)]["slots"])
        assert len(slots) >= ROOM
        assert all(winding(outline, z) for z in slots)
    edges = [edge for border in SHAPES[id]["borders"] for edge in pairwise(points(border["line"]))]
    for (a, b), (c, d) in combinations(edges, 2):
        if max(a.real, b.real) < min(c.real, d.real) or max(c.real, d.real) < min(a.real, b.real):
            continue
        across = ((b - a).conjugate() * (c - a)).imag * ((b - a).conjugate() * (d - a)).imag < 0
        assert not (across and ((d - c).conjugate() * (a - c)).imag * ((d - c).conjugate() * (b - c)).imag < 0)


def test_the_shapes_are_small():
    assert len(gzip.compress(FILE.read_bytes())) <= 25_000
