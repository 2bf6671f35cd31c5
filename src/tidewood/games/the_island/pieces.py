"""The pieces and their numbers."""

from __future__ import annotations

from typing import Final, Literal

from tidewood.games.the_island.board import HEXES
from tidewood.kernel.bits import Bits
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER, PLAYER

PER_COLOUR: Final = 10  # TI-004
VALUES: Final = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)  # TI-007
TOP_VALUE: Final = 6
SHIPS: Final = 12  # TI-006
SHIPS_EACH: Final = 2  # TI-005
SEATS: Final = 3  # TI-031
POINTS: Final = 3  # TI-023

# terrain; 0 is the sea
SEA: Final = 0
BEACH: Final = 1
JUNGLE: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = ("sea", "beach", "jungle", "mountain")
Terrain = Literal["beach", "jungle", "mountain"]
TILE_TERRAINS: Final[tuple[Terrain, ...]] = ("beach", "jungle", "mountain")  # by terrain, from BEACH
TILES_OF: Final = (0, 16, 16, 8)  # TI-115

# creatures
SERPENT: Final = 0
SHARK: Final = 1
WHALE: Final = 2
Creature = Literal["serpent", "shark", "whale"]
CREATURES: Final[tuple[Creature, ...]] = ("serpent", "shark", "whale")
CREATURE_COUNT: Final = (5, 6, 5)
DIE: Final = (2, 2, 2)  # faces of the die with each creature
REACH: Final = (1, 2, 3)  # TI-098 TI-102 TI-105

# symbols under the tiles: first the green ones, then the red ones played in step 1, then the defences
TileSymbol = Literal[
    "shark", "whale", "ship", "whirlpool", "volcano",
    "dolphin", "wind", "dive-serpent", "dive-shark", "dive-whale",
    "repel-shark", "repel-whale",
]  # fmt: skip
SYMBOLS: Final[tuple[TileSymbol, ...]] = (
    "shark", "whale", "ship", "whirlpool", "volcano",
    "dolphin", "wind", "dive-serpent", "dive-shark", "dive-whale",
    "repel-shark", "repel-whale",
)  # fmt: skip
TILE_SHARK: Final = 0
TILE_WHALE: Final = 1
TILE_SHIP: Final = 2
WHIRLPOOL: Final = 3
VOLCANO: Final = 4
DOLPHIN: Final = 5
WIND: Final = 6
DIVE: Final = 7  # and the two after it, in the order of the creatures
REPEL_SHARK: Final = 10
REPEL_WHALE: Final = 11
RED: Final = DOLPHIN  # the first red symbol
FACE_DOWN: Final = 12  # a tile kept at a real table, whose symbol the program has not been told
TILE_SYMBOLS: Final = (  # how many tiles of each terrain carry each symbol
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0),
    (2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2),
    (1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1),  # TI-110
)

# where an adventurer is: a hex (standing or swimming), a ship in a hex, a safe island, or none of them
ABOARD: Final = HEXES
ISLAND: Final = 2 * HEXES
OUT: Final = ISLAND + 4
UNPLACED: Final = OUT + 1


def hex_of(place: int) -> int:
    """The hex of a place on the board: as it is, or that of the ship."""
    return place % HEXES


# the creatures of a hex, in one number
SERPENTS: Final = part(NUMBER, bits=4)
SHARKS: Final = part(NUMBER, bits=4, above=SERPENTS)
WHALES: Final = part(NUMBER, bits=4, above=SHARKS)
BITING: Final = part(NUMBER, bits=8)  # serpents and sharks together
COUNT_OF: Final = (SERPENTS, SHARKS, WHALES)  # by creature

# a tile in front of a player
HOLDER: Final = part(PLAYER, bits=4)
HELD_TERRAIN: Final = part(NUMBER, bits=4, above=HOLDER)
HELD_SYMBOL: Final = part(NUMBER, above=HELD_TERRAIN)

ADVENTURERS: Final = Bits(NUMBER)  # some of all adventurers


def bites(beasts: int) -> bool:
    """Whether no swimmer survives among these creatures."""
    return BITING.of(beasts) > 0


def sinks(beasts: int) -> bool:
    """Whether an occupied ship does not get past these creatures."""
    return SERPENTS.of(beasts) > 0 or WHALES.of(beasts) > 0


def held_tile(who: int, terrain: int, symbol: int) -> int:
    return HOLDER.put(who) | HELD_TERRAIN.put(terrain) | HELD_SYMBOL.put(symbol)


# holder, terrain and symbol of every tile that can lie in front of somebody
HELD: Final = [
    (HOLDER.of(tile), HELD_TERRAIN.of(tile), HELD_SYMBOL.of(tile)) for tile in range(held_tile(0, 0, FACE_DOWN + 1))
]
