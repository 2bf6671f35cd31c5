"""Every card of Mistwood's modules, played in every way: where it lies, paid, occupied, replaced, with each ability."""

from __future__ import annotations

import pytest

import tidewood
from tests.games.everdell.test_ways import ids, in_city, purse, where_asked
from tests.rules import rule
from tidewood.games.everdell.card import CARD, CARDS
from tidewood.games.everdell.pieces import RESOURCES, TYPES

DECK = [card for card in CARDS if card.from_set in ("corrin", "farms")]
CORRIN_CRITTERS = [card for card in DECK if card.is_critter]
CORRIN_HOUSES = [card for card in DECK if not card.is_critter and card.from_set == "corrin"]
FARMS = [card for card in DECK if card.from_set == "farms"]
LEGENDS = [card for card in CARDS if card.from_set == "legends"]
BASE = [card for card in CARDS if card.from_set == "base" and card.id not in ("fool", "ruins", "farm")]
MODULES = ["corrin", "farms", "legends"]
OCCUPIES = {"corrin-the-leader": "governance", "corrin-the-king": "prosperity", "corrin-the-warrior": "destination"}
FREES = {"corrins-field": "production", "corrins-path": "traveller"}


def start(card, city=(), source="hand", less=0, modules=MODULES, setup=None, **own):
    """p1 may play the card out of the hand, the Meadow or from beside the city."""
    zone = {"hand": "hand", "legends": "legends"}.get(source)
    player = {**purse(card, less), "city": list(city), **({zone: [card.id]} if zone else {}), **own}
    meadow = [card.id] if source == "meadow" else []
    position = {"players": {"p1": player}, "meadow": meadow}
    return tidewood.new("everdell", 7, modules=modules, position=position, **(setup or {}))


def beside(card):
    return "legends" if card.from_set == "legends" else "hand"


def rows(game):
    return game.table()["players"]["p1"]["city"]


def wealth(game):
    player = game.table()["players"]["p1"]
    return sum(player[kind] for kind in RESOURCES)


def test_these_are_all_cards_of_the_modules():
    assert (len(CORRIN_CRITTERS), len(CORRIN_HOUSES), len(FARMS), len(LEGENDS)) == (3, 2, 8, 10)


@rule("MW-LEGEND-07", "MW-FARM-02", "MW-CORRIN-04")
@pytest.mark.parametrize("card", [*DECK, *LEGENDS], ids=ids)
def test_for_its_cost(card):
    game = start(card, source=beside(card))
    where_asked(game, f"play {card.id}")
    assert card.id in in_city(game)


@pytest.mark.parametrize("card", DECK, ids=ids)
def test_from_the_meadow_for_its_cost(card):
    game = start(card, source="meadow").play(f"play {card.id} meadow 1")
    assert card.id in in_city(game)
    assert None not in game.table()["meadow"]


@pytest.mark.parametrize("card", [*DECK, *LEGENDS], ids=ids)
def test_not_with_a_resource_too_little(card):
    assert f"play {card.id}" not in start(card, source=beside(card), less=1).decision


@rule("MW-CORRIN-03")
@pytest.mark.parametrize("card", CORRIN_CRITTERS, ids=ids)
@pytest.mark.parametrize("house", [card for card in BASE if not card.is_critter], ids=ids)
def test_a_corrin_critter_occupies_any_construction_of_its_type_and_no_other(card, house):
    game = start(card, [house.id], less=99)
    if TYPES[house.type] == OCCUPIES[card.id] or house.id == "ever-tree":
        game.play(f"play {card.id}")
        assert {"card": house.id, "occupied": True} in rows(game)
        assert card.id in in_city(game)
    else:
        assert f"play {card.id}" not in game.decision


@rule("MW-CORRIN-02")
@pytest.mark.parametrize("house", CORRIN_HOUSES, ids=ids)
@pytest.mark.parametrize("card", [card for card in BASE if card.is_critter], ids=ids)
def test_a_corrin_construction_is_occupied_for_any_critter_of_its_type_and_no_other(card, house):
    game = start(card, [house.id], less=99)
    if TYPES[card.type] == FREES[house.id]:
        game.play(f"play {card.id}")
        assert {"card": house.id, "occupied": True} in rows(game)
        assert card.id in in_city(game)
    else:
        assert f"play {card.id}" not in game.decision


@rule("MW-FARM-04")
@pytest.mark.parametrize("farm", FARMS, ids=ids)
@pytest.mark.parametrize("card", ["husband", "wife"])
def test_a_seasonal_farm_frees_husband_or_wife(farm, card):
    game = start(CARD[card], [farm.id], less=99).play(f"play {card}")
    assert {"card": farm.id, "occupied": True} in rows(game)


@rule("MW-LEGEND-08", "MW-LEGEND-15")
@pytest.mark.parametrize("card", LEGENDS, ids=ids)
def test_a_legendary_card_replaces_the_card_of_its_banner_which_is_played_no_more(card):
    game = start(card, [card.banner], source="legends", less=99).play(f"play {card.id}")
    where_asked(game, "stop")
    assert card.banner not in in_city(game)
    assert card.id in in_city(game)
    assert game.table()["discards"][-1] == card.banner
    other = start(CARD[card.banner], [card.id], less=0)
    assert f"play {card.banner}" not in other.decision


@rule("MW-LEGEND-12")
@pytest.mark.parametrize("card", [card for card in [*DECK, *LEGENDS] if not card.is_critter], ids=ids)
def test_a_crane_makes_a_construction_cheaper(card):
    game = start(card, ["crane"], source=beside(card), less=3)
    where_asked(game, f"play {card.id}", "crane")
    assert card.id in in_city(game)
    assert "crane" not in in_city(game)


