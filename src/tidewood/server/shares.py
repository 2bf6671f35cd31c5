"""Whose bot thinks next: whoever has had the least of late, first among guests, then among the tables of a guest.

A guest is the browser that opened a table. What counts is time, so that many quick bots weigh no more than a few slow
ones; it is forgotten little by little, so that nobody waits for long after a busy time.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

# Seconds in which all but a third is forgotten. Whoever thinks without a pause has then had a minute of late, for ever:
# so what somebody has had of late is what they have a minute.
MINUTE: Final = 60.0
MOST_KNOWN: Final = 10_000  # guests and tables, before those that have had next to nothing are forgotten
NOTHING: Final = 0.01  # seconds

Key = tuple[str, ...]  # a guest, or a guest and a table


@dataclass(eq=False, slots=True)
class Turn:
    guest: str
    table: str
    go: asyncio.Future[None]
    began: float = 0.0

    def begin(self) -> None:
        """What came before is not charged."""
        self.began = time.monotonic()


class Shares:
    def __init__(self, at_once: int, seconds_a_minute: float) -> None:
        """0 for no limit; who has had the least comes first all the same."""
        self.limit: Final = seconds_a_minute if seconds_a_minute > 0 else math.inf
        self.most_of_one: Final = max(1, at_once - 1)  # where there are several, one is always left for others
        self._free = at_once
        self._running: Final = Counter[str]()
        self._waiting: Final[list[Turn]] = []  # the longest first
        self._had: dict[Key, tuple[float, float]] = {}  # seconds, and when that was
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def tables(self) -> set[str]:
        """Those that wait."""
        return {turn.table for turn in self._waiting}

    @asynccontextmanager
    async def turn(self, guest: str, table: str) -> AsyncIterator[Turn]:
        """Waits for it; the time it takes is charged to both."""
        turn = Turn(guest, table, asyncio.get_running_loop().create_future())
        await self._wait(turn)
        turn.begin()
        try:
            yield turn
        finally:
            now = time.monotonic()
            for key in ((guest,), (guest, table)):
                self._had[key] = (self.had(key, now) + now - turn.began, now)
            self._give_back(guest)

    def had(self, key: Key, now: float) -> float:
        """Seconds of late. What is compared has to be of the same moment."""
        had, then = self._had.get(key, (0.0, now))
        return had * math.exp((then - now) / MINUTE)

    async def _wait(self, turn: Turn) -> None:
        self._waiting.append(turn)
        self._next()
        try:
            await turn.go
        except BaseException:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self._give_back(turn.guest)  # it came too late
            raise

    def _give_back(self, guest: str) -> None:
        self._free += 1
        self._running[guest] -= 1
        if not self._running[guest]:
            del self._running[guest]
        self._next()

    def _next(self) -> None:
        """To be called whenever somebody waits, has finished, or may again."""
        now = time.monotonic()
        while self._free and (ready := [turn for turn in self._waiting if self._may(turn, now)]):
            # Of equals the first in the list, who has waited longest.
            chosen = min(
                ready, key=lambda turn: (self.had((turn.guest,), now), self.had((turn.guest, turn.table), now))
            )
            self._waiting.remove(chosen)
            self._free -= 1
            self._running[chosen.guest] += 1
            chosen.go.set_result(None)
        self._look_again(now)
        if len(self._had) > MOST_KNOWN:
            self._had = {key: had for key, had in self._had.items() if self.had(key, now) > NOTHING}

    def _may(self, turn: Turn, now: float) -> bool:
        return self._running[turn.guest] < self.most_of_one and self.had((turn.guest,), now) < self.limit

    def _look_again(self, now: float) -> None:
        """As soon as enough is forgotten of what somebody who waits has had."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        over = [had for turn in self._waiting if (had := self.had((turn.guest,), now)) >= self.limit]
        if self._free and over:
            seconds = MINUTE * math.log(min(over) / self.limit) + 0.01
            self._timer = asyncio.get_running_loop().call_later(seconds, self._next)
