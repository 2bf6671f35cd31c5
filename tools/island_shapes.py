"""Draw the lands of every island board of Spirit Island for the client: python -m tools.island_shapes.

A board is a rhombus with the Ocean to the west and three sides to join. Its lands, its Ocean and its sides form a
planar graph: every face is a point where lands meet, every edge a border. Points on the sides follow from the printed
cuts. The others start where each is the mean of its neighbours (Tutte: nothing crosses); then tools.bubbles pushes the
lands apart until they are about equally large and round, and borders get a calm seeded wave. All sides share one curve
with f(t) = -f(1 - t), so any side fits any other and a seam looks like every border. The coast is free: it bulges out
and ends in NW and SW.

A side is 1000 long, y points down, NW is the origin, boards are only turned by 60 degrees. Which lands touch comes from
the game's own boards; tests/games/spirit_island/test_shapes.py proves that the drawing says the same.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any, Final, NamedTuple

import networkx as nx
import numpy as np

from tidewood.games.spirit_island.board.boards import BALANCED, SIDES, THEMATIC, THEMATIC_JOINS, Board
from tools.bubbles import HIGH, SIDE, Border, Floats, Rings, crossings, depth, outline, relax

WRITTEN: Final = Path(__file__).resolve().parent.parent / "web/src/games/spirit-island/island/shapes.json"
GRID: Final = 52  # points on a side: all cuts are among them
INNER: Final = 10  # points within another border
THIRTEENTHS: Final = 13  # printed sevenths: no two borders meet in one point of a seam
CORNERS: Final = {"NW": 0j, "NE": SIDE + 0j, "SE": SIDE / 2 + HIGH * 1j, "SW": -SIDE / 2 + HIGH * 1j}
ENDS: Final = {"north": ("NW", "NE"), "east": ("NE", "SE"), "south": ("SE", "SW")}  # clockwise
MEET: Final[dict[str, tuple[str | int, str]]] = {
    "NW": (0, "north"), "NE": ("east", "north"), "SE": ("east", "south"), "SW": (0, "south")
}  # fmt: skip
CURVE: Final = ((1, 9), (2, 5), (3, -8), (5, 6), (8, 3))  # of every side: how often, how high
WAVE: Final = (1.3, 2.4, 3.7, 5.2)
PITCH: Final = 78  # how far apart the slots of a land are
PITCH_THEMATIC: Final = 63
OUT_AT_SEA: Final = 62

# Thematic boards have no printed cuts: the lands along north, east and south are read off the adjacency, and the cuts
# spread evenly over each seam. They lie as NW|NE over W|E over SW|SE, the right column turned by half.
THEMATIC_SIDES: Final = {
    "NW": ((3, 4, 7), (7, 8, 9), (9, 6, 1)), "NE": ((4, 7, 6), (6, 7, 8, 9), (9, 5, 1)),
    "W": ((3, 4, 6), (6, 7, 8, 10), (10, 9, 1)), "E": ((3, 7), (7, 8, 9, 10), (10, 6, 1)),
    "SW": ((3, 7, 8), (8, 9, 10), (10, 5, 1)), "SE": ((3, 4, 7), (7, 8, 9), (9, 6, 1)),
}  # fmt: skip
SEAMS: Final = (
    ("NW", "east", "NE", "east"), ("NW", "south", "W", "north"), ("NE", "north", "E", "south"),
    ("W", "east", "E", "east"), ("W", "south", "SW", "north"), ("E", "north", "SE", "south"),
    ("SW", "east", "SE", "east"),
)  # fmt: skip


class Plan(NamedTuple):
    """A board with the lands along its sides, and the cuts between them in 52nds."""

    board: Board
    along: dict[str, tuple[int, ...]]
    cuts: dict[str, list[int]]
    pitch: int


def on_side(side: str, t: float) -> complex:
    """A point of a side. Its curve is odd about the middle."""
    a, b = (CORNERS[corner] for corner in ENDS[side])
    lift = sum(high * math.sin(2 * math.pi * often * t) for often, high in CURVE)
    return a + (b - a) * (t - 1j * lift / SIDE)


def plans() -> dict[str, Plan]:
    found: dict[str, Plan] = {}
    for id, board in BALANCED.items():
        cuts = {side: [GRID * (2 * cut - 1) // THIRTEENTHS for cut in board.sides[side].cuts] for side in SIDES}
        found[id] = Plan(board, {side: board.sides[side].lands for side in SIDES}, cuts, PITCH)
    for id, board in THEMATIC.items():
        along = dict(zip(SIDES, THEMATIC_SIDES[id], strict=True))
        even = {side: [round(GRID * i / len(on)) for i in range(1, len(on))] for side, on in along.items()}
        found[f"t{id}"] = Plan(board, along, even, PITCH_THEMATIC)
    for a, side, b, other in SEAMS:
        spread(found, (a, side), (b, other))
    return found


def spread(found: dict[str, Plan], one: tuple[str, str], two: tuple[str, str]) -> None:
    """The cuts of a seam: from pair to pair of lands along it, each step is a cut of one board or of the other."""
    (a, side), (b, other) = one, two
    across = {frozenset(pair.split("-")) for pair in THEMATIC_JOINS}
    first, second = found[f"t{a}"], found[f"t{b}"]
    mine, theirs = first.along[side], second.along[other][::-1]
    i = j = 0
    steps: list[bool] = []
    while i + j < len(mine) + len(theirs) - 2:
        own = i + 1 < len(mine) and frozenset((f"{a}{mine[i + 1]}", f"{b}{theirs[j]}")) in across
        steps.append(own)
        i, j = i + own, j + 1 - own
    cuts = [(round(GRID * (n + 1) / (len(steps) + 1)), own) for n, own in enumerate(steps)]
    first.cuts[side] = [t for t, own in cuts if own]
    second.cuts[other] = [GRID - t for t, own in cuts if not own][::-1]


def graph_of(plan: Plan) -> Any:
    """Lands, Ocean (0) and sides; X is what lies outside of all."""
    graph: nx.Graph[Any] = nx.Graph()
    graph.add_edges_from([*[("X", n) for n in (*SIDES, 0)], *MEET.values()])
    for land in plan.board.lands:
        graph.add_edges_from((land.number, n) for n in (*land.near, *[0] * land.coastal))
    graph.add_edges_from((side, n) for side in SIDES for n in plan.along[side])
    return graph


def embed(plan: Plan, seed: str) -> tuple[dict[Border, Floats], Rings]:
    """The borders of a board, each an array of points, and for each land its borders in order, with their direction."""
    graph = graph_of(plan)
    embedding: Any
    planar, embedding = nx.check_planarity(graph)
    face: dict[tuple[Any, Any], int] = {}
    faces: list[set[Any]] = []
    for u, v in embedding.edges():
        if (u, v) not in face:
            walk = embedding.traverse_face(u, v)
            face.update({pair: len(faces) for pair in zip(walk, walk[1:] + walk[:1], strict=True)})
            faces.append(set(walk))
    assert planar and all(len(one) == 3 for one in faces if "X" not in one), plan.board.id
    known, inner = on_sides(plan, graph)
    spots = {faces.index(meet): z for meet, z in known if meet in faces}
    ends = {
        frozenset((u, v)): (face[u, v], face[v, u])
        for u, v in graph.edges()
        if "X" not in faces[face[u, v]] | faces[face[v, u]]
    }
    index = {one: n for n, one in enumerate(sorted({one for pair in ends.values() for one in pair}))}
    z = np.array([spots.get(one, np.mean(list(spots.values()))) for one in index])
    free = np.array([one not in spots for one in index])
    near = np.zeros((len(z), len(z)))
    for a, b in ends.values():
        near[index[a], index[b]] = near[index[b], index[a]] = 1
    for _ in range(900):
        z = np.where(free, near @ z / near.sum(1), z)
    borders: dict[Border, Any] = {}
    for pair, (a, b) in ends.items():
        p, q = z[index[a]], z[index[b]]
        line = inner.get(pair, [p + (q - p) * k / (INNER + 1) for k in range(1, INNER + 1)])
        line = line[::-1] if line and abs(line[0] - p) > abs(line[-1] - p) else line
        borders[pair] = np.array([index[a], *range(len(z), len(z) + len(line)), index[b]])
        z, free = np.concatenate([z, line]), np.concatenate([free, [pair not in inner] * len(line)])
    rings: Rings = {}
    for land in plan.board.lands:
        order = [frozenset((land.number, n)) for n in embedding.neighbors_cw_order(land.number)]
        following = [*order[1:], order[0]]
        rings[land.number] = [
            (p, bool(borders[p][-1] in borders[q][[0, -1]])) for p, q in zip(order, following, strict=True)
        ]
    x = relax(np.stack([z.real, z.imag], 1), free.astype(bool), borders, rings, list(CORNERS.values()))
    for calm in (1, 0.75, 0.5, 0.25, 0):
        rng = random.Random(seed)
        drawn: dict[Border, Floats] = {
            pair: np.round(x[at] if pair in inner else waved(x[at], rng, calm * (1.6 if 0 in pair else 1)))
            for pair, at in borders.items()
        }
        if not crossings(drawn):
            return drawn, rings
    raise AssertionError(plan.board.id)


def on_sides(plan: Plan, graph: Any) -> tuple[list[tuple[set[Any], complex]], dict[Border, list[complex]]]:
    """What is known of the points: where three meet in a corner or on a side, and the borders along the sides."""
    points = [({*two, land}, CORNERS[corner]) for corner, two in MEET.items() for land in graph if land not in two]
    inner: dict[Border, list[complex]] = {}
    for side, on in plan.along.items():
        ends = [0, *plan.cuts[side], GRID]
        points += [({side, *on[n - 1 : n + 1]}, on_side(side, ends[n] / GRID)) for n in range(1, len(on))]
        for n, land in enumerate(on):
            inner[frozenset((side, land))] = [on_side(side, t / GRID) for t in range(ends[n] + 1, ends[n + 1])]
    return points, inner


def waved(line: Floats, rng: random.Random, high: float) -> Floats:
    """A calm wave along a border; its ends stay."""
    t, way = np.linspace(0, math.pi, len(line)), np.gradient(line, axis=0)
    lift = np.zeros(len(line))
    for often in WAVE:
        lift += rng.uniform(0.5, 1) * np.sin(often * t + rng.uniform(0, 6.3)) / often**0.8
    lift *= high * 0.034 * min(np.hypot(*np.diff(line, axis=0).T).sum(), 420) * np.sin(t) ** 1.3
    moved: Floats = line + lift[:, None] * way[:, ::-1] * (-1, 1) / np.hypot(*way.T)[:, None]
    return moved


def room(shape: Floats, pitch: int) -> tuple[list[float], list[Floats]]:
    """The largest circle inside, and slots on a net of triangles, which stays one when turned; middle first."""
    (left, top), (right, bottom) = shape.min(0), shape.max(0)
    spots = np.stack(np.meshgrid(np.arange(left, right, 8), np.arange(top, bottom, 8)), -1).reshape(-1, 2)
    deep, rise = depth(shape, spots), pitch * HIGH / SIDE
    best: list[Floats] = []
    for dx in range(0, pitch, 6):
        for dy in range(0, round(rise), 6):
            rows = enumerate(np.arange(top + dy, bottom, rise))
            net = np.array(
                [(x + n % 2 * pitch / 2, y) for n, y in rows for x in np.arange(left - pitch + dx, right, pitch)]
            )
            best = max(best, list(net[depth(shape, net) > 0.46 * pitch]), key=len)
    middle = spots[deep.argmax()]
    return [*np.round(middle), round(deep.max())], sorted(np.round(best), key=lambda p: math.dist(p, middle))


def drawn(id: str, plan: Plan) -> dict[str, Any]:
    borders, rings = embed(plan, id)
    number = list(borders)
    lands: dict[int, dict[str, Any]] = {}
    for land, ring in rings.items():
        circle, slots = room(outline(borders, ring), plan.pitch)
        order = [number.index(pair) if ahead else ~number.index(pair) for pair, ahead in ring]
        lands[land] = {"ring": order, "circle": whole(circle), "slots": whole(np.ravel(slots))}
    west, out = np.array((0.5, -HIGH / SIDE)), np.array((-HIGH / SIDE, -0.5))  # along the coast, and out to sea
    far = max([0, *[float((line @ out).max()) for pair, line in borders.items() if 0 in pair]]) + OUT_AT_SEA
    sea = [np.array((-SIDE / 4, HIGH / 2)) + far * out + k * plan.pitch * west for k in (0, 1, -1, 2, -2)]
    lands[0] = {"slots": whole(np.ravel(sea))}
    lines = [{"of": sorted(pair, key=str), "line": whole(line.ravel())} for pair, line in borders.items()]
    return {"pitch": plan.pitch, "borders": lines, "lands": lands}


def whole(numbers: Any) -> list[int]:
    return [round(float(n)) for n in numbers]


def main() -> None:
    boards = [f'"{id}":{json.dumps(drawn(id, plan)).replace(" ", "")}' for id, plan in plans().items()]
    WRITTEN.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN.write_text("{\n" + ",\n".join(boards) + "\n}\n")


if __name__ == "__main__":
    main()
