"""Whole games and generated documents are as they were. If the change is meant: make goldens, and read the
difference.
"""

from __future__ import annotations

import pytest

import tidewood
from tests.goldens import formats, island_games
from tests.goldens.build import FOLDER


@pytest.mark.parametrize("name", sorted(island_games.build()))
def test_a_game_plays_as_it_did(name):
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert island_games.build()[name].splitlines() == golden.splitlines()
    assert tidewood.replay(golden).outcome is not None  # the file itself is a record, with the log as comments


def test_no_golden_game_is_left_over():
    kept = {str(path.relative_to(FOLDER)) for path in (FOLDER / "the_island/games").glob("*.txt")}
    assert kept == set(island_games.build())


def test_the_formats_document_is_true():
    for name, content in formats.build().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content
