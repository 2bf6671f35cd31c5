"""What playing a card would come to: the score with it, and what it brings at once."""

from __future__ import annotations

from typing import Any

import pytest

import tidewood
from tidewood import Game


def alone(**player: Any) -> Game:
    return tidewood.new("everdell", 1, position={"clear": True, "players": {"p1": player}})


def mark(ref: str, game: Game) -> Any:
    found = game.marks("p1")
    assert found is not None
    return found["plays"][ref]


@pytest.mark.parametrize(
    ("card", "city", "more", "brings"),
    [
        ("farm", [], {"twig": 2, "resin": 1}, [{"what": "berry", "n": 1}]),
        ("barge-toad", ["farm", "farm"], {"berry": 2}, [{"what": "twig", "n": 4}]),
        ("barge-toad", [], {"berry": 2}, None),
        ("general-store", ["farm"], {"resin": 1, "pebble": 1}, [{"what": "berry", "n": 2}]),
        ("general-store", [], {"resin": 1, "pebble": 1}, [{"what": "berry", "n": 1}]),
        ("husband", ["wife", "farm"], {"berry": 3}, [{"what": "any", "n": 1}]),
        ("woodcarver", [], {"berry": 2, "twig": 2}, [{"what": "point", "n": 2, "up_to": True}]),
        ("wanderer", [], {"berry": 2}, [{"what": "card", "n": 3}]),
        ("clock-tower", [], {"twig": 3, "pebble": 1}, [{"what": "point", "n": 3}]),
        ("judge", ["shopkeeper"], {"berry": 3}, [{"what": "berry", "n": 1, "by": "city:p1:1"}]),
        ("judge", [], {"berry": 3}, None),
    ],
)
def test_a_card_says_what_it_brings_now(card, city, more, brings):
    assert mark(f"hand:{card}", alone(hand=[card], city=city, **more)).get("brings") == brings


@pytest.mark.parametrize(
    ("card", "city", "own", "score"),
    [
        ("palace", ["inn", "mine"], {"twig": 2, "resin": 3, "pebble": 3}, [4 + 2 + 2 + 1]),
        ("wife", ["husband"], {"berry": 2}, [2 + 2 + 3]),
        ("architect", [], {"berry": 4, "resin": 3, "pebble": 1}, [2 + 4]),
    ],
)
def test_the_score_after_a_way_counts_what_the_card_adds(card, city, own, score):
    game = alone(hand=[card], city=city, **own)
    [way] = mark(f"hand:{card}", game)["ways"]
    assert way["score"] == score
    assert game.play(*way["answers"][0]).table()["players"]["p1"]["score"]["total"] == score[0]


def test_the_score_follows_the_payment_where_what_is_left_counts():
    """The Architect of the city counts resin and pebbles; the Crane leaves a choice of what is let off."""
    game = alone(hand=["castle"], city=["crane", "architect"], twig=2, resin=4, pebble=5)
    way = next(way for way in mark("hand:castle", game)["ways"] if way.get("by") == "city:p1:1")
    assert len(set(way["score"])) > 1
    for answers, score in zip(way["answers"], way["score"], strict=True):
        assert game.copy().play(*answers).table()["players"]["p1"]["score"]["total"] == score


@pytest.mark.parametrize(
    ("card", "city", "own", "told"),
    [
        ("wife", ["husband", "mine"], {"berry": 2}, [(2, None)]),  # ED-CITY-03
        ("wife", ["innkeeper", "mine"], {"berry": 2}, [(3, None), (2, "city:p1:1")]),
        ("ruins", ["farm"], {}, [(None, None)]),  # one does not know yet what it takes the place of
        ("fool", ["farm"], {"berry": 3}, [(None, None)]),
    ],
)
def test_a_way_says_how_full_the_city_is_then_and_what_leaves_it(card, city, own, told):
    game = tidewood.new(
        "everdell", 2, position={"clear": True, "players": {"p1": {"hand": [card], "city": city} | own}}
    )
    ways = mark(f"hand:{card}", game)["ways"]
    assert [(way.get("spaces"), way.get("leaves")) for way in ways] == told
    for way in ways:
        if "spaces" in way:
            assert game.copy().play(*way["answers"][0]).table()["players"]["p1"]["spaces_used"] == way["spaces"]


def test_a_helper_that_leaves_takes_its_points_along():
    game = alone(hand=["wife"], city=["innkeeper"], berry=2)
    pay, helped = mark("hand:wife", game)["ways"]
    assert (pay["score"], helped["score"]) == ([3], [2])


def test_a_table_that_hides_the_score_hides_it_here_too():
    position = {"clear": True, "players": {"p1": {"hand": ["wife"], "berry": 2}}}
    game = tidewood.new("everdell", 1, position=position, running_score=False)
    assert "score" not in mark("hand:wife", game)["ways"][0]
