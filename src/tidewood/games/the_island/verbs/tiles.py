"""Steps 1 and 3: a held tile is played, a land tile is taken from the island and turned up."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.the_island.board import LAND
from tidewood.games.the_island.events import FALLS, KEEPS, PLAYS, SHOWS, TAKES
from tidewood.games.the_island.fields import HEX, TERRAIN, TILE
from tidewood.games.the_island.pieces import ADVENTURERS, FACE_DOWN, RED, REPEL_SHARK, SEA, held_tile
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle, more, other
from tidewood.games.the_island.verbs.ending import finish
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import REAL_TABLE, REVEALED, Frame, Node
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, Worked, option, part, question

NO_TILE: Final = -1
SYMBOL_PLAYED: Final = part(TILE, bits=4)  # which of two equal symbols goes is seen by all, by its terrain
TERRAIN_PLAYED: Final = part(TERRAIN, above=SYMBOL_PLAYED)

PLAY: Final = option("play-tile", "tile {tile}", refs=("tile:{tile}",), tile=SYMBOL_PLAYED, terrain=TERRAIN_PLAYED)
PLAY_OF_TWO: Final = option(
    "play-tile", "tile {terrain} {tile}", refs=("tile:{tile}",), tile=SYMBOL_PLAYED, terrain=TERRAIN_PLAYED
)
PLAY_NONE: Final = option("no-tile", "no tile")
TAKEN_FROM: Final = Held(HEX)  # -1 until a tile is taken
TERRAIN_TAKEN: Final = Cursor(TERRAIN)
REMOVE: Final = option("remove-tile", "remove {hex}", hex=part(HEX))
UNDER_TILE: Final = option("tile", "tile {hex} {tile}", refs=("hex:{hex}",), hex=TAKEN_FROM, tile=part(TILE))


class PlayTile(Node[Isle]):
    """Step 1: at most one held tile may be played; asked whenever there is one to hide. [TI-018, TI-019, TI-020,
    TI-021]
    """

    asks = question("play-tile")

    def run(self, s: Isle, f: Frame) -> None:
        if not s.held_by(s.active):
            return
        options = [
            TERRAIN_PLAYED.put(terrain) | symbol
            for symbol in range(RED, REPEL_SHARK)  # TI-089
            for terrain in s.held_terrains(s.active, symbol)
            if EFFECTS[symbol].can(s, f.scope)
        ]
        options.append(NO_TILE)  # TI-018
        s.ask(f, s.active, options, silent=False)

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if option == NO_TILE:
            return
        symbol = SYMBOL_PLAYED.of(option)
        s.spend(s.active, symbol, TERRAIN_PLAYED.of(option))  # TI-022
        s.tell(PLAYS, (s.active, symbol))
        s.push(f.run_by(EFFECTS[symbol]))  # TI-019 TI-088

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        if option == NO_TILE:
            return PLAY_NONE
        return PLAY_OF_TWO if len(s.held_terrains(s.active, SYMBOL_PLAYED.of(option))) > 1 else PLAY


class RemoveTile(Node[Isle]):
    """Step 3: take one tile of the lowest terrain that touches water, or any of it if none does. [TI-064 to TI-068,
    AMB-22]
    """

    says = REMOVE
    asks = question("remove-tile", terrain=Worked(TERRAIN, lambda s, f, option: s.lowest()))
    under: ClassVar = question("under-tile", hex=TAKEN_FROM)

    def run(self, s: Isle, f: Frame) -> None:
        terrain = s.lowest()  # TI-066
        if not terrain:  # TI-016
            return
        of_terrain = [h for h in LAND if s.tile[h] == terrain]  # TI-069
        at_sea = [h for h in of_terrain if s.next_to_sea(h)]  # TI-065
        s.ask(f, s.active, at_sea or of_terrain)  # TI-067 TI-068 AMB-22

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        terrain = s.tile[option]
        s.tile = other(s.tile, option, SEA)  # TI-036 TI-070 AMB-23
        s.tiles = more(s.tiles, terrain, -1)
        s.tell(TAKES, (s.active, option, terrain))
        for a in ADVENTURERS.members(s.folk[option]):
            s.tell(FALLS, (a, s.owner(a), option))
        if s.rules.island_sinks and not sum(s.tiles):  # TI-123 AMB-31
            finish(s, "sunk")
            return
        first = terrain * SYMBOL_COUNT
        symbols = [symbol for symbol in range(SYMBOL_COUNT) if s.pool[first + symbol]]
        weights = [s.pool[first + symbol] for symbol in symbols]
        if s.mode == REAL_TABLE:  # the player does not tell what is kept: TI-071
            symbols = [symbol for symbol in symbols if symbol < RED]
            weights = weights[: len(symbols)]
            if sum(s.pool[first + RED : first + SYMBOL_COUNT]) > s.count_held(terrain, FACE_DOWN):
                symbols.append(FACE_DOWN)
                weights.append(1)
        s.chance(TAKEN_FROM.put(TERRAIN_TAKEN.put(f, terrain), option), symbols, weights)

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        h = TAKEN_FROM.of(f)
        s.marks |= REVEALED
        if outcome < FACE_DOWN:
            s.pool = more(s.pool, TERRAIN_TAKEN.of(f) * SYMBOL_COUNT + outcome, -1)
        if outcome >= RED:  # TI-073 AMB-36
            s.held = [*s.held, held_tile(s.active, TERRAIN_TAKEN.of(f), outcome)]
            s.tell(KEEPS, (s.active, h, TERRAIN_TAKEN.of(f)), (outcome,), PLAYER_SET.only(s.active))  # TI-071 TI-074
            return
        s.tell(SHOWS, (s.active, h, outcome))  # TI-072
        s.push(Frame(EFFECTS[outcome], f.scope.at(h)))

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        return UNDER_TILE if TAKEN_FROM.of(f) >= 0 else REMOVE

    def question(self, s: Isle, f: Frame) -> Declaration:
        return self.under if TAKEN_FROM.of(f) >= 0 else self.asks

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return UNDER_TILE.notation(s, f, outcome)
