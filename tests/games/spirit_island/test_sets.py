"""Spirits and aspects of sets: which can be chosen, and what is said of those that cannot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood import Game
from tidewood.kernel.errors import BadSetup


def new(**setup: Any) -> Game:
    return tidewood.new("spirit-island", 1, **setup)


@rule("SI-SETUP-38")
def test_a_spirit_of_a_set_that_is_not_chosen_is_refused_with_those_that_are_there():
    shroud = "shroud-of-silent-mist"
    with pytest.raises(BadSetup, match=r"shroud-of-silent-mist is of jagged-earth, .*allowed: lightnings-swift-strike"):
        new(spirits=[shroud], expansions=["branch-and-claw"])
    assert new(spirits=[shroud], expansions=["jagged-earth"]).setup["spirits"] == [shroud]


def test_only_its_own_files_and_its_boards_know_a_set():
    home = Path(tidewood.__file__).parent / "games" / "spirit_island"
    names = re.compile(r'"(?:jagged-earth|branch-and-claw)"|\b(?:JAGGED_EARTH|BRANCH_AND_CLAW)\b')
    others = [path for path in home.rglob("*.py") if "sets" not in path.parts and "board" not in path.parts]
    assert [path.name for path in others if names.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"aspects": ["wind"]}, r"of jagged-earth, which is not among expansions; add it, or leave aspects empty$"),
        (
            {"aspects": ["wind"], "expansions": ["jagged-earth"], "spirits": ["thunderspeaker"]},
            r"wind is an aspect of lightnings-swift-strike, which does not play; leave aspects empty$",
        ),
        (
            {"aspects": ["wind"], "expansions": ["jagged-earth"], "spirits": ["river-surges-in-sunlight"]},
            r"wind is an aspect of lightnings-swift-strike, .* allowed: sunshine$",
        ),
        (
            {"aspects": ["wind", "pandemonium"], "expansions": ["jagged-earth"]},
            r"lightnings-swift-strike has one aspect at most, not wind and pandemonium; .* allowed: pandemonium, wind$",
        ),
        ({"aspects": ["storm"]}, "storm"),
    ],
)
def test_an_aspect_is_for_its_spirit_alone(chosen, said):
    with pytest.raises(BadSetup, match=said):
        new(**{"spirits": ["lightnings-swift-strike"], **chosen})
