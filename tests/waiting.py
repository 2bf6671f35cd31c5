"""Waiting for what has to happen, however busy the machine is: only what never comes fails."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def wait_until(true: Callable[[], Any], seconds: float = 20.0, what: str = "it") -> Any:
    """What becomes true, as soon as it does."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} did not happen within {seconds} s")
