"""Many games of Spirit Island over all set-ups, random and lively ones: none gets stuck, every one ends, nothing comes
or goes. Half as many as of The Island, since each is longer. Run by `make soak`.
"""

from __future__ import annotations

import os
import random

import pytest

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import ALL, EVERY_PAIR, mixed, more_mixed, name
from tests.games.spirit_island.test_properties import begun, pieces

GAMES = int(os.environ.get("GAMES", "10000")) // 2
SETUPS = [*ALL, *mixed(), *more_mixed(), *EVERY_PAIR]
CHUNKS = 8


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end(chunk):
    for i in range(chunk, GAMES, CHUNKS):
        setup = SETUPS[i % len(SETUPS)]
        rng = random.Random(f"soak {i}")
        long = i // len(SETUPS) % 2 == 1
        game = midgame(setup, rng) if long else begun(setup, rng)
        before = pieces(game)
        while not game.is_over:
            assert game.count, f"a dead end: {name(setup)}, game {i}"
            if rng.random() < 0.02:
                saved = game.save()
                assert tidewood.load(saved, verify=False).save() == saved
            game.pick(lively(game, rng) if long else rng.randrange(game.count))
            assert game.answers < 20_000, f"a game without end: {name(setup)}, game {i}"
        assert pieces(game) == before, f"{name(setup)}, game {i}"
        assert game.outcome is not None
