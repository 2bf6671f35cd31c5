"""Many random games of Everdell in every set-up: none gets stuck, every one ends, nothing appears or vanishes. Run by
`make soak`.
"""

from __future__ import annotations

import os
import random

import pytest

import tidewood
from tests.games.everdell import marking
from tests.games.everdell.reasons import check_game
from tests.games.everdell.setups import ALL, PHANTOMIA, rich
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


@pytest.mark.soak
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_marks_agree_with_the_options_in_a_thousand_positions(setup):
    """Some 25 positions of each of the 43 set-ups, at least 1,000 in all."""
    rng = random.Random(f"soak marks {name(setup)}")
    looked_at = 0
    while looked_at < 25:
        game = tidewood.new("everdell", rng.randrange(10**9), **setup)
        while not game.is_over:
            if rng.random() < 0.1:
                marking.check(game)
                looked_at += 1
            game.pick(rng.randrange(game.count))


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_marks_agree_in_games_that_begin_in_the_middle(players):
    for i in range(20):
        rng = random.Random(f"soak rich marks {players} {i}")
        game = tidewood.new("everdell", i, position=rich(rng, players), players=players)
        for _ in range(8):
            marking.check(game)
            for _ in range(5):
                if not game.is_over:
                    game.pick(rng.randrange(game.count))


@pytest.mark.soak
def test_the_reasons_of_phantomia_are_true_in_fifty_games():
    assert sum(check_game(f"soak reasons {i}", PHANTOMIA[i % len(PHANTOMIA)]) for i in range(50)) > 250
