"""What several see at once, made from what was last looked at: most of it is as it was.

What has stayed is the same object as before, so whoever compares two tables has little to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell.mistwood.table import add_own_modules
from tidewood.games.everdell.pieces import CITY, KINDS, WORKERS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.table import (
    Board,
    board,
    city,
    hand,
    hand_known,
    plain_player,
    score,
    seats,
    table,
    table_with,
)
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.games.everdell.view import CityCard, EverdellView, PlayerTable, Score
from tidewood.kernel.kind import SPECTATOR

Key = tuple[object, ...]


class Looked:
    """What everybody sees of a position, and all of the position that it was made from. It never changes."""

    def __init__(self, s: Valley, last: Looked | None) -> None:
        self.rules: Final = s.rules
        if last is not None and last.rules is not s.rules:
            last = None
        workers, cities = s.at[:], [row[:] for row in s.city]
        on, serials = [row[:] for row in s.on], [row[:] for row in s.serials]
        visitors = [at for at in workers if at >= CITY]
        events = (s.events[:], s.event_owner[:], s.event_goods[:], s.tucked[:])
        self.board_key: Final[Key] = (workers, s.forest[:], *events)
        self.board: Final[Board] = last.board if last is not None and last.board_key == self.board_key else board(s)
        own = range(s.players)
        self.city_keys: Final[list[Key]] = [
            (cities[who], on[who], serials[who], s.tucked[:], visitors and workers) for who in own
        ]
        self.score_keys: Final[list[Key]] = [
            (
                s.stock[who * KINDS : who * KINDS + KINDS], s.points[who], len(s.hands[who]), cities, on, serials,
                workers[who * WORKERS : who * WORKERS + WORKERS], events, s.rows, s.over,
            )
            for who in own
        ]  # fmt: skip
        self.cities: Final[list[list[CityCard]]] = [
            last.cities[who] if last is not None and last.city_keys[who] == key else city(s, who, SPECTATOR)
            for who, key in enumerate(self.city_keys)
        ]
        told = s.rules.running_score or s.over
        self.scores: Final[list[Score | None]] = [
            None if not told
            else last.scores[who] if last is not None and last.score_keys[who] == key
            else score(s, who)
            for who, key in enumerate(self.score_keys)
        ]  # fmt: skip
        self.players: Final[list[PlayerTable]] = [self._player(s, who, last) for who in own]

    def _player(self, s: Valley, who: int, last: Looked | None) -> PlayerTable:
        """What a spectator sees of a player."""
        made = plain_player(s, who, self.cities[who], self.scores[who])
        add_own_modules(s, who, SPECTATOR, made)
        return last.players[who] if last is not None and last.players[who] == made else made


def look(s: Valley, eyes: Sequence[int], last: Looked | None) -> tuple[list[EverdellView], Looked | None]:
    """The tables of several, and what to give when the game is looked at next. Not to be changed. Rules of an
    automated opponent may look at anything, so nothing is kept against one.
    """
    if s.rules.opponent or s.rules.helper:
        return [table(s, who) for who in eyes], None
    looked = Looked(s, last)
    common = table_with(s, SPECTATOR, looked.board, {})
    return [{**common, "players": players(s, who, looked)} for who in eyes], looked


def players(s: Valley, eyes: int, looked: Looked) -> dict[str, PlayerTable]:
    """All players as one of them, or a spectator, sees them."""
    found: dict[str, PlayerTable] = {}
    for who in seats(s):
        seen = looked.players[who]
        if eyes == who:
            seen = {**seen, "hand": hand(s, who)}
            add_own_modules(s, who, eyes, seen)
        elif eyes >= 0:
            seen = {**seen, "hand_known": hand_known(s, who, eyes)}
        found[player_name(s, who)] = seen
    return found
