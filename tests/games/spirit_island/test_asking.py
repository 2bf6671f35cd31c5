"""The card that asks, and the line of it: as many as its face has, in the same order."""

from __future__ import annotations

import pytest

import tidewood
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.asking import printed
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.text.printed import power_face
from tidewood.kernel.reading import walk

SPEEDS = ("fast", "slow")
ENGLISH = LANGUAGES["en"]


@pytest.mark.parametrize("power", content.POWERS, ids=lambda power: power.id)
def test_a_power_has_the_lines_of_its_face(power):
    lines, levels = printed(power)
    face = power_face(ENGLISH, power)
    assert (len(lines), len(levels)) == (len(face["text"]), len(face["levels"]))
    for node, line in zip(lines, face["text"], strict=True):
        pushes = any("push" in part.mentions() for part in walk(node))
        assert not pushes or "ush" in line, line


@pytest.mark.parametrize(
    ("card", "line"), [("melt-earth-into-quicksand", 1), ("unquenchable-flames", 1), ("promises-of-protection", 0)]
)
def test_lines_are_known_beside_what_lasts(card, line):
    there = {"A5": {"explorer": 3, "town": 1, "city": 1, "presence": {"p1": 2}}, "A1": {"city": 1, "dahan": 1}}
    speed = next(SPEEDS[power.speed] for power in content.POWERS if power.id == card)
    position = {"clear": True, "lands": {**there, "A4": {"dahan": 2}}, "phase": speed}
    position["spirits"] = {"p1": {"play": [card], "elements": {}}}
    setup = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"], "expansions": [*content.EXPANSIONS]}
    game = tidewood.new("spirit-island", 1, position=position, **setup)
    about = game.play(f"use {card}", "A5").view("p1")["about"]
    assert (about["card"], about["line"]) == (card, line)


def test_a_blight_card_says_which_of_its_lines_asks():
    position = {
        "clear": True,
        "lands": {"A5": {"presence": {"p1": 2}}, "A4": {"presence": {"p1": 1}}, "A1": {"city": 1}},
        "blight": {"card": "downward-spiral", "healthy": False},
        "phase": "invaders.blight",
    }
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], boards=["A"], position=position)
    assert game.decision.kind == "destroy-presence"
    about = game.view("p1")["about"]
    assert (about["card"], about["line"]) == ("downward-spiral", 0)


TWO = {"spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"], "boards": ["A", "B"]}


def test_what_the_table_decides_is_for_anyone_to_answer():
    lands = {"A2": {"city": 1, "presence": {"p1": 2}}, "B2": {"city": 1, "presence": {"p2": 2}}, "A5": {"town": 2}}
    position = {"clear": True, "lands": lands, "invaders": {"ravage": ["coastal"]}, "phase": "invaders.ravage"}
    game = tidewood.new("spirit-island", 1, position=position, **TWO)
    assert game.decision.players == ["p1", "p2"]
    assert game.view("p1")["about"]["joint"]
    phase = tidewood.new("spirit-island", 1, **TWO)
    assert phase.decision.players == ["p1", "p2"]
    assert "joint" not in phase.view("p1").get("about", {})


def test_the_last_to_be_ready_is_told_that_the_invaders_come():
    lands = {"A5": {"explorer": 1, "presence": {"p1": 1}}, "B5": {"explorer": 1, "presence": {"p2": 1}}}
    spirits = {"p1": {"play": ["flash-floods"]}, "p2": {"play": ["lightnings-boon"]}}
    position = {"clear": True, "lands": lands, "spirits": spirits, "phase": "fast"}
    game = tidewood.new("spirit-island", 1, position=position, **TWO)

    def done(player: str) -> str:
        return next(option.text() for option in game.options if (option.player, option.notation) == (player, "done"))

    assert done("p1") == done("p2") == "Use no more Powers now"
    game.play("p1: done")
    assert done("p2") == "Done: the Invaders come"
