"""Of the processes on one PostgreSQL, one at a time owns a table; who is lost owns nothing."""

import asyncio

import pytest

from tests.server.storage import child
from tests.server.storage.helpers import opened
from tidewood.server.storage import open_store

pytestmark = pytest.mark.anyio


async def becomes_owner(store, table):
    async with asyncio.timeout(10):
        while not await store.own(table):
            await asyncio.sleep(0.01)


async def test_one_owns_a_table_until_it_lets_it_go(postgres_url):
    async with open_store(postgres_url) as one, open_store(postgres_url) as two:
        assert await one.own("t")
        assert await one.own("t"), "asking twice is the same as once"
        assert not await two.own("t")
        assert await two.own("u"), "tables have owners of their own"
        assert (one.owns("t"), two.owns("t"), one.owned) == (True, False, 1)
        await one.disown("t")
        assert await two.own("t")
        assert (one.owns("t"), two.owns("t"), two.owned) == (False, True, 2)


async def test_a_store_that_closes_owns_nothing(postgres_url):
    async with open_store(postgres_url) as one:
        async with open_store(postgres_url) as two:
            assert await two.own("t")
        await becomes_owner(one, "t")


async def test_a_killed_process_owns_nothing(postgres_url):
    async with open_store(postgres_url) as store:
        with child.process(child.own, postgres_url, "t") as (process, pipe):
            assert pipe.recv()
            assert not await store.own("t")
            process.kill()
            await becomes_owner(store, "t")


async def test_an_owner_whose_connection_is_cut_knows_that_it_owns_nothing(postgres, postgres_url):
    async with open_store(postgres_url) as store:
        await opened(store, "t")
        assert await store.own("t")
        postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        async with asyncio.timeout(10):
            while store.owns("t"):
                await asyncio.sleep(0.01)
        await becomes_owner(store, "t")


async def test_a_file_has_one_owner(tmp_path):
    async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        assert store.owns("t") and store.owned is None
