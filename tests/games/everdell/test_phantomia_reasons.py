"""Why Phantomia does what she does: her reasons are true, and the table keeps them until her next turn."""

from __future__ import annotations

from typing import Any

import pytest

import tidewood
from tests.games.everdell.reasons import check_game
from tests.games.everdell.setups import PHANTOMIA
from tests.properties.promises import name

GAMES = 3  # of each set-up


@pytest.mark.parametrize("setup", PHANTOMIA, ids=name)
def test_her_reasons_are_true(setup):
    """Sixty games in all."""
    assert sum(check_game(f"reasons of {name(setup)} {n}", setup) for n in range(GAMES))


def turn_with(action: str, visited: str = "basic-1-berry", **position: Any) -> tidewood.Game:
    """Her turn with this action card, after a turn of the human."""
    hers = {"stack": [action, "w5"], "played": ["w2"], "list": position.pop("list", None), **position.pop("hers", {})}
    game = tidewood.new(
        "everdell",
        1,
        players=1,
        phantomia=True,
        phantomia_lists=True,
        fixed=[f"action {action}"],
        position={
            "clear": True,
            "forest": ["forest-2-any", "forest-3-berries", "forest-2-resin-1-twig"],
            "players": {"p1": {}, "phantomia": {"season": "winter"}},
            "phantomia": {key: value for key, value in hers.items() if value is not None},
            **position,
        },
    )
    return game.play(f"visit {visited}")


def last(game: tidewood.Game) -> Any:
    return game.view("p1")["phantomia"]["last"]


def test_webs_are_the_reason_where_all_places_are_free():
    told = last(turn_with("w3", list="bandits-in-the-forest"))
    assert told["tried"] == [
        {
            "option": "forest 3",
            "n": 1,
            "whole": False,
            "why": "webs",
            "at": "place:forest-2-resin-1-twig",
            "says": {
                "id": "log.she-cannot",
                "args": {"action": {"id": "action.forest", "args": {"n": 3}}, "n": 1, "why": "why:webs"},
            },
        }
    ]
    assert (told["action"], told["did"], told["taken"]["option"]) == ("w3", "acts", "basic 1-pebble")
    assert (told["at"], told["walk"], told["points"]) == ("place:basic-1-pebble", [], 0)


def test_the_walk_goes_from_the_place_shown_to_the_one_she_takes():
    told = last(turn_with("w1", places={"basic-3-twigs": ["p1"]}))
    assert told["taken"]["at"] == "place:basic-3-twigs"
    assert told["walk"] == ["place:basic-3-twigs", "place:basic-2-resin"]
    assert told["at"] == "place:basic-2-resin"


def test_webs_on_the_place_shown_are_told_as_such():
    game = turn_with("w4", "basic-2-resin", list="berry-jelly")
    said = [game.tell(event) for event in game.log]
    assert any(line.startswith("Webs keep Phantomia from the place shown (1 berry and 1 card)") for line in said)
    assert last(game)["walk"][0] == "place:basic-1-berry-1-card"


def test_an_action_card_is_never_taken_for_a_player():
    game = turn_with("p1", players={"p1": {}, "phantomia": {"season": "spring"}})
    assert last(game)["action"] == "p1"
    assert "Phantomia turns up action card P1 (house card)." in [game.tell(event) for event in game.log]


def test_a_card_that_is_turned_up_can_travel_with_its_text():
    game = tidewood.new("everdell", 3, players=1, phantomia=True, phantomia_lists=True)
    told = []
    while not told:
        game.pick(0)
        told = [game.told(event) for event in game.log if event.kind == "module"]
    assert told[0] is not None and told[0]["args"]["module"]["args"]["text"].startswith("effect:card:")


MEADOW = ["farm", "inn", "mine", "wife", "king", "queen", "monk", "ruins"]


def test_a_card_of_the_meadow_is_hers_where_it_lies_now():
    """Another card has come into its place, and that one nobody took. [PH-CARDS-05]"""
    people = {"p1": {}, "phantomia": {"season": "summer"}}
    game = turn_with("p4", meadow=MEADOW, players=people, hers={"figure": 1})
    told = last(game)
    assert told["taken"]["option"] == "play meadow"
    assert told["at"] == "city:phantomia:1"
    assert game.view("p1")["meadow"].count(None) == 1  # where the figure stands


def test_where_her_figure_stands_is_hers():
    """Its place stays empty. [PH-FIGURE-01]"""
    game = turn_with("w6", meadow=MEADOW)
    told = last(game)
    assert told["taken"]["option"] == "figure"
    assert told["at"] == f"meadow:{game.view('p1')['phantomia']['figure']}"
