"""What options refer to: things on the table, in one grammar."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.everdell.setups import BASE, MISTWOOD, SOLO, rich
from tests.properties.promises import name

REF = re.compile(r"[a-z]+:[a-z0-9_-]+(?::\d+)?")
# Answers about nothing that lies on the table.
ABOUT_NOTHING = re.compile(
    r"stop|pass|prepare|yes|no|nothing|pay nothing|to nobody|leave it|draw 0|either \d+|react .*|instead .*"
)


def check(game):
    for option in game.decision:
        assert option.refs or ABOUT_NOTHING.fullmatch(option.notation), f"{option.notation!r} refers to nothing"
        assert all(REF.fullmatch(ref) for ref in option.refs), f"{option.notation!r}: {option.refs}"


@pytest.mark.parametrize("setup", [*BASE, *SOLO, *MISTWOOD], ids=name)
def test_every_option_refers_to_something(setup):
    rng = random.Random(f"refs {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    while not game.is_over:
        check(game)
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_refers_to_something_where_much_can_happen(players, seed):
    rng = random.Random(f"rich refs {players} {seed}")
    game = tidewood.new("everdell", seed, position=rich(rng, players), players=players)
    while not game.is_over:
        check(game)
        game.pick(rng.randrange(game.count))
