"""The shape of the table: what `table()` gives and the client gets. Keys that may be left out say so."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tidewood.games.the_island.pieces import Creature, Terrain, TileSymbol

Phase = Literal["place", "ships", "tile", "move", "remove", "creature"]
Colour = Literal["a", "b"]


class LandSpace(TypedDict):
    """A hex with a tile. People are named by their owner: `p1`, or `p1b` in the second colour."""

    tile: Terrain
    adventurers: list[str]


class SeaSpace(TypedDict):
    """A hex of the sea. `ship` has who is aboard, or is null where there is none."""

    ship: list[str] | None
    swimmers: list[str]
    serpents: int
    sharks: int
    whales: int


Space = LandSpace | SeaSpace


class Figure(TypedDict):
    """An adventurer once placed; `at` is a hex, a safe island or `removed`. The value is for those who may see it."""

    id: int
    at: str
    how: Literal["land", "aboard", "swimming"] | None
    value: int | None
    colour: NotRequired[Colour | None]


class PlayerTable(TypedDict):
    """One player. Of the tiles that others hold one sees the number."""

    held: list[TileSymbol | Literal["face-down"]] | int
    held_terrains: list[Terrain]
    unplaced: int
    ships_to_launch: int
    saved: int
    removed: int
    figures: list[Figure]
    values_unplaced: NotRequired[list[int] | None]


class Islands(TypedDict):
    """Who has reached which safe island."""

    NW: list[str]
    NE: list[str]
    SW: list[str]
    SE: list[str]


class TilesLeft(TypedDict):
    """How many tiles of each terrain are still on the board."""

    beach: int
    jungle: int
    mountain: int


class Supply(TypedDict):
    ships: int
    sharks: int
    whales: int


class QuietRounds(TypedDict):
    """Rounds in which nothing was removed, shown when the end is near."""

    now: int
    limit: int


class IslandView(TypedDict):
    game: Literal["the-island"]
    turn: int
    phase: Phase
    active: str | None
    start: str
    points_left: int
    die: Creature | None
    hexes: dict[str, Space]
    islands: Islands
    tiles_left: TilesLeft
    supply: Supply
    players: dict[str, PlayerTable]
    quiet_rounds: NotRequired[QuietRounds]
    ended: NotRequired[str]
