"""The server is killed again and again under load: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

import tidewood
from tests.server.lives import Lives, Players, stored, told
from tests.server.running import Browser
from tidewood.server import keeping
from tidewood.server.storage import open_store

TABLES = 8


@pytest.mark.slow
def test_killed_under_load_nothing_acknowledged_is_lost_or_doubled(database):
    kill_again_and_again(database, 6)


@pytest.mark.soak
def test_killed_a_hundred_times_under_load_nothing_acknowledged_is_lost_or_doubled(database):
    kill_again_and_again(database, 100)


def kill_again_and_again(database: str, kills: int) -> None:
    lives = Lives(database)
    lives.begin()
    players = []
    for i in range(TABLES):
        browser = Browser(lives.url)
        table = browser.opens("me", "me", setup={"bitter_end": True})["table"]
        players.append(Players(browser, table, i, several=database.startswith("postgres")))
    asyncio.run(play_and_kill(lives, players, kills))
    acknowledged = sum(len(p.acknowledged) for p in players)
    print(f"{kills} kills, {acknowledged} answers acknowledged")
    assert acknowledged > 2 * kills
    shown = {p.table: told(lives.url, p) for p in players}
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
            entries = await stored(store, p, kills)
            start, listing = await store.snapshot(p.table, 0), await store.table(p.table)
            assert start is not None and listing is not None
            game = tidewood.resume(keeping.read(start).game, listing.table.setup, [])
            last = shown[p.table]
            for entry in entries[: last["version"]]:
                game.play(f"{entry.player}: {entry.payload}")
            assert game.view("p1") == last["view"], "a table that was rebuilt again and again is the table"
            assert len(entries) == last["version"] + (last["status"] == "running")
