"""What has been answered and what happened, as chains that copies share.

Appending is nothing but a name for what came before, and copying is nothing at all, so that neither a decision nor a
copy gets dearer as a game gets longer.
"""

from __future__ import annotations

from typing import TypeVar, cast

from tidewood.kernel.log import Entry

T = TypeVar("T", bound=Entry)


def length(chain: Entry | None) -> int:
    return 0 if chain is None else chain.n


def linked(chain: T | None, entry: T) -> T:
    """The chain with one more entry, which must be in no other."""
    if chain is not None:
        entry.before = chain
        entry.n = chain.n + 1
    return entry


def before(entry: T) -> T | None:
    return cast("T | None", entry.before)


def entries(chain: T | None, after: int = 0) -> list[T]:
    """The entries in order, without the first `after`."""
    found: list[T] = []
    while chain is not None and chain.n > after:
        found.append(chain)
        chain = before(chain)
    found.reverse()
    return found
