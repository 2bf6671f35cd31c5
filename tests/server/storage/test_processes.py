"""Several processes on one database, and processes that are killed."""

import random
import sqlite3
import time

import pytest

from tests.server.storage import child
from tests.server.storage.helpers import answer, opened, payloads
from tidewood.server.storage import open_store

pytestmark = pytest.mark.anyio

TABLES = [f"t{n}" for n in range(6)]


@pytest.mark.parametrize("kills", [50])
async def test_what_was_acknowledged_survives_kill_9_sqlite(tmp_path, kills):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    await killed_again_and_again(url, kills)
    check = sqlite3.connect(tmp_path / "tables.db")
    assert check.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    check.close()


@pytest.mark.parametrize("kills", [10])
async def test_what_was_acknowledged_survives_kill_9_postgresql(postgres_url, kills):
    await killed_again_and_again(postgres_url, kills)


async def killed_again_and_again(url, kills):
    async with open_store(url) as store:
        await opened(store, *TABLES)
    dice = random.Random(3)
    acknowledged = []
    for n in range(kills):
        with child.process(child.append_for_ever, url, f"life {n}", TABLES) as (process, pipe):
            if n % 10:  # else it may be killed while it opens the database
                acknowledged.append(pipe.recv())
            time.sleep(dice.random() * 0.05)
            process.kill()
            acknowledged += until_its_end(pipe)
    assert len(acknowledged) > 3 * kills
    async with open_store(url) as store:
        kept = {(entry.table, entry.seq, entry.payload) for table in TABLES for entry in await store.answers(table)}
        assert not set(acknowledged) - kept
        assert len(set(acknowledged)) == len(acknowledged)
        # At most one a table was under way when a process was killed.
        assert len(kept) <= len(acknowledged) + len(TABLES) * kills
        for table in TABLES:
            seqs = [entry.seq for entry in await store.answers(table)]
            assert seqs == list(range(1, len(seqs) + 1))
            await store.append(answer(table, len(seqs) + 1))


def until_its_end(pipe):
    said = []
    while True:
        try:
            said.append(pipe.recv())
        except (EOFError, ConnectionResetError):
            return said


async def test_two_processes_race_for_every_answer_and_one_wins(postgres_url):
    async with open_store(postgres_url) as store:
        await opened(store, "t")
        with (
            child.process(child.race, postgres_url, "one", "t", 100) as (_, one),
            child.process(child.race, postgres_url, "two", "t", 100) as (_, two),
        ):
            for pipe in (one, two):
                assert pipe.recv() == "ready"
            for pipe in (one, two):
                pipe.send("go")
            won = {"one": one.recv(), "two": two.recv()}
        assert sorted(won["one"] + won["two"]) == list(range(1, 101))
        for seq, winner in enumerate(await payloads(store, "t"), start=1):
            assert seq in won[winner]


async def test_news_reach_another_process(postgres_url):
    async with open_store(postgres_url) as store:
        await opened(store, "t")
        with child.process(child.listen, postgres_url, 2) as (_, pipe):
            assert pipe.recv() == "ready"
            await store.append(answer("t", 1))
            assert pipe.recv() == ("t", "answers", 1)
            await store.tell("t", "online")
            assert pipe.recv() == ("t", "online", 0)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_processes_that_start_together_on_an_empty_database(request, tmp_path, kind):
    url = f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    names = ["a", "b", "c", "d"]
    with (
        child.process(child.open_at_once, url, "a") as (_, a),
        child.process(child.open_at_once, url, "b") as (_, b),
        child.process(child.open_at_once, url, "c") as (_, c),
        child.process(child.open_at_once, url, "d") as (_, d),
    ):
        for pipe in (a, b, c, d):
            assert pipe.recv() == "ready"
        for pipe in (a, b, c, d):
            pipe.send("go")
        assert [pipe.recv() for pipe in (a, b, c, d)] == ["done"] * 4
    async with open_store(url) as store:
        assert [(await store.table(name)).seq for name in names] == [1] * 4
