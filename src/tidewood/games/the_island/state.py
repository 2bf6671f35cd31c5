"""What lies on the table, and the silent changes to it."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import HEXES, NEAR, SERPENT_STARTS
from tidewood.games.the_island.events import CAPSIZED, CREATURE_GONE, LOST, SAVED, SHIP_GONE, WRECKED
from tidewood.games.the_island.events import WHIRLPOOL as WHIRLPOOL_OPENS
from tidewood.games.the_island.pieces import (
    ABOARD,
    ADVENTURERS,
    COUNT_OF,
    CREATURE_COUNT,
    FACE_DOWN,
    HELD,
    HELD_SYMBOL,
    HELD_TERRAIN,
    HOLDER,
    ISLAND,
    OUT,
    PER_COLOUR,
    POINTS,
    SEA,
    SEATS,
    SERPENT,
    SERPENTS,
    SHARK,
    SHARKS,
    SHIPS,
    SHIPS_EACH,
    TILE_SYMBOLS,
    TOP_VALUE,
    UNPLACED,
    VALUES,
    WHALE,
    bites,
    held_tile,
    hex_of,
    sinks,
)
from tidewood.games.the_island.rules import Rules
from tidewood.kernel.core import State

SYMBOL_COUNT: Final = 12


class Isle(State):
    """A game of The Island. Adventurers are numbered player by player, in the order in which they were placed."""

    __slots__ = (
        "active",
        "alive",
        "at",
        "beasts",
        "colour",
        "crew",
        "die",
        "encoded",
        "ended",
        "folk",
        "hand",
        "held",
        "in_supply",
        "placed",
        "points",
        "pool",
        "quiet",
        "rules",
        "ships",
        "ships_left",
        "start",
        "swum",
        "tile",
        "tiles",
        "to_launch",
        "turn",
        "value",
        "where",
    )

    def __init__(self, source: Isle | None = None, rules: Rules | None = None) -> None:
        super().__init__(source)
        if source is not None:
            self.rules: Rules = source.rules
            self.folk: list[int] = source.folk[:]
            self.crew: list[int] = source.crew[:]
            self.beasts: list[int] = source.beasts[:]
            self.at: list[int] = source.at[:]
            # These are never changed in place once play begins, so copies can share them.
            self.tile: list[int] = source.tile
            self.where: list[list[int]] = source.where
            self.ships: list[int] = source.ships
            self.value: list[int] = source.value
            self.colour: list[int] = source.colour
            self.hand: list[int] = source.hand
            self.pool: list[int] = source.pool
            self.held: list[int] = source.held
            self.tiles: list[int] = source.tiles
            self.placed: list[int] = source.placed
            self.alive: list[int] = source.alive
            self.to_launch: list[int] = source.to_launch
            self.in_supply: list[int] = source.in_supply
            self.encoded: object = source.encoded
            self.ships_left: int = source.ships_left
            self.active: int = source.active
            self.start: int = source.start
            self.turn: int = source.turn
            self.points: int = source.points
            self.swum: int = source.swum
            self.die: int = source.die
            self.quiet: int = source.quiet
            self.ended: str = source.ended
            return
        assert rules is not None
        players = rules.players
        self.players = players
        self.rules = rules
        self.tile = [SEA] * HEXES  # the terrain of the tile on each hex
        self.folk = [0] * HEXES  # mask of the adventurers standing or swimming there
        self.crew = [-1] * HEXES  # mask of those aboard the ship there, -1 where no ship is
        self.beasts = [0] * HEXES  # the creatures there, packed
        self.where = [[], [], []]  # the hexes of the serpents, the sharks, the whales
        self.ships = []  # the hexes of the ships
        self.at = [UNPLACED] * (players * rules.each)
        self.value = [0] * (players * rules.each)  # 0: none chosen, or told to nobody
        self.colour = [-1] * (players * rules.each)  # -1: not placed, or its colour not yet said
        self.hand = []  # how many of each value are unplaced, for every player and colour
        for _ in range(players * rules.colours):
            self.hand += [VALUES.count(v) for v in range(TOP_VALUE + 1)]
        self.pool = []  # how many tiles of each terrain and symbol have not been turned up
        for row in TILE_SYMBOLS:
            self.pool += row
        self.held = []  # tiles in front of players, packed
        self.tiles = [0, 0, 0, 0]  # tiles on the board of each terrain
        self.placed = [0] * players  # adventurers set on the board so far
        self.alive = [0] * players  # adventurers on the board now
        ships = SHIPS_EACH * (rules.colours if rules.ships_per_colour else 1)  # TI-005 AMB-34
        self.to_launch = [ships] * players
        self.ships_left = SHIPS - ships * players  # ships beside the board [TI-006]
        self.in_supply = [0, CREATURE_COUNT[SHARK], CREATURE_COUNT[WHALE]]  # creatures beside the board [TI-006]
        self.active = 0
        self.start = 0
        self.turn = 0
        self.points = 0
        self.swum = 0  # mask of the adventurers that have made their one step in the water this turn
        self.die = -1
        self.quiet = 0  # turns since an adventurer was last saved or removed
        self.ended = ""
        self.encoded = None  # what `numbers` has made of some of this; no part of the position
        for h in SERPENT_STARTS:
            self.add_creature(SERPENT, h)

    def copy(self) -> Isle:
        return Isle(self)

    # -- looking

    def owner(self, adventurer: int) -> int:
        return adventurer // self.rules.each

    def mask(self, who: int) -> int:
        """A player's adventurers."""
        return self.rules.teams[who]

    def controls(self, who: int, h: int) -> bool:
        """Nobody has more adventurers aboard; of an empty ship nobody has the most. [TI-049, TI-050, AMB-33]"""
        crew = self.crew[h]
        if crew <= 0:
            return False
        teams = self.rules.teams
        own = ADVENTURERS.overlap(crew, teams[who])
        for team in teams:
            if ADVENTURERS.overlap(crew, team) > own:  # TI-049 TI-050 AMB-33
                return False
        return own > 0  # TI-051

    def next_to_sea(self, h: int) -> bool:
        """Printed sea, the lagoon and every space whose tile is gone. [TI-065, AMB-23]"""
        tile = self.tile
        for n in NEAR[h]:
            if not tile[n]:
                return True
        return False

    def lowest(self) -> int:
        """The terrain that goes first: beach, then jungle, then mountain; 0 when the island is gone. [TI-066]"""
        for terrain in (1, 2, 3):
            if self.tiles[terrain]:
                return terrain
        return 0

    def held_by(self, who: int) -> int:
        """How many tiles lie in front of a player; there is no limit. [TI-020]"""
        return len([tile for tile in self.held if HELD[tile][0] == who])

    def held_terrains(self, who: int, symbol: int) -> list[int]:
        """From which terrains the player holds this symbol; a tile that a real table keeps face down may be any."""
        found: list[int] = []
        for tile in self.held:
            holder, terrain, held = HELD[tile]
            if holder != who or terrain in found:
                continue
            if held == symbol or (held == FACE_DOWN and self.pool[terrain * SYMBOL_COUNT + symbol]):
                found.append(terrain)
        return found

    def spend(self, who: int, symbol: int, terrain: int) -> None:
        """A tile that has been played leaves the game. [TI-022]"""
        tile = held_tile(who, terrain, symbol)
        if tile not in self.held:
            tile = held_tile(who, terrain, FACE_DOWN)
            self.pool = more(self.pool, terrain * SYMBOL_COUNT + symbol, -1)
        held = self.held[:]
        held.remove(tile)  # TI-022
        self.held = held

    def colour_left(self, who: int, colour: int) -> bool:
        """Whether a player has a figure of that colour left to place."""
        first = who * self.rules.each
        return self.colour[first : first + self.placed[who]].count(colour) < PER_COLOUR

    def could_hold(self, who: int, symbol: int) -> bool:
        """Whether, for all that the table has seen, the player may hold such a tile."""
        for tile in self.held:
            terrain = HELD_TERRAIN.of(tile)
            if HOLDER.of(tile) != who:
                continue
            if self.pool[terrain * SYMBOL_COUNT + symbol] or self.count_held(terrain, symbol):
                return True
        return False

    def count_held(self, terrain: int, symbol: int) -> int:
        n = 0
        for tile in self.held:
            if HELD_TERRAIN.of(tile) == terrain and HELD_SYMBOL.of(tile) == symbol:
                n += 1
        return n

    def living(self) -> int:
        """The adventurers still on the board."""
        return sum(self.alive)

    # -- silent changes

    def add_creature(self, kind: int, h: int) -> None:
        self.beasts[h] += COUNT_OF[kind].put(1)  # TI-096
        self.stand(kind, sorted([*self.where[kind], h]))

    def drop_creature(self, kind: int, h: int) -> None:
        self.beasts[h] -= COUNT_OF[kind].put(1)
        hexes = self.where[kind][:]
        hexes.remove(h)
        self.stand(kind, hexes)

    def stand(self, kind: int, hexes: list[int]) -> None:
        """Creatures of this kind are there now."""
        where = self.where[:]
        where[kind] = hexes
        self.where = where

    def add_ship(self, h: int, crew: int = 0) -> None:
        self.crew[h] = crew
        self.ships = sorted([*self.ships, h])

    def drop_ship(self, h: int) -> None:
        self.crew[h] = -1
        ships = self.ships[:]
        ships.remove(h)
        self.ships = ships

    def move_ship(self, h: int, to: int) -> None:
        crew = self.crew[h]
        self.crew[h] = -1
        self.crew[to] = crew
        ships = self.ships[:]
        ships[ships.index(h)] = to
        ships.sort()
        self.ships = ships
        place = ABOARD + to
        for a in ADVENTURERS.members(crew):
            self.at[a] = place

    def lift_from(self, adventurer: int) -> None:
        """Take an adventurer from where it is; the caller puts it somewhere."""
        place = self.at[adventurer]
        if place < ABOARD:
            self.folk[place] = ADVENTURERS.minus(self.folk[place], adventurer)
        elif place < ISLAND:
            h = place - ABOARD
            self.crew[h] = ADVENTURERS.minus(self.crew[h], adventurer)

    def put(self, adventurer: int, place: int) -> None:
        self.at[adventurer] = place
        if place < ABOARD:
            self.folk[place] = ADVENTURERS.plus(self.folk[place], adventurer)
        elif place < ISLAND:
            h = place - ABOARD
            self.crew[h] = ADVENTURERS.plus(self.crew[h], adventurer)

    def save(self, adventurer: int, island: int) -> None:
        """An adventurer steps onto a safe island and is out of reach of everything. [TI-057, TI-061, TI-062, TI-063]"""
        self.lift_from(adventurer)
        self.at[adventurer] = ISLAND + island
        self.alive = more(self.alive, self.owner(adventurer), -1)
        self.quiet = -1
        self.tell(SAVED, (adventurer, self.owner(adventurer), island))

    def remove(self, mask: int, cause: int) -> None:
        """Adventurers leave the game. The cause is a creature, or -1 for a whirlpool."""
        for a in ADVENTURERS.members(mask):
            place = self.at[a]
            self.lift_from(a)
            self.at[a] = OUT
            self.alive = more(self.alive, self.owner(a), -1)
            self.quiet = -1
            self.tell(LOST, (a, self.owner(a), hex_of(place), cause))

    def overboard(self, mask: int, h: int) -> None:
        """Adventurers fall into the water of a hex; a shark or a serpent there takes them. [TI-037, TI-107, AMB-27]"""
        for a in ADVENTURERS.members(mask):
            self.put(a, h)
        if bites(self.beasts[h]):  # TI-043 TI-054 TI-107 AMB-18 AMB-27
            self.remove(mask, SHARK if SHARKS.of(self.beasts[h]) else SERPENT)

    def ship_meets(self, h: int) -> None:
        """An occupied ship and the creatures in its space. [TI-052, TI-053, TI-054, TI-055, TI-056]"""
        crew = self.crew[h]
        beasts = self.beasts[h]
        if crew <= 0 or not sinks(beasts):  # TI-055 TI-056
            return
        if SERPENTS.of(beasts):  # TI-052
            self.wreck(h, SERPENT)
        else:
            self.capsize(h)  # TI-053

    def wreck(self, h: int, cause: int) -> None:
        """A ship goes down with everyone aboard."""
        crew = self.crew[h]
        self.tell(WRECKED, (h, cause))
        self.remove(crew, cause)
        self.drop_ship(h)

    def capsize(self, h: int) -> None:
        """A whale turns a ship over; those aboard are in the water. [TI-053, TI-106]"""
        crew = self.crew[h]
        self.tell(CAPSIZED, (h,))
        self.drop_ship(h)
        self.overboard(crew, h)  # TI-037

    def creature_strikes(self, kind: int, h: int) -> None:
        """What a creature does on entering a space. It harms the active player's adventurers as well. [TI-109]"""
        if kind == SERPENT:
            if self.crew[h] > 0:  # TI-099 TI-101
                self.wreck(h, SERPENT)
            self.remove(self.folk[h], SERPENT)  # TI-100 AMB-05
        elif kind == SHARK:
            self.remove(self.folk[h], SHARK)  # TI-103 AMB-06
        elif self.crew[h] > 0:  # TI-108 AMB-04
            self.capsize(h)  # TI-106

    def whirlpool(self, h: int) -> None:
        """The space and all sea around it are swept clean; land and safe islands are not touched. [TI-079, TI-080,
        AMB-21]
        """
        self.tell(WHIRLPOOL_OPENS, (h,))
        for n in [h, *NEAR[h]]:
            if self.tile[n]:  # TI-080
                continue
            for kind in (SERPENT, SHARK, WHALE):
                for _ in range(COUNT_OF[kind].of(self.beasts[n])):
                    self.drop_creature(kind, n)
                    self.tell(CREATURE_GONE, (kind, n))
            self.remove(self.folk[n], -1)
            if self.crew[n] >= 0:
                self.remove(self.crew[n], -1)  # AMB-21
                self.drop_ship(n)
                self.tell(SHIP_GONE, (n,))

    def begin_turn(self) -> None:
        self.points = POINTS  # TI-023
        self.swum = 0
        self.die = -1


def other(numbers: list[int], at: int, n: int) -> list[int]:
    """These numbers with another one at this place; the list itself stays, since copies of the state share it."""
    found = numbers[:]
    found[at] = n
    return found


def more(numbers: list[int], at: int, n: int) -> list[int]:
    """The same with so many more at this place."""
    return other(numbers, at, numbers[at] + n)


def seats_free(crew: int) -> bool:
    """A ship, with room for one more. [TI-031, TI-041]"""
    return crew >= 0 and crew.bit_count() < SEATS
