"""What Phantomia's cards want besides the price: told with the card or the place, and paid with the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell import marking
from tidewood import Game
from tidewood.games.everdell.pieces import RESOURCES

FIRST = {"spiders-in-the-soil": 2, "political-influence": 1, "bad-publicity": 1}


def against(listed: str = "", **position: Any) -> Game:
    """A table with this list card in force."""
    given = {"clear": True, **position}
    if listed:
        given["phantomia"] = {"list": listed, **position.get("phantomia", {})}
    return tidewood.new("everdell", 1, position=given, players=1, phantomia=True, phantomia_lists=True)


def marks(game: Game) -> dict[str, Any]:
    found = game.marks("p1")
    assert found is not None
    return found


@pytest.mark.parametrize(("points", "why"), [(1, None), (0, "toll")])
def test_what_a_character_wants_for_a_card_is_told(points, why):
    position = {
        "clear": True,
        "meadow": ["farm", "mine", "inn"],
        "phantomia": {"figure": 2},
        "players": {"p1": {"twig": 3, "resin": 3, "points": points}},
    }
    setup = {"players": 1, "phantomia": True, "phantomia_character": "the-dealmaker"}
    marked = marks(tidewood.new("everdell", 1, position=position, **setup))["plays"]["meadow:3"]
    assert marked["tolls"] == [
        {"by": "module:the-dealmaker", "price": "effect:rule:the-dealmaker", "takes": [{"what": "point", "n": 1}]}
    ]
    assert (marked["ok"], marked.get("why")) == (why is None, why)


def test_a_toll_is_paid_with_the_way_out_of_what_the_sum_leaves():
    game = against("spiders-in-the-soil", players={"p1": {"hand": ["farm", "inn"], "twig": 3, "resin": 2}})
    marked = marks(game)["plays"]["hand:farm"]
    toll = {"by": "module:spiders-in-the-soil", "price": "effect:rule:spiders-in-the-soil"}
    assert marked["tolls"] == [{**toll, "takes": [{"what": "anything", "n": 2}]}]
    [way] = marked["ways"]
    assert way["answers"] == [["play farm", "pay", "2 twig 1 resin"]]
    assert way["tolls"] == [
        {
            **toll,
            "takes": [{"what": "anything", "n": 2}],
            "n": 2,
            "at": 1,
            "spare": [
                {"ref": "resource:twig", "answer": "pay twig", "n": [1]},
                {"ref": "resource:resin", "answer": "pay resin", "n": [1]},
                {"ref": "hand:inn", "answer": "discard inn", "n": [1]},
            ],
        }
    ]
    played = marking.answered(game, "p1", ["play farm", "pay resin, discard inn", "pay", "2 twig 1 resin"])
    me = played.table()["players"]["p1"]
    assert ([row["card"] for row in me["city"]], me["twig"], me["resin"], me["hand"]) == (["farm"], 1, 0, [])


def test_a_way_that_leaves_too_little_for_its_tolls_is_no_way():
    """The Judge is a governance card too, and wants a thing of its own for the help. [PH-LIST-21]"""
    own = {"hand": ["shopkeeper"], "city": ["judge"], "berry": 3, "pebble": 1}
    rich, poor = (
        marks(against("political-influence", players={"p1": {**own, "resin": n}}))["plays"]["hand:shopkeeper"]
        for n in (1, 0)
    )
    assert [way.get("by") for way in rich["ways"]] == [None, "city:p1:1"]
    assert [(toll["n"], toll["at"]) for toll in rich["ways"][1]["tolls"]] == [(1, 1), (1, 2)]
    assert [way.get("by") for way in poor["ways"]] == [None, "city:p1:1"]
    poorest = marks(against("political-influence", players={"p1": {**own, "berry": 2}}))["plays"]["hand:shopkeeper"]
    assert [way.get("by") for way in poorest["ways"]] == [None]


@pytest.mark.parametrize("listed", [*FIRST, "greedy-gaze"])
def test_every_way_with_a_toll_can_be_answered_as_sent(listed):
    rng = random.Random(f"tolls {listed}")
    cards = [
        "farm",
        "mine",
        "judge",
        "shopkeeper",
        "wife",
        "husband",
        "wanderer",
        "inn",
        "courthouse",
        "ranger",
        "crane",
    ]
    n = tolled = 0
    for _ in range(12):
        own: dict[str, Any] = {kind: rng.randrange(5) for kind in RESOURCES}
        own["hand"] = [rng.choice(cards) for _ in range(rng.randrange(1, 7))]
        own["city"] = rng.sample(["judge", "farm", "general-store", "crane", "innkeeper", "dungeon", "wife"], 4)
        own["hand"] = [card for i, card in enumerate(own["hand"]) if card not in (own["city"] + own["hand"][:i])]
        game = against(listed, players={"p1": own})
        n += marking.check(game)
        tolled += len([1 for mark in marks(game)["plays"].values() for way in mark.get("ways", []) if "tolls" in way])
    assert n and tolled >= 3


@pytest.mark.parametrize(
    ("listed", "ref", "takes"),
    [
        ("bandits-in-the-forest", "place:forest-2-any", [{"what": "her-point", "n": 2}]),
        ("sticky-mixture", "place:basic-2-resin", [{"what": "any", "n": 1}, {"what": "her-point", "n": 1}]),
        (
            "the-trap-snaps-shut",
            "place:basic-3-twigs",
            [
                {
                    "what": "either",
                    "n": 1,
                    "parts": [{"what": "card", "n": 1}, {"what": "any", "n": 1}, {"what": "her-point", "n": 1}],
                }
            ],
        ),
        ("corrupt-court", "event:grand-tour", [{"what": "anything", "n": 1}]),
    ],
)
def test_a_place_with_a_web_says_what_a_worker_costs_there(listed, ref, takes):
    position = {"forest": ["forest-2-any"], "events": ["grand-tour"], "players": {"p1": {"resin": 2}}}
    game = against(listed, **position)
    if listed != "corrupt-court":  # the webs are laid when the list card is turned up
        where = ref.partition(":")[2]
        game = against(listed, **position, phantomia={"webs": {where: 1}})
    found = marks(game)["places"]
    assert found[ref]["ok"]
    assert [toll["takes"] for toll in found[ref]["tolls"]] == [takes]
    assert found[ref]["tolls"][0]["by"] == f"module:{listed}"


def test_a_place_whose_toll_cannot_be_paid_says_so():
    game = against("sticky-mixture", phantomia={"webs": {"basic-2-resin": 1}}, players={"p1": {}})
    assert marks(game)["places"]["place:basic-2-resin"]["ok"] is False
    assert "visit basic-2-resin" not in [option.notation for option in game.options]


def test_what_phantomia_gains_from_a_card_comes_after():
    game = against("administrative-errors", players={"p1": {"hand": ["judge"], "berry": 3}})
    [toll] = marks(game)["plays"]["hand:judge"]["tolls"]
    assert toll["after"] and toll["takes"][0]["what"] == "her-point"
    assert "tolls" not in marks(game)["plays"]["hand:judge"]["ways"][0]
