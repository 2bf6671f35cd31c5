"""`bench/spirits.py`: how well a bot plays each Spirit, on as many processes as there are."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ASKED = ["--bot", "random", "--games", "2", "--spirits", "thunderspeaker", "river-surges-in-sunlight"]


def played(file, *more):
    """The games that are in the file afterwards, without what hangs on the clock."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    words = [sys.executable, str(ROOT / "bench" / "spirits.py"), *ASKED, "--file", str(file), *more]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games = [json.loads(line) for line in file.read_text().splitlines()]
    return done.stdout, sorted([one | {"seconds": 0} for one in games], key=str)


def test_games_are_the_same_on_two_processes_and_go_on_where_they_stopped(tmp_path):
    table, alone = played(tmp_path / "alone.jsonl")
    assert len(alone) == 4 and "| `thunderspeaker` |" in table and "| `all` |" in table
    broken = tmp_path / "broken.jsonl"
    broken.write_text((tmp_path / "alone.jsonl").read_text().splitlines()[1] + "\n")
    _, together = played(broken, "--jobs", "2")
    assert together == alone


def test_somebodys_own_bot_plays_too(tmp_path):
    _, games = played(tmp_path / "own.jsonl", "--bot", "tests.arena.players:First", "--jobs", "2")
    assert {one["bot"] for one in games} == {"tests.arena.players:First"} and len(games) == 4
