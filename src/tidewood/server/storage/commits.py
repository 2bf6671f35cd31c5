"""Group commit: whatever comes while a commit is under way shares the next one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Container, Hashable, Iterable, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar

from tidewood.server.storage.errors import StorageDown, StorageError, Taken

LOG: Final = logging.getLogger(__name__)

Item = TypeVar("Item")


class GroupCommit(Generic[Item]):
    """Writes items of many lines together; an item's line is its table, or a line of its own.

    At most one of each line in a commit: the next one may follow from it, and has to fail when it fails. Lines take
    turns, so that one with many waiting does not keep the others waiting.
    """

    def __init__(
        self,
        write: Callable[[Sequence[Item]], Awaitable[Container[Hashable]]],
        line: Callable[[Item], Hashable],
        limit: int,
    ) -> None:
        self._write: Final = write  # returns the lines whose item was written
        self._line: Final = line
        self._limit: Final = limit
        self._lines: Final[dict[Hashable, deque[tuple[Item, asyncio.Future[bool]]]]] = {}  # whose turn it is first
        self._wake: Final = asyncio.Event()
        self._closed = False
        self.commits = 0  # that were written
        self._task: Final = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        return len(self._lines)

    async def add(self, item: Item) -> bool:
        """Whether the item was written; if so, it is durable. Raises `Taken` for one that followed a refused one."""
        if self._closed:
            raise StorageDown("the store is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(self._line(item), deque()).append((item, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._lines or not self._closed:
            if not self._lines:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._next()
            if not batch:
                continue
            try:
                written = await self._write([item for item, _ in batch])
            except StorageError as error:
                # Those behind have waited long enough to hear of it too.
                self._fail([*batch, *self._rest()], error)
                continue
            except asyncio.CancelledError:
                self._closed = True
                self._fail([*batch, *self._rest()], StorageDown("the store was closed in the middle of a commit"))
                raise
            except Exception as error:
                # A mistake of ours must not stop the line: nobody would ever be answered again.
                LOG.exception("a commit failed")
                self._fail(batch, StorageError(f"a commit failed: {error!r}"))
                continue
            self.commits += 1
            for item, done in batch:
                line = self._line(item)
                if not done.done():
                    done.set_result(line in written)
                if line not in written:
                    self._fail(self._lines.pop(line, ()), Taken(f"{line}: an answer before this one was refused"))

    def _next(self) -> list[tuple[Item, asyncio.Future[bool]]]:
        batch: list[tuple[Item, asyncio.Future[bool]]] = []
        for name in list(islice(self._lines, self._limit)):
            line = self._lines.pop(name)
            while line and line[0][1].done():  # whoever asked for it has gone
                line.popleft()
            if line:
                batch.append(line.popleft())
            if line:
                self._lines[name] = line  # behind all the others
        return batch

    def _rest(self) -> list[tuple[Item, asyncio.Future[bool]]]:
        rest = [waiting for line in self._lines.values() for waiting in line]
        self._lines.clear()
        return rest

    def _fail(self, waiting: Iterable[tuple[Item, asyncio.Future[bool]]], error: StorageError) -> None:
        for _, done in waiting:
            if not done.done():
                done.set_exception(type(error)(*error.args))  # each its own, for each is raised elsewhere
