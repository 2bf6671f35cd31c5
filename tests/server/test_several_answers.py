"""Several answers in one step: what nobody is asked for may be named, and tells nothing of what came up."""

from __future__ import annotations

import tidewood
from tidewood.forced import was_forced
from tidewood.server.play import played_on


def alone(seed, **player):
    return tidewood.new("everdell", seed, position={"clear": True, "players": {"p1": player}})


def test_what_followed_by_itself_may_be_named_once():
    revealed, after = played_on(alone(1, hand=["farm"], twig=2, resin=1), "p1", "play farm")
    assert not revealed
    assert not was_forced(after, "p2:") and not was_forced(after, "p2: pay")  # it was not theirs
    assert was_forced(after, "p1: pay")
    assert was_forced(after, "p1: 2 twig 1 resin")
    assert not was_forced(after, "p1: pay")


def test_a_set_of_what_must_be_given_may_be_named():
    position = {
        "clear": True,
        "phantomia": {"list": "spiders-in-the-soil"},
        "players": {"p1": {"hand": ["farm"], "twig": 4, "resin": 1}},
    }
    game = tidewood.new("everdell", 1, position=position, players=1, phantomia=True, phantomia_lists=True)
    _, after = played_on(game, "p1", "play farm")
    if not was_forced(after, "p1: pay twig, pay twig"):  # a hand keeps its secret: then it is asked
        after.play("p1: pay twig, twig")
    assert [row["card"] for row in after.table()["players"]["p1"]["city"]] == ["farm"]


def test_what_was_forced_after_something_came_up_is_not_told():
    """The card drawn is the only one to be discarded afterwards, but a guess at it must not be told from another."""
    seen = set()
    for seed in range(6):
        game = tidewood.new("everdell", seed, position={"clear": True, "players": {"p1": {}}})
        revealed, after = played_on(game, "p1", "visit basic-1-berry-1-card")
        assert revealed
        seen.add(tuple(after.forced or []))
    assert len(seen) == 1
