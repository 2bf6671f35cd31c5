"""What has been answered and what happened, as chains that copies share.

Appending is one small object and copying is nothing at all, so that neither a decision nor a copy gets dearer as a
game gets longer.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Link(Generic[T]):
    """One entry and everything before it."""

    __slots__ = ("before", "item", "n")

    def __init__(self, before: Link[T] | None, item: T) -> None:
        self.before = before
        self.item = item
        self.n: int = 1 if before is None else before.n + 1


def length(chain: Link[T] | None) -> int:
    return 0 if chain is None else chain.n


def entries(chain: Link[T] | None, after: int = 0) -> list[T]:
    """The entries in order, without the first `after`."""
    found: list[T] = []
    while chain is not None and chain.n > after:
        found.append(chain.item)
        chain = chain.before
    found.reverse()
    return found
