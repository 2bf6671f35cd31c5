"""The words for the table and the set-up of Everdell."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import name
from tests.properties.vocabulary import languages_agree, seen, setup_is_told, table_is_told, wordless

NOTHING = re.compile(r"(?!)")


@pytest.mark.parametrize("setup", ALL, ids=name)
def test_whatever_the_table_says_has_a_word(setup):
    table_is_told("everdell", setup, NOTHING)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_a_full_table_says_has_a_word(players):
    rng = random.Random(f"full words {players}")
    game = tidewood.new("everdell", players, position=rich(rng, players), players=players)
    while not game.is_over:
        assert not wordless("everdell", seen(game), NOTHING)
        game.pick(rng.randrange(game.count))


def test_whatever_can_be_chosen_before_a_game_has_a_word():
    setup_is_told("everdell", NOTHING)


def test_words_are_alike_in_every_language():
    languages_agree("everdell")
