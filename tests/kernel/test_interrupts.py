"""Ctrl+C may come at any moment, in the middle of any calculation: it stops what is being done, and nothing else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

# Compiled code ends the whole program where it did not expect an interrupt, so this is tried in a program of its own.
PLAYED = """
import random, signal, sys
import tidewood

def ring(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, ring)
rng = random.Random(7)
stopped = 0
for n in range(400):
    try:
        game = tidewood.new(sys.argv[1], n, players=2)
        signal.setitimer(signal.ITIMER_REAL, 0.0001 + 0.01 * rng.random())
        while True:
            game.determinise("p1", rng)
            game.pick(rng.randrange(game.count))
            if game.is_over:
                game = tidewood.new(sys.argv[1], n, players=2)
    except KeyboardInterrupt:
        stopped += 1
print(stopped)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no alarms")
@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_an_interrupt_stops_a_game_and_not_the_program(game):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    played = subprocess.run(
        [sys.executable, "-c", PLAYED, game], env=environment, capture_output=True, text=True, check=False
    )
    assert (played.returncode, played.stdout, played.stderr) == (0, "400\n", "")
