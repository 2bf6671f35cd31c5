"""The server is killed again and again under load: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import time
from contextlib import AsyncExitStack

import pytest
import websockets

import tidewood
from tests.server.running import Browser, environment, free_port, sqlite, wait_until
from tests.server.storage.postgres import Server
from tidewood.server import keeping
from tidewood.server.storage import open_store

TABLES = 8


class Lives:
    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-W", "ignore", "-m", "tests.server.reborn", str(self.port), database]
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
        )

    def tell(self, command: str) -> None:
        assert self.program.stdin is not None and self.program.stdout is not None
        self.program.stdin.write(f"{command}\n")
        self.program.stdin.flush()
        assert self.program.stdout.readline() == f"{command}\n"

    def begin(self) -> None:
        self.tell("go")
        wait_until(self.is_up, 30, "the start of the server")

    def is_up(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        except OSError:
            return False

    def kill(self) -> None:
        self.tell("kill")  # with SIGKILL

    def close(self) -> None:
        assert self.program.stdin is not None
        self.program.stdin.close()
        self.program.wait(20)


class Players:
    """The two seats of one table, who answer as fast as they can, whatever happens to the server."""

    def __init__(self, browser: Browser, table: str, seed: int) -> None:
        self.address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/stream?lang=none&player="
        self.cookie = browser.cookie
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.is_over = False

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self.play_until_it_breaks()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def play_until_it_breaks(self) -> None:
        async with AsyncExitStack() as stack:
            seats = {}
            for player in ("p1", "p2"):
                connection = websockets.connect(
                    self.address + player, additional_headers={"Cookie": f"tidewood={self.cookie}"}, open_timeout=5
                )
                seats[player] = await stack.enter_async_context(connection)
            while not self.is_over:
                for stream in seats.values():
                    await self.ask_and_answer(stream)

    async def ask_and_answer(self, stream: websockets.ClientConnection) -> None:
        await stream.send('{"type": "resync"}')
        state = await self.next(stream, "state")
        self.is_over = state["status"] != "running"
        if not state["decision"]:
            return
        notation = self.rng.choice(state["decision"]["options"])["notation"]
        await stream.send(json.dumps({"type": "answer", "id": 1, "version": state["version"], "answer": notation}))
        told = await self.next(stream, "ack", "refused")
        assert told["type"] == "ack", told
        assert told["version"] not in self.acknowledged, "two answers of one number"
        self.acknowledged[told["version"]] = notation

    async def next(self, stream: websockets.ClientConnection, *kinds: str) -> dict:
        while True:
            message: dict = json.loads(await asyncio.wait_for(stream.recv(), 10))
            if message["type"] in kinds:
                return message


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        server = Server()
        yield server.new()
        server.close()


@pytest.mark.slow
def test_killed_under_load_nothing_acknowledged_is_lost_or_doubled(database):
    kill_again_and_again(database, 6)


@pytest.mark.soak
def test_killed_fifty_times_under_load_nothing_acknowledged_is_lost_or_doubled(database):
    kill_again_and_again(database, 50)


def kill_again_and_again(database: str, kills: int) -> None:
    lives = Lives(database)
    lives.begin()
    players = []
    for i in range(TABLES):
        browser = Browser(lives.url)
        players.append(Players(browser, browser.opens("me", "me", setup={"bitter_end": True})["table"], i))
    asyncio.run(play_and_kill(lives, players, kills))
    acknowledged = sum(len(p.acknowledged) for p in players)
    print(f"{kills} kills, {acknowledged} answers acknowledged")
    assert acknowledged > 2 * kills
    shown = {p.table: told(lives, p) for p in players}
    for p in players:
        go_on(lives, p, shown[p.table])
    lives.kill()
    lives.close()
    asyncio.run(compare(database, players, shown, kills))


async def play_and_kill(lives: Lives, players: list[Players], kills: int) -> None:
    rng = random.Random(5)
    tasks = [asyncio.create_task(p.play()) for p in players]
    for _ in range(kills):
        before = sum(len(p.acknowledged) for p in players)
        until = time.monotonic() + 30
        while sum(len(p.acknowledged) for p in players) == before:  # something is answered in every life
            assert time.monotonic() < until, "no table went on"
            await asyncio.sleep(0.02)
        await asyncio.sleep(rng.random() * 0.4)
        await asyncio.to_thread(lives.kill)
        await asyncio.to_thread(lives.begin)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        assert ended is None or isinstance(ended, asyncio.CancelledError), ended


def told(lives: Lives, players: Players) -> dict:
    browser = Browser(lives.url)
    browser.http.cookies.set("tidewood", players.cookie)
    return browser.state(players.table, "p1")


def go_on(lives: Lives, players: Players, state: dict) -> None:
    """One answer more, at the very decision the last life left."""
    browser = Browser(lives.url)
    browser.http.cookies.set("tidewood", players.cookie)
    if state["status"] == "running":
        player = state["waiting"][0]["player"]
        asked = browser.state(players.table, player)["decision"]["options"][0]["notation"]
        version = browser.answers(players.table, player, lambda _: asked)
        assert version == state["version"] + 1
        players.acknowledged[version] = asked


async def compare(database: str, players: list[Players], shown: dict[str, dict], kills: int) -> None:
    async with open_store(database) as store:
        for p in players:
            entries = await store.answers(p.table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "without gaps or doubles"
            written = {entry.seq: entry.payload for entry in entries}
            assert {v: written.get(v) for v in p.acknowledged} == p.acknowledged
            # At most what was under way at a kill was written and not acknowledged.
            assert len(entries) - len(p.acknowledged) <= kills + 1
            start, listing = await store.snapshot(p.table, 0), await store.table(p.table)
            assert start is not None and listing is not None
            game = tidewood.resume(keeping.read(start).game, listing.table.setup, [])
            last = shown[p.table]
            for entry in entries[: last["version"]]:
                game.play(f"{entry.player}: {entry.payload}")
            assert game.view("p1") == last["view"], "a table that was rebuilt again and again is the table"
            assert len(entries) == last["version"] + (last["status"] == "running")
