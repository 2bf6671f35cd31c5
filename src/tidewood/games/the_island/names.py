"""Figures and places as the notation writes them."""

from __future__ import annotations

from tidewood.games.the_island.board import NAMES
from tidewood.games.the_island.pieces import ISLAND, OUT, hex_of
from tidewood.games.the_island.state import Isle


def figure(s: Isle, adventurer: int) -> str:
    """Which figure is meant, where the player has several in the same place: #1 is the first one placed."""
    number = figure_number(s, adventurer)
    return f"#{number}" if number else ""


def figure_number(s: Isle, adventurer: int) -> int:
    """The number of the figure; 0 where its owner has no other in the same place."""
    first = s.owner(adventurer) * s.rules.each
    several = s.at[first : first + s.rules.each].count(s.at[adventurer]) > 1
    return adventurer - first + 1 if several else 0


def place_name(place: int) -> str:
    """A place as the notation writes it."""
    if place < ISLAND:
        return NAMES[hex_of(place)]
    return ("NW", "NE", "SW", "SE")[place - ISLAND] if place < OUT else "-"


def figure_name(s: Isle, adventurer: int) -> str:
    """One figure of one player, as the notation writes it: p2#3 is the third one that p2 placed."""
    who = s.owner(adventurer)
    return f"p{who + 1}#{adventurer - who * s.rules.each + 1}"
