"""What options of Spirit Island point at: things of the table, in one grammar."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.spirit_island.test_texts import SETUPS
from tests.properties.promises import name

REF = re.compile(r"(land|card|element|player|space|deck|rule|growth|presence|fear):\S+|piece:[A-Z]+\d+/\S+")
ABOUT_NOTHING = re.compile(r"stop|done|none|let it happen|yes|no|either \d")


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_option_points_at_something_unless_it_declines_or_chooses_between_effects(setup):
    rng = random.Random(f"refs {name(setup)}")
    game = tidewood.new("spirit-island", rng.randrange(10**9), **setup)
    while not game.is_over:
        for option in game.options:
            assert option.refs or ABOUT_NOTHING.fullmatch(option.notation), option.notation
            assert all(REF.fullmatch(ref) for ref in option.refs), option.refs
        game.pick(rng.randrange(game.count))


def test_a_move_points_at_the_piece_where_it_comes_from_and_where_it_goes():
    position = {
        "clear": True,
        "lands": {"A1": {"city": 1}, "A4": {"presence": {"p1": 1}}, "A5": {"explorer": 1, "town-1": 1}},
        "phase": "slow",
        "spirits": {"p1": {"play": ["wash-away"]}},
    }
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], boards=["A"], position=position)
    game.play("use wash-away", "A5")
    refs = {option.notation: option.refs for option in game.options}
    assert refs["push town-1 A5→A4"] == ["piece:A5/town-1", "land:A5", "land:A4"]
    assert refs["stop"] == []
