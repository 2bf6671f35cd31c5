"""How much one browser may send: a bucket of drops that fills again with time."""

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
