"""What people and programs wait for each time: the words of many options, and `import tidewood` itself."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import pytest

import tidewood
from tests.ours import GAMES
from tests.pace import pace

LANGUAGES = ("en", "de", "fr")
TOLD = 0.002  # seconds for a hundred options, on the machine for which limits are written
IMPORTED = 0.12
MEASURE = "import time; t = time.process_time(); import tidewood; print(time.process_time() - t)"


def tell_all(game: tidewood.Game) -> int:
    """Everything about every open option, in three languages."""
    options = game.options
    for option in options:
        assert option.notation and [option.text(lang) for lang in LANGUAGES] and option.refs is not None
    return len(options)


@pytest.mark.alone
@pytest.mark.parametrize("kind", GAMES)
def test_a_hundred_options_are_told_in_a_few_milliseconds(kind):
    """The median over the questions of a game, each told as quickly as when its patterns have been used before."""
    rng = random.Random(f"quick {kind}")
    game = tidewood.new(kind, 3, players=2)
    took: list[float] = []
    while not game.is_over and len(took) < 60:
        if game.count >= 5:
            tell_all(game)
            best = float("inf")
            for _ in range(3):
                began = time.thread_time()
                n = tell_all(game.copy())
                best = min(best, (time.thread_time() - began) / n)
            took.append(best * 100)
        game.pick(rng.randrange(game.count))
    assert sorted(took)[len(took) // 2] <= TOLD * pace(), sorted(took)[::10]


@pytest.mark.alone
def test_importing_takes_a_moment():
    runs = [
        subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True) for _ in range(3)
    ]
    assert min(float(ran.stdout) for ran in runs) <= IMPORTED * pace()
