"""Marks made from those before them: what others do changes little of what a player could do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.everdell.marks import Plays, marks
from tidewood.games.everdell.marks_needs import need
from tidewood.games.everdell.marks_sort import sorting
from tidewood.games.everdell.marks_view import EverdellMarks, Mark, NeedMark
from tidewood.games.everdell.pieces import KINDS, TYPES, WORKERS
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.games.everdell.verbs.packing import PLAY, PLAY_CARD
from tidewood.kernel.core import Node

Key = tuple[object, ...]


class Marked:
    """What was worked out, and all of the position that it was worked out from. It never changes. What one seat could
    do is its own secret: it is only ever found by the number of that seat.
    """

    def __init__(
        self,
        seats: Mapping[int, tuple[Key, dict[int, Mark]]],
        cities: tuple[Key, ...] = (),
        needs: Mapping[tuple[int, int], NeedMark] | None = None,
    ) -> None:
        self.seats: Final = seats  # by the number of a seat: the marks of cards by what is played
        self.cities: Final = cities
        self.needs: Final = needs or {}  # by event and seat


def marked(
    s: Valley, who: int, paths: Mapping[Node[Any], str], last: Marked | None
) -> tuple[EverdellMarks, Marked | None]:
    """The marks of a seat, and what to give when the next ones are wanted. Not to be changed. Rules of an automated
    opponent may look at anything, so nothing is kept against one.
    """
    if s.rules.opponent or s.rules.helper:
        return marks(s, who, paths), None
    before = Marked({}) if last is None else last
    seats = dict(before.seats)
    plays: dict[str, Mark] = {}
    if 0 <= who < s.players and not (s.over or s.passed[who]):
        key = all_of(s, who)
        known = seats[who][1] if who in seats and seats[who][0] == key else {}
        found = cards_marked(Plays(s, who, paths), known)
        plays = {PLAY.ref(s, play): mark for play, mark in found.items()}
        seats[who] = (key, found)
    cities = tuple([(s.has[seat], *s.types[seat * len(TYPES) :][: len(TYPES)]) for seat in range(s.players)])
    needs = needs_of(s, before, cities)
    told: dict[str, dict[str, NeedMark]] = {}
    for (event, seat), found_need in needs.items():
        told.setdefault(EVENT_CARDS[event].id, {})[player_name(s, seat)] = found_need
    found_marks: EverdellMarks = {"plays": plays, "places": {}, "needs": told}  # only an opponent tolls places
    if cards := sorting(s, who):
        found_marks["sort"] = cards
    return found_marks, Marked(seats, cities, needs)


def all_of(s: Valley, who: int) -> Key:
    """All that the marks of a player's cards depend on, but for the card: cards that depend on still more are those of
    `looks_further`.
    """
    own = slice(who * KINDS, who * KINDS + KINDS)
    return (
        s.stock[own], s.points[who], s.hands[who][:], [row[:] for row in s.city], [row[:] for row in s.on],
        [row[:] for row in s.serials], s.at[who * WORKERS : who * WORKERS + WORKERS], s.ability, s.legends[who],
        s.season[who], s.rows, s.tucked[:], s.events[:], s.event_owner[:], s.event_goods[:], s.warded,
    )  # fmt: skip


def cards_marked(plays: Plays, known: Mapping[int, Mark]) -> dict[int, Mark]:
    found: dict[int, Mark] = {}
    for play in plays.plays():
        mark = None if looks_further(plays.s, play) else known.get(play)
        found[play] = plays.mark(play) if mark is None else mark
    return found


def looks_further(s: Valley, play: int) -> bool:
    """Whether a card also asks who has passed."""
    card = s.cards[PLAY_CARD.of(play)]
    return card.pays_others or card.into_others


def needs_of(s: Valley, last: Marked, cities: tuple[Key, ...]) -> dict[tuple[int, int], NeedMark]:
    """How far everybody is with the events: as before where a city is as it was, and nothing has to be paid."""
    same = [len(last.cities) == len(cities) and last.cities[who] == cities[who] for who in range(s.players)]
    found: dict[tuple[int, int], NeedMark] = {}
    for i, number in enumerate(s.events):
        if s.event_owner[i] >= 0:
            continue
        event = EVENT_CARDS[number]
        for who in range(s.players):
            kept = last.needs.get((number, who)) if same[who] and event.price is None else None
            found[number, who] = need(s, who, event) if kept is None else kept
    return found
