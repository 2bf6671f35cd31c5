"""Whole games and generated documents are as they were. If the change is meant: make goldens, and read the
difference.
"""

from __future__ import annotations

import pytest

import tidewood
from tests.goldens import contents, everdell_games, everdell_texts, formats, island_games, real_table, spirit_games
from tests.goldens.build import FOLDER

GAMES = {**island_games.build(), **everdell_games.build(), **spirit_games.build()}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_plays_as_it_did(name):
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert GAMES[name].splitlines() == golden.splitlines()
    assert tidewood.replay(golden).outcome is not None  # the file itself is a record, with the log as comments


def test_no_golden_game_is_left_over():
    kept = {str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/games/*.txt")}
    assert kept == set(GAMES)


@pytest.mark.parametrize("name", sorted(everdell_texts.build()))
def test_the_texts_of_everdell_are_as_reviewed(name):
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert everdell_texts.build()[name].splitlines() == written


def test_a_whole_game_at_a_real_table_and_the_contents_are_as_reviewed():
    for name, content in (real_table.build() | contents.build()).items():
        assert (FOLDER / name).read_text(encoding="utf-8").splitlines() == content.splitlines()


def test_the_formats_document_is_true():
    for name, content in formats.build().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content
