"""How much one browser may send: a bucket of drops that fills again with time; and how much it may hold open."""

from __future__ import annotations

import time
from typing import Final

MOST_BUCKETS: Final = 50_000


class Buckets:
    def __init__(self, a_second: float, burst: float | None = None) -> None:
        self.a_second: Final = a_second
        self.burst: Final = 2 * a_second if burst is None else burst
        self._levels: dict[str, tuple[float, float]] = {}  # drops left, and when that was

    def take(self, who: str) -> bool:
        """One drop, if there is one."""
        now = time.monotonic()
        left, then = self._levels.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.a_second)
        if left < 1.0:
            self._levels[who] = (left, now)
            return False
        self._levels[who] = (left - 1.0, now)
        if len(self._levels) > MOST_BUCKETS:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """A bucket that would be full again says nothing."""
        full = self.burst / self.a_second
        self._levels = {who: level for who, level in self._levels.items() if now - level[1] < full}


class AtOnce:
    """What lasts, such as streams: so many of each at the same time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most  # 0: as many as they like
        self._open: Final[dict[str, int]] = {}

    def take(self, who: str) -> bool:
        """One more, if that is not too many. What was taken must be given back."""
        n = self._open.get(who, 0)
        if self.most and n >= self.most:
            return False
        self._open[who] = n + 1
        return True

    def give_back(self, who: str) -> None:
        if self._open[who] > 1:
            self._open[who] -= 1
        else:
            del self._open[who]
