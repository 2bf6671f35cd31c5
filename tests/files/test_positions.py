"""A position without the way to it: what a server keeps beside the answers."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.ours import GAMES


def played(game: tidewood.Game, n: int, rng: random.Random) -> tidewood.Game:
    for _ in range(n):
        if not game.is_over:
            game.pick(rng.randrange(len(game.options)))
    return game


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_goes_on_from_its_position_and_its_answers(kind):
    rng = random.Random(4)
    game = played(tidewood.new(kind, 5), 40, rng)
    first = game.taken()[:10]
    again = tidewood.resume(game.position(), game.setup, [*first, *game.taken(10)])
    assert again.answers == game.answers and again.happened == 0
    assert again.view("p1") == game.view("p1")
    assert played(again, 10, random.Random(6)).taken(15) == played(game, 10, random.Random(6)).taken(15)
    assert again.view("p1") == game.view("p1")
    assert again.record() == game.record()
    assert again.undo(45).view("p1") == game.undo(45).view("p1")


def test_a_position_does_not_grow_with_the_game():
    game = played(tidewood.new("the-island", 5), 20, random.Random(1))
    early, save = len(game.position()), len(game.save())
    played(game, 150, random.Random(1))
    assert len(game.position()) < early + 200
    assert len(game.save()) > save + 2000, "as a save does"


def test_a_position_needs_its_set_up_and_its_answers():
    game = tidewood.new("the-island", 5)
    for setup, answers in ((3, []), (game.setup, 3)):
        with pytest.raises(tidewood.TidewoodError):
            tidewood.resume(game.position(), setup, answers)
