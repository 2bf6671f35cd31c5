"""Many random games of Everdell in every set-up: none gets stuck, every one ends, nothing appears or vanishes. Run by
`make soak`.
"""

from __future__ import annotations

import os
import random

import pytest

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.games.everdell.test_properties import pieces
from tests.properties.promises import name

GAMES = int(os.environ.get("GAMES", "10000"))


def play_to_the_end(game, rng):
    before = pieces(game)
    while not game.is_over:
        assert game.count, "a dead end"
        game.pick(rng.randrange(game.count))
        assert game.answers < 20_000, "a game without end"
    assert pieces(game) == before
    assert game.outcome is not None and game.outcome["winners"]


@pytest.mark.soak
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_random_games_end(setup):
    for i in range(-(-GAMES // (2 * len(ALL)))):
        seed = f"soak {name(setup)} {i}"
        play_to_the_end(tidewood.new("everdell", seed, **setup), random.Random(seed))


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_that_begin_in_the_middle_end(players):
    for i in range(-(-GAMES // 8)):
        rng = random.Random(f"soak rich {players} {i}")
        game = tidewood.new("everdell", i, position=rich(rng, players), players=players)
        play_to_the_end(game, rng)
