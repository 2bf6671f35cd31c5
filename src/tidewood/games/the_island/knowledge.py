"""What a player knows: everything else is drawn again, so that a bot can think without peeking."""

from __future__ import annotations

from tidewood.games.the_island.pieces import (
    FACE_DOWN,
    HELD_SYMBOL,
    HELD_TERRAIN,
    HOLDER,
    RED,
    TOP_VALUE,
    UNPLACED,
    held_tile,
)
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle


def redraw(s: Isle, who: int) -> None:
    """Others' values are mixed anew, others' held tiles drawn anew among the red ones; what is one's own is known."""
    _values(s, who)
    _tiles(s, who)


def _values(s: Isle, who: int) -> None:
    s.value, s.hand = s.value[:], s.hand[:]
    for other in range(s.players):
        if other == who or s.rules.equal_values:
            continue
        first = other * s.rules.each
        for colour in range(s.rules.colours):
            hand = (other * s.rules.colours + colour) * (TOP_VALUE + 1)
            figures = [
                a
                for a in range(first, first + s.rules.each)
                if s.at[a] != UNPLACED and s.colour[a] == colour and s.value[a]
            ]
            for a in figures:
                s.hand[hand + s.value[a]] += 1
            for a in figures:
                values = [v for v in range(1, TOP_VALUE + 1) if s.hand[hand + v]]
                s.value[a] = s.rolled(values, [s.hand[hand + v] for v in values])
                s.hand[hand + s.value[a]] -= 1


def _tiles(s: Isle, who: int) -> None:
    hidden = [i for i, tile in enumerate(s.held) if HOLDER.of(tile) != who and HELD_SYMBOL.of(tile) != FACE_DOWN]
    if hidden:
        s.pool, s.held = s.pool[:], s.held[:]
    for i in hidden:
        tile = s.held[i]
        s.pool[HELD_TERRAIN.of(tile) * SYMBOL_COUNT + HELD_SYMBOL.of(tile)] += 1
    for i in hidden:
        tile = s.held[i]
        first = HELD_TERRAIN.of(tile) * SYMBOL_COUNT
        symbols = [symbol for symbol in range(RED, SYMBOL_COUNT) if s.pool[first + symbol]]  # a kept tile is a red one
        symbol = s.rolled(symbols, [s.pool[first + x] for x in symbols])
        s.pool[first + symbol] -= 1
        s.held[i] = held_tile(HOLDER.of(tile), HELD_TERRAIN.of(tile), symbol)
