"""What is printed on the tiles, as data."""

from __future__ import annotations

from typing import Literal, TypedDict

from tidewood.games.the_island.pieces import RED, REPEL_SHARK, SYMBOLS, TILE_SYMBOLS, TILE_TERRAINS, Terrain


class TileFacts(TypedDict):
    """A symbol: its colour, when it is played, and how many tiles of each terrain have it."""

    kind: Literal["tile"]
    colour: Literal["green", "red"]
    played: Literal["at-once", "own-turn", "as-defence"]
    tiles: dict[Terrain, int]


CardFacts = TileFacts


def facts() -> dict[str, CardFacts]:
    return {symbol: tile(i) for i, symbol in enumerate(SYMBOLS)}


def tile(symbol: int) -> TileFacts:
    """[TI-110, TI-115]"""
    return {
        "kind": "tile",
        "colour": "green" if symbol < RED else "red",
        "played": "at-once" if symbol < RED else "own-turn" if symbol < REPEL_SHARK else "as-defence",
        "tiles": {
            name: counts[symbol] for name, counts in zip(TILE_TERRAINS, TILE_SYMBOLS[1:], strict=True) if counts[symbol]
        },
    }
