"""What could be played now, in which ways, and why not: marks say what the engine offers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell import marking
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import name
from tidewood import Game

POSITIONS = 24  # of each set-up
OFTEN = 0.3  # so that they come from the whole of a game
ANSWERED = 6  # in one of so many each way is answered too


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_marks_agree_with_the_options_of_the_engine(setup):
    rng = random.Random(f"marks {name(setup)}")
    positions = 0
    while positions < POSITIONS:
        game = tidewood.new("everdell", rng.randrange(10**9), **setup)
        while not game.is_over:
            if rng.random() < OFTEN:
                marking.check(game, ways=positions % ANSWERED == 0)
                positions += 1
            game.pick(rng.randrange(game.count))
        assert marking.check(game) == 0  # nobody plays a card any more


def test_a_thousand_positions_are_looked_at_and_hold_all_there_is_to_play():
    assert POSITIONS * len(ALL) >= 1000

    def some(**wanted: object) -> bool:
        return any(all(setup.get(key) == value for key, value in wanted.items()) for setup in ALL)

    assert all(some(players=players, phantomia=True) for players in (1, 2))
    assert all(some(players=players) for players in (1, 2, 3, 4))
    for module in ("corrin", "farms", "legends", "abilities"):
        played = [setup for setup in ALL if module in str(setup.get("modules"))]
        assert {bool(setup.get("phantomia")) for setup in played} == {True, False}
        assert {setup["players"] for setup in played} >= {1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_marks_agree_where_much_can_be_played(players):
    rng = random.Random(f"rich marks {players}")
    game = tidewood.new("everdell", players, position=rich(rng, players), players=players)
    for _ in range(6):
        assert marking.check(game)
        for _ in range(5):
            game.pick(rng.randrange(game.count))


def alone(**player):
    return tidewood.new("everdell", 1, position={"clear": True, "players": {"p1": player}})


def marks(game: Game, player: str | None = None) -> dict[str, Any]:
    found = game.marks(player)
    assert found is not None
    return found


def mark(ref: str, game: Game) -> Any:
    return marks(game, "p1")["plays"][ref]


def test_a_card_can_be_paid_occupied_for_or_helped_along():
    city = ["general-store", "judge"]
    game = alone(hand=["shopkeeper"], city=city, berry=2, pebble=1, resin=1)
    assert mark("hand:shopkeeper", game) == {
        "ok": True,
        "price": {"berry": 2},
        "ways": [
            {"pay": [{"berry": 2}], "answers": [["play shopkeeper", "pay"]], "score": [4], "spaces": 3},
            {
                "pay": [{}],
                "answers": [["play shopkeeper", "occupy general-store"]],
                "occupy": "city:p1:1",
                "score": [4],
                "spaces": 3,
            },
            {
                "pay": [{"pebble": 1, "berry": 1}, {"resin": 1, "berry": 1}],
                "answers": [
                    ["play shopkeeper", "judge", "1 pebble 1 berry"],
                    ["play shopkeeper", "judge", "1 resin 1 berry"],
                ],
                "by": "city:p1:2",
                "score": [4, 4],
                "spaces": 3,
            },
        ],
    }


def test_a_card_that_cannot_be_played_says_why_and_what_is_missing():
    game = alone(hand=["palace", "judge"], city=["judge"], twig=1, resin=1, pebble=1)
    assert mark("hand:judge", game)["why"] == "twin"
    assert mark("hand:judge", game)["rule"] == "ED-PLAY-03"
    palace = mark("hand:palace", game)
    assert (palace["ok"], palace["why"], palace["lacks"]) == (False, "cost", {"twig": 1, "resin": 2, "pebble": 2})
    full = alone(
        hand=["inn"], city=["farm"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["resin-refinery"], twig=9, resin=9
    )
    assert (mark("hand:inn", full)["why"], mark("hand:inn", full)["rule"]) == ("space", "ED-CITY-01")


def test_the_first_payment_leaves_the_most_kinds_then_the_most_of_the_scarcest():
    game = alone(hand=["castle"], city=["crane"], twig=2, resin=4, pebble=5)
    [crane] = [way for way in mark("hand:castle", game)["ways"] if way.get("by")]
    assert crane["pay"][0] == {"resin": 2, "pebble": 3}
    assert marking.suggested_first(mark("hand:castle", game), {"twig": 2, "resin": 4, "pebble": 5, "berry": 0})


def test_a_prisoner_a_city_and_a_payee_can_be_chosen_with_the_way():
    game = tidewood.new(
        "everdell",
        1,
        players=3,
        position={
            "clear": True,
            "active": "p1",
            "players": {"p1": {"hand": ["fool", "shepherd"], "city": ["dungeon", "wife", "husband"], "berry": 9}},
        },
    )
    pay, dungeon = mark("hand:fool", game)["ways"]
    assert [choice["ref"] for choice in pay["choices"][0]] == ["player:p2", "player:p3"]
    assert dungeon["choices"][0] == [
        {"ref": "city:p1:2", "answer": "imprison wife"},
        {"ref": "city:p1:3", "answer": "imprison husband"},
    ]
    assert dungeon["answers"] == [["play fool", "dungeon", "imprison wife", "into p2"]]
    shepherd = mark("hand:shepherd", game)["ways"][0]
    assert shepherd["answers"] == [["play shepherd", "pay", "pay p2"]]
    assert marking.check(game)


def test_every_seat_has_marks_at_any_time_and_a_spectator_sees_the_events():
    game = tidewood.new("everdell", 3, players=2)
    waiting = next(player for player in game.players if player != game.decision.player)
    assert len(marks(game, waiting)["plays"]) >= 8
    watched = marks(game)
    assert watched["plays"] == {}
    assert watched["needs"]["harvest-festival"]["p1"] == {
        "met": False,
        "parts": [{"type": "production", "have": 0, "of": 4}],
    }


def test_an_event_says_what_is_there_and_whether_its_price_can_be_paid():
    game = tidewood.new(
        "everdell",
        1,
        position={
            "clear": True,
            "events": ["croak-wart-cure"],
            "players": {"p1": {"city": ["undertaker", "barge-toad"]}},
        },
    )
    assert marks(game, "p1")["needs"]["croak-wart-cure"]["p1"] == {
        "met": True,
        "parts": [{"card": "undertaker", "have": 1, "of": 1}, {"card": "barge-toad", "have": 1, "of": 1}],
        "unpaid": True,
    }


def test_revealed_cards_are_sorted_in_one_step_with_the_answers_of_the_marks():
    """[ED-EVENT-09, ED-HAND-02]"""
    position = {
        "clear": True,
        "events": ["ancient-scrolls-discovered"],
        "players": {"p1": {"city": ["historian", "ruins"], "hand": ["farm"] * 6}},
    }
    game = tidewood.new("everdell", 1, position=position)
    assert "sort" not in marks(game, "p1")
    game.play("visit ancient-scrolls-discovered")
    sort = marks(game, "p1")["sort"]
    assert sort["room"] == 2
    assert [row["card"] for row in sort["cards"]] == game.view("p1")["shown"]
    assert game.all_marks(["p1"])[0] == marks(game, "p1")
    first, second, *rest = sort["cards"]
    game.play(first["under"], second["hand"], rest[0]["under"], rest[1]["hand"])  # the hand is full: the last is forced
    assert (len(game.view("p1")["players"]["p1"]["hand"]), game.view("p1")["shown"]) == (8, [])
    under = [row["card"] for row in (first, rest[0], rest[2])]
    assert sorted(game.view("p1")["events"]["ancient-scrolls-discovered"]["under"]) == sorted(under)
