"""What is asked says who asks and how many."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell.setups import ALL
from tests.properties.promises import name
from tidewood import Game
from tidewood.api import vocabulary

# Questions that name the card they are about, or in which nobody but the rules asks.
OF_THE_RULES = {"turn", "play-how", "settle", "produce", "react", "keep-ability", "her-worker", "into-city"}


def asked(player: dict[str, Any], *answers: str, **setup: Any) -> Game:
    options: dict[str, Any] = {"players": 2, **setup}
    position = {"clear": True, "active": "p1", "players": {"p1": player}}
    return tidewood.new("everdell", 1, position=position, **options).play(*answers)


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [
        ("en", "Shepherd: Whom do you pay?"),
        ("de", "Hirtin: Wem zahlst du?"),
        ("fr", "Bergère\u00a0: Qui payez-vous\u00a0?"),
    ],
)
def test_who_is_paid_is_asked_by_the_card_that_costs_something(lang: str, prompt: str):
    game = asked({"hand": ["shepherd"], "berry": 3}, "play shepherd", players=3)
    assert game.decision.prompt(lang) == prompt
    assert game.decision.source == "card:shepherd"


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [
        ("en", "Summer: Draw up to 2 cards from the Meadow. (0 of 2 chosen)"),
        ("de", "Sommer: Ziehe bis zu 2 Karten von der Wiese. (0 von 2 gewählt)"),
        ("fr", "Été\u00a0: Piochez jusqu’à 2 cartes de la Prairie. (choix\u00a0: 0 sur 2)"),
    ],
)
def test_the_summer_asks_for_cards_of_the_meadow(lang, prompt):
    position = {
        "players": {"p1": {"season": "spring", "workers": {"waiting": 3}, "hand": []}},
        "places": {"basic-1-berry": ["p1", "p1", "p1"]},
        "active": "p1",
    }
    game = tidewood.new("everdell", 1, players=2, position=position)
    game.play("prepare")
    assert game.decision is not None
    assert game.decision.prompt(lang) == prompt


def test_a_card_that_wants_room_asks_for_it():
    game = asked({"hand": ["ruins"], "city": ["farm", "mine"]}, "play ruins")
    assert game.decision is not None
    assert game.decision.prompt("en") == "Ruins: Discard 1 card from your city."
    assert game.decision.source == "card:ruins"


def test_tokens_are_spent_from_a_card_by_name():
    city = [{"card": "king-norths-treasury", "points": 4}]
    own = {"city": city, "hand": ["castle"], "twig": 9, "resin": 9, "pebble": 9}
    game = asked(own, "play castle", "king-norths-treasury", modules=["legends"])
    assert game.decision is not None
    assert game.decision.prompt("en") == "How many point tokens do you discard from King North’s Treasury?"


@pytest.mark.parametrize("setup", ALL[::3], ids=name)
def test_every_effect_that_asks_is_named(setup):
    rng = random.Random(f"asks {name(setup)}")
    names = vocabulary("everdell", "en")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    while not game.is_over:
        decision = game.decision
        assert decision is not None and decision.asks is not None
        kind, _, thing = (decision.source or "").partition(":")
        asks = decision.asks["args"].get("question", decision.asks)
        question = asks["args"].get("question", asks)["id"].partition(".")[2]
        if kind in ("card", "module", "ability", "event", "place") and question not in OF_THE_RULES:
            assert names[thing] in decision.prompt("en"), (decision.source, decision.prompt("en"))
        if decision.pick is not None and decision.pick.most > 1:
            assert str(decision.pick.most) in decision.prompt("en")
        game.pick(rng.randrange(game.count))
