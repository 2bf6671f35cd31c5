"""Servers that are killed, and players who go on whatever happens to them."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import time
from contextlib import AsyncExitStack

import websockets

from tests.server.running import Browser, environment, free_port
from tests.waiting import wait_until
from tidewood.server.storage import Answer, Store


class Lives:
    """A server that is killed and begins anew, on the same port."""

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

    def stop(self) -> None:
        self.tell("stop")  # in good order

    def close(self) -> None:
        assert self.program.stdin is not None
        self.program.stdin.close()
        self.program.wait(20)


class Players:
    """The two seats of one table, who go on answering whatever happens to the server."""

    def __init__(self, browser: Browser, table: str, seed: int, several: bool = False, pause: float = 0.0) -> None:
        # Processes: then an answer may meet one that has not heard the newest. So may it after a kill, where the commit
        # of the one that was killed goes on in the database.
        self.several = several
        self.pause = pause  # seconds before each answer
        self.address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/stream?lang=none&player="
        self.cookie = browser.cookie
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.last = 0.0  # when something was last acknowledged
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
        await asyncio.sleep(self.pause)
        await stream.send('{"type": "resync"}')
        state = await self.next(stream, "state")
        self.is_over = state["status"] != "running"
        if not state["decision"]:
            return
        notation = self.rng.choice(state["decision"]["options"])["notation"]
        await stream.send(json.dumps({"type": "answer", "id": 1, "version": state["version"], "answer": notation}))
        told = await self.next(stream, "ack", "refused")
        if self.several and told["type"] == "refused" and told["error"]["code"] in ("stale", "not-your-turn"):
            return
        assert told["type"] == "ack", told
        assert told["version"] not in self.acknowledged, "two answers of one number"
        self.acknowledged[told["version"]] = notation
        self.last = time.monotonic()

    async def next(self, stream: websockets.ClientConnection, *kinds: str) -> dict:
        async with asyncio.timeout(10):  # wait_for of Python 3.11 may swallow that the task is cancelled
            while True:
                message: dict = json.loads(await stream.recv())
                if message["type"] in kinds:
                    return message


def told(url: str, players: Players) -> dict:
    """The table as it is shown now."""
    browser = Browser(url)
    browser.http.cookies.set("tidewood", players.cookie)
    return browser.state(players.table, "p1")


async def stored(store: Store, players: Players, kills: int) -> list[Answer]:
    """What is stored of a table: all that was acknowledged, once."""
    entries = await store.answers(players.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "without gaps or doubles"
    written = {entry.seq: entry.payload for entry in entries}
    assert {v: written.get(v) for v in players.acknowledged} == players.acknowledged
    # At most what was under way at a kill was written and not acknowledged.
    assert len(entries) - len(players.acknowledged) <= kills + 1
    return entries
