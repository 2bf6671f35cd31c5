"""What is written in no game is told from what is only closed or unsaid now."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.properties.promises import name
from tidewood.sayings import is_log_line, is_notation

SETUPS = [
    ("the-island", {"players": 3}),
    ("the-island", {"players": 2, "colours": 2, "overpopulation": True}),
    ("everdell", {"players": 2}),
    ("everdell", {"players": 3, "modules": ["corrin", "farms", "legends", "abilities"]}),
    ("everdell", {"players": 1, "phantomia": True, "phantomia_character": "random", "phantomia_lists": True}),
    ("spirit-island", {"players": 2}),
    ("spirit-island", {"players": 3, "expansions": ["branch-and-claw", "jagged-earth"]}),
]


@pytest.mark.parametrize("chance", ["roll", "table"])
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda value: value if isinstance(value, str) else name(value))
def test_all_that_is_open_and_told_in_a_game_could_be_written(game, setup, chance):
    rng = random.Random(f"sayings {name(setup)}")
    played = tidewood.new(game, 5, chance=chance, **setup)
    while played.decision is not None and played.answers < 400:
        option = rng.choice(played.options)
        assert is_notation(game, option.notation), option.notation
        played.play(option)
    told = {played.tell(event) for event in played.log_of(None)}
    assert [line for line in told if not is_log_line(game, line)] == []


@pytest.mark.parametrize(
    ("game", "answer"),
    [
        ("spirit-island", "1 growth"),
        ("spirit-island", "growth wash-away"),
        ("spirit-island", "use growth 1"),
        ("everdell", "farm play"),
        ("everdell", "visit play farm"),
        ("the-island", "D4 place"),
        ("the-island", "walk D4"),
    ],
)
def test_known_words_in_an_order_that_no_answer_has_are_no_answer(game, answer):
    assert not is_notation(game, answer)


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_a_sentence_that_no_event_tells_is_no_line_of_the_log(game):
    assert not is_log_line(game, "This sentence kan never be sayd.")
