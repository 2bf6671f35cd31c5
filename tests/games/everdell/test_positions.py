"""Positions: what the table shows can be laid again, and what cannot be is refused with a reason."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.games.everdell.setups import BASE, SOLO, rich
from tests.properties.promises import name

REFUSED = [
    ({"meadow": ["dragon"]}, "unknown card 'dragon'"),
    ({"meadow": ["farm"] * 9}, "9 cards in the meadow; it has 8 places"),
    ({"forest": ["forest-of-doom"]}, "unknown forest card"),
    ({"events": {"coronation": {}}}, "unknown event 'coronation'"),
    ({"places": {"basic-9-gold": []}}, "unknown place"),
    ({"phase": "lunch"}, "unknown phase 'lunch'"),
    ({"active": "p3"}, "unknown player 'p3'"),
    ({"players": {"p1": {"season": "monsoon"}}}, "unknown season"),
    ({"players": {"p1": {"hand": ["king"] * 3}}}, "more copies of king than there are"),
    ({"players": {"p1": {"workers": {"home": 7}}}}, "7 workers; there are 6"),
    ({"players": {"p1": {"workers": {"home": 1, "waiting": 1}}}}, "2 workers of p1 at home, waiting or standing"),
    ({"places": {"haven": ["p1"] * 7}}, "more than 6 workers of p1"),
    ({"players": {"p1": {"gold": 3}}}, "unknown key of p1 'gold'"),
    ({"players": {"p1": {"twig": -1}}}, "twig must be a number from 0 on"),
    ({"players": {"p1": {"city": [{"card": "farm", "moat": True}]}}}, "unknown key of a card 'moat'"),
    ({"shown": ["farm"]}, "in the middle of an effect"),
    ({"deck": 130}, "deck is 130; with all other cards where they are, allowed: 0 to 120"),
    ({"deck": "few"}, "deck must be a number from 0 on"),
    ({"players": {"p1": {"city": ["king", "king"]}}}, "king twice in the city of p1; it is unique"),
    ({"players": {"p1": {"city": ["farm"] * 8 + ["mine", "resin-refinery"] * 3 + ["twig-barge"] * 2}}}, "16 spaces"),
    ({"players": {"p2": {"hand": ["farm"] * 5 + ["inn"], "known": ["wife"] * 3}}}, "9 cards in the hand of p2"),
    ({"places": {"basic-3-twigs": ["p1", "p2"]}}, "2 workers on basic-3-twigs; it holds 1"),
    ({"places": {"journey-3": ["p1", "p2"]}}, "2 workers on journey-3; it holds 1"),
    ({"forest": {"forest-2-any": ["p1", "p2"]}}, "2 workers on forest-2-any; it holds 1"),
    ({"events": {"grand-tour": {"workers": ["p1", "p2"]}}}, "2 workers on grand-tour; it holds 1"),
    ({"players": {"p1": {"city": [{"card": "inn", "workers": ["p1", "p2"]}]}}}, "2 workers on inn in the city of p1"),
    ({"players": {"p1": {"city": [{"card": "dungeon", "under": ["wife", "bard", "fool"]}]}}}, "2 cells at most"),
    ({"players": {"p1": {"city": [{"card": "wife", "occupied": True}]}}}, "wife in the city of p1 is occupied"),
    ({"players": {"p1": {"city": [{"card": "farm", "occupied": "maybe"}]}}}, "occupied is 'maybe'; allowed: true"),
    ({"players": {"p1": {"passed": 1}}}, "passed is 1; allowed: true, false"),
    ({"clear": "yes"}, "clear is 'yes'; allowed: true, false"),
    ({"forest": ["forest-2-any"] * 2}, "forest: 'forest-2-any' is there once"),
    (
        {"forest": ["forest-2-any", "forest-3-berries", "forest-2-resin-1-twig", "forest-2-berries-1-card"]},
        "4 forest cards; there are 3",
    ),
    (
        {
            "events": [
                "a-brilliant-marketing-plan",
                "a-well-run-city",
                "an-evening-of-fireworks",
                "ancient-scrolls-discovered",
                "capture-of-the-acorn-thieves",
            ]
        },
        "5 special events; there are 4",
    ),
    ({"weather": "rain"}, "unknown key of a position 'weather'"),
    ({"warded": [9]}, "warded 9: places of the Meadow that can be barred are numbers from 1 to 8"),
]


def test_only_four_players_share_a_forest_card_and_nobody_takes_both_of_its_spaces():
    shared = {"forest": {"forest-2-any": ["p1", "p2"]}}
    assert tidewood.new("everdell", 1, position=shared, players=4).table()["forest"]
    with pytest.raises(tidewood.BadPosition, match="two workers of one player on forest-2-any"):
        tidewood.new("everdell", 1, position={"forest": {"forest-2-any": ["p1", "p1"]}}, players=4)


@pytest.mark.parametrize(("position", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_what_cannot_be_is_refused(position, message):
    with pytest.raises(tidewood.TidewoodError, match=message):
        tidewood.new("everdell", 1, position=position)


def test_rugwort_bars_four_places_of_the_meadow():
    with pytest.raises(tidewood.BadPosition, match="numbers from 1 to 4"):
        tidewood.new("everdell", 1, position={"warded": [5]}, players=1)


def at_turns(game, rng):
    """Every turn of a random game, before its answer."""
    while not game.is_over:
        if "Place a worker" in game.decision.prompt():
            yield game
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize("setup", [*BASE, *SOLO], ids=name)
def test_the_table_can_be_laid_again(setup):
    rng = random.Random(f"again {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    for now in at_turns(game, rng):
        again = tidewood.new("everdell", 1, position=now.table(), **setup)
        assert again.table() == now.table()
        assert again.decision.notations == now.decision.notations


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_rich_table_can_be_laid_again(players):
    rng = random.Random(f"rich again {players}")
    game = tidewood.new("everdell", 5, position=rich(rng, players), players=players)
    for now in at_turns(game, rng):
        again = tidewood.new("everdell", 1, position=now.table(), players=players)
        assert again.table() == now.table()
        assert again.decision.notations == now.decision.notations


def test_a_deck_can_be_set_by_size_and_the_rest_is_discarded_face_down():
    position = {"deck": 3, "discards": ["farm"]}
    game = tidewood.new("everdell", 1, position=position)
    table = game.table()
    assert table["deck"] == 3
    assert table["discards"] == ["?"] * 116 + ["farm"]
    again = tidewood.new("everdell", 1, position=table)
    assert again.table() == table
    assert tidewood.load(game.save()).table() == table


def test_a_small_deck_is_made_anew_from_what_was_discarded():
    position = {"deck": 1, "players": {"p1": {"workers": {"home": 2, "waiting": 4}}}}
    game = tidewood.new("everdell", 1, position=position).play("visit basic-2-twigs-1-card")
    assert game.table()["deck"] == 0
    drawn = tidewood.new("everdell", 1, position={**position, "deck": 0}).play("visit basic-2-twigs-1-card")
    assert len(drawn.table()["players"]["p1"]["hand"]) == 1
    assert drawn.table()["deck"] == 119


def test_an_action_card_lies_in_one_place():
    position = {"phantomia": {"stack": ["w1"], "played": ["w1"]}}
    with pytest.raises(tidewood.BadPosition, match="the action card 'w1' is there once"):
        tidewood.new("everdell", 1, position=position, players=1, phantomia=True)


@pytest.mark.parametrize("hers", [{}, {"deck": 3, "lair": 2}, {"deck": ["farm"], "figure": 4}])
def test_a_position_with_phantomia_can_be_saved(hers):
    game = tidewood.new("everdell", 1, position={"phantomia": hers}, players=1, phantomia=True)
    assert tidewood.load(game.save()).table() == game.table()
