"""The one random source: a counter under a one-way function.

It is one int in the state (law 1), so a copy is free and a save is exact. Each draw hashes the counter, so that
whoever has seen every roll of a game still cannot compute the next one, which a linear generator would give away.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

STREAM: Final = 1 << 32  # draws in one game before two seeds could meet


def source(seed: int | str) -> int:
    """The start of the stream of a seed. The same on every machine and under every hash seed."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=16).digest(), "little") * STREAM


def draw(counter: int, n: int) -> int:
    """A number from 0 to n - 1 for this counter; the caller adds one to the counter."""
    word = int.from_bytes(blake2b(counter.to_bytes(24, "little"), digest_size=7).digest(), "little")
    return (word * n) >> 56
