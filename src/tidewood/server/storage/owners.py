"""Which tables a process owns. The owner may trust its memory of a table; everybody else reads before writing.

Owning is never needed to be right: two that write at once are told apart by the key (table, number). It only saves
reading, and says whose bots think.
"""

from __future__ import annotations


class Owners:
    """For a database that one process has to itself: it owns every table."""

    def owns(self, table: str) -> bool:
        """Whether this process owns it, as far as it knows."""
        return True

    @property
    def count(self) -> int | None:
        """Of the tables; None for all."""
        return None

    async def take(self, table: str) -> bool:
        """Own it, unless another process does."""
        return True

    async def release(self, table: str) -> None:
        """Let others own it."""

    async def close(self) -> None:
        """Let others own everything."""
