"""How slow the machine is just now: limits on time are written for a usual one."""

from __future__ import annotations

import time
from typing import Final

USUAL: Final = 0.00047  # seconds that a yard takes on the machine for which limits are written
YARDS: Final = 40


def pace() -> float:
    """How many times the usual a fixed piece of work takes; at least 1."""
    return max(1.0, min(yard() for _ in range(YARDS)) / USUAL)


def yard() -> float:
    """Some calls, lists, dictionaries and texts, without anything of ours; in seconds of the processor."""
    began = time.thread_time()
    found: dict[str, list[tuple[int, int]]] = {}
    for n in range(2000):
        found.setdefault(str(n % 50), []).append((n, n * n % 97))
    sorted((key, max(rows)) for key, rows in found.items())
    return time.thread_time() - began
