"""The content of the base game, counted and compared with the facts."""

from __future__ import annotations

import pytest

import tidewood
from tests.games.everdell.facts import BASE_CARDS, HOMES
from tests.rules import rule
from tidewood.games.everdell.card import CARD, CARDS, homes_of
from tidewood.games.everdell.pieces import (
    CONSTRUCTION,
    KINDS,
    RARITIES,
    RESOURCES,
    SHOWN,
    TYPES,
    WORKER_COUNT,
    meadow_cell,
)
from tidewood.games.everdell.places import EVENT_CARDS, LOCATION, LOCATIONS

FACTS = [line.split() for line in BASE_CARDS.split("\n") if line]
BASE = [card for card in CARDS if card.from_set == "base"]


@rule("ED-GAME-05")
def test_128_cards_of_48_kinds():
    assert len(BASE) == 48
    assert sum(card.copies for card in BASE) == 128
    assert tidewood.new("everdell", 1, position={"clear": True}).table()["deck"] == 128


@rule("ED-GAME-05")
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_a_card_is_as_printed(fact):
    id, copies, type, rarity, kind, cost, points = fact
    card = CARD[id]
    assert card.copies == int(copies)
    assert TYPES[card.type] == type
    assert RARITIES[card.rarity] == rarity
    assert ("critter", "construction")[card.folk] == kind
    assert "".join(f"{n}{RESOURCES[i][0]}" for i, n in enumerate(card.cost) if n) == cost.replace("-", "")
    assert card.points == int(points)


@rule("ED-GAME-05")
def test_no_card_is_missing():
    assert {fact[0] for fact in FACTS} == {card.id for card in BASE}


@rule("ED-GAME-04")
def test_forest_cards_events_and_workers():
    assert len([location for location in LOCATIONS if location.kind == "forest"]) == 11
    assert len([location for location in LOCATIONS if location.kind == "basic"]) == 8
    assert len([event for event in EVENT_CARDS if event.basic]) == 4
    assert len([event for event in EVENT_CARDS if not event.basic]) == 16
    assert WORKER_COUNT == 6
    assert KINDS == 4


@rule("ED-GAME-04")
def test_every_player_has_six_workers_in_the_end():
    table = tidewood.new("everdell", 1, players=4).table()
    assert [sum(player["workers"].values()) for player in table["players"].values()] == [6, 6, 6, 6]


@rule("ED-OCCUPY-05")
def test_pairs_are_the_same_from_either_card():
    pairs = {tuple(line.split()) for line in HOMES.split("\n") if line}
    named = {
        (house.id, critter.id)
        for house in BASE
        if house.folk == CONSTRUCTION and isinstance(house.frees, str)
        for critter in BASE
        if critter.id in house.frees.split()
    }
    assert named == pairs == {(str(card.home), card.id) for card in BASE if card.home}
    for house, critter in pairs:
        assert CARD[house].number in homes_of(CARD[critter].number)


@rule("ED-OCCUPY-05", "ED-CARD-13")
def test_the_ever_tree_frees_every_critter():
    tree = CARD["ever-tree"].number
    assert all(tree in homes_of(card.number) for card in BASE if card.is_critter)


@rule("ED-PAY-02")
def test_the_cards_with_an_ability():
    assert {card.id for card in BASE if card.ability is not None} == {"innkeeper", "crane", "dungeon", "judge"}
    shown = {path.split("/")[0] for path, kind in plays_by_effect() if kind == "Play"}
    assert shown == {
        "card:inn", "card:queen", "card:cemetery", "card:postal-pigeon", "card:forest-draw-2-meadow-play-1",
    }  # fmt: skip


def plays_by_effect():
    """Where an effect plays a card, in the base game."""
    from tidewood.games.everdell import NODE_NAMES

    ids = {card.id for card in BASE} | set(LOCATION)
    for path, node in NODE_NAMES.nodes.items():
        if path.startswith("card:") and path.split("/")[0].removeprefix("card:") in ids:
            yield path, type(node).__name__


@rule("ED-SETUP-07")
def test_the_meadow_has_two_rows_of_four():
    assert [meadow_cell(place) for place in range(1, 9)] == [
        (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3),
    ]  # fmt: skip
    game = tidewood.new("everdell", 1, position={"meadow": ["farm", "mine", "inn", "wife", "ruins"]})
    assert game.table()["meadow"][4] == "ruins"
    assert SHOWN == 9  # places of the Meadow are 1 to 8 wherever cards come from


@rule("ED-SETUP-02")
def test_forest_cards_that_are_not_laid_out_are_out_of_the_game():
    position = {"forest": ["forest-3-berries"], "players": {"p1": {"city": ["lookout"]}}}
    game = tidewood.new("everdell", 1, position=position)
    game.play("visit lookout")
    copied = [option.notation for option in game.options if "forest" in option.notation]
    assert copied == ["copy forest-3-berries"]
    assert list(game.table()["forest"]) == ["forest-3-berries"]


@rule("ED-SETUP-02")
def test_at_a_real_table_a_forest_card_is_laid_out_once():
    game = tidewood.new("everdell", 1, chance="table")
    game.play("forest forest-3-berries")
    assert "forest forest-3-berries" not in game.decision
    assert "forest forest-2-any" in game.decision
