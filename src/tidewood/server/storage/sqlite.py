"""SQLite: one file, one process that serves it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Literal
from weakref import WeakValueDictionary

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from tidewood.language import Message
from tidewood.server.storage.database import Database, discard, encoded_answers, encoded_snapshots
from tidewood.server.storage.errors import StorageDown, StorageFull, why
from tidewood.server.storage.migrate import bring_up_to_date
from tidewood.server.storage.news import Hub
from tidewood.server.storage.owners import Owners
from tidewood.server.storage.rows import Answer, News, Snapshot

Synchronous = Literal["FULL", "NORMAL"]

OLDEST: Final = (3, 35)  # the first with RETURNING
READERS: Final = 4

ROOM: Final = 128 * 1024  # bytes; less is a full disk: a commit or a stored position may not fit
TRIED: Final = 2.0  # seconds for which a trial holds: anybody may ask for one

DISK_FULL: Final = "SQLITE_FULL"
REASONS: Final = {
    DISK_FULL: "full",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "file-wrong",
    "SQLITE_PERM": "file-closed",
    "SQLITE_IOERR": "disk",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "no-database",
}

# One statement is a transaction of its own, so a whole commit is one trip to the thread that holds the connection.
APPEND: Final = """
    INSERT INTO answers ("table", seq, player, kind, payload, at)
    SELECT given."table", given.seq, given.player, given.kind, given.payload, given.at
    FROM (
        SELECT json_extract(value, '$[0]') AS "table", json_extract(value, '$[1]') AS seq,
            json_extract(value, '$[2]') AS player, json_extract(value, '$[3]') AS kind,
            json_extract(value, '$[4]') AS payload, json_extract(value, '$[5]') AS at
        FROM json_each(?)
    ) AS given
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = given."table")
        AND (given.seq = 1 OR EXISTS (
            SELECT 1 FROM answers AS last WHERE last."table" = given."table" AND last.seq = given.seq - 1
        ))
    ON CONFLICT DO NOTHING RETURNING "table"
    """

KEEP: Final = """
    INSERT INTO snapshots ("table", seq, save, rules, at, log)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?) WHERE EXISTS (SELECT 1 FROM tables WHERE id = json_extract(value, '$[0]'))
    ON CONFLICT DO NOTHING RETURNING "table", seq
    """

# Stores of one file in one process hear each other; other processes have PostgreSQL for that.
_hubs: Final[WeakValueDictionary[Path, Hub]] = WeakValueDictionary()


class SQLite(Database):
    failures = (*Database.failures, sqlite3.Error)

    def __init__(self, path: Path, synchronous: Synchronous, patience: float) -> None:
        self._path: Final = path
        self._file: tuple[int, int] | None = None  # which file it was when it was opened
        self._turn: Final = asyncio.Lock()  # one writes at a time: waiting here is fair, for SQLite's lock it is not
        self._tried = -TRIED
        self._kept: tuple[AsyncConnection, aiosqlite.Connection] | None = None
        writes = _engine(path, synchronous, patience, connections=2, begin="BEGIN IMMEDIATE")
        reads = _engine(path, synchronous, patience, connections=READERS, begin="BEGIN")
        super().__init__(f"SQLite {path}", reads, writes, _hubs.setdefault(path, Hub()), Owners())

    async def start(self) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            needed = ".".join(map(str, OLDEST))
            raise StorageDown(why("too-old", version=sqlite3.sqlite_version, needed=needed))
        with self.clear():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # It holds the secrets of running games: for this user only.
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            self._file = self._found()
            async with self.writes.begin() as connection:
                await connection.run_sync(bring_up_to_date)

    async def append(self, answers: Sequence[Answer]) -> set[str]:
        written = {str(table) for (table,) in await self._commit(APPEND, encoded_answers(answers))}
        self.announced([News(table=a.table, what="answers", seq=a.seq) for a in answers if a.table in written])
        return written

    async def keep(self, snapshots: Sequence[Snapshot]) -> set[tuple[str, int]]:
        return {(str(table), int(seq)) for table, seq in await self._commit(KEEP, encoded_snapshots(snapshots))}

    async def _commit(self, statement: str, batch: str) -> Iterable[sqlite3.Row]:
        async with self._turn:
            with self.clear():
                await self.look()
                try:
                    driver = await self._driver()
                    # All rows are fetched: when the statement is over, so is its commit.
                    return await driver.execute_fetchall(statement, [batch])
                except BaseException:
                    await self._drop_driver()
                    raise

    async def _driver(self) -> aiosqlite.Connection:
        """A connection that is kept for commits: taking one from the pool each time would cost as much again."""
        if self._kept is None:
            connection = await self.writes.connect()
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, aiosqlite.Connection)
            self._kept = (connection, driver)
        return self._kept[1]

    async def _drop_driver(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            await discard(kept[0], self.failures)

    @asynccontextmanager
    async def writing(self, *news: News) -> AsyncIterator[AsyncConnection]:
        async with self._turn, super().writing(*news) as connection:
            yield connection

    async def close(self) -> None:
        await self._drop_driver()
        await super().close()

    async def tell(self, news: Sequence[News]) -> set[int]:
        self.announced(news)
        return {id(item) for item in news}

    def announced(self, news: Sequence[News]) -> None:
        if news:
            self.hub.publish(self.origin, news)

    async def look(self) -> None:
        """A file that was moved or deleted can still be written to, but nobody would ever read that."""
        found = self._found()
        if found is None or found != self._file:
            self._file = None
            await self._drop_driver()
            await self.reads.dispose()
            await self.writes.dispose()
            if found is None:
                raise StorageDown(self.at(why("gone")))
            self._file = found

    async def check_room(self) -> None:
        """Look at the disk, and try: there are quotas, and disks that have become read-only."""
        with self.clear():
            free = shutil.disk_usage(self._path.parent).free
        if free < ROOM:
            raise StorageFull(self.at(why("full-left", free=free)))
        if time.monotonic() - self._tried >= TRIED:
            async with self.writing() as connection:
                await connection.exec_driver_sql("PRAGMA user_version = 0")  # as it is, but it is written
            self._tried = time.monotonic()

    def _found(self) -> tuple[int, int] | None:
        try:
            stat = os.stat(self._path)
        except OSError:
            return None
        return stat.st_dev, stat.st_ino

    def reason(self, error: Exception) -> Message | str:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
        name = getattr(cause, "sqlite_errorname", "")
        for prefix, reason in REASONS.items():
            if name.startswith(prefix):
                return why(reason, cause=str(cause))
        return str(cause) or type(cause).__name__

    def is_full(self, error: Exception) -> bool:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        return getattr(cause, "sqlite_errorname", "") == DISK_FULL

    def broken_rule(self, error: sa.exc.IntegrityError) -> str:
        name = getattr(error.orig, "sqlite_errorname", "")
        if name in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_ROWID"):
            return "unique"
        return "foreign" if name == "SQLITE_CONSTRAINT_FOREIGNKEY" else str(error.orig)


def _engine(path: Path, synchronous: Synchronous, patience: float, connections: int, begin: str) -> AsyncEngine:
    # Opened for reading and writing only: a file that is gone must not come back empty.
    engine = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=path.as_uri(), query={"mode": "rw", "uri": "true"}),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=2 * patience,
        pool_reset_on_return=None,  # whoever takes a connection ends the transaction it began
        hide_parameters=True,
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {patience * 1000:.0f}",
            "journal_mode = WAL",
            f"synchronous = {synchronous}",
            f"fullfsync = {synchronous == 'FULL':d}",  # macOS does less than it says without
            "foreign_keys = ON",
            "temp_store = MEMORY",
            "journal_size_limit = 67108864",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
