"""Steps 1 and 3: a held tile is played, a land tile is taken from the island and turned up."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import LAND, NAMES
from tidewood.games.the_island.pieces import FACE_DOWN, RED, REPEL_SHARK, SEA, SYMBOLS, TERRAINS
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle, bits
from tidewood.games.the_island.verbs.ending import finish
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.core import REAL_TABLE, REVEALED, Frame, Node

NO_TILE: Final = -1
TERRAIN_STEP: Final = 16  # a held tile is a symbol plus its terrain times this: which one goes is seen by all


class PlayTile(Node[Isle]):
    """Step 1: at most one held tile may be played; asked whenever there is one to hide. [TI-018, TI-019, TI-020,
    TI-021]
    """

    def run(self, s: Isle, f: Frame) -> None:
        if not s.held_by(s.active):
            return
        options = [
            terrain * TERRAIN_STEP + symbol
            for symbol in range(RED, REPEL_SHARK)  # TI-089
            for terrain in s.held_terrains(s.active, symbol)
            if EFFECTS[symbol].can(s, f)
        ]
        options.append(NO_TILE)  # TI-018
        s.ask(f, s.active, options, silent=False)

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if option == NO_TILE:
            return
        symbol = option % TERRAIN_STEP
        s.spend(s.active, symbol, option // TERRAIN_STEP)  # TI-022
        s.tell("plays", (s.active, symbol))
        s.push(f.run_by(EFFECTS[symbol]))  # TI-019 TI-088

    def notation(self, s: Isle, f: Frame, option: int) -> str:
        if option == NO_TILE:
            return "no tile"
        symbol, terrain = option % TERRAIN_STEP, option // TERRAIN_STEP
        which = f"{TERRAINS[terrain]} " if len(s.held_terrains(s.active, symbol)) > 1 else ""
        return f"tile {which}{SYMBOLS[symbol]}"

    def refs(self, s: Isle, f: Frame, option: int) -> list[str]:
        return [] if option == NO_TILE else [f"tile:{SYMBOLS[option % TERRAIN_STEP]}"]


class RemoveTile(Node[Isle]):
    """Step 3: take one tile of the lowest terrain that touches water, or any of it if none does. [TI-064 to TI-068,
    AMB-22]
    """

    def run(self, s: Isle, f: Frame) -> None:
        terrain = s.lowest()  # TI-066
        if not terrain:  # TI-016
            return
        of_terrain = [h for h in LAND if s.tile[h] == terrain]  # TI-069
        at_sea = [h for h in of_terrain if s.next_to_sea(h)]  # TI-065
        s.ask(f, s.active, at_sea or of_terrain)  # TI-067 TI-068 AMB-22

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        terrain = s.tile[option]
        s.tile[option] = SEA  # TI-036 TI-070 AMB-23
        s.tiles[terrain] -= 1
        s.tell("takes", (s.active, option, terrain))
        for a in bits(s.folk[option]):
            s.tell("falls", (a, s.owner(a), option))
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
        s.chance(f.at(terrain).holding(option), symbols, weights)

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        h = f.held
        s.marks |= REVEALED
        if outcome < FACE_DOWN:
            s.pool[f.cursor * SYMBOL_COUNT + outcome] -= 1
        if outcome >= RED:  # TI-073 AMB-36
            s.held.append(s.active | f.cursor << 4 | outcome << 8)
            s.tell("keeps", (s.active, h, f.cursor), (outcome,), 1 << s.active)  # TI-071 TI-074
            return
        s.tell("shows", (s.active, h, outcome))  # TI-072
        s.push(Frame(EFFECTS[outcome], f.scope.at(h)))

    def notation(self, s: Isle, f: Frame, option: int) -> str:
        return f"remove {NAMES[option]}"

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return f"tile {NAMES[f.held]} {'kept' if outcome == FACE_DOWN else SYMBOLS[outcome]}"

    def refs(self, s: Isle, f: Frame, option: int) -> list[str]:
        return [f"hex:{NAMES[f.held if f.held >= 0 else option]}"]
