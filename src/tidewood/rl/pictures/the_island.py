"""The Island: its hexes with tiles, creatures, ships and adventurers, and beside them what lies with the players."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final

from tidewood.games.the_island.board import AXIAL, LANDING_HEXES, NAMES
from tidewood.rl.pictures.canvas import Point, Sheet, drawings, head, player_colour

R: Final = 41.5  # from the middle of a hex to a corner
CLIENT_R: Final = 40.0  # in the drawings
MIDDLE: Final[Point] = (456.0, 464.0)
LIFT: Final = {"beach": 4.0, "jungle": 8.0, "mountain": 13.0}  # how thick a tile is
ISLAND_AT: Final[Point] = (372.0, 402.0)  # who is saved, from the middle
SIDES: Final = {"NW": (-1, -1), "NE": (1, -1), "SW": (-1, 1), "SE": (1, 1)}
SEATS: Final = ((-15.0, -2.0), (0.0, -2.0), (15.0, -2.0))
SPOTS: Final = ((0.0, 0.0), (-14.0, 11.0), (14.0, 11.0), (-14.0, -11.0), (14.0, -11.0), (0.0, 20.0))
LONE: Final = ("serpents", "sharks", "whales")
PANEL: Final = 922.0  # where the players are told of
ACROSS: Final = 342.0
LANDINGS: Final = {name for pair in LANDING_HEXES for name in pair}


def middle_of(q: int, r: int) -> Point:
    return MIDDLE[0] + R * sqrt(3) * (q + r / 2), MIDDLE[1] + R * 1.5 * r


AT: Final = {name: middle_of(*at) for name, at in zip(NAMES, AXIAL, strict=True)}


def corners(at: Point, radius: float) -> list[Point]:
    """From the top, clockwise."""
    (x, y), half = at, radius * sqrt(3) / 2
    right = [(x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2)]
    return [*right, *[(2 * x - there, 2 * y - high) for there, high in right]]


def draw(sheet: Sheet, view: dict[str, Any]) -> None:
    sheet.box(8, 8, PANEL - 22, 912, "sea-far")
    for side, saved in view["islands"].items():
        safe_island(sheet, side, saved)
    for name, at in AT.items():
        sheet.polygon(corners(at, R), "shallow" if "tile" in view["hexes"][name] else "sea", "foam", 1)
        if name in LANDINGS:
            sheet.polygon(corners(at, R - 5), line="foam", width=3)
    for name, at in AT.items():  # row by row, so that near ones hide far ones
        space = view["hexes"][name]
        if space.get("tile"):
            tile(sheet, at, space)
        else:
            water(sheet, at, space)
    panel(sheet, view)


def tile(sheet: Sheet, at: Point, space: dict[str, Any]) -> None:
    terrain = space["tile"]
    x, y = at[0], at[1] - LIFT[terrain]
    foot, top = corners(at, R), corners((x, y), R)
    sheet.polygon([top[4], top[3], top[2], foot[2], foot[3], foot[4]], f"{terrain}-wall")
    sheet.polygon(top, terrain, f"{terrain}-wall", 1.2)
    people(sheet, (x, y), space["adventurers"])


def people(sheet: Sheet, at: Point, players: list[str]) -> None:
    for player, (dx, dy) in zip(players, SPOTS if len(players) > 1 else SPOTS[:1], strict=False):
        adventurer(sheet, (at[0] + dx, at[1] + dy), player)


def adventurer(sheet: Sheet, at: Point, player: str, scale: float = 1.0) -> None:
    sheet.shape(head(player), at, scale, player_colour(player), "piece-line")
    if player.endswith("b"):  # the second colour has a light heart
        sheet.shape("M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0z", at, scale, "seat", "piece-line", 0.8)


def water(sheet: Sheet, at: Point, space: dict[str, Any]) -> None:
    """Who swims, what lurks, and a ship with its crew."""
    things = [(kind.removesuffix("s"), 1 if space[kind] == 1 else space[kind]) for kind in LONE if space[kind]]
    aboard = space["ship"]
    n = len(things) + (aboard is not None) + bool(space["swimmers"])
    heights = iter([at[1] + 22 * (i - (n - 1) / 2) for i in range(n)])
    for kind, many in things:
        here = (at[0], next(heights))
        sheet.put(drawings()["sea"][kind], here, 0.78 if n == 1 else 0.6)
        if many > 1:
            sheet.words((here[0] + 22, here[1] - 8), str(many), 13, bold=True)
    if aboard is not None:
        here = (at[0], next(heights))
        sheet.put(drawings()["sea"]["ship"], here, 0.95)
        for player, (dx, dy) in zip(aboard, SEATS, strict=False):
            adventurer(sheet, (here[0] + dx, here[1] + dy), player, 0.75)
    if space["swimmers"]:
        y = next(heights)
        swimmers = space["swimmers"]
        apart = min(18.0, 54.0 / len(swimmers))
        for i, player in enumerate(swimmers):
            x = at[0] + apart * (i - (len(swimmers) - 1) / 2)
            adventurer(sheet, (x, y), player, 0.8)
        sheet.shape("M-16 7q4-5 8 0t8 0t8 0t8 0", (at[0], y), 1.2, "", "foam", 2.4)


def safe_island(sheet: Sheet, side: str, saved: list[str]) -> None:
    dx, dy = SIDES[side]
    scale = R / CLIENT_R
    sheet.mirrored(drawings()["shore"], MIDDLE, (-dx * scale, -dy * scale), "safe", "safe-line")
    x, y = MIDDLE[0] + dx * ISLAND_AT[0], MIDDLE[1] + dy * ISLAND_AT[1]
    for i, (player, n) in enumerate(sorted(Counter(saved).items())):
        here = (x - 12, y + 24 * i * -dy)
        adventurer(sheet, here, player)
        sheet.words((here[0] + 15, here[1]), str(n), 14, bold=True)


def panel(sheet: Sheet, view: dict[str, Any]) -> None:
    """Whose turn it is, what is left, and what each player has."""
    left = view["tiles_left"]
    sheet.words((PANEL, 28), f"Turn {view['turn']} · {view['phase']}", 18, bold=True, room=ACROSS)
    x = PANEL
    for terrain, n in left.items():
        sheet.polygon(corners((x + 12, 58), 13), terrain, f"{terrain}-wall")
        sheet.words((x + 30, 58), str(n), 15)
        x += 66
    if view["die"]:
        sheet.box(x, 42, 44, 32, "surface", "line-strong")
        sheet.put(drawings()["sea"][view["die"]], (x + 22, 58), 0.5)
    if view["points_left"]:
        sheet.words((PANEL + ACROSS, 58), f"{view['points_left']} to move", 14, align="right")
    high = min(160.0, 820.0 / len(view["players"]))
    for i, (player, has) in enumerate(view["players"].items()):
        person(sheet, (PANEL, 92 + i * high), high - 12, player, has, view)


def person(sheet: Sheet, at: Point, high: float, player: str, has: dict[str, Any], view: dict[str, Any]) -> None:
    x, y = at
    turn = view["active"] == player
    sheet.box(x, y, ACROSS, high, "surface", "accent" if turn else "line", 3 if turn else 1)
    adventurer(sheet, (x + 22, y + 22), player, 1.2)
    sheet.words((x + 44, y + 22), player, 17, bold=True)
    sheet.words((x + ACROSS - 12, y + 22), f"{has['saved']} saved, {has['removed']} lost", 14, align="right")
    held = has["held"]
    tiles = f"tiles: {held}" if isinstance(held, int) else f"tiles: {', '.join(held) or 0}"
    sheet.lines((x + 14, y + 52), tiles, 13, ACROSS - 28, 2, "ink-2")
    for n, figure in enumerate(figure for figure in has["figures"] if figure["at"] is not None):
        lost, saved = figure["at"] == "removed", figure["at"] in SIDES
        here = (x + 26 + n % 10 * 32, y + 88 + n // 10 * 28)
        if saved:
            sheet.box(here[0] - 14, here[1] - 14, 28, 28, "safe", "safe-line")
        sheet.shape(
            head(player), here, 1.1, "sunken" if lost else player_colour(player), "line" if lost else "piece-line"
        )
        if figure["value"] is not None:
            sheet.words(here, str(figure["value"]), 12, "ink-3" if lost else "seat", "center", bold=True)
    if has["unplaced"]:
        sheet.words((x + 14, y + high - 20), f"{has['unplaced']} to be placed", 13, "ink-2")
