"""Spirit Island in a terminal."""

from __future__ import annotations

import random

import pytest

import tidewood
from tidewood.cards import cards
from tidewood.cli.boards import LARGE, SMALL, drawer_for
from tidewood.cli.words import LANGUAGES, words_of
from tidewood.games.spirit_island import content

SETUPS = [
    {"spirits": ["river-surges-in-sunlight"]},
    {
        "spirits": ["oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"],
        "adversary": "england",
        "adversary_level": 6,
    },
    {"spirits": list(content.SPIRITS)[2:6], "scenario": "guard-the-isles-heart"},
    {"spirits": ["thunderspeaker", "a-spread-of-rampant-green"], "layout": "thematic"},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{len(setup['spirits'])} spirits")
def test_every_position_can_be_drawn(setup, lang):
    rng = random.Random(f"draw {setup} {lang}")
    words = words_of(lang)
    names = {card.id: card.name for card in cards("spirit-island", lang)}
    game = tidewood.new("spirit-island", 3, **setup)
    while not game.is_over:
        if rng.random() < 0.1:
            view = game.view("p1")
            lit = [ref for option in game.decision for ref in option.refs]
            for plain in (False, True):
                drawer = drawer_for("spirit-island", plain)
                for size in (SMALL, LARGE):
                    shown = "\n".join(str(line) for line in drawer.board(view, words, lit, size))
                    assert all(land in shown for land in view["lands"])
                    assert drawer.status(view, words)
                    for player, own in view["spirits"].items():
                        panel = "\n".join(str(line) for line in drawer.player(view, player, words, names, size))
                        assert all(names[card] in panel for card in (own["spirit"], *own["hand"], *own["play"]))
        game.pick(rng.randrange(game.count))


def test_a_land_is_shown_with_all_that_is_in_it():
    position = {
        "clear": True,
        "lands": {"A5": {"town-1": 1, "city": 2, "dahan": 3, "blight": 1, "defend": 4, "presence": {"p1": 2}}},
        "phase": "spirit",
    }
    game = tidewood.new(
        "spirit-island", 1, position=position, spirits=["river-surges-in-sunlight"], boards=["A"], blight_card=False
    )
    lines = drawer_for("spirit-island", True).board(game.view("p1"), words_of("en"), [], SMALL)
    (line,) = [str(line) for line in lines if str(line).startswith("A5")]
    assert line == "A5  wetland     1T-1 2C 3D 1B 12! Defend 4"


def test_bots_alone_play_spirit_island_to_the_end(run):
    ran = run("play", "spirit-island", "--terminal", "--players", 2, "--bots", "random,random", "--seed", 4)
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_the_cards_are_listed_in_every_language(run):
    for lang, word in (("en", "Fear"), ("de", "Furcht"), ("fr", "Peur")):
        ran = run("cards", "spirit-island", "--lang", lang)
        assert ran.code == 0
        assert word in ran.out and "wash-away" in ran.out and "isolation" in ran.out and "downward-spiral" in ran.out
