"""Bots of many tables: nobody's starve anybody else's, and where nobody looks they rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.server.running import QUICK, Running, sqlite
from tests.server.thoughts import slowly
from tests.waiting import wait_until
from tidewood.server.live import Given, Live
from tidewood.server.shares import Shares

Start = Callable[..., Running]
BEGINS = {"start_player": "p2"}  # the second seat does


def seen_inside(server: Running, table: str) -> Live | None:
    """A table, looked at from inside, as a look from outside would wake its bots."""
    return next((live for live in server.tables.loaded() if live.id == table), None)


def seq_of(server: Running, table: str) -> int:
    """How far a table has come."""
    live = seen_inside(server, table)
    return 0 if live is None else live.seq


def answers_of(server: Running, table: str) -> list[Given]:
    live = seen_inside(server, table)
    assert live is not None
    return live.answers


@pytest.fixture
def start(tmp_path) -> Iterator[Start]:
    """Starts servers on one database, one after the other."""
    servers: list[Running] = []

    def start(slow: bool = True, **settings: float) -> Running:
        for server in servers:
            server.stop()
        server = Running(sqlite(tmp_path), replace(QUICK, **settings))
        servers[:] = [server]
        if slow:
            server.tables.thinking.minds.minds[0].thought = slowly
        return server

    yield start
    for server in servers:
        server.stop()


# -- a fair share


def test_a_guest_with_many_tables_of_bots_does_not_starve_another(start: Start):
    server = start()
    mallory, ada = server.browser(), server.browser()
    many = [mallory.opens("random", "random")["table"] for _ in range(20)]
    wait_until(lambda: seq_of(server, many[0]), what="the first answer")
    table = ada.opens("me", "random", setup=BEGINS)["table"]
    stream = ada.stream(table, "p1")
    stream.until(lambda: stream.is_asked)
    live, last = seen_inside(server, table), answers_of(server, table)[-1]
    meanwhile = [given for one in many for given in answers_of(server, one) if live.table.created < given.at < last.at]
    # Two answers of hers; one of the others was thought about when she came, and one may come in between.
    assert len(meanwhile) <= 5
    stream.close()


def test_one_of_a_guests_tables_does_not_starve_the_others(start: Start):
    server = start()
    ada = server.browser()
    tables = [ada.opens("random", "random")["table"] for _ in range(4)]
    # Shares are of time: the table whose thought was the first, and long, may wait until the others have had as much.
    wait_until(lambda: min(seq_of(server, table) for table in tables) >= 2, 60, "two answers at each")


def test_a_guests_bots_think_so_long_a_minute_and_then_wait(start: Start):
    server = start(bot_seconds_a_minute=2.0)
    mallory, ada = server.browser(), server.browser()
    tables = [mallory.opens("random", "random")["table"] for _ in range(3)]
    wait_until(lambda: sum(seq_of(server, table) for table in tables) >= 3, 30, "some answers")
    time.sleep(4.0)
    assert sum(seq_of(server, table) for table in tables) <= 10
    table = ada.opens("me", "random", setup=BEGINS)["table"]
    stream = ada.stream(table, "p1")
    stream.until(lambda: stream.is_asked)
    stream.close()


@pytest.mark.alone
@pytest.mark.parametrize("at_once", [1, 2, 4])
def test_every_guest_who_asks_for_as_much_gets_as_much(at_once):
    """Whoever asks more often, and from however many tables."""
    got = {"ada": 0.0, "ben": 0.0, "mallory": 0.0}

    async def run() -> None:
        shares = Shares(at_once, 0.0)
        end = time.monotonic() + 1.5

        async def table(guest: str, name: str, seconds: float) -> None:
            while time.monotonic() < end:
                async with shares.turn(guest, name):
                    began = time.monotonic()
                    await asyncio.sleep(seconds)
                    got[guest] += max(0.0, min(time.monotonic(), end) - began)

        many = [table("mallory", f"m{i}", 0.02) for i in range(30)]
        some = [table("ben", f"b{i}", 0.005) for i in range(at_once + 1)]
        await asyncio.gather(*many, *some, *[table("ada", f"a{i}", 0.01) for i in range(at_once + 1)])

    asyncio.run(run())
    assert min(got.values()) > 0.6 * max(got.values())


def test_one_guest_never_has_all_the_processes():
    async def run() -> None:
        shares = Shares(3, 0.0)
        thinking = [asyncio.ensure_future(hold(shares, "mallory", f"m{i}")) for i in range(5)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(1.0), shares.turn("ada", "a"):
            pass
        for task in reversed(thinking):  # first those that wait
            task.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*thinking, return_exceptions=True)
        async with asyncio.timeout(1.0), shares.turn("mallory", "m9"):  # who gave up waiting is not waited for
            pass

    asyncio.run(run())


async def hold(shares: Shares, guest: str, table: str) -> None:
    async with shares.turn(guest, table):
        await asyncio.sleep(60)


# -- rest


def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_does(start: Start):
    server = start(bot_rest=1.0)
    ada = server.browser()
    table = ada.opens("random", "random")["table"]
    wait_until(lambda: seq_of(server, table), what="the first answer")
    time.sleep(2.0)
    resting = seq_of(server, table)
    time.sleep(1.5)
    assert seq_of(server, table) == resting
    assert ada.state(table)["version"] == resting
    wait_until(lambda: seq_of(server, table) > resting, what="the next answer")


def test_bots_do_not_rest_while_somebody_looks_nor_at_once_when_they_go(start: Start):
    server = start(bot_rest=1.0)
    ada = server.browser()
    table = ada.opens("random", "random")["table"]
    stream = ada.stream(table)
    time.sleep(2.5)
    seen = seq_of(server, table)
    stream.until(lambda: stream.state["version"] > seen + 1)
    stream.close()
    gone = seq_of(server, table)
    wait_until(lambda: seq_of(server, table) > gone, what="an answer after the look")


def test_tables_whose_bots_rest_do_not_wait_for_their_turn(start: Start):
    """Else whoever opens tables by the hundred fills the memory with bots that wait."""
    server = start(bot_rest=1.0, bot_seconds_a_minute=0.5)
    ada = server.browser()
    tables = [ada.opens("random", "random")["table"] for _ in range(5)]
    thinking = server.tables.thinking

    def about() -> list[str]:
        return [live.id for live in server.tables.loaded() if thinking.is_about(live)]

    def all_wait() -> bool:
        for table in tables:  # whoever is looked at does not rest
            ada.state(table)
        return len(about()) == 5

    wait_until(all_wait, what="all waiting")
    wait_until(lambda: not about(), 15, "their rest")
    for table in tables:
        ada.state(table)
    wait_until(about, what="bots that are awake")


# -- after a restart


def test_bots_go_on_by_themselves_after_a_restart(start: Start):
    server = start()
    table = server.browser().opens("random", "random")["table"]
    wait_until(lambda: seq_of(server, table), what="the first answer")
    again = start(slow=False)
    wait_until(lambda: seq_of(again, table) > 4, 20, "answers after the restart")


def test_bots_that_rested_before_a_restart_go_on_when_somebody_looks(start: Start):
    server = start(bot_rest=0.2)
    ada = server.browser()
    table = ada.opens("random", "random")["table"]
    server.stop()
    time.sleep(1.0)
    again = start(bot_rest=0.2)
    time.sleep(1.0)
    assert table not in [live.id for live in again.tables.loaded()]
    stream = ada.moved_to(again.url).stream(table)
    before = stream.state["version"]
    stream.until(lambda: stream.state["version"] > before)  # looks on: its bots rest too soon for a busy machine
    stream.close()
