"""Bots at Everdell: the value tells good from bad, and greedy beats chance."""

from __future__ import annotations

import random

import pytest

import tidewood
from tidewood.bots.greedy import Greedy


def match(seed):
    """A game of greedy against chance, seats changed from game to game; whether greedy wins."""
    rng = random.Random(seed)
    game = tidewood.new("everdell", seed, players=2)
    seat = f"p{seed % 2 + 1}"
    greedy = Greedy(seed)
    while not game.is_over:
        if game.decision.player == seat:
            game.pick(greedy.choose(game, seat))
        else:
            game.pick(rng.randrange(game.count))
    assert game.outcome is not None
    return game.outcome["winners"] == [seat]


@pytest.mark.slow
def test_greedy_beats_chance():
    assert sum(match(seed) for seed in range(20)) >= 19


def position(**players):
    return tidewood.new("everdell", 1, position={"players": players})


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"city": ["farm", "mine"]}, {"city": ["farm"]}),
        ({"pebble": 3}, {"pebble": 1}),
        ({"points": 9}, {"points": 2}),
        ({"city": ["theater", "judge"]}, {"city": ["theater"]}),
        ({"season": "autumn", "workers": {"home": 6}}, {"season": "autumn", "passed": True}),
        ({"hand": ["king"], "berry": 6}, {"hand": ["king"], "twig": 6}),
    ],
)
def test_the_value_tells_good_from_bad(better, worse):
    assert position(p1=better).value("p1") > position(p1=worse).value("p1")
    assert position(p1=better).value("p2") < position(p1=worse).value("p2") or "hand" in better


def test_the_value_does_not_look_at_other_hands():
    """Another hand of the same size looks the same."""
    one = position(p2={"hand": ["king", "queen"]})
    two = position(p2={"hand": ["farm", "fool"]})
    assert one.value("p1") == two.value("p1")


def test_the_end_is_worth_what_was_won():
    game = tidewood.new("everdell", 1, position={"phase": "end", "players": {"p1": {"points": 3}}})
    assert (game.value("p1"), game.value("p2")) == (1.0, 0.0)


def against_her(level, **hers):
    setup = {"players": 1, "phantomia": True, "phantomia_level": level}
    return tidewood.new("everdell", 1, position={"players": {"phantomia": hers}}, **setup).value("p1")


def test_what_phantomia_is_still_to_make_counts():
    assert against_her(4) < against_her(0) < against_her(0, season="autumn") < against_her(0, passed=True)
