"""Who plays whom, on which seats and with which shuffles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from tidewood import TidewoodError
from tidewood.api import describe
from tidewood.bots import player
from tidewood.game import new
from tidewood.language import Message


@dataclass(frozen=True)
class Plan:
    """All games of an arena. A deal is one shuffle and its dice; every deal is played by everybody on every seat, so
    that luck falls on all alike.
    """

    game: str
    setup: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0

    def check(self) -> None:
        """Raise what is wrong with it."""
        if not self.bots:
            raise TidewoodError(Message("error.no-players"))
        for name in self.bots:
            player(name, 0)
        _ = self.players

    @cached_property
    def players(self) -> list[str]:
        return new(self.game, 0, **self.setup).players

    @cached_property
    def is_shared(self) -> bool:
        """Whether everybody wins or loses together, so that each bot plays with itself and all play the same deals."""
        return len(self.players) == 1 or not describe(self.game).competitive

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        """The seatings of a deal. A short list of bots is repeated, of a long one everybody meets everybody."""
        seats = len(self.players)
        if self.is_shared:
            return [(bot,) * seats for bot in self.bots]
        if len(self.bots) > seats:
            tables = list(combinations(self.bots, seats))
        else:
            tables = [tuple([self.bots[i % len(self.bots)] for i in range(seats)])]
        return list(dict.fromkeys([table[i:] + table[:i] for table in tables for i in range(seats)]))

    def deal(self, number: int) -> int:
        """Which shuffle a game is played with."""
        return number // len(self.lineups)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where, in the order of the seats."""
        return self.lineups[number % len(self.lineups)]

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "setup": dict(self.setup),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }
