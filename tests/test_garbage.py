"""Games make no circles of objects: what nobody holds any more is gone at once, so Python may rarely look for them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import pytest

import tidewood
from tidewood.api import games
from tidewood.bots import make

ANSWERS = 120


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def play(game: str) -> None:
    """A part of a game, with all that one looks at meanwhile."""
    played = tidewood.new(game, "circles", players=3)
    bot, rng = make("greedy", 1), Random(1)
    for n in range(ANSWERS):
        decision = played.decision
        if decision is None:
            break
        if n % 20 == 0 and played.mover >= 0:
            played.pick(bot.choose(played, played.players[played.mover]))
        else:
            played.play(decision.options[rng.randrange(played.count)])
        played.views(["p1", None])
        played.marks("p1")
        if n % 30 == 29:
            played.undo(5)
            tidewood.load(played.save())


@pytest.mark.parametrize("game", games())
def test_nothing_is_left_of_a_game_that_is_gone(game, uncollected):
    play(game)  # what is kept for all games is made once
    gc.collect()
    play(game)
    assert gc.collect() == 0
