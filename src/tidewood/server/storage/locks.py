"""Owning tables of a PostgreSQL, which several processes share."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tidewood.server.storage.database import discard
from tidewood.server.storage.ear import driver_of
from tidewood.server.storage.owners import Owners

# So that the database notices within a quarter of a minute when the machine of an owner has vanished. That of a killed
# process closes its connections at once.
VIGILANT: Final = sa.text(
    "SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),"
    " set_config('tcp_keepalives_count', '4', false)"
)
TAKE: Final = sa.text("SELECT pg_try_advisory_lock(:key)").bindparams(sa.bindparam("key", type_=sa.BigInteger))
RELEASE: Final = sa.text("SELECT pg_advisory_unlock(:key)").bindparams(sa.bindparam("key", type_=sa.BigInteger))


class Locks(Owners):
    """Advisory locks of PostgreSQL, held by a connection that does nothing else: when it ends, however it ends, others
    can have them.
    """

    def __init__(self, engine: AsyncEngine, failures: tuple[type[Exception], ...]) -> None:
        self._engine: Final = engine
        self._failures: Final = failures
        self._held: Final[set[str]] = set()
        self._one_at_a_time: Final = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    def owns(self, table: str) -> bool:
        return table in self._held

    @property
    def count(self) -> int:
        return len(self._held)

    async def take(self, table: str) -> bool:
        async with self._one_at_a_time:
            if table in self._held:
                return True
            if await self._ask(TAKE, table):
                self._held.add(table)
            return table in self._held

    async def release(self, table: str) -> None:
        async with self._one_at_a_time:
            if table in self._held:
                self._held.discard(table)
                await self._ask(RELEASE, table)

    async def _ask(self, what: sa.TextClause, table: str) -> bool:
        try:
            connection = await self._connected()
            return bool((await connection.execute(what, {"key": key_of(table)})).scalar())
        except BaseException:
            await self._drop()  # whether it was locked is not known: with the connection, no lock stays
            raise

    async def _connected(self) -> AsyncConnection:
        if self._connection is not None and (await driver_of(self._connection)).is_closed():
            await self._drop()
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._connection.execute(VIGILANT)
            (await driver_of(self._connection)).add_termination_listener(lambda _: self._held.clear())
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            await discard(connection, self._failures)

    async def close(self) -> None:
        await self._drop()


def key_of(table: str) -> int:
    """A lock's number. Should two tables ever share one, only one process can own both: slower, not wrong."""
    return int.from_bytes(hashlib.blake2b(f"tidewood {table}".encode(), digest_size=8).digest(), signed=True)
