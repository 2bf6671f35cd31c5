"""Many random games of every set-up: none gets stuck, every one ends, nothing appears or vanishes. Run by `make
soak`.
"""

from __future__ import annotations

import os
import random

import pytest

import tidewood
from tests.games.the_island.setups import ALL, name
from tests.games.the_island.test_properties import pieces

GAMES = int(os.environ.get("GAMES", "10000"))
CHUNKS = 4


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_random_games_end(setup, chunk):
    for i in range(-(-GAMES // (len(ALL) * CHUNKS))):
        seed = f"soak {name(setup)} {chunk} {i}"
        rng = random.Random(seed)
        game = tidewood.new("the-island", seed, **setup)
        people = pieces(game)["adventurers"]
        while not game.is_over:
            assert game.count, "a dead end"
            game.pick(rng.randrange(game.count))
            assert game.answers < 50_000, "a game without end"
        assert pieces(game)["adventurers"] == people
        assert game.outcome is not None
        assert game.outcome["winners"]
