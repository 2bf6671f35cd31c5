"""The one random source: a counter under a one-way function.

It is one int in the state (law 1), so a copy is free and a save is exact. Each draw hashes the counter, so that
whoever has seen every roll of a game still cannot compute the next one, which a linear generator would give away.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

STREAM: Final = 32  # bits for the draws in one game before two seeds could meet
HALF: Final = 28  # bits


def source(seed: int | str) -> int:
    """The start of the stream of a seed. The same on every machine and under every hash seed."""
    return stream(int.from_bytes(blake2b(str(seed).encode(), digest_size=16).digest(), "little"))


def stream(number: int) -> int:
    """The start of the stream with this number."""
    return number << STREAM


def draw(counter: int, n: int) -> int:
    """A number from 0 to n - 1 for this counter; the caller adds one to the counter."""
    word = int.from_bytes(blake2b(counter.to_bytes(24, "little"), digest_size=7).digest(), "little")
    # (word * n) >> 56 in halves, so that no product is a long one: those look for Ctrl+C, and compiled code dies of it.
    high = word >> HALF
    low = word - (high << HALF)
    return (high * n + (low * n >> HALF)) >> HALF
