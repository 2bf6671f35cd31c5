"""Every card of the base game, played in every way: from hand and Meadow, paid, occupied, with each ability, free."""

from __future__ import annotations

import pytest

import tidewood
from tests.rules import rule
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.pieces import RESOURCES

BASE = [card for card in CARDS if card.from_set == "base"]
CRITTERS = [card for card in BASE if card.is_critter and card.id != "fool"]
CONSTRUCTIONS = [card for card in BASE if not card.is_critter]
PAID = [card for card in CONSTRUCTIONS if card.id != "ruins"]


def ids(card):
    return card.id


def purse(card, less=0, but=None):
    """Just what a card costs, or so many resources less, of the kinds that come first."""
    cost = dict(zip(RESOURCES, card.cost, strict=True))
    for kind in RESOURCES:
        off = min(cost[kind], less)
        cost[kind] -= off
        less -= off
    return {kind: n for kind, n in cost.items() if n}


def start(card, city=(), source="hand", less=0, **own):
    """p1 may play the card; ruins have a construction to discard."""
    needs = ["mine"] if card.id == "ruins" else []
    hand, meadow = ([card.id], []) if source == "hand" else ([], [card.id])
    player = {**purse(card, less), "city": [*city, *needs], "hand": hand, **own}
    return tidewood.new("everdell", 7, position={"players": {"p1": player}, "meadow": meadow})


def where_asked(game, *answers):
    """Give those of the answers that somebody is asked for; a forced one is taken already."""
    for answer in answers:
        if answer in game.decision:
            game.play(answer)
    return game


def in_city(game):
    return [row["card"] for row in game.table()["players"]["p1"]["city"]]


def paid(game):
    """Whether p1 pays something when the card is played, as the log tells it."""
    return [game.tell(event) for event in game.log if event.kind == "plays"][-1]


@rule("ED-PLAY-01", "ED-PLAY-02")
@pytest.mark.parametrize("card", [*CRITTERS, *CONSTRUCTIONS], ids=ids)
def test_from_the_hand_for_its_cost(card):
    game = start(card).play(f"play {card.id}")
    assert card.id in in_city(game)
    for kind, n in zip(RESOURCES, card.cost, strict=True):
        assert (f"{n} {kind}" in paid(game) or f"{n} {kind}s" in paid(game) or f"{n} berries" in paid(game)) or not n


@rule("ED-PLAY-01", "ED-MEADOW-01")
@pytest.mark.parametrize("card", [*CRITTERS, *CONSTRUCTIONS], ids=ids)
def test_from_the_meadow_for_its_cost(card):
    game = start(card, source="meadow").play(f"play {card.id} meadow 1")
    assert card.id in in_city(game)
    assert None not in game.table()["meadow"]


@rule("ED-PLAY-01")
@pytest.mark.parametrize("card", [card for card in [*CRITTERS, *PAID] if sum(card.cost)], ids=ids)
def test_not_with_a_resource_too_little(card):
    assert f"play {card.id}" not in start(card, less=1).decision


@rule("ED-OCCUPY-01", "ED-OCCUPY-05")
@pytest.mark.parametrize("card", CRITTERS, ids=ids)
def test_a_critter_occupies_its_construction(card):
    game = start(card, [card.home], less=9).play(f"play {card.id}")
    assert card.id in in_city(game)
    rows = game.table()["players"]["p1"]["city"]
    assert {"card": card.home, "occupied": True} in rows
    assert "occupying" in paid(game)


@rule("ED-CARD-13")
@pytest.mark.parametrize("card", CRITTERS, ids=ids)
def test_a_critter_occupies_the_ever_tree(card):
    game = start(card, ["ever-tree"], less=9).play(f"play {card.id}")
    assert card.id in in_city(game)


@rule("ED-CARD-10")
@pytest.mark.parametrize("card", [card for card in PAID if card.id != "crane"], ids=ids)
def test_a_crane_makes_a_construction_cheaper(card):
    game = start(card, ["crane"], less=3)
    where_asked(game, f"play {card.id}", "crane")
    assert card.id in in_city(game)
    assert "crane" not in in_city(game)


@rule("ED-CARD-21")
@pytest.mark.parametrize("card", [card for card in CRITTERS if card.id != "innkeeper"], ids=ids)
def test_an_innkeeper_makes_a_critter_cheaper(card):
    game = start(card, ["innkeeper"], less=3).play(f"play {card.id}")
    assert card.id in in_city(game)
    assert "innkeeper" not in in_city(game)


@rule("ED-CARD-12")
@pytest.mark.parametrize("card", [card for card in [*CRITTERS, *PAID] if card.id not in ("dungeon", "wife")], ids=ids)
def test_the_dungeon_makes_a_card_cheaper(card):
    game = start(card, ["dungeon", "wife"], less=3).play(f"play {card.id}")
    where_asked(game, "dungeon")
    assert card.id in in_city(game)
    rows = game.table()["players"]["p1"]["city"]
    assert rows[0] == {"card": "dungeon", "under": ["wife"]}


@rule("ED-CARD-22")
@pytest.mark.parametrize("card", [card for card in [*CRITTERS, *PAID] if card.id != "judge"], ids=ids)
def test_the_judge_replaces_a_resource(card):
    other = "twig" if card.is_critter else "berry"
    game = start(card, ["judge"], less=1, **{other: 1})
    assert f"play {card.id}" in game.decision
    game.play(f"play {card.id}")
    assert card.id in in_city(game)


@rule("ED-CARD-20", "ED-WORKER-15")
@pytest.mark.parametrize("card", [*CRITTERS, *PAID], ids=ids)
def test_the_inn_makes_a_card_of_the_meadow_cheaper(card):
    game = start(card, ["inn"], source="meadow", less=3).play("visit inn")
    where_asked(game, f"play {card.id} meadow 1", "pay")
    assert card.id in in_city(game)


@rule("ED-CARD-32")
@pytest.mark.parametrize("card", [card for card in [*CRITTERS, *CONSTRUCTIONS] if card.id != "queen"], ids=ids)
def test_the_queen_plays_what_is_worth_at_most_three(card):
    game = start(card, ["queen"], less=9)
    if card.points > 3:
        assert f"play {card.id}" not in game.decision
        if "visit queen" in game.decision:
            game.play("visit queen")
            assert f"play {card.id}" not in game.decision
        return
    game.play("visit queen", f"play {card.id}")
    assert card.id in in_city(game)


@rule("ED-CARD-05")
@pytest.mark.parametrize("card", [card for card in [*CRITTERS, *CONSTRUCTIONS] if card.id != "cemetery"], ids=ids)
def test_the_cemetery_plays_any_card(card):
    needs = ["mine"] if card.id == "ruins" else []
    position = {"discards": [card.id], "players": {"p1": {"city": ["cemetery", *needs]}}}
    game = tidewood.new("everdell", 7, position=position).play("visit cemetery", "discards")
    where_asked(game, "discard mine")
    assert card.id in in_city(game)
    assert card.id not in game.table()["shown"]
