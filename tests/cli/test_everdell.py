"""Everdell in a terminal."""

from __future__ import annotations

import random

import pytest

import tidewood
from tidewood.cards import cards
from tidewood.cli.boards import LARGE, SMALL, drawer_for
from tidewood.cli.words import words_of


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("plain", [False, True])
def test_every_position_can_be_drawn(players, plain):
    rng = random.Random(f"draw {players}")
    drawer = drawer_for("everdell", plain)
    words = words_of("en")
    names = {card.id: card.name for card in cards("everdell", "en")}
    game = tidewood.new("everdell", 3, players=players)
    while not game.is_over:
        if rng.random() < 0.2:
            view = game.view("p1")
            for size in (SMALL, LARGE):
                lit = [ref for option in game.decision for ref in option.refs]
                lines = drawer.board(view, words, lit, size)
                assert all(line.cell_len <= drawer.width(size) for line in lines)
                shown = "\n".join(str(line) for line in lines)
                assert all(card in shown for card in view["meadow"] if card)
                for player in view["players"]:
                    assert drawer.player(view, player, words, names, size)
        game.pick(rng.randrange(game.count))


def test_bots_alone_play_everdell_to_the_end(run):
    ran = run("play", "everdell", "--terminal", "--players", 2, "--bots", "random,random", "--seed", 4)
    assert ran.code == 0
    assert "The game is over" in ran.out
