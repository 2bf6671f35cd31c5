"""The words for the table and the set-up of Spirit Island."""

from __future__ import annotations

import re

import pytest

from tests.games.spirit_island.test_texts import SETUPS
from tests.properties.promises import name
from tests.properties.vocabulary import languages_agree, setup_is_told, table_is_told
from tidewood.api import vocabulary
from tidewood.games.spirit_island.text import LANGUAGES

LANDS = re.compile(r"t?[A-F]\d?|t?[NS]?[EW]\d*")  # and boards


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_whatever_the_table_says_has_a_word(setup):
    table_is_told("spirit-island", setup, LANDS)


def test_whatever_can_be_chosen_before_a_game_has_a_word():
    setup_is_told("spirit-island", LANDS)


def test_words_are_alike_in_every_language():
    languages_agree("spirit-island")


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("town-1", ("Town (1 Damage)", "Dorf (1 Schaden)", "Village (1 Dégât)")),
        ("city~2*", None),
        ("build.coastal", ("Coastal lands (stage II)", "Küstengebiete (Stufe II)", "régions côtières (Niveau II)")),
        ("gives.any", ("any element", "beliebiges Element", "Élément au choix")),
        ("1 sun 2 water", ("1 sun, 2 water", "1 Sonne, 2 Wasser", "1 Soleil, 2 Eau")),
    ],
)
def test_what_is_made_of_parts_is_said_with_them(token, words):
    said = tuple(language.vocabulary()[token] for language in LANGUAGES.values())
    assert said == words if words else len(set(said)) == len(said)


def test_who_votes_for_what_is_told_in_every_language():
    assert [vocabulary("spirit-island", lang)["votes"] for lang in ("en", "de", "fr")] == ["votes", "Stimmen", "voix"]
