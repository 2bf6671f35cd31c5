"""Boards that go and come, lands that are one for a turn, and votes: in saves, copies and undone answers."""

from __future__ import annotations

import random

import pytest

import tidewood

BASE = {"boards": ["A", "B"], "spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"]}
SETUP = {**BASE, "expansions": ["branch-and-claw", "jagged-earth"]}
LANDS = {
    "A1": {"presence": {"p1": 2}, "town": 1, "dahan": 1},
    "A5": {"presence": {"p1": 2}, "explorer": 1},
    "B1": {"presence": {"p1": 1, "p2": 2}},
    "B8": {"city": 1},
}
ELEMENTS = {"sun": 3, "moon": 3, "air": 4, "water": 4, "earth": 4, "plant": 3}
CARDS = {
    "cast-down-into-the-briny-deep": ("slow", "A1"),
    "dream-of-the-untouched-land": ("fast", "A5"),
    "weave-together-the-fabric-of-place": ("fast", "A5"),
}


def played(card):
    """A game where the card was just aimed."""
    phase, target = CARDS[card]
    p1 = {"energy": 9, "play": [card], "elements": ELEMENTS}
    position = {"clear": True, "lands": LANDS, "spirits": {"p1": p1}, "phase": phase}
    game = tidewood.new("spirit-island", 7, position=position, **SETUP)
    game.play(f"p1: use {card}")
    game.play(f"p1: {target}")
    return game


@pytest.mark.parametrize("card", CARDS)
def test_saves_copies_and_undo_in_the_middle_of_the_power(card):
    rng = random.Random(card)
    game = played(card)
    for _ in range(18):
        if game.is_over:
            break
        before = game.table()
        saved = game.save()
        loaded, twin = tidewood.load(saved), game.copy()
        index = rng.randrange(game.count)
        for one in (game, loaded, twin):
            one.pick(index)
        assert game.save() == loaded.save() == twin.save()
        game.undo()
        assert game.table() == before
        game.pick(index)


def test_a_destroyed_board_is_nowhere_on_the_table():
    game = played("cast-down-into-the-briny-deep")
    table = game.table()
    assert [board.get("gone", False) for board in table["map"]["boards"]] == [True, False]
    assert not [name for name in table["lands"] if name.startswith("A")]
    assert not [name for land in table["lands"].values() for name in land["adjacent"] if name.startswith("A")]
    assert not [notation for notation in game.decision.notations if " A" in notation]


def test_a_vote_is_undone_in_its_middle():
    p1, p2 = {"energy": 9, "hand": []}, {"energy": 0, "hand": []}
    position = {
        "clear": True, "lands": LANDS, "spirits": {"p1": p1, "p2": p2}, "turn": 2,
        "events": ["rising-interest-in-the-island"], "fear": {"earned": ["retreat"]}, "phase": "invaders.event",
    }  # fmt: skip
    game = tidewood.new("spirit-island", 7, position=position, **SETUP)
    asked, table = game.decision.notations, game.table()
    game.play("p1: vote 2")
    loaded = tidewood.load(game.save())
    game.undo()
    assert game.decision.notations == asked and game.table() == table
    game.play("p1: vote 2")
    for one in (game, loaded):
        one.play("p2: vote 2")
    assert game.save() == loaded.save()
