"""What the store needs of a database, whichever it is."""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import ClassVar, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tidewood.language import Message
from tidewood.server.storage.errors import StorageDown, StorageError, StorageFull, Taken, UnknownTable, why
from tidewood.server.storage.news import Hub
from tidewood.server.storage.owners import Owners
from tidewood.server.storage.rows import Answer, News, Snapshot
from tidewood.server.storage.schema import microseconds

ENCODER: Final = msgspec.json.Encoder()
BATCH: Final = 200  # answers a commit; their news still fit into one NOTIFY, which carries less than 8,000 bytes
STILL_FULL: Final = 30.0  # seconds after which a disk that was full may have room again
SNAPSHOTS: Final = 16  # snapshots a commit, which may be large
WORDS: Final = 25  # words of people to each other in one NOTIFY: they may be long


class Database(ABC):
    """Connections, transactions and what goes wrong with them."""

    failures: ClassVar[tuple[type[Exception], ...]] = (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError, TimeoutError)

    def __init__(self, name: str, reads: AsyncEngine, writes: AsyncEngine, hub: Hub, owners: Owners) -> None:
        self.name: Final = name  # fit to be shown: no password in it
        self.reads: Final = reads
        self.writes: Final = writes
        self.hub: Final = hub
        self.owners: Final = owners
        self.origin: Final = secrets.token_hex(4)
        self._full_at = -STILL_FULL

    @abstractmethod
    async def start(self) -> None:
        """Reach the database, bring it up to date, be ready for everything else."""

    @abstractmethod
    async def append(self, answers: Sequence[Answer]) -> set[str]:
        """Write entries of different tables in one commit; returns the tables whose entry was written."""

    @abstractmethod
    async def keep(self, snapshots: Sequence[Snapshot]) -> set[tuple[str, int]]:
        """Write snapshots in one commit; returns those that were new."""

    @abstractmethod
    def reason(self, error: Exception) -> Message | str:
        """Why the database does not do what it should, for an operator."""

    def at(self, reason: Message | str) -> Message:
        """A reason, and which database has it."""
        return why("at", database=self.name, why=reason)

    @abstractmethod
    def is_full(self, error: Exception) -> bool:
        """Whether the disk has no room."""

    async def check_room(self) -> None:
        """Raise `StorageFull` when nothing can be written: here when that was so a moment ago."""
        if time.monotonic() - self._full_at < STILL_FULL:
            raise StorageFull(self.at(why("full", cause=None)))

    @abstractmethod
    def broken_rule(self, error: sa.exc.IntegrityError) -> str:
        """Which kind of rule a change would break: `unique`, `foreign` or another."""

    async def look(self) -> None:  # noqa: B027 - most databases tell by themselves
        """See whether the database is still the one that was opened."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database."""
        with self.clear():
            await self.look()
            async with self.reads.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *news: News) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end; then, and only then, `news` go out."""
        with self.clear():
            await self.look()
            async with self.writes.begin() as connection:
                yield connection
                await self.announce(connection, news)
        self.announced(news)

    @abstractmethod
    async def tell(self, news: Sequence[News]) -> set[int]:
        """Send news that nothing was written for; returns which (`id`) were sent."""

    async def announce(self, connection: AsyncConnection, news: Sequence[News]) -> None:  # noqa: B027
        """Send news with the commit of this transaction."""

    def announced(self, news: Sequence[News]) -> None:  # noqa: B027 - one of the two is enough
        """Send news after the commit."""

    @contextmanager
    def clear(self) -> Iterator[None]:
        """Say what is wrong in our own words."""
        try:
            yield
        except sa.exc.IntegrityError as error:
            match self.broken_rule(error):
                case "unique":
                    raise Taken("this id or secret exists already") from error
                case "foreign":
                    raise UnknownTable("this names a table or browser that does not exist") from error
                case rule:
                    raise StorageError(f"the database refuses this change: {rule}") from error
        except self.failures as error:
            if self.is_full(error):
                self._full_at = time.monotonic()
                raise StorageFull(self.at(self.reason(error))) from error
            raise StorageDown(self.at(self.reason(error))) from error

    async def close(self) -> None:
        self.hub.close(self.origin)
        await self.reads.dispose()
        await self.writes.dispose()


async def discard(connection: AsyncConnection, failures: tuple[type[Exception], ...]) -> None:
    """Throw a connection away that may be broken, or that others must not get."""
    with suppress(*failures):
        await connection.invalidate()
    with suppress(*failures):
        await connection.close()


def encoded_answers(answers: Sequence[Answer]) -> str:
    """Entries as one parameter, so that the statement is the same for every number of them."""
    rows = [(a.table, a.seq, a.player, a.kind, a.payload, microseconds(a.at)) for a in answers]
    return ENCODER.encode(rows).decode()


def encoded_snapshots(snapshots: Sequence[Snapshot]) -> str:
    rows = [
        (s.table, s.seq, s.save.reveal(), s.rules, microseconds(s.at), None if s.log is None else s.log.reveal())
        for s in snapshots
    ]
    return ENCODER.encode(rows).decode()
