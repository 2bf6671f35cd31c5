"""When enough has been played to know how strong somebody is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.arena.plan import Plan
from tidewood.arena.play import Row
from tidewood.arena.ratings import share_interval

FEWEST: Final = 10  # deals: fewer may lie close together by chance


class Enough:
    """The games end with the first deal after which the win share of the first bot is known to so many points on both
    sides. Deals are looked at in their order, so where it ends does not depend on how many workers there are.
    """

    def __init__(self, plan: Plan, points: float) -> None:
        self.games: int | None = None  # so many are enough; not known yet
        self._plan: Final = plan
        self._points: Final = points
        self._deals: Final[list[list[float]]] = []
        self._next = 0  # the first game of the deal that is looked at next

    def looks(self, rows: Mapping[int, Row]) -> int | None:
        """How many games are enough, by what has been played so far."""
        size = len(self._plan.lineups)
        while self.games is None and all(number in rows for number in range(self._next, self._next + size)):
            deal = [rows[number] for number in range(self._next, self._next + size)]
            self._next += size
            bot = self._plan.bots[0]
            won = [place.won for row in deal if row.finished for place in row.places if place.bot == bot]
            if won:
                self._deals.append(won)
            if len(self._deals) >= FEWEST:
                low, high = share_interval(self._deals)
                if 50 * (high - low) <= self._points:
                    self.games = self._next
        return self.games
