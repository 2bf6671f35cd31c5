"""What is looked at again is made from what was made of it before: it has to be what a first look shows, also after
taking back, and for twins that went on by themselves.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell import setups as everdell
from tests.games.spirit_island import lively
from tests.games.spirit_island import setups as spirit_island
from tests.games.the_island import setups as the_island
from tidewood import Game

SETUPS: dict[str, list[dict[str, Any]]] = {
    "the-island": the_island.ALL,
    "everdell": everdell.ALL,
    "spirit-island": spirit_island.ALL,
}
GAMES = 8  # of a case
ANSWERS = 24  # looked at in a game


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", SETUPS)
def test_looking_on_shows_what_a_fresh_look_shows(name, part):
    rng = random.Random(f"looking {name} {part}")
    for setup in rng.sample(SETUPS[name], min(GAMES, len(SETUPS[name]))):
        begun = name == "spirit-island" and rng.random() < 0.5
        game = lively.midgame(setup, rng) if begun else tidewood.new(name, rng.randrange(10**9), **setup)
        for _ in range(rng.choice((0, 20, 60, 120))):
            if not game.is_over:
                game.pick(rng.randrange(game.count))
        look_on(game, rng, begun)


def look_on(game: Game, rng: random.Random, begun: bool) -> None:
    seats = [*game.players, None]
    for n in range(ANSWERS):
        if game.is_over:
            break
        assert game.views(seats) == [game.view(seat) for seat in seats]
        assert game.all_marks(seats) == [game.marks(seat) for seat in seats]
        twin = game.copy()
        twin.pick(lively.lively(twin, rng) if begun else rng.randrange(twin.count))
        some = seats[n % 2 :]
        assert twin.views(some) == [twin.view(seat) for seat in some]
        assert twin.all_marks(some) == [twin.marks(seat) for seat in some]
        if n % 10 == 9:
            game.undo(3)
        else:
            game = twin
