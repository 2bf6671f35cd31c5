"""`tidewood arena` as people use it: broken off, gone on with, read."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pyarrow.parquet as pq
import pytest

from tests.cli.command import HERE, tidewood_command
from tests.waiting import wait_until

ASKED = ["arena", "the-island", "--players", "2", "--bots", "random,tests.arena.players:Patient", "--games", "40"]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(tmp_path):
    def command(*args):
        return tidewood_command(*args, home=tmp_path, PYTHONPATH=f"{HERE}{os.pathsep}{ROOT}")

    return command


def lasting(told):
    """What does not depend on the clock."""
    return [{key: value for key, value in one.items() if key != "ms_a_decision"} for one in told["standings"]]


def test_a_killed_arena_goes_on_where_it_stopped_and_comes_to_the_same(run, tmp_path):
    going = begun(tmp_path / "broken")
    games = tmp_path / "broken" / "games.jsonl"
    os.killpg(going.pid, signal.SIGKILL)
    going.communicate()
    before = games.read_bytes().count(b"\n")
    again = run(*ASKED, "--out", tmp_path / "broken", "--json")
    assert f"going on after {before} of 40 games" in again.err
    assert again.json["played"] == 40 and games.read_bytes().count(b"\n") == 40
    whole = run(*ASKED, "--out", tmp_path / "whole", "--json")
    assert lasting(again.json) == lasting(whole.json)
    assert whole.json["seconds"] > whole.json["seconds_in_games"] > 0


HEARS_CTRL_C = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell lets its background jobs ignore it
os.execv(sys.executable, [sys.executable, "-m", "tidewood", *sys.argv[1:]])
"""


def begun(folder, *words):
    """An arena in a session of its own that has played a few of its games, and goes on until it is stopped."""
    games = folder / "games.jsonl"
    env = {**os.environ, "PYTHONPATH": f"{HERE}{os.pathsep}{ROOT}", "PATIENT_AFTER": str(games)}
    command = [sys.executable, "-c", HEARS_CTRL_C, *ASKED, "--jobs", "2", "--out", str(folder), *words]
    going = subprocess.Popen(
        command, env=env, start_new_session=True, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    while not (games.exists() and games.read_bytes().count(b"\n") >= 3):
        assert going.poll() is None, "it came to its end before it could be stopped"
        time.sleep(0.01)
    return going


def living(group):
    """The processes of a group that still run; dead ones stay listed until somebody collects them."""
    found = [one for one in psutil.process_iter(["pid", "status"]) if one.info["status"] != psutil.STATUS_ZOMBIE]
    return [one for one in found if group_of(one.pid) == group]


def group_of(pid):
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return None


def test_ctrl_c_ends_an_arena_cleanly_and_it_goes_on(run, tmp_path):
    folder = tmp_path / "stopped"
    going = begun(folder)
    os.killpg(going.pid, signal.SIGINT)  # as a terminal does: everybody in the session hears it
    _, said = going.communicate(timeout=60)
    done = (folder / "games.jsonl").read_bytes().count(b"\n")
    assert going.returncode == 130 and b"Traceback" not in said
    assert f"interrupted after {done} of 40 games".encode() in said
    assert (folder / "report.html").exists() and (folder / "seats.parquet").exists()
    wait_until(lambda: not living(going.pid), what="the end of the workers")
    again = run(*ASKED, "--out", folder, "--json")
    assert f"going on after {done} of 40 games" in again.err and again.json["played"] == 40
    whole = run(*ASKED, "--out", tmp_path / "whole", "--json")
    assert lasting(again.json) == lasting(whole.json)


def test_results_are_a_table_and_a_page(run, tmp_path):
    ran = run(*ASKED[:-1], 4, "--lang", "de")
    assert ran.code == 0 and "Wertung" in ran.out and "4 Partien" in ran.out
    intervals = re.findall(r"\((\S+)–(\S+)\)", ran.out)
    assert len(intervals) == 2 * 2 and "…" not in ran.out  # of wins and of the score, whole
    seats = pq.read_table(tmp_path / "arena-the-island" / "seats.parquet").to_pylist()
    assert [(row["game"], row["seat"]) for row in seats] == [(n, seat) for n in range(4) for seat in (1, 2)]
    assert {row["bot"] for row in seats} == {"random", "tests.arena.players:Patient"}
    games = [json.loads(line) for line in (tmp_path / "arena-the-island" / "games.jsonl").read_text().splitlines()]
    assert [place[1] for game in sorted(games) for place in game[5]] == [row["score"] for row in seats]
    page = (tmp_path / "arena-the-island" / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 5 and 'lang="de"' in page
    assert not re.search(r"<script|<link|(?:src|href)=.https?:", page)  # nothing is fetched from elsewhere


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--bots", "nobody"], "allowed: random"),
        (["--bots", ","], "--bots names no bot"),
        (["--ray", "127.0.0.1:1"], "no Ray cluster at 127.0.0.1:1"),
        (["--ray", "auto"], "no Ray cluster at auto"),
        (["--out", "/proc/arena"], "cannot be used"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is_left(run, tmp_path, monkeypatch, typed, said):
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")  # else `auto` finds the cluster of another test
    ran = run("arena", "the-island", "--games", 2, *typed)
    assert ran.code == 2 and said in ran.err and ran.out == ""
    games = tmp_path / "arena-the-island" / "games.jsonl"
    assert not games.exists() or games.read_bytes() == b""
