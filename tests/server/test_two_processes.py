"""Many tables whose seats sit at two real server processes on one PostgreSQL: no table hangs, and both say the same."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
import websockets

from tests.server.running import Apart, Browser, Stream, patched
from tests.server.storage.postgres import Server
from tests.waiting import wait_until

TABLES = [("the-island", {"start_player": "p1"})] * 6 + [("everdell", {})] * 2
ANSWERS = 40  # of each table
UNDOS = 0.15  # of the answers that may be taken back
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
    """One seat that answers as soon as it is asked, now and then takes its last answer back, and otherwise listens."""

    def __init__(self, browser: Browser, table: str, player: str, seed: int) -> None:
        self.address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/stream?lang=none&player={player}"
        self.table = f"{browser.url}/api/tables/{table}"
        self.headers = {"Cookie": f"tidewood={browser.cookie}"}
        self.player = player
        self.rng = random.Random(f"{seed} {player}")
        self.state: dict = {}
        self.answered = self.looked_back = -1  # the version for which it last answered, and last thought of undo
        self.undone = self.redone = 0

    async def play(self) -> None:
        async with (
            websockets.connect(self.address, additional_headers=self.headers, max_size=None) as stream,
            httpx.AsyncClient(headers=self.headers, timeout=PATIENCE) as http,
        ):
            while not self.is_done:
                self.hear(json.loads(await asyncio.wait_for(stream.recv(), PATIENCE)))
                if self.is_done or await self.takes_back(http):
                    continue
                if self.state["decision"] and self.answered < self.state["version"]:
                    self.answered = version = self.state["version"]
                    notation = self.rng.choice(self.state["decision"]["options"])["notation"]
                    given = {"type": "answer", "id": 1, "version": version, "answer": notation}
                    await stream.send(json.dumps(given))

    @property
    def is_done(self) -> bool:
        return bool(self.state) and (self.state["answers"] >= ANSWERS or self.state["status"] != "running")

    async def takes_back(self, http: httpx.AsyncClient) -> bool:
        """Whether it has: then a new state is on its way."""
        to, version = self.state["undo"]["to"], self.state["version"]
        if to is None or version <= max(self.looked_back, self.answered):
            return False
        self.looked_back = version
        if self.rng.random() > UNDOS:
            return False
        told = await http.post(f"{self.table}/undo", json={"player": self.player, "to": to})
        if told.status_code != 200 or not told.json()["done"]:
            return False  # the other one has answered meanwhile
        self.undone += 1
        if self.rng.random() < 0.5:
            again = await http.post(f"{self.table}/redo", json={"player": self.player})
            self.redone += again.status_code == 200
        return True

    def hear(self, message: dict) -> None:
        if message["type"] == "state":
            self.state = message
            self.answered = -1  # a whole state: nothing is on its way any more
        elif message["type"] == "patch":
            assert message["from"] == self.state["version"], "a version was missed"
            patched(self.state, message)


def test_no_table_hangs_and_both_processes_say_the_same(both):
    first, second = both
    ada, ben = first.browser(), second.browser()
    tables = []
    for game, setup in TABLES:
        opened = ada.opens("me", "open", game=game, setup=setup)
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
    assert sum(seat.undone for seat in seats) > len(tables) and sum(seat.redone for seat in seats)
    for table in tables:
        wait_until(lambda table=table: ada.state(table)["version"] == ben.state(table)["version"], what="the same")
        for browser, player in ((ada, "p1"), (ben, "p2")):
            here, there = [said(browser.moved_to(server.url), table, player) for server in both]
            assert here == there
            assert here["answers"] >= ANSWERS and here["view"] and here["log"]


def said(browser: Browser, table: str, player: str) -> dict:
    """What a process says to a seat: the table, the question, what happened. Who is connected to it may differ."""
    state = browser.state(table, player)
    return {name: state[name] for name in ("version", "answers", "waiting", "view", "decision", "marks", "undo", "log")}


def test_chat_and_pointing_pass_between_the_processes(both):
    first, second = both
    ada, ben = first.browser(), second.browser()
    table = ada.opens("me", "open")["table"]
    ben.joins(ada.state(table)["links"]["p2"], "Ben")
    here, there = ada.stream(table), ben.stream(table)
    said = [ben.done(f"/api/tables/{table}/chat", text=text) for text in ("Hello", "Ada?")]
    here.until(lambda: chats(here) == said)
    said.append(ada.done(f"/api/tables/{table}/chat", text="Here"))
    there.until(lambda: chats(there) == said)
    assert [browser.get(f"/api/tables/{table}/chat").json()["lines"] for browser in (ada, ben)] == [said, said]
    there.send(type="point", ref="hex:D4")
    here.until(lambda: here.heard[-1]["type"] == "point")
    assert here.heard[-1] == {"type": "point", "player": "p2", "ref": "hex:D4"}
    ada.done(f"/api/tables/{table}/talk", on=False)
    there.until(lambda: there.state["talk"] is False)
    assert ben.post(f"/api/tables/{table}/chat", text="Still there?").json()["error"]["code"] == "quiet"
    assert chats(here) == said
    here.close()
    there.close()


def test_a_line_from_the_other_process_brings_no_old_ones_along(both):
    first, second = both
    ada, ben = first.browser(), second.browser()
    table = ada.opens("me", "open")["table"]
    here = ada.stream(table)
    lines = [ada.done(f"/api/tables/{table}/chat", text=text) for text in ("Hello?", "Nobody here?")]
    ben.joins(ada.state(table)["links"]["p2"], "Ben")
    there = ben.stream(table)
    lines.append(ada.done(f"/api/tables/{table}/chat", text="Ben!"))
    there.until(lambda: told(there))
    lines.append(ben.done(f"/api/tables/{table}/chat", text="Ada!"))
    here.until(lambda: len(told(here)) == 4)
    lines.append(ada.done(f"/api/tables/{table}/chat", text="Well met"))
    for stream in (here, there):
        stream.until(lambda stream=stream: told(stream)[-1] == lines[-1])
    assert told(here) == lines
    assert told(there) == lines[2:], "each once, and what was said before only if one asks for it"
    here.close()
    there.close()


def test_who_speak_at_once_at_both_processes_are_each_heard_once_and_in_order(both):
    first, second = both
    ada, ben = first.browser(), second.browser()
    table = ada.opens("me", "open")["table"]
    ben.joins(ada.state(table)["links"]["p2"], "Ben")
    here, there = ada.stream(table), ben.stream(table)
    lines = 4  # of each; more at once would be too many
    with ThreadPoolExecutor() as both_speak:
        said = [
            both_speak.submit(browser.done, f"/api/tables/{table}/chat", text=f"{n}")
            for n in range(lines)
            for browser in (ada, ben)
        ]
    everything = sorted((line.result() for line in said), key=lambda line: line["n"])
    for stream in (here, there):
        stream.until(lambda stream=stream: told(stream) and told(stream)[-1]["n"] == 2 * lines)
        stream.send(type="ping")
        stream.until(lambda stream=stream: stream.heard[-1]["type"] == "pong")
        assert told(stream) == everything
        stream.close()


def told(stream: Stream) -> list[dict]:
    return [message for message in stream.heard if message["type"] == "chat"]


def chats(stream: Stream) -> list[dict]:
    """Each line once, as clients keep them: by its number."""
    heard = {message["n"]: message for message in stream.heard if message["type"] == "chat"}
    return [heard[n] for n in sorted(heard)]
