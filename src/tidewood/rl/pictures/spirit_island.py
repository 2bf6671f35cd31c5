"""Spirit Island: the boards as they lie, every land with its pieces, and beside them Invaders, Fear and Spirits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Any, Final, NamedTuple

from tidewood.rl.pictures.canvas import Point, Sheet, drawings, head

BOX: Final = (8.0, 8.0, 900.0, 912.0)  # of the island: left, top, width, height
MARGIN: Final = 26.0
SIDE: Final = 1000.0  # of a board, in units of the drawings
HIGH: Final = SIDE * sqrt(3) / 2
GAP: Final = 420.0  # between islands that lie apart
LARGEST: Final = 36.0  # dots for a piece
DRAWN_IN: Final = 64.0  # the box that pieces are drawn in
PANEL: Final = 922.0
ACROSS: Final = 342.0
KINDS: Final = (
    "explorer", "town", "city", "dahan", "blight", "beasts", "wilds", "disease", "badlands", "vitality", "defend",
)  # fmt: skip
LIVING: Final = re.compile(r"(explorer|town|city|dahan)([-+~*].*)?")
BODIES: Final = {
    **dict.fromkeys(("explorer", "town", "city"), "invader"), "beasts": "#b0491f", "wilds": "#3f7a3a",
    "disease": "#7a6a1f", "badlands": "#6b4a3a", "vitality": "#2f7d6b",
}  # fmt: skip
SPACES: Final = ("ravage", "build", "explore")
TERRAINS: Final = ("jungle", "mountain", "sands", "wetland")


class Land(NamedTuple):
    outline: list[Point]  # none of an Ocean
    slots: list[Point]


class World(NamedTuple):
    """The boards side by side, in dots."""

    lands: dict[str, Land]
    coasts: list[list[Point]]
    borders: list[list[Point]]
    ends: list[list[Point]]
    pitch: float


def pairs(flat: Sequence[float]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def put(board: Mapping[str, Any], point: Point) -> Point:
    """A point of a board where the board lies, turned by sixths."""
    across, up = board["at"]
    angle = -board["turn"] * pi / 3
    x = point[0] * cos(angle) - point[1] * sin(angle) + SIDE * (across + up / 2)
    return x, point[0] * sin(angle) + point[1] * cos(angle) - HIGH * up


def islet(boards: Sequence[Mapping[str, Any]]) -> World:
    """The boards of one island, in units of the drawings."""
    found = World({}, [], [], [], min(drawings()["boards"][board["shape"]]["pitch"] for board in boards))
    for board in boards:
        shape = drawings()["boards"][board["shape"]]
        lines = [[put(board, point) for point in pairs(border["line"])] for border in shape["borders"]]
        for border, line in zip(shape["borders"], lines, strict=True):
            to_side = any(isinstance(one, str) for one in border["of"])
            (found.coasts if 0 in border["of"] else found.ends if to_side else found.borders).append(line)
        for number, land in shape["lands"].items():
            ring = [lines[i] if i >= 0 else lines[-1 - i][::-1] for i in land.get("ring", [])]
            outline = [point for line in ring for point in line[:-1]]
            found.lands[f"{board['id']}{number}"] = Land(outline, [put(board, at) for at in pairs(land["slots"])])
    return found


def moved(world: World, x: float, y: float, scale: float = 1.0) -> World:
    def there(points: list[Point]) -> list[Point]:
        return [(x + scale * px, y + scale * py) for px, py in points]

    lands = {name: Land(there(land.outline), there(land.slots)) for name, land in world.lands.items()}
    coasts, borders, ends = [[there(line) for line in lines] for lines in (world.coasts, world.borders, world.ends)]
    return World(lands, coasts, borders, ends, world.pitch * scale)


def rim(world: World) -> tuple[list[float], list[float]]:
    points = [point for line in [*world.coasts, *world.ends] for point in line]
    return [x for x, _ in points], [y for _, y in points]


def world_of(placing: Mapping[str, Any]) -> World:
    """All islands in a row, as large as fits the box."""
    boards = [board for board in placing["boards"] if not board.get("gone")] or placing["boards"]
    whole, left = World({}, [], [], [], 1e9), 0.0
    for n in dict.fromkeys(board["islet"] for board in boards):
        one = islet([board for board in boards if board["islet"] == n])
        xs, ys = rim(one)
        one = moved(one, left - min(xs), -min(ys))
        left += max(xs) - min(xs) + GAP
        whole.lands.update(one.lands)
        whole.coasts.extend(one.coasts)
        whole.borders.extend(one.borders)
        whole.ends.extend(one.ends)
        whole = whole._replace(pitch=min(whole.pitch, one.pitch))
    xs, ys = rim(whole)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    scale = min((BOX[2] - 2 * MARGIN) / wide, (BOX[3] - 2 * MARGIN) / high)
    x = BOX[0] + (BOX[2] - scale * wide) / 2 - scale * min(xs)
    y = BOX[1] + (BOX[3] - scale * high) / 2 - scale * min(ys)
    return moved(whole, x, y, scale)


def draw(sheet: Sheet, view: dict[str, Any]) -> None:
    sheet.box(*BOX, "sea")
    world = world_of(view["map"])
    size = min(LARGEST, world.pitch)
    for name, land in world.lands.items():
        if land.outline:
            terrain = view["lands"].get(name, {}).get("terrain", "sea")
            sheet.polygon(land.outline, terrain)
    for lines, colour, width in (
        (world.borders, "border", 2.5), (world.ends, "seam", 2.5), (world.coasts, "beach", 6), (world.coasts, "foam", 2)
    ):  # fmt: skip
        for line in lines:
            sheet.line(line, colour, width)
    for name, has in view["lands"].items():
        if name in world.lands:
            fill(sheet, name, has, within(world.lands[name]), size)
    panel(sheet, view)


def within(land: Land) -> list[Point]:
    """The slots; those of an Ocean may lie beyond the edge and are moved in."""
    left, top, wide, high = BOX
    if land.outline:
        return land.slots
    xs, ys = [x for x, _ in land.slots], [y for _, y in land.slots]
    dx = max(0.0, left + MARGIN - min(xs)) - max(0.0, max(xs) - left - wide + MARGIN)
    dy = max(0.0, top + MARGIN - min(ys)) - max(0.0, max(ys) - top - high + MARGIN)
    return [(x + dx, y + dy) for x, y in land.slots]


def fill(sheet: Sheet, name: str, has: Mapping[str, Any], slots: Sequence[Point], size: float) -> None:
    """The pieces of a land on its slots, each kind once with how many there are, and the number of the land."""
    todo = [(kind, has[kind]) for kind in KINDS if has.get(kind)]
    todo += [
        (kind, n)
        for kind, n in has.items()
        if kind not in KINDS and isinstance(n, int) and n and LIVING.fullmatch(kind)
    ]
    free = iter(slots)
    for kind, n in sorted(todo, key=lambda one: order(one[0])):
        at = next(free, slots[-1])
        piece(sheet, at, kind, size)
        number(sheet, at, n, size, always=kind == "defend")
    for player, n in has.get("presence", {}).items():
        at = next(free, slots[-1])
        sheet.shape(head(player), at, size / 25, player, "outline")
        number(sheet, at, n, size)
    at = next(free, slots[-1])
    if has["terrain"] != "ocean":
        sheet.words(at, name, 0.36 * size, "outline", "center")


def order(kind: str) -> int:
    found = LIVING.fullmatch(kind)
    return KINDS.index(found[1] if found else kind)


def piece(sheet: Sheet, at: Point, kind: str, size: float) -> None:
    found = LIVING.fullmatch(kind)
    plain, mark = (found[1], found[2] or "") if found else (kind, "")
    scale = 0.92 * size / DRAWN_IN
    corner = (at[0] - DRAWN_IN / 2 * scale, at[1] - DRAWN_IN / 2 * scale)
    layers = drawings()["pieces"][plain]
    body = {"body": BODIES.get(plain, plain)}
    sheet.put([("outline", layers[0][1], 6.0)], corner, scale)
    sheet.put(layers, corner, scale, body)
    if mark:  # damaged, with strife, or otherwise not like others of its kind
        sheet.words((at[0] - 0.36 * size, at[1] - 0.36 * size), mark, 0.34 * size, "wound", "center", bold=True)


def number(sheet: Sheet, at: Point, n: int, size: float, always: bool = False) -> None:
    if n > 1 or always:
        here = (at[0] + 0.38 * size, at[1] + 0.34 * size)
        sheet.shape("M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", here, size / 42, "surface", "outline", 0.8)
        sheet.words(here, str(n), 0.36 * size, "ink", "center", bold=True)


def panel(sheet: Sheet, view: Mapping[str, Any]) -> None:
    sheet.words((PANEL, 26), f"Turn {view['turn']} · {view['phase'].replace('.', ' · ')}", 17, bold=True, room=ACROSS)
    wide = ACROSS / len(SPACES)
    for i, space in enumerate(SPACES):
        x = PANEL + i * wide
        sheet.words((x, 56), space, 12, "ink-2")
        for j, id in enumerate(view["invaders"][space][:3]):
            invader_card(sheet, (x, 66 + 25 * j), wide - 8, id)
    fear, blight = view["fear"], view["blight"]
    told = (
        f"Terror Level {fear['terror']} · Fear {fear['generated']} of {fear['pool']} · {fear['earned']} earned",
        f"Blight {blight['pool']} left · {'healthy' if blight['healthy'] else 'blighted'}",
        f"Invader deck {len(view['invaders']['deck'])} · Fear deck {fear['deck']}",
    )
    for i, line in enumerate(told):
        sheet.words((PANEL, 152 + 21 * i), line, 13, room=ACROSS)
    spirits = view["spirits"]
    high = min(170.0, (912.0 - 216.0) / len(spirits))
    for i, (player, has) in enumerate(spirits.items()):
        spirit(sheet, (PANEL, 216 + i * high), high - 8, player, has)


def invader_card(sheet: Sheet, at: Point, wide: float, id: str) -> None:
    """An Invader card in the colours of its terrains."""
    here = [terrain for terrain in TERRAINS if terrain in id] or ["sunken" if id != "coastal" else "sea"]
    for i, colour in enumerate(here):
        sheet.box(at[0] + i * wide / len(here), at[1], wide / len(here), 22, colour, "outline", 0.8)
    sheet.words((at[0] + wide / 2, at[1] + 11), id.replace("-", " "), 10.5, "outline", "center", room=wide)


def spirit(sheet: Sheet, at: Point, high: float, player: str, has: Mapping[str, Any]) -> None:
    x, y = at
    sheet.box(x, y, ACROSS, high, "surface", "line", 1)
    sheet.shape(head(player), (x + 20, y + 20), 1.1, player, "outline")
    sheet.words((x + 40, y + 20), has["spirit"].replace("-", " "), 13.5, bold=True, room=ACROSS - 48)
    hand = has["hand"]
    cards = hand if isinstance(hand, int) else len(hand)
    lines = [f"Energy {has['energy']} · plays {has['plays_left']} of {has['plays']} · {cards} in hand"]
    lines.append(", ".join(f"{n} {element}" for element, n in has["elements"].items()))
    lines += [f"plays {', '.join(id.replace('-', ' ') for id in has['play'])}"] if has["play"] else []
    lines += [f"in hand {', '.join(id.replace('-', ' ') for id in hand)}"] if not isinstance(hand, int) and hand else []
    down = y + 44
    for line in lines:
        left = int((y + high - down) / 16)
        if line and left > 0:
            down = sheet.lines((x + 12, down), line, 12, ACROSS - 20, min(left, 3), "ink-2") + 2
