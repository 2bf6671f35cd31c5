"""The count while the game goes on, and what its lines are made of."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell.setups import ALL
from tests.properties.promises import name


def table(**players: Any) -> tidewood.Game:
    return tidewood.new("everdell", 1, position={"clear": True, "players": players})


def test_the_table_shows_what_everybody_would_score_now():
    game = table(p1={"city": ["farm", "wife", "husband", {"card": "clock-tower", "points": 2}], "points": 4})
    assert game.view("p2")["players"]["p1"]["score"] == {
        "total": 1 + 2 + 2 + 0 + 4 + 2 + 3,
        "lines": {"cards": 5, "tokens": 4, "tokens_on_cards": 2, "bonuses": 3, "journey": 0, "events": 0},
    }


def test_the_running_score_can_be_hidden_until_the_end():
    game = tidewood.new("everdell", 2, running_score=False)
    rng = random.Random(2)
    while not game.is_over:
        assert "score" not in game.view("p1")["players"]["p1"]
        game.pick(rng.randrange(game.count))
    outcome = game.outcome
    assert outcome is not None
    assert game.view("p1")["players"]["p1"]["score"]["total"] == outcome["scores"]["p1"]["total"]


@pytest.mark.parametrize(("twigs", "winners"), [(2, ["p1"]), (1, ["p1", "p2"]), (0, ["p2"])])
def test_the_count_says_what_broke_a_tie(twigs, winners):
    """Equal points and events: whoever has more resources left wins. [ED-SCORE-04]"""
    over = {"season": "autumn", "passed": True}
    game = table(p1={"points": 5, "twig": twigs, "season": "autumn"}, p2={"points": 5, "berry": 1} | over).play("pass")
    outcome = game.outcome
    assert outcome is not None
    ties = [outcome["scores"][player]["tie"] for player in ("p1", "p2")]
    assert ties == [{"events": 0, "resources": twigs}, {"events": 0, "resources": 1}]
    assert outcome["winners"] == winners


def test_without_a_tie_the_count_says_nothing_of_one():
    over = {"season": "autumn", "passed": True}
    outcome = table(p1={"points": 6, "season": "autumn"}, p2={"points": 5} | over).play("pass").outcome
    assert outcome is not None
    assert not any("tie" in score for score in outcome["scores"].values())


def test_a_city_says_who_shares_a_space_and_which_places_are_free():
    city = ["wife", "farm", {"card": "monastery", "workers": ["p1"]}, "husband", "wife"]
    rows = table(p1={"city": city, "workers": {"home": 1, "waiting": 4}}).view("p2")["players"]["p1"]
    assert [row.get("with") for row in rows["city"]] == [4, None, None, 1, None]
    assert rows["city"][2]["spots"] == {"of": 1, "free": 0}
    assert (rows["spaces"], rows["spaces_used"], rows["hand_limit"]) == (15, 4, 8)


@pytest.mark.parametrize("setup", ALL[::3], ids=name)
def test_the_parts_of_a_line_come_to_its_points(setup):
    rng = random.Random(f"parts {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    outcome = game.outcome
    assert outcome is not None
    shown = game.view()["players"]
    for player, score in outcome["scores"].items():
        assert shown[player]["score"]["total"] == score["total"]
        for line in score["lines"]:
            if "parts" in line:
                assert sum(part["points"] for part in line["parts"]) == line["points"]
            elif player in game.players:
                assert line["of"] in ("tokens", "journey") or line["points"] == 0
