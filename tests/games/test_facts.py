"""What is printed on cards, as data."""

from __future__ import annotations

import pytest

from tests.properties.shapes import misfits
from tidewood.api import card_facts
from tidewood.cards import cards
from tidewood.games import kind_of

GAMES = ("the-island", "everdell", "spirit-island")  # not those that other tests add


@pytest.mark.parametrize("game", GAMES)
def test_facts_have_the_declared_shape_and_belong_to_cards(game):
    facts = card_facts(game)
    assert [misfit for id, found in facts.items() for misfit in misfits(found, kind_of(game).card_facts, id)] == []
    assert set(facts) <= {card.id for card in cards(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_is_played_has_facts(game):
    without = {card.id for card in cards(game)} - set(card_facts(game))
    assert without <= set(kind_of(game).languages["en"].pages())


def test_a_power_says_cost_speed_elements_range_target_and_thresholds():
    facts = card_facts("spirit-island")
    assert facts["call-of-the-dahan-ways"] == {
        "kind": "minor",
        "speed": "slow",
        "cost": 1,
        "elements": ["moon", "water", "animal"],
        "target": "land",
        "range": {"within": 1, "origin": "presence"},
        "land": ["dahan"],
        "thresholds": [{"moon": 2}],
    }
    assert facts["boon-of-vigor"]["target"] == "any-spirit"
    assert "cost" not in facts["massive-flooding"]
    assert facts["massive-flooding"]["range"]["origin"] == "sacred-site"
    assert {"no blight", "coastal", "invaders", "jungle"} <= {w for f in facts.values() for w in f.get("land", [])}
    assert facts["downward-spiral"] == {"kind": "blight", "blight_per_player": 5}
    assert facts["river-surges-in-sunlight"]["innates"] == ["massive-flooding"]


def test_a_card_of_everdell_says_what_it_costs_and_whom_it_frees():
    facts = card_facts("everdell")
    assert facts["farm"] == {
        "kind": "construction",
        "type": "production",
        "rarity": "common",
        "set": "base",
        "copies": 8,
        "cost": {"twig": 2, "resin": 1},
        "points": 1,
        "spaces": 1,
        "frees": ["husband", "wife"],
    }
    assert "farm" in facts["wife"]["homes"]
    assert facts["inn"]["open_to_others"]


def test_a_tile_says_its_colour_and_how_many_there_are():
    facts = card_facts("the-island")
    assert facts["volcano"] == {"kind": "tile", "colour": "green", "played": "at-once", "tiles": {"mountain": 1}}
    assert (facts["dolphin"]["colour"], facts["dolphin"]["played"]) == ("red", "own-turn")
    assert facts["repel-shark"]["played"] == "as-defence"
    assert sum(n for found in facts.values() for n in found["tiles"].values()) == 40
