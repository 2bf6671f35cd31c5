"""What tables take on the disk, and how long answers take: both stay what they are however long a game gets."""

from __future__ import annotations

import sqlite3
import threading
import time
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tests.server.endless import NAME
from tests.server.running import Browser, Running, Stream, sqlite
from tests.waiting import wait_until
from tidewood.server import keeping
from tidewood.server.storage import Snapshot

ANSWERS = 1_500
UNDOS = 150  # and as many redos


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.db"


@pytest.fixture
def server(tmp_path, file):
    running = Running(sqlite(tmp_path))
    yield running
    running.stop()


def size(file: Path) -> int:
    """Of the whole database in bytes."""
    with sqlite3.connect(file) as connection:
        (pages,), (page,) = (connection.execute(f"PRAGMA {what}").fetchone() for what in ("page_count", "page_size"))
    connection.close()
    return int(pages * page)


def newest_position(file: Path) -> int:
    with sqlite3.connect(file) as connection:
        (seq,) = connection.execute("SELECT max(seq) FROM snapshots").fetchone()
    connection.close()
    return int(seq)


def say(streams: dict[str, Stream], n: int) -> float:
    """Answers in turn; the seconds of processor time that they took here, where the server runs too."""
    began = time.process_time()
    for i in range(n):
        player = "p1" if i % 2 == 0 else "p2"
        stream = streams[player]
        stream.until(lambda stream=stream: stream.is_asked)
        assert stream.answer(f"say {i % 3 + 1}")["type"] == "ack"
    return time.process_time() - began


def seated(browser: Browser, table: str) -> dict[str, Stream]:
    return {player: browser.stream(table, player, "lang=none") for player in ("p1", "p2")}


@pytest.mark.slow
@pytest.mark.alone
def test_bytes_and_time_of_an_answer_do_not_grow_with_the_game(server, file):
    answer_on_and_on(server, file, ANSWERS)


@pytest.mark.soak
def test_bytes_and_time_do_not_grow_in_ten_thousand_answers(server, file):
    answer_on_and_on(server, file, 10_002)  # in three parts, each an even number


