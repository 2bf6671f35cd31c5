"""What she did in her last turn and why, noted while it happens: the table shows it until her next turn.

The notes are rows of numbers that are never changed in place, so copies of a position share them.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FOREST,
    JOURNEY,
    JOURNEY_VALUES,
    MEADOW_SIZE,
    NO_CARD,
    SEASONS,
)
from tidewood.games.everdell.state import Valley

# The first row: turn, action card, season, her points before it, and what she does.
TURN, CARD, SEASON, BEFORE, DID = range(5)
ACTS, PREPARES, ENDS = range(3)
# Further rows begin with what they note.
CANNOT: Final = 0  # an option that is not possible: its number, which of the card's it is, why
TAKES: Final = 1  # the option that she takes: the same, with why not all of it is possible
WALKS: Final = 2  # the places that she comes by, from the one shown to the one she takes
COMES_TO: Final = 3  # where she goes, or the place of the Meadow whose card she has
SCORES: Final = 4  # the points it brought, once her turn is over
FALLBACK: Final = 0  # in place of the number of an option
MEADOW_PLACE: Final = -1  # a place of the Meadow is noted as this times its number


def begin(s: Valley) -> None:
    s.last = [[s.turn, s.action, s.season[s.players], s.points[s.players], ACTS]]


def does(s: Valley, what: int) -> None:
    s.last = [[*s.last[0][:DID], what], *s.last[1:]]


def note(s: Valley, *row: int) -> None:
    if s.last[0]:  # a position by name may begin in the middle of her turn
        s.last = [*s.last, list(row)]


def is_sound(s: Valley, options: int, whys: int) -> bool:
    """Whether notes of a file can have been made: of so many options and reasons."""
    head, rows = s.last[0] if s.last else [], s.last[1:]
    if not head:
        return s.last == [[]]
    if len(head) != 5 or not 0 <= head[CARD] < len(s.actions) or not 0 <= head[SEASON] < len(SEASONS):
        return False
    return head[DID] in (ACTS, PREPARES, ENDS) and all(
        [bool(row) and row_is_sound(s, row, options, whys) for row in rows]
    )


def row_is_sound(s: Valley, row: list[int], options: int, whys: int) -> bool:
    kind, noted = row[0], row[1:]
    if kind in (CANNOT, TAKES):
        return len(noted) == 3 and 0 <= noted[0] < options and 0 <= noted[1] <= 2 and 0 <= noted[2] < whys
    if kind in (WALKS, COMES_TO):
        return bool(noted) and all([is_place(s, place) for place in noted])
    return kind == SCORES and len(noted) == 1


def is_place(s: Valley, place: int) -> bool:
    """A place of the board or of a city, or one of the Meadow."""
    if place >= EVENTS:
        return place >= CITY or place < EVENTS + len(s.events)
    if place >= FOREST:
        return place < FOREST + len(s.forest) and s.forest[place - FOREST] != NO_CARD
    return -MEADOW_SIZE <= place < JOURNEY + len(JOURNEY_VALUES)


def end(s: Valley) -> None:
    if s.last[0] and s.last[0][TURN] == s.turn:
        note(s, SCORES, s.points[s.players] - s.last[0][BEFORE])