@rule("MW-LEGEND-12")
@pytest.mark.parametrize("card", [card for card in [*DECK, *LEGENDS] if card.is_critter], ids=ids)
def test_an_innkeeper_makes_a_critter_cheaper(card):
    game = start(card, ["innkeeper"], source=beside(card), less=3).play(f"play {card.id}")
    assert card.id in in_city(game)
    assert "innkeeper" not in in_city(game)


@rule("MW-LEGEND-12")
@pytest.mark.parametrize("card", [card for card in [*DECK, *LEGENDS] if card.id != "darkdeep-prison"], ids=ids)
def test_the_dungeon_makes_a_card_cheaper(card):
    if card.id == "mayberry-matriarch":
        game = start(card, ["dungeon", "monk"], source="legends", less=3).play(f"play {card.id}")
    else:
        game = start(card, ["dungeon", "wife"], source=beside(card), less=3).play(f"play {card.id}")
    where_asked(game, "dungeon")
    assert card.id in in_city(game)
    assert rows(game)[0]["under"] in (["wife"], ["monk"])


@rule("MW-LEGEND-12")
@pytest.mark.parametrize("card", [*DECK, *LEGENDS], ids=ids)
def test_the_judge_replaces_a_resource(card):
    other = "twig" if card.is_critter else "berry"
    game = start(card, ["judge"], source=beside(card), less=1, **{other: 1}).play(f"play {card.id}")
    assert card.id in in_city(game)


@rule("MW-LEGEND-31")
@pytest.mark.parametrize("card", [card for card in [*BASE, *DECK, *LEGENDS] if sum(card.cost)], ids=ids)
def test_the_treasury_makes_any_card_cheaper(card):
    if card.id in ("king-norths-treasury", "clock-tower"):
        return  # there is one Treasury, and beside it no Clock Tower is played
    treasury = {"card": "king-norths-treasury", "points": 4}
    spent = min(4, -(-sum(card.cost) // 2))
    game = start(card, [treasury], source=beside(card), less=8)
    assert wealth(game) == max(sum(card.cost) - 8, 0)
    game.play(f"play {card.id}")
    where_asked(game, "king-norths-treasury", f"spend {spent}")
    assert card.id in in_city(game)
    assert rows(game)[0].get("points", 0) == 4 - spent


@pytest.mark.parametrize("card", DECK, ids=ids)
def test_the_inn_makes_a_card_of_the_meadow_cheaper(card):
    game = start(card, ["inn"], source="meadow", less=3).play("visit inn")
    where_asked(game, f"play {card.id} meadow 1", "pay")
    assert card.id in in_city(game)


@rule("MW-LEGEND-27")
@pytest.mark.parametrize("card", [*BASE, *DECK], ids=ids)
def test_the_tomb_plays_any_card_without_cost(card):
    if card.id == "cemetery":
        return  # beside the Tomb none is played
    game = start(card, ["everflame-tomb"], less=99).play("visit everflame-tomb")
    where_asked(game, f"play {card.id}")
    assert card.id in in_city(game)
    assert rows(game)[0]["workers"] == ["p1"]


@pytest.mark.parametrize("card", DECK, ids=ids)
def test_the_queen_plays_what_is_worth_at_most_three(card):
    game = start(card, ["queen"], less=99)
    if card.points > 3:
        assert f"play {card.id}" not in game.decision
        return
    game.play("visit queen", f"play {card.id}")
    assert card.id in in_city(game)


@pytest.mark.parametrize("card", DECK, ids=ids)
def test_the_cemetery_plays_any_card(card):
    position = {"discards": [card.id], "players": {"p1": {"city": ["cemetery"]}}}
    game = tidewood.new("everdell", 7, modules=MODULES, position=position).play("visit cemetery", "discards")
    assert card.id in in_city(game)


@pytest.mark.parametrize("card", DECK, ids=ids)
def test_the_postal_pigeon_plays_what_is_worth_at_most_three(card):
    position = {"deck": [card.id], "players": {"p1": {"berry": 2, "hand": ["postal-pigeon"]}}}
    game = tidewood.new("everdell", 7, modules=MODULES, position=position).play("play postal-pigeon")
    where_asked(game, f"play {card.id} shown")
    assert (card.id in in_city(game)) == (card.points <= 3)


@rule("MW-LEGEND-12")
@pytest.mark.parametrize("card", LEGENDS, ids=ids)
def test_no_effect_that_plays_a_card_plays_a_legendary_one(card):
    for house in ("queen", "everflame-tomb"):
        if house == card.id:
            continue
        game = start(card, [house], source="legends", less=99, hand=["farm"], modules=["legends"])
        game.play(f"visit {house}")
        assert f"play {card.id}" not in game.decision


@rule("MW-ABILITY-09")
@pytest.mark.parametrize("farm", FARMS, ids=ids)
def test_a_farm_of_the_stack_is_played_for_its_cost(farm):
    player = {"ability": "weasels", **purse(farm)}
    position = {"farm_stack": farm.id, "players": {"p1": player, "p2": {"ability": "pigs"}}}
    game = tidewood.new("everdell", 7, modules=["farms", "abilities"], position=position)
    game.play(f"play {farm.id} stack")
    assert farm.id in in_city(game)
    assert game.table()["players"]["p2"]["points"] == 2
    assert game.table()["farm_stack"]["below"] == 6
