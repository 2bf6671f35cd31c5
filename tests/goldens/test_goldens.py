"""Whole games and generated documents are as they were. If the change is meant: make goldens, and read the
difference.
"""

from __future__ import annotations

import pytest

import tidewood
from tests.goldens import (
    contents,
    everdell_games,
    everdell_texts,
    formats,
    island_games,
    numbers,
    real_table,
    spirit_games,
)
from tests.goldens.build import FOLDER


@pytest.mark.parametrize("games", [island_games, everdell_games, spirit_games])
def test_games_play_as_they_did(games):
    for name, played in games.build().items():
        golden = (FOLDER / name).read_text(encoding="utf-8")
        assert (name, played.splitlines()) == (name, golden.splitlines())
        assert tidewood.replay(golden).outcome is not None  # the file itself is a record, with the log as comments
    kept = {str(path.relative_to(FOLDER)) for path in (FOLDER / name).parent.glob("*.txt")}
    assert kept == set(games.build())


def test_the_texts_of_everdell_are_as_reviewed():
    for name, content in everdell_texts.build().items():
        assert (name, content.splitlines()) == (name, (FOLDER / name).read_text(encoding="utf-8").splitlines())


def test_a_whole_game_at_a_real_table_and_the_contents_are_as_reviewed():
    for name, content in (real_table.build() | contents.build()).items():
        assert (FOLDER / name).read_text(encoding="utf-8").splitlines() == content.splitlines()


def test_the_formats_document_is_true():
    for name, content in formats.build().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content


def test_the_page_names_every_number_and_versions_say_what_they_said():
    for name, content in numbers.build().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content


def test_only_whole_words_of_a_scenario_count_as_used():
    assert set(contents.words({"play": ["p1: use gift-of-power-and-glory, A2"]})) == {
        "play", "p1", "use", "gift-of-power-and-glory", "A2",
    }  # fmt: skip
    assert contents.counted("spirit-island", ["outpaced", "outpace"], "Events") == "1 of 2 Events"
