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
        "kind": "card",
        "folk": "construction",
        "type": "production",
        "rarity": "common",
        "set": "base",
        "copies": 8,
        "cost": {"twig": 2, "resin": 1},
        "points": 1,
        "space": 1,
        "home": [],
        "frees": ["husband", "wife"],
        "spots": 0,
        "open": 0,
        "stays": False,
    }
    assert "farm" in facts["wife"]["home"]
    assert (facts["inn"]["spots"], facts["inn"]["open"]) == (1, 1)
    assert facts["darkdeep-prison"]["banner"] == "dungeon"


def test_a_place_says_what_it_gives():
    facts = card_facts("everdell")
    assert facts["basic-2-cards-1-point"] == {
        "kind": "basic",
        "shared": True,
        "gives": [{"what": "card", "n": 2}, {"what": "point", "n": 1}],
    }
    assert facts["haven"]["gives"] == [{"what": "discard"}, {"what": "any", "n": 1, "per": 2}]
    assert facts["journey-3"]["gives"] == [{"what": "discard", "n": 3}, {"what": "score", "n": 3}]
    assert all(found["gives"] for id, found in facts.items() if id.startswith(("basic", "forest", "journey")))


def test_an_event_says_what_it_needs_and_what_it_counts():
    facts = card_facts("everdell")
    assert facts["harvest-festival"]["needs"] == [{"type": "production", "of": 4}]
    assert facts["croak-wart-cure"]["needs"] == [{"card": "undertaker", "of": 1}, {"card": "barge-toad", "of": 1}]
    assert facts["path-of-the-pilgrims"]["each"] == [3]


def test_an_action_card_says_what_is_tried_in_which_season():
    facts = card_facts("everdell")["phantomia-w1"]
    assert facts["rows"]["winter"][1] == {"option": "forest 1", "says": {"id": "action.forest", "args": {"n": 1}}}
    assert (facts["symbol"], facts["arrow"], facts["fallback"]["option"]) == ("spider", "right", "haven")


def test_the_effect_is_the_text_without_what_the_facts_say():
    effects = {card.id: card.effect for card in cards("everdell")}
    assert effects["farm"] == "Production: gain 1 berry."
    assert effects["harvest-festival"] == ""
    assert effects["haven"] is None


def test_a_tile_says_its_colour_and_how_many_there_are():
    facts = card_facts("the-island")
    assert facts["volcano"] == {"kind": "tile", "colour": "green", "played": "at-once", "tiles": {"mountain": 1}}
    assert (facts["dolphin"]["colour"], facts["dolphin"]["played"]) == ("red", "own-turn")
    assert facts["repel-shark"]["played"] == "as-defence"
    assert sum(n for found in facts.values() for n in found["tiles"].values()) == 40
