"""Listening to PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tidewood.server.storage.database import discard
from tidewood.server.storage.news import Hub, unpacked

CHANNEL: Final = "tidewood"
QUIET: Final = 30.0  # seconds without a word after which the connection is tried
PATIENCE: Final = 5.0  # seconds to wait for an answer then
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # between attempts to come back; the last for ever


class Ear:
    """The connection on which PostgreSQL tells what was done. When it is lost, it comes back by itself."""

    def __init__(self, engine: AsyncEngine, hub: Hub, failures: tuple[type[Exception], ...]) -> None:
        self._engine: Final = engine
        self._hub: Final = hub
        self._failures: Final = failures
        self._lost: Final = asyncio.Event()
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._drop()

    async def _stay(self) -> None:
        while True:
            await self._until_lost()
            await self._come_back()
            self._hub.missed()

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await self._engine.connect()
        self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        driver = await driver_of(self._connection)
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        with suppress(ValueError):  # somebody else's word on this channel
            self._hub.publish(*unpacked(str(payload)))

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(QUIET):
                    await self._lost.wait()
            except TimeoutError:
                try:
                    # The other end may have vanished without closing.
                    async with asyncio.timeout(PATIENCE):
                        assert self._connection is not None
                        await self._connection.execute(sa.select(1))
                except self._failures:
                    return

    async def _come_back(self) -> None:
        attempt = 0
        while True:
            await self._drop()
            try:
                await self._connect()
                return
            except self._failures:
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await discard(connection, self._failures)


async def driver_of(connection: AsyncConnection) -> asyncpg.Connection[asyncpg.Record]:
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, asyncpg.Connection)
    return driver
