"""Everybody comes back at once, to more tables than stay in memory: there is one of each table all the same."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import replace
from typing import Any

import pytest
import websockets

from tests.server.running import QUICK, Browser, Running
from tests.server.storage.postgres import Server
from tests.waiting import wait_until

TABLES = 100
SEATS = ("p1", "p2")


@pytest.fixture
def small():
    """A server that keeps next to nothing in memory, on a database that answers many at once."""
    postgres = Server()
    running = Running(postgres.new(), replace(QUICK, idle_tables=1, streams_a_browser=0))
    yield running
    running.stop()
    postgres.close()


async def connected(address: str, headers: dict[str, str]) -> websockets.ClientConnection:
    """Like the page: a database that has too much to do is asked again later."""
    for seconds in (1, 2, 4, 8):
        try:
            return await websockets.connect(address, additional_headers=headers, open_timeout=30)
        except (websockets.InvalidStatus, TimeoutError):
            await asyncio.sleep(seconds)
    return await websockets.connect(address, additional_headers=headers)


async def heard(browser: Browser, table: str, player: str, ready: asyncio.Barrier) -> int:
    """Come in with all others; who is asked answers; how far the table has got when everybody has heard it."""
    await asyncio.sleep(random.Random(f"{table} {player}").random() / 2)
    address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/stream?lang=none&player={player}"
    async with await connected(address, {"Cookie": f"tidewood={browser.cookie}"}) as stream:
        state = json.loads(await asyncio.wait_for(stream.recv(), 30))
        await ready.wait()
        if state["decision"]:
            answer = {"type": "answer", "id": 1, "version": state["version"]}
            await stream.send(json.dumps({**answer, "answer": state["decision"]["options"][0]["notation"]}))
        version = state["version"]
        while version == state["version"]:
            message = json.loads(await asyncio.wait_for(stream.recv(), 20))
            version = message.get("version", version) if message["type"] in ("patch", "state") else version
        return int(version)


def test_a_storm_of_connections_finds_one_of_each_table(small):
    ada = small.browser()
    tables = [ada.opens("me", "me", setup={"start_player": "p1"})["table"] for _ in range(TABLES)]
    wait_until(lambda: len(small.tables.loaded()) <= 2, seconds=60)

    async def storm() -> list[int]:
        ready = asyncio.Barrier(TABLES * len(SEATS))
        return await asyncio.gather(*(heard(ada, table, player, ready) for player in SEATS for table in tables))

    assert asyncio.run(storm()) == [1] * TABLES * len(SEATS), "an answer that somebody at the table did not see"


def test_who_waits_over_http_keeps_the_table_and_hears_of_the_answer(small):
    ada = small.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    begun = time.monotonic()

    async def waits() -> Any:
        waiting = asyncio.create_task(asyncio.to_thread(ada.state, table, "p2", after=0))
        await asyncio.sleep(0.5)
        other = ada.moved_to(ada.url)
        for _ in range(4):
            await asyncio.to_thread(other.opens, "me", "me")
        await asyncio.to_thread(other.answers, table, "p1")
        return await waiting

    assert asyncio.run(waits())["version"] == 1
    assert time.monotonic() - begun < 15, "the answer ends the wait, not the clock"
