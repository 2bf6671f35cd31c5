"""How much a cancel takes back is the same whether it was noted on the way or is worked out afterwards."""

import random

import pytest

import tidewood
from tests.ours import GAMES


@pytest.mark.parametrize("kind", GAMES)
def test_noted_or_worked_out(kind):
    rng = random.Random(kind)
    game = tidewood.new(kind, 7, players=2)
    noted = game.copy()
    noted.keeps_actions = True
    open_ones = 0
    for _ in range(150):
        if game.is_over:
            break
        index = rng.randrange(game.count)
        game.pick(index)
        noted.pick(index)
        found = [game.open_action(player) for player in game.players]
        assert found == [noted.open_action(player) for player in game.players]
        open_ones += any(found)
    assert open_ones > 3
