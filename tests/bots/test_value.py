"""What the bots think a position of The Island is worth."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.bots.test_bots import at_some_decision
from tests.games.the_island.setups import ALL, name
from tidewood.games.the_island.evaluation import surroundings


def with_hexes(**hexes: object) -> tidewood.Game:
    whole = {"D5": {"tile": "mountain"}, "M4": {"swimmers": ["p2-3"]}, **hexes}
    position = {"clear": True, "phase": "move", "active": "p1", "hexes": whole}
    return tidewood.new("the-island", 1, players=2, position=position)


@pytest.mark.parametrize("setup", ALL[::7], ids=name)
def test_the_chances_to_win_add_up_to_one(setup):
    rng = random.Random(name(setup))
    game = tidewood.new("the-island", 1, **setup)
    while not game.is_over:
        assert sum(game.values()) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in game.values())
        game.pick(rng.randrange(game.count))
    assert game.outcome is not None
    winners = game.outcome["winners"]
    assert game.values() == [1 / len(winners) if player in winners else 0 for player in game.players]


def test_nearer_to_a_safe_island_is_better():
    far, near = with_hexes(C6={"ship": ["p1-3"]}), with_hexes(C2={"ship": ["p1-3"]})
    assert far.value("p1") < near.value("p1")


def test_a_serpent_beside_the_ship_is_worse():
    alone = with_hexes(C4={"ship": ["p1-3"]})
    hunted = with_hexes(C4={"ship": ["p1-3"]}, C5={"serpents": 1})
    assert hunted.value("p1") < alone.value("p1")


def test_the_more_valuable_one_counts_more():
    low, high = with_hexes(C4={"ship": ["p1-1"]}), with_hexes(C4={"ship": ["p1-6"]})
    assert low.value("p1") < high.value("p1")


def test_what_is_remembered_of_other_positions_changes_nothing():
    games = [at_some_decision(seed, 40 + 10 * seed) for seed in range(8)]
    before = [game.values() for game in games]
    for memory in (surroundings._dangers, surroundings._ways, surroundings._grounds):
        memory.clear()
    assert [game.values() for game in reversed(games)] == before[::-1]
