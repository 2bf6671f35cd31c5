"""Many tables whose seats sit at two real server processes on one PostgreSQL: no table hangs, and both say the same."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest
import websockets

from tests.server.running import Apart, Browser, wait_until
from tests.server.storage.postgres import Server

TABLES = 10
ANSWERS = 60  # of each table
PATIENCE = 60.0  # seconds without any news before a table counts as hung


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Apart, Apart]]:
    postgres = Server()
    database = postgres.new()
    servers = (Apart(database), Apart(database))
    yield servers
    for server in servers:
        server.stop()
    postgres.close()


class Seat:
    """One seat that answers as soon as it is asked, and otherwise only listens."""

    def __init__(self, browser: Browser, table: str, player: str, seed: int) -> None:
        self.address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/stream?lang=none&player={player}"
        self.cookie = browser.cookie
        self.rng = random.Random(seed)
        self.version = self.answers = 0
        self.decision: dict | None = None
        self.is_over = False
        self.answered = -1

    async def play(self) -> None:
        headers = {"Cookie": f"tidewood={self.cookie}"}
        async with websockets.connect(self.address, additional_headers=headers, max_size=None) as stream:
            while not self.is_over and self.answers < ANSWERS:
                self.hear(json.loads(await asyncio.wait_for(stream.recv(), PATIENCE)))
                if self.decision and self.answered < self.version and not self.is_over:
                    self.answered = self.version
                    notation = self.rng.choice(self.decision["options"])["notation"]
                    given = {"type": "answer", "id": 1, "version": self.version, "answer": notation}
                    await stream.send(json.dumps(given))

    def hear(self, message: dict) -> None:
        if message["type"] == "state":
            found = message
            self.answered = -1  # a whole state: nothing is on its way any more
        elif message["type"] == "patch":
            found = {path[0]: value for path, value in message.get("set", []) if len(path) == 1}
        else:
            return
        self.version = message["version"]
        self.answers = found.get("answers", self.answers)
        self.decision = found.get("decision", self.decision)
        self.is_over = found.get("status", "running") != "running"


def test_no_table_hangs_and_both_processes_say_the_same(both):
    first, second = both
    ada, ben = first.browser(), second.browser()
    tables = []
    for _ in range(TABLES):
        opened = ada.opens("me", "open", setup={"start_player": "p1"})
        ben.joins(opened["links"]["p2"], "Ben")
        tables.append(opened["table"])
    seats = [
        Seat(browser, table, player, seed)
        for seed, table in enumerate(tables)
        for browser, player in ((ada, "p1"), (ben, "p2"))
    ]

    async def all_play() -> None:
        await asyncio.gather(*(seat.play() for seat in seats))

    asyncio.run(all_play())
    for table in tables:
        wait_until(lambda table=table: ada.state(table)["version"] == ben.state(table)["version"], what="the same")
        here, there = ada.state(table), ben.state(table)
        assert here["answers"] == there["answers"] >= ANSWERS
        assert here["waiting"] == there["waiting"]
        assert [(line["n"], line["kind"]) for line in here["log"]] == [
            (line["n"], line["kind"]) for line in there["log"]
        ]
