"""PostgreSQL: several processes serve the same tables and hear of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tidewood.language import Message
from tidewood.server.storage.database import Database, discard, encoded_answers, encoded_snapshots
from tidewood.server.storage.ear import CHANNEL, Ear, driver_of
from tidewood.server.storage.errors import why
from tidewood.server.storage.locks import Locks
from tidewood.server.storage.migrate import bring_up_to_date
from tidewood.server.storage.news import Hub, packed
from tidewood.server.storage.rows import Answer, News, Snapshot

COMMAND: Final = 3  # times the patience, for any one statement
CONNECTIONS: Final = 5  # beside the one that appends, the one that listens and the one that holds locks

DISK_FULL: Final = "53100"
REASONS: Final = {
    DISK_FULL: "full",
    "53300": "too-many",
    "57P01": "shut-down",
    "57P03": "starting",
    "28P01": "login",
    "28000": "not-let-in",
    "3D000": "no-database",
    "25006": "read-only",
}

# Entries and news in one statement: one round trip, and a commit of its own. Always in the order of the tables, because
# two processes that write the same entries in different orders would wait for each other. LATERAL and LIMIT make it
# look up each table by its key: a join would be planned once, for an empty database, and read all of a large one.
APPEND: Final = sa.text(
    """
    WITH given AS (
        SELECT value ->> 0 AS "table", CAST(value ->> 1 AS integer) AS seq, value ->> 2 AS player, value ->> 3 AS kind,
            value ->> 4 AS payload, CAST(value ->> 5 AS bigint) AS at
        FROM json_array_elements(CAST(:batch AS json))
    ), written AS (
        INSERT INTO answers ("table", seq, player, kind, payload, at)
        SELECT given."table", given.seq, given.player, given.kind, given.payload, given.at
        FROM given
        CROSS JOIN LATERAL (SELECT id FROM tables WHERE id = given."table" LIMIT 1) AS known
        LEFT JOIN LATERAL (
            SELECT seq FROM answers WHERE answers."table" = given."table" ORDER BY seq DESC LIMIT 1
        ) AS last ON true
        WHERE given.seq = coalesce(last.seq, 0) + 1
        ORDER BY given."table"
        ON CONFLICT DO NOTHING RETURNING "table", seq
    )
    SELECT array_agg("table") AS tables,
        pg_notify(:channel, :origin || string_agg(chr(10) || 'answers ' || "table" || ' ' || seq, '')) AS told
    FROM written HAVING count(*) > 0
    """
).bindparams(
    sa.bindparam("batch", type_=sa.Text), sa.bindparam("channel", CHANNEL), sa.bindparam("origin", type_=sa.Text)
)

KEEP: Final = sa.text(
    """
    INSERT INTO snapshots ("table", seq, save, rules, at, log)
    SELECT value ->> 0, CAST(value ->> 1 AS integer), value ->> 2, value ->> 3, CAST(value ->> 4 AS bigint), value ->> 5
    FROM json_array_elements(CAST(:batch AS json))
    CROSS JOIN LATERAL (SELECT id FROM tables WHERE id = value ->> 0 LIMIT 1) AS known
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING "table", seq
    """
).bindparams(sa.bindparam("batch", type_=sa.Text))


class Postgres(Database):
    failures = (*Database.failures, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: sa.URL, patience: float) -> None:
        url = _address(url)
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS + 3,
            max_overflow=0,
            pool_timeout=patience,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "timeout": patience,
                "command_timeout": COMMAND * patience,
                "server_settings": {"application_name": "tidewood"},
            },
        )
        place = url.host or url.query.get("host", "localhost")
        super().__init__(f"PostgreSQL {place}/{url.database}", engine, engine, Hub(), Locks(engine, self.failures))
        self._url: Final = url
        self._patience: Final = patience
        self._ear: Final = Ear(engine, self.hub, self.failures)
        self._appends: AsyncConnection | None = None

    async def start(self) -> None:
        with self.clear():
            # A connection without a time limit: a migration may take long, and the others wait for it.
            engine = create_async_engine(self._url, poolclass=sa.NullPool, connect_args={"timeout": self._patience})
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(bring_up_to_date)
            finally:
                await engine.dispose()
            await self._ear.open()

    async def append(self, answers: Sequence[Answer]) -> set[str]:
        with self.clear():
            try:
                connection = await self._appender()
                values = {"batch": encoded_answers(answers), "origin": self.origin}
                row = (await connection.execute(APPEND, values)).one_or_none()
            except BaseException:
                await self._drop_appender()
                raise
        return set() if row is None else set(row.tables)

    async def keep(self, snapshots: Sequence[Snapshot]) -> set[tuple[str, int]]:
        async with self.writing() as connection:
            rows = await connection.execute(KEEP, {"batch": encoded_snapshots(snapshots)})
            return {(table, seq) for table, seq in rows}

    async def _appender(self) -> AsyncConnection:
        """A connection for appending alone, so that answers never wait for anything else."""
        if self._appends is not None and (await driver_of(self._appends)).is_closed():
            await self._drop_appender()
        if self._appends is None:
            connection = await self.writes.connect()
            self._appends = await connection.execution_options(isolation_level="AUTOCOMMIT")
            # What is acknowledged is on disk, also where the server is set up to let everything else lag behind.
            await self._appends.execute(
                sa.text(
                    "SELECT set_config('enable_seqscan', 'off', false), set_config('synchronous_commit',"
                    " CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'"
                    " ELSE current_setting('synchronous_commit') END, false)"
                )
            )
        return self._appends

    async def _drop_appender(self) -> None:
        connection, self._appends = self._appends, None
        if connection is not None:
            await discard(connection, self.failures)

    async def announce(self, connection: AsyncConnection, news: Sequence[News]) -> None:
        if news:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, packed(self.origin, news))))

    async def tell(self, news: Sequence[News]) -> set[int]:
        async with self.writing(*news) as connection:
            await connection.execute(sa.text("SET LOCAL synchronous_commit = off"))  # there is nothing to keep
        return {id(item) for item in news}

    async def close(self) -> None:
        await self._ear.close()
        await self.owners.close()
        await self._drop_appender()
        await super().close()

    def reason(self, error: Exception) -> Message | str:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
        known = REASONS.get(str(getattr(cause, "sqlstate", None)))
        if known is not None:
            return why(f"postgres.{known}", cause=str(cause))
        if isinstance(cause, TimeoutError):
            return why("postgres.too-late")
        if isinstance(cause, OSError):
            return why("postgres.nobody", cause=str(cause))
        return str(cause) or type(cause).__name__

    def is_full(self, error: Exception) -> bool:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        return getattr(cause, "sqlstate", None) == DISK_FULL

    def broken_rule(self, error: sa.exc.IntegrityError) -> str:
        known = {"23505": "unique", "23503": "foreign"}
        return known.get(str(getattr(error.orig, "sqlstate", None)), str(error.orig))


def _address(url: sa.URL) -> sa.URL:
    """An address as libpq takes it, in the words of the driver."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)
