"""Many games of Spirit Island over all set-ups, random and lively ones: none gets stuck, every one ends, and at every
decision nothing has come or gone, and a copy and a loaded save play on alike. Half as many as of The Island, since each
is longer. Run by `make soak`.
"""

from __future__ import annotations

import os
import random

import pytest

from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import EVERY, name
from tests.games.spirit_island.test_properties import begun, pieces
from tests.properties.promises import at_random, plays_on_alike

GAMES = int(os.environ.get("GAMES", "10000")) // 2
CHUNKS = 40


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_promise_holds_at_every_decision(chunk):
    for i in range(chunk, GAMES, CHUNKS):
        setup = EVERY[i % len(EVERY)]
        rng = random.Random(f"soak {i}")
        long = i // len(EVERY) % 2 == 1
        try:
            game = midgame(setup, rng) if long else begun(setup, rng)
            plays_on_alike(game, rng, pieces, often=1, choose=lively if long else at_random)
        except BaseException as error:
            error.add_note(f"game {i}: {name(setup)}")
            raise
