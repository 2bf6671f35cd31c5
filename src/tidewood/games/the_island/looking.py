"""What several see at once, made from what was last looked at: most of it is as it was.

What has stayed is the same object as before, so whoever compares two tables has little to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Final

from tidewood.games.the_island.board import HEXES, NAMES
from tidewood.games.the_island.pieces import UNPLACED
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.table import (
    hex_table,
    hexes,
    islands,
    may_see_value,
    own_table,
    player_table,
    table_with,
)
from tidewood.games.the_island.view import Islands, IslandView, PlayerTable, Space
from tidewood.kernel.kind import SPECTATOR

ALL: Final = range(HEXES)


class Looked:
    """What was made of a position, and all of the position that it was made from. It never changes."""

    def __init__(self, s: Isle, last: Looked | None) -> None:
        self.board: Final = (s.tile[:], s.folk[:], s.crew[:], s.beasts[:])
        self.held: Final = (s.held[:], s.hand[:], s.value[:], s.placed[:], s.to_launch[:], s.over)
        self.at: Final = s.at[:]
        self.colour: Final = s.colour[:]
        self.rules: Final = s.rules
        if last is not None and (last.rules is not s.rules or recoloured(last, s)):
            last = None  # whose a figure is, where a player has two colours, is written wherever it stands
        self.hexes: Final[dict[str, Space]] = hexes(s) if last is None else self._hexes(s, last)
        self.islands: Final[Islands] = islands(s) if last is None or last.at != s.at else last.islands
        self.players: Final[dict[tuple[int, int], PlayerTable]] = {}  # by who is looked at, and who looks
        if last is not None and last.held == self.held and last.board[0] == s.tile:
            each = s.rules.each
            same = [who for who in range(s.players) if last.at[who * each :][:each] == s.at[who * each :][:each]]
            self.players.update({key: made for key, made in last.players.items() if key[0] in same})

    def _hexes(self, s: Isle, last: Looked) -> dict[str, Space]:
        changed: set[int] = set()
        for now, before in zip(self.board, last.board, strict=True):
            if now != before:
                changed.update(compress(ALL, map(ne, now, before)))
        if not changed:
            return last.hexes
        found = last.hexes.copy()
        for h in changed:
            found[NAMES[h]] = hex_table(s, h)
        return found

    def player(self, s: Isle, who: int, eyes: int) -> PlayerTable:
        found = self.players.get((who, eyes))
        if found is None:
            if eyes == who and not may_see_value(s, who, eyes):  # then the figures are those that all see
                found = own_table(s, who, self.player(s, who, SPECTATOR))
            else:
                found = player_table(s, who, eyes, shared=True)
            self.players[who, eyes] = found
        return found


def recoloured(last: Looked, s: Isle) -> bool:
    """Whether a figure that stood somewhere has another colour now. One that is placed gets its colour by that."""
    return last.colour != s.colour and any(
        before != now and at != UNPLACED for before, now, at in zip(last.colour, s.colour, last.at, strict=True)
    )


def look(s: Isle, eyes: Sequence[int], last: Looked | None) -> tuple[list[IslandView], Looked]:
    """The tables of several, and what to give when the game is looked at next. Not to be changed."""
    looked = Looked(s, last)
    players = {f"p{who + 1}": looked.player(s, who, SPECTATOR) for who in range(s.players)}
    common = table_with(s, looked.hexes, looked.islands, players)
    found: list[IslandView] = []
    for who in eyes:
        data = common.copy()
        if who >= 0:
            data["players"] = {**players, f"p{who + 1}": looked.player(s, who, who)}
        found.append(data)
    return found, looked
