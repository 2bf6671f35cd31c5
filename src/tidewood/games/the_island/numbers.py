"""The table as rows of small numbers, for programs that learn: what a player may know, seen from their seat.

Every row has the same length throughout a game. Players, and adventurers with them, come in the order of turns from
whoever looks. A change of what a row means changes VERSION.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.the_island.board import HEXES, NAMES
from tidewood.games.the_island.fields import COLOUR
from tidewood.games.the_island.pieces import (
    ABOARD,
    ADVENTURERS,
    CREATURES,
    FACE_DOWN,
    HELD,
    ISLAND,
    OUT,
    SYMBOLS,
    TOP_VALUE,
    UNPLACED,
)
from tidewood.games.the_island.pieces import TERRAINS as TERRAIN_NAMES
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle

VERSION: Final = 3
TERRAINS: Final = 4
SUPPLIES: Final = 4
TURN: Final = 5

# Where an adventurer is, as two numbers: the hex (HEXES for none) and how it is there.
STANDS, SAILS, SAFE, GONE, TO_COME = 0, 1, 2, 6, 7  # SAFE and the three after it are the four safe islands
_HEX: Final = [*range(HEXES), *range(HEXES), *[HEXES] * 6]
_HOW: Final = [*[STANDS] * HEXES, *[SAILS] * HEXES, *range(SAFE, SAFE + 4), GONE, TO_COME]
assert len(_HEX) == len(_HOW) == UNPLACED + 1 and ABOARD == HEXES and ISLAND == 2 * HEXES and OUT == UNPLACED - 1

MEANING: Final = {
    "terrain": "terrain of each hex: 0 sea, 1 beach, 2 jungle, 3 mountain",
    "serpents": "on each hex",
    "sharks": "on each hex",
    "whales": "on each hex",
    "ships": "on each hex",
    "adventurers-hex": "hex of each adventurer, 133 for none",
    "adventurers-how": "0 stands or swims, 1 aboard, 2 to 5 on that safe island, 6 out of the game, 7 not placed",
    "adventurers-swum": "whether each has made its step in the water this turn",
    "adventurers-colour": "0 not known, else the colour and 1",
    "values": "of each adventurer, 0 if not known",
    "hand": "own figures to be placed, by colour and value",
    "tiles-held": "own tiles, by terrain and symbol",
    "tiles-of-others": "how many tiles of each terrain lie in front of each other player",
    "tiles-left": "tiles that may still come up or lie with others, by terrain and symbol",
    "tiles-on-board": "by terrain",
    "placed": "adventurers set on the board so far, by player",
    "alive": "adventurers on the board, by player",
    "to-launch": "ships still to be launched, by player",
    "supply": "serpents, sharks, whales and ships beside the board",
    "turn": "whose turn it is and who began, as seats from whoever looks; movement points; the die, 0 for none, else"
    " 1 and the creature; turns without a loss or rescue",
}

AXES: Final = {
    **dict.fromkeys(("terrain", "serpents", "sharks", "whales", "ships"), ("hex",)),
    **dict.fromkeys(
        ("adventurers-hex", "adventurers-how", "adventurers-swum", "adventurers-colour", "values"), ("seat", "figure")
    ),
    "hand": ("colour", "value"),
    "tiles-held": ("terrain", "symbol"),
    "tiles-of-others": ("other", "terrain"),
    "tiles-left": ("terrain", "symbol"),
    "tiles-on-board": ("terrain",),
    **dict.fromkeys(("placed", "alive", "to-launch"), ("seat",)),
    "supply": ("piece",),
    "turn": ("turn",),
}


def things(s: Isle) -> dict[str, Sequence[str]]:
    seats = ["own", *[f"+{n}" for n in range(1, s.players)]]
    return {
        "hex": NAMES,
        "seat": seats,
        "figure": [str(n + 1) for n in range(s.rules.each)],
        "colour": COLOUR.ids[: s.rules.colours],
        "value": [str(n) for n in range(TOP_VALUE + 1)],
        "terrain": TERRAIN_NAMES,
        "symbol": SYMBOLS,
        "other": seats[1:],
        "piece": [*CREATURES, "ship"],
        "turn": ("active", "began", "points", "die", "quiet"),
    }


def lengths(s: Isle) -> list[int]:
    """How long each row is in games of this set-up."""
    players, each, tiles = s.players, len(s.at), TERRAINS * SYMBOL_COUNT
    hand = s.rules.colours * (TOP_VALUE + 1)
    return [
        *[HEXES] * 5, *[each] * 5, hand, tiles, TERRAINS * (players - 1), tiles, TERRAINS, *[players] * 3, SUPPLIES,
        TURN,
    ]  # fmt: skip


class Sea:
    """The rows of terrain and creatures, which change once a turn. The lists they come from are never changed in place,
    so as long as these are the same, the rows are.
    """

    __slots__ = ("row", "tile", "where")

    def __init__(self, s: Isle) -> None:
        self.tile: Final = s.tile
        self.where: Final = s.where
        found = s.tile + [0] * (3 * HEXES)
        start = HEXES
        for hexes in s.where:
            for h in hexes:  # each as often as creatures are there
                found[start + h] = found[start + h] + 1
            start += HEXES
        self.row: Final = bytearray(found)


class Seat:
    """What lies before the players, as one of them sees it; like the sea, the same as long as its lists are. Nothing of
    it changes when somebody moves.
    """

    __slots__ = (
        "alive",
        "colour",
        "figures",
        "hand",
        "held",
        "in_supply",
        "on_board",
        "placed",
        "pool",
        "tiles",
        "to_launch",
        "value",
        "who",
    )

    def __init__(self, s: Isle, who: int) -> None:
        self.who: Final = who
        self.value: Final = s.value
        self.colour: Final = s.colour
        self.hand: Final = s.hand
        self.placed: Final = s.placed
        self.pool: Final = s.pool
        self.held: Final = s.held
        self.on_board: Final = s.tiles
        self.alive: Final = s.alive
        self.to_launch: Final = s.to_launch
        self.in_supply: Final = s.in_supply
        self.figures: Final = bytearray(figures(s, who))
        self.tiles: Final = bytearray(tiles(s, who))

    def is_that_of(self, s: Isle, who: int) -> bool:
        return (
            self.who == who and self.value is s.value and self.colour is s.colour and self.hand is s.hand
            and self.placed is s.placed and self.pool is s.pool and self.held is s.held and self.on_board is s.tiles
            and self.alive is s.alive and self.to_launch is s.to_launch and self.in_supply is s.in_supply
        )  # fmt: skip


class Kept:
    """What has been made; copies of a state share it."""

    __slots__ = ("sea", "seat")

    def __init__(self, sea: Sea, seat: Seat) -> None:
        self.sea = sea
        self.seat = seat


def figures(s: Isle, who: int) -> list[int]:
    """The rows of colours and values."""
    each = s.rules.each
    first = who * each
    colour = [c + 1 for c in s.colour]
    found = colour[first:] + colour[:first]
    if s.rules.equal_values:
        return found + s.value[first:] + s.value[:first]
    return found + s.value[first : first + each] + [0] * (len(s.at) - each)


def tiles(s: Isle, who: int) -> list[int]:
    """The rows from the hand to the supply."""
    players = s.players
    hand = s.rules.colours * (TOP_VALUE + 1)
    found = s.hand[who * hand : who * hand + hand]
    own = len(found)
    others = own + TERRAINS * SYMBOL_COUNT
    left = others + TERRAINS * (players - 1)
    found += [0] * (left - own)
    found += s.pool
    for tile in s.held:
        holder, terrain, symbol = HELD[tile]
        if holder != who:
            at = others + ((holder - who) % players - 1) * TERRAINS + terrain
            found[at] = found[at] + 1
        if symbol != FACE_DOWN:
            at = (own if holder == who else left) + terrain * SYMBOL_COUNT + symbol
            found[at] = found[at] + 1
    found += s.tiles
    for row in (s.placed, s.alive, s.to_launch):
        found += row[who:]
        found += row[:who]
    found += s.in_supply
    return found


def kept_of(s: Isle, who: int) -> Kept:
    """What is made once for many positions, made anew where it has changed."""
    kept = s.encoded
    if not isinstance(kept, Kept):
        kept = s.encoded = Kept(Sea(s), Seat(s, who))
        return kept
    if kept.sea.tile is not s.tile or kept.sea.where is not s.where:
        kept.sea = Sea(s)
    if not kept.seat.is_that_of(s, who):
        kept.seat = Seat(s, who)
    return kept


def observed(s: Isle, who: int) -> bytearray:
    """All rows one after the other, in the order of their meanings."""
    players = s.players
    first = who * s.rules.each
    kept = kept_of(s, who)
    found = [0] * HEXES
    for h in s.ships:
        found[h] = 1
    at = s.at[first:] + s.at[:first]
    hex_of, how_of = _HEX, _HOW
    found += [hex_of[place] for place in at]
    found += [how_of[place] for place in at]
    swum = len(found) - first
    found += [0] * len(at)
    if s.swum:
        for a in ADVENTURERS.members(s.swum):
            found[swum + a if a >= first else swum + a + len(at)] = 1
    last = [
        s.ships_left, (s.active - who) % players, (s.start - who) % players, s.points, s.die + 1, max(s.quiet, 0)
    ]  # fmt: skip
    return kept.sea.row + bytearray(found) + kept.seat.figures + kept.seat.tiles + bytearray(last)
