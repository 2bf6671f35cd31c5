"""How long a piece of work takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def timed(work: Callable[[], object], seconds: float) -> float:
    """Microseconds for one run: the median of several batches, each long enough for the clock."""
    began = time.perf_counter()
    work()
    once = max(time.perf_counter() - began, 1e-7)
    batches = 5
    n = max(int(seconds / batches / once), 1)
    spent: list[float] = []
    for _ in range(batches):
        began = time.perf_counter()
        for _ in range(n):
            work()
        spent.append((time.perf_counter() - began) / n)
    return median(spent) * 1e6
