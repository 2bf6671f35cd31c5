"""`bench/ladder.py`: the bots against each other, on this machine or on a Ray cluster."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASKED = ["--games", "everdell", "--pairs", "1", "--most", "4"]


def climbed(folder, *more):
    """The table, and the games that lie in the folder of the pair, without what hangs on the clock."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    }
    words = [sys.executable, str(ROOT / "bench" / "ladder.py"), str(folder), *ASKED, *more]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [pair] = folder.iterdir()
    games = [json.loads(line) for line in (pair / "games.jsonl").read_text().splitlines()]
    return done.stdout, sorted([timeless(game) for game in games], key=str)


def timeless(value):
    """Seconds are the only broken numbers among scores, ranks and answers."""
    if isinstance(value, list):
        return [timeless(one) for one in value if not isinstance(one, float) or one == int(one)]
    return value


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_as_one_process(tmp_path):
    table, here = climbed(tmp_path / "here")
    assert "| everdell, 2 players | `greedy` | `random` |" in table and len(here) == 4
    assert climbed(tmp_path / "there", "--ray", "local")[1] == here
