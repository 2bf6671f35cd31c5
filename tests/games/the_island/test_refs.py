"""What options refer to: things on the table, in one grammar."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.the_island.setups import SEATS, SWITCHES, name

REF = re.compile(
    r"hex:[A-M][0-9]+|ship:[A-M][0-9]+|creature:[a-z]+:[A-M][0-9]+|adventurer:p[1-4]#[0-9]+|tile:[a-z-]+|island:[NS][EW]"
)
ABOUT_NOTHING = re.compile("stop|no tile|stay|start p[1-4]|die [a-z-]+")


@pytest.mark.parametrize("chance", ["roll", "table"])
@pytest.mark.parametrize("setup", [*SEATS, *SWITCHES], ids=name)
def test_every_option_refers_to_something_unless_it_declines_or_is_the_die(setup, chance):
    rng = random.Random(f"refs {name(setup)}")
    game = tidewood.new("the-island", rng.randrange(10**9), chance=chance, **setup)
    while not game.is_over:
        for option in game.options:
            assert option.refs or ABOUT_NOTHING.fullmatch(option.notation), f"{option.notation}: {option.says}"
            assert all(REF.fullmatch(ref) for ref in option.refs), f"{option.notation}: {option.refs}"
        game.pick(rng.randrange(game.count))


def test_the_value_of_an_adventurer_refers_to_where_it_stands():
    game = tidewood.new("the-island", 1, players=2, start_player="p1").play("place D6")
    assert {ref for option in game.options for ref in option.refs} == {"hex:D6"}
