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


class Ships:
    """The row of ships, which change their places one at a time."""

    __slots__ = ("row", "ships")

    def __init__(self, s: Isle) -> None:
        self.ships: Final = s.ships
        found = [0] * HEXES
        for h in s.ships:
            found[h] = 1
        self.row: Final = bytearray(found)


class People:
    """The rows that say where the adventurers are, as one player sees them. Few of them move at a time, so new rows are
    the last ones with what has changed.
    """

    __slots__ = ("at", "row", "swum")

    def __init__(self, s: Isle, who: int, last: People | None) -> None:
        self.at: Final = s.at[:]
        self.swum: Final = s.swum
        at, swum, n = self.at, self.swum, len(self.at)
        first = who * s.rules.each
        row = bytearray(3 * n) if last is None else last.row[:]
        for a in range(n):
            place = at[a]
            if last is None or place != last.at[a]:
                i = a - first if a >= first else a - first + n
                row[i] = _HEX[place]
                row[n + i] = _HOW[place]
        before = 0 if last is None else last.swum
        for a in ADVENTURERS.members(ADVENTURERS.both(swum, before)):
            i = a - first if a >= first else a - first + n
            row[2 * n + i] = int(ADVENTURERS.has(swum, a))
        self.row: Final[bytearray] = row


class Figures:
    """The rows of colours and values, as one player sees them: they are settled when play begins."""

    __slots__ = ("colour", "row", "value")

    def __init__(self, s: Isle, who: int) -> None:
        self.colour: Final = s.colour
        self.value: Final = s.value
        self.row: Final = bytearray(figures(s, who))


class Tiles:
    """The rows from the hand to the supply, as one player sees them. Nothing of them changes when somebody moves."""

    __slots__ = ("alive", "hand", "held", "in_supply", "on_board", "placed", "pool", "row", "to_launch")

    def __init__(self, s: Isle, who: int) -> None:
        self.hand: Final = s.hand
        self.placed: Final = s.placed
        self.pool: Final = s.pool
        self.held: Final = s.held
        self.on_board: Final = s.tiles
        self.alive: Final = s.alive
        self.to_launch: Final = s.to_launch
        self.in_supply: Final = s.in_supply
        self.row: Final = bytearray(tiles(s, who))

    def are_those_of(self, s: Isle) -> bool:
        return (
            self.hand is s.hand and self.placed is s.placed and self.pool is s.pool and self.held is s.held
            and self.on_board is s.tiles and self.alive is s.alive and self.to_launch is s.to_launch
            and self.in_supply is s.in_supply
        )  # fmt: skip


class Kept:
    """What has been made last, some of it for each player. Copies of a state share it and compare it with what lies
    before them; what is in it is replaced, never changed.
    """

    __slots__ = ("figures", "people", "sea", "ships", "tiles")

    def __init__(self, s: Isle) -> None:
        self.sea = Sea(s)
        self.ships = Ships(s)
        self.people = [People(s, who, None) for who in range(s.players)]
        self.figures = [Figures(s, who) for who in range(s.players)]
        self.tiles = [Tiles(s, who) for who in range(s.players)]


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


def observed(s: Isle, who: int) -> bytearray:
    """All rows one after the other, in the order of their meanings."""
    kept = s.encoded
    if not isinstance(kept, Kept):
        kept = s.encoded = Kept(s)
    sea = kept.sea
    if sea.tile is not s.tile or sea.where is not s.where:
        sea = kept.sea = Sea(s)
    ships = kept.ships
    if ships.ships is not s.ships:
        ships = kept.ships = Ships(s)
    people = kept.people[who]
    if people.swum != s.swum or people.at != s.at:
        people = kept.people[who] = People(s, who, people)
    known = kept.figures[who]
    if known.colour is not s.colour or known.value is not s.value:
        known = kept.figures[who] = Figures(s, who)
    before = kept.tiles[who]
    if not before.are_those_of(s):
        before = kept.tiles[who] = Tiles(s, who)
    players = s.players
    last = [
        s.ships_left, (s.active - who) % players, (s.start - who) % players, s.points, s.die + 1, max(s.quiet, 0)
    ]  # fmt: skip
    return bytearray().join([sea.row, ships.row, people.row, known.row, before.row, bytearray(last)])