def answer_on_and_on(server: Running, file: Path, answers: int) -> None:
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = seated(ada, table)
    sizes, times = [size(file)], []
    for _ in range(3):
        times.append(say(streams, answers // 3))
        sizes.append(size(file))
    for stream in streams.values():
        stream.close()
    grown = [after - before for before, after in pairwise(sizes)]
    assert max(grown) < answers // 3 * 300, f"bytes for {answers // 3} answers each: {grown}"
    assert grown[2] < 1.3 * grown[0]
    assert times[2] < 1.8 * times[0], times


@pytest.mark.slow
def test_taking_back_and_bringing_back_all_day_takes_little(server, file):
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = seated(ada, table)
    say(streams, 40)
    for stream in streams.values():
        stream.close()
    sizes = [size(file)]
    for _ in range(2):
        for _ in range(UNDOS // 2):
            ada.done(f"/api/tables/{table}/undo", to=0, player="p1")
            ada.done(f"/api/tables/{table}/redo", player="p1")
        sizes.append(size(file))
    first, second = sizes[1] - sizes[0], sizes[2] - sizes[1]
    assert first + second < 2 * UNDOS * 300, (first, second)
    assert second < 1.5 * first


def test_a_long_game_is_the_same_after_a_restart(tmp_path):
    """With answers taken back across stored positions, and others given instead."""
    database = sqlite(tmp_path)
    running = Running(database)
    ada = running.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = seated(ada, table)
    say(streams, 100)
    for to in (90, 40):
        shown(streams, ada.done(f"/api/tables/{table}/undo", to=to, player="p1")["version"])
        say(streams, 30)
    ada.done(f"/api/tables/{table}/undo", to=41, player="p1")
    shown(streams, ada.done(f"/api/tables/{table}/redo", player="p1")["version"])
    say(streams, 4)
    before = looked_at(ada, table)
    for stream in streams.values():
        stream.close()
    for _ in range(2):
        running.stop()
        running = Running(database)
        ada = ada.moved_to(running.url)
        assert looked_at(ada, table) == before
    ada.done(f"/api/tables/{table}/undo", to=35, player="p1")
    assert ada.state(table, "p1")["view"] == before["past"][35]["view"]
    ada.done(f"/api/tables/{table}/redo", player="p1")
    assert ada.state(table, "p1")["view"] == before["state"]["view"]
    ada.done(f"/api/tables/{table}/undo", to=3, player="p1")
    ada.done(f"/api/tables/{table}/answers", version=ada.state(table, "p2")["version"], answer="say 3", player="p2")
    ada.done(f"/api/tables/{table}/end", player="p1")
    record = ada.get(f"/api/tables/{table}/record").text
    assert sum(": say" in line for line in record.splitlines()) == 4, "the record has the answers before the restart"
    running.stop()


def shown(streams: dict[str, Stream], version: int) -> None:
    """Wait until everybody has been told."""
    for stream in streams.values():
        stream.until(lambda stream=stream: stream.state["version"] >= version)


def looked_at(ada: Browser, table: str) -> dict:
    """Everything that a player can see of the table and its past."""

    def lasting(state: dict) -> dict:
        """Without links, which are new, and seats, which say for how long somebody is away."""
        return {key: value for key, value in state.items() if key not in ("links", "seats")}

    state = lasting(ada.state(table, "p1"))
    times = (0, 7, 35, 42, 60)
    past = {n: lasting(ada.get(f"/api/tables/{table}/timeline", at=n, player="p1").json()) for n in times}
    log = [ada.get(f"/api/tables/{table}/log", before=n, player="p1").json() for n in (40, 150, 10_000)]
    return {
        "state": state,
        "past": past,
        "log": log,
        "all": ada.get(f"/api/tables/{table}/timeline", player="p1").json(),
    }


def test_positions_are_stored_while_the_game_goes_on(server, file, monkeypatch):
    begun, may_end = threading.Event(), threading.Event()
    made = keeping.snapshot

    def takes_long(due: keeping.Due) -> Snapshot:
        begun.set()
        may_end.wait(60)
        return made(due)

    monkeypatch.setattr(keeping, "snapshot", takes_long)
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = seated(ada, table)
    say(streams, 34)
    wait_until(begun.is_set, what="a position that is stored")
    say(streams, 10)
    assert newest_position(file) < 32
    may_end.set()
    wait_until(lambda: newest_position(file) >= 32, what="a stored position")
    for stream in streams.values():
        stream.close()


def test_positions_of_the_first_version_are_read_and_followed_by_others(tmp_path, file):
    """They held everything: the save with its answers, and the whole log."""
    running = Running(sqlite(tmp_path))
    ada = running.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = seated(ada, table)
    old = [first_version(running, table)]
    say(streams, 30)
    shown(streams, ada.done(f"/api/tables/{table}/undo", to=20, player="p1")["version"])
    old.append(first_version(running, table))
    say(streams, 44)
    before = looked_at(ada, table)
    for stream in streams.values():
        stream.close()
    running.stop()
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM snapshots")
        for seq, save in old:
            values = (table, seq, save, "1", 0)
            connection.execute('INSERT INTO snapshots ("table", seq, save, rules, at) VALUES (?, ?, ?, ?, ?)', values)
    connection.close()
    for _ in range(3):  # the last two lives begin at what the first has stored
        running = Running(sqlite(tmp_path))
        ada = ada.moved_to(running.url)
        assert looked_at(ada, table) == before
        ada.done(f"/api/tables/{table}/undo", to=25, player="p1")
        ada.done(f"/api/tables/{table}/redo", player="p1")
        before = looked_at(ada, table)
        running.stop()
    assert newest_position(file) > 80


def first_version(running: Running, table: str) -> tuple[int, str]:
    """What the first version would have stored now."""
    live = next(live for live in running.tables.loaded() if live.id == table)
    rows = [(g.player, g.notation, g.marked, g.seq, g.at, g.line) for g in live.answers]
    lines = [line.plain(line.undone) for line in live.lines]
    redo = (live.redo[0], [(g.player, g.notation, g.marked, g.seq, g.at, g.line) for g in live.redo[1]])
    kept = (1, live.game.save(), rows, lines, live.game.happened, redo, None, None, "running")
    return live.seq, msgspec.json.encode(kept).decode()
