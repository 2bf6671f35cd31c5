"""The helper at a real table: people tell what they do, the program runs Phantomia and says why."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.games.everdell.real_table import facts, tell
from tests.properties.promises import replays_alike
from tests.rules import rule
from tidewood.games.everdell.text import LANGUAGES

FOREST = ("forest forest-2-any", "forest forest-3-berries", "forest forest-2-berries-1-card")
EVENTS = (
    "event tax-relief",
    "event path-of-the-pilgrims",
    "event performer-in-residence",
    "event croak-wart-cure",
)


def helper(*answers: str, players: int = 1, **setup: object) -> tidewood.Game:
    """A table that has been laid out; people turn up the action cards and roll the die."""
    game = tidewood.new("everdell", 1, players=players, phantomia=True, helper=True, chance="table", **setup)
    return tell(game, "ready", *FOREST, *EVENTS, *answers)


def told(game: tidewood.Game, lang: str = "en") -> list[str]:
    return [LANGUAGES[lang].event_text(event) for event in game.log]


def test_at_the_start_it_asks_for_forest_and_events_only():
    game = helper()
    assert game.decision.is_chance
    assert sorted(game.decision.notations) == ["action w1", "action w2", "action w3", "action w4", "action w5"]


def test_she_acts_and_then_the_human_is_asked():
    game = helper("action w1")
    assert game.decision.player == "p1"
    table = game.table()
    assert table["places"]["basic-3-twigs"] == ["phantomia"]
    assert told(game)[-2:] == ["Phantomia places a worker: 3 twigs.", "Turn 2: p1."]


def test_a_place_that_was_told_to_be_taken_sends_her_on_with_the_reason():
    game = helper("action w1", "visit basic-2-resin", "action w2")
    assert game.table()["places"]["basic-1-berry-1-card"] == ["phantomia"]
    assert any("is not free" in line for line in told(game))


def test_places_that_are_taken_cannot_be_told():
    game = helper("action w1")
    assert "visit basic-3-twigs" not in facts(game)
    assert "visit basic-1-berry" in facts(game)


def test_for_the_figure_it_asks_for_the_card_under_the_die():
    game = helper("action w1", "play", "action w6", "die 4")
    assert game.decision.player == "p1"
    assert "meadow 4 farm" in game.decision.notations
    game.play("meadow 4 farm")
    table = game.table()
    assert table["phantomia"]["figure"] == 4
    assert [row["card"] for row in table["players"]["phantomia"]["city"]] == ["farm"]


def test_the_top_of_her_deck_is_asked_when_she_plays_it():
    game = helper("action w1", "play", "action w8", "her mine")
    assert [row["card"] for row in game.table()["players"]["phantomia"]["city"]] == ["mine"]


@pytest.mark.parametrize(("answer", "line"), [("fool fits", "into p1’s city"), ("no room", "discards")])
def test_only_the_human_knows_whether_a_city_takes_the_fool(answer, line):
    game = helper("action w1", "play", "action w8", "her fool", answer)
    assert any(line in text for text in told(game))
    assert game.table()["players"]["phantomia"]["city"] == []


def test_gifts_are_told_before_the_action_and_do_not_end_the_turn():
    game = helper("action w1", "give 2 cards", "give 1 resources", "give 1 points")
    assert game.decision.player == "p1"
    table = game.table()
    assert table["phantomia"]["deck"]["cards"] == 1 + 2 + 1
    assert table["players"]["phantomia"]["points"] == 2 + 1


def test_an_open_destination_of_the_human_is_used_and_its_token_is_told():
    game = helper("action w1", "play inn", "action w2")
    assert [row["card"] for row in game.table()["players"]["p1"]["open_cards"]] == ["inn"]
    assert "lose inn" in facts(game)
    tell(game, "visit inn")
    assert game.table()["players"]["p1"]["open_cards"][0]["workers"] == ["p1"]


def test_an_event_of_a_human_is_no_longer_hers():
    game = helper("action w1", "visit tax-relief")
    assert game.table()["events"]["tax-relief"]["owner"] == "p1"


@rule("PH-SETUP-08")
def test_with_two_humans_it_is_asked_who_sits_to_her_left():
    game = helper(players=2)
    assert sorted(game.decision.notations) == ["start p1", "start p2"]
    game.play("start p2")
    game.play("action w1")
    assert game.decision.player == "p2"


@pytest.mark.parametrize("chance", ["roll", "table"])
@pytest.mark.parametrize("players", [1, 2])
def test_any_telling_comes_to_an_end_and_can_be_saved_everywhere(chance, players):
    rng = random.Random(f"{chance} {players}")
    for seed in range(4):
        game = tidewood.new("everdell", seed, players=players, phantomia=True, helper=True, chance=chance)
        while not game.is_over:
            decision = game.decision
            saved = game.save()
            assert tidewood.load(saved, verify=False).save() == saved
            for lang in game.languages:
                assert decision.prompt(lang)
            game.pick(rng.randrange(game.count))
            assert game.answers < 4000
        outcome = game.outcome
        assert outcome is not None
        scores = outcome["scores"]
        assert set(scores) == {*game.players, "phantomia"}
        replays_alike(game)


def test_rolled_the_program_turns_up_the_cards_and_rolls_her_die():
    """With the house cards there is nothing on the table to turn up: only cards of the game are asked for."""
    game = tidewood.new("everdell", 3, players=1, phantomia=True, helper=True)
    rng = random.Random(3)
    while not game.is_over:
        assert not game.decision.is_chance
        game.pick(rng.randrange(game.count))
