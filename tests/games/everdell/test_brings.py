"""What a pick brings is said before it is answered, and what a roll would cost before it is prevented."""

from __future__ import annotations

from typing import Any

import pytest

import tidewood

FOREST = ["forest-2-any", "forest-discard-3-gain-any", "forest-discard-draw-double"]
HAND = ["farm", "mine", "bard", "fool", "peddler", "shopkeeper"]
ANY = tuple([(f"resource:{kind}", f"gain {kind}") for kind in ("twig", "resin", "pebble", "berry")])


def begun(**p1: Any) -> tidewood.Game:
    players = {"p1": {"season": "autumn", "workers": {"home": 6}, "hand": HAND, "berry": 9, **p1}, "p2": {}}
    return tidewood.new("everdell", 1, position={"forest": FOREST, "players": players}, players=2)


@pytest.mark.parametrize(
    ("answer", "what", "n", "parts"),
    [
        ("visit haven", "any", (0, 0, 1, 1, 2, 2, 3), ANY),
        ("visit forest-discard-3-gain-any", "any", (0, 1, 2, 3), ANY),
        # No more than the hand holds when those are gone: 8 cards.
        ("visit forest-discard-draw-double", "card", (0, 2, 4, 5, 6, 7, 8), ()),
        ("play bard", "point", (0, 1, 2, 3, 4, 5), ()),
        ("play peddler", "any", (0, 1, 2), ANY),
    ],
)
def test_a_pick_says_what_it_brings(answer: str, what: str, n: tuple[int, ...], parts: object) -> None:
    game = begun()
    game.play(answer)
    assert game.decision is not None and game.decision.pick is not None
    assert game.decision.pick.brings == ((what, n, parts),)


def test_what_it_brings_is_what_comes() -> None:
    game = begun()
    game.play("visit haven", "discard farm, discard mine, discard bard, discard fool", "gain twig, gain resin")
    mine = game.view("p1")["players"]["p1"]
    assert (mine["twig"], mine["resin"]) == (1, 1)
    game = begun()
    game.play("play bard", "discard farm, discard mine, stop")
    assert game.view("p1")["players"]["p1"]["points"] == 2


def test_what_brings_nothing_by_number_says_nothing() -> None:
    game = begun(city=["monastery"], twig=2)
    game.play("visit forest-2-any")
    assert game.decision is not None and game.decision.pick is not None
    assert game.decision.pick.brings == ()


def prevented(card: str) -> Any:
    position = {
        "active": "phantomia",
        "places": {"haven": ["phantomia", "phantomia"]},
        "phantomia": {"figure": 1, "stack": ["w1"]},
        "players": {"p1": {"twig": 1, "pebble": 4, "hand": ["farm", "farm", "mine"]}},
    }
    hers = {"phantomia": True, "phantomia_lists": True}
    return tidewood.new("everdell", 1, position=position, players=1, fixed=[f"list {card}"], **hers)


def test_a_roll_says_what_it_would_cost_now() -> None:
    game = prevented("ripped-off")
    rows = game.marks("p1")["die"]
    assert [(row["least"], row["most"], row["takes"]) for row in rows] == [
        (1, 2, {"what": "twig", "n": 1}),
        (3, 3, {"what": "resin", "n": 0}),
        (4, 5, {"what": "berry", "n": 0}),
        (6, 8, {"what": "pebble", "n": 3}),
    ]
    game.play("let it happen")
    assert "die" not in game.marks("p1")


def test_a_roll_says_which_event_she_would_take() -> None:
    rows = prevented("the-big-cheat").marks("p1")["die"]
    assert [(row["least"], row["most"]) for row in rows] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert [row["event"] for row in rows[:2]] == ["cartographers-expedition", "harvest-festival"]


def test_what_prevents_is_paid_with_the_answer() -> None:
    game = prevented("ripped-off")
    [way] = game.marks("p1")["prevent"]
    [toll] = way["tolls"]
    assert (toll["by"], toll["n"], toll["at"]) == ("module:ripped-off", 2, 1)
    assert toll["spare"] == [
        {"ref": "hand:farm", "answer": "discard farm", "n": [2]},
        {"ref": "hand:mine", "answer": "discard mine", "n": [1]},
    ]
    [[yes]] = way["answers"]
    game.play(yes, "discard farm, discard mine")
    assert game.table()["players"]["p1"]["hand"] == ["farm"]
    assert "prevent" not in game.marks("p1")


def test_each_price_of_which_one_prevents_is_a_way_of_its_own() -> None:
    game = prevented("poison-berry-stew")
    pebbles, anything = game.marks("p1")["prevent"]
    assert pebbles["answers"] == [["prevent", "either 1"]]
    assert pebbles["tolls"][0]["takes"] == [{"what": "pebble", "n": 2}]
    assert "spare" not in pebbles["tolls"][0]
    assert game.copy().play(*pebbles["answers"][0]).table()["players"]["p1"]["pebble"] == 2
    [toll] = anything["tolls"]
    assert {one["ref"]: one["n"] for one in toll["spare"]} == {
        "resource:twig": [1], "resource:pebble": [3], "hand:farm": [2], "hand:mine": [1]
    }  # fmt: skip
    game.play(*anything["answers"][0], "pay twig, pay pebble, discard mine")
    assert game.table()["players"]["p1"]["pebble"] == 3
