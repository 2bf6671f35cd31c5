"""The running server loses its storage: it says so, nothing is broken or lost, and it goes on by itself."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import httpx
import pytest

from tests.server.running import QUICK, Running, environment, sqlite
from tests.server.storage.postgres import Server
from tests.waiting import wait_until


@dataclass
class Place:
    """A database that can be taken away."""

    url: str
    down: Callable[[], object]
    up: Callable[[], object]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request, tmp_path):
    if request.param == "sqlite":
        file = tmp_path / "tables.db"
        away = tmp_path / "away.db"
        yield Place(sqlite(tmp_path), lambda: file.rename(away), lambda: away.rename(file))
    else:
        postgres = Server()
        yield Place(postgres.new(), postgres.crash, postgres.start)
        postgres.close()


@pytest.fixture
def server(place):
    running = Running(place.url, replace(QUICK, bot_pause=0.4))
    yield running
    running.stop()


def test_while_the_database_is_gone_nothing_is_taken_and_everything_can_be_seen(place, server, caplog):
    ada = server.browser()
    opened = ada.opens("me", "open", "random", setup={"start_player": "p1"})
    table = opened["table"]
    ada.done(f"/api/tables/{table}/seats/p2", to="human")
    stream = ada.stream(table, "p1")
    assert stream.answer()["type"] == "ack"
    before = ada.state(table, "p1")
    place.down()
    if not stream.is_asked:
        stream = ada.stream(table, before["waiting"][0]["player"])
    with caplog.at_level(logging.WARNING, logger="tidewood.server"):
        said = stream.answer()
    assert said["type"] == "refused" and said["error"]["code"] == "storage"
    assert "storage" in said["error"]["message"] and "safe" in said["error"]["message"]
    assert ("the file is gone" if "sqlite" in place.url else "PostgreSQL") in caplog.text, "the operator is told why"
    for path, body in {
        f"/api/tables/{table}/undo": {"player": "p1", "to": 0},
        f"/api/tables/{table}/seats/p1": {"name": "Ada Lovelace"},
        f"/api/tables/{table}/seats/p3": {"to": "open"},
        "/api/tables": {"game": "the-island", "seats": [{"kind": "me"}, {"kind": "open"}]},
    }.items():
        answer = ada.post(path, **body)
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "storage", path
        assert answer.headers["retry-after"]
    stranger = httpx.post(f"{server.url}/api/join", json={"secret": opened["links"]["spectator"].removeprefix("/j/")})
    assert stranger.status_code == 503
    assert ada.get("/health").status_code == 503
    now = ada.state(table, "p1")
    assert (now["version"], now["view"], now["seats"]["p1"]) == (
        before["version"],
        before["view"],
        before["seats"]["p1"],
    )
    place.up()
    wait_until(lambda: ada.get("/health").status_code == 200, what="the return of the storage")
    assert stream.answer()["type"] == "ack", "on the same stream, without loading the page again"
    assert ada.done(f"/api/tables/{table}/seats/p1", name="Ada Lovelace")
    assert ada.state(table, "p1")["seats"]["p1"]["name"] == "Ada Lovelace"
    stream.close()


def test_a_bot_whose_answer_could_not_be_stored_gives_it_later(place, server):
    ada = server.browser()
    table = ada.opens("me", "random", setup={"start_player": "p1"})["table"]
    stream = ada.stream(table, "p1")
    while stream.is_asked:
        stream.answer()
    place.down()  # the bot waits a moment before it answers
    assert ada.post(f"/api/tables/{table}/end", player="p1").status_code == 503
    with pytest.raises(TimeoutError):
        stream.hear(1.0)
    place.up()
    stream.until(lambda: stream.is_asked)
    assert stream.answer()["type"] == "ack"
    stream.close()


def test_an_end_that_could_not_be_noted_is_noted_when_the_table_is_next_read(tmp_path):
    """The state of a table in lists is written after the answer that ended it."""
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    ada.done(f"/api/tables/{table}/end", player="p1")
    wait_until(lambda: ada.get("/api/tables", scope="mine").json()["tables"][0]["over"])
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE tables SET state = 'running'")
    server = Running(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    assert not ada.get("/api/tables", scope="mine").json()["tables"][0]["over"]
    assert ada.state(table, "p1")["status"] == "ended"
    wait_until(lambda: ada.get("/api/tables", scope="mine").json()["tables"][0]["over"])
    server.stop()


@pytest.mark.slow
def test_a_disk_that_is_full_and_has_room_again(tmp_path):
    small = tmp_path / "small"
    small.mkdir()
    unshare = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
    script = f"mount -t tmpfs -o size=1m none {small} && exec {sys.executable} -m tests.server.small_disk {small}"
    try:
        done = subprocess.run(
            [*unshare, "sh", "-c", script], capture_output=True, text=True, check=False, env=environment(), timeout=120
        )
    except FileNotFoundError:
        pytest.skip("a small disk needs unshare(1)")
    if done.returncode and "Traceback" not in done.stderr:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    n = told["acknowledged"]
    assert n > 20
    assert told["refusal"]["code"] == "storage" and "storage" in told["refusal"]["message"]
    assert told["again"] == "refused"
    assert [told[what] for what in ("seat", "undo", "open")] == [503, 503, 503]
    assert (told["read"], told["still"], told["name"]) == (n, n, "")
    assert (told["health"], told["health after"]) == ([503, "disk-full"], [200, ""])
    assert told["after"] == n + 1, "as soon as there is room"
    assert told["restarted"] == n + 1
    assert told["intact"] == "ok" and told["stored"] == [n + 1, n + 1]
