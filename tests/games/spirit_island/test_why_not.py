"""Why a land or a rule is closed where an adversary, a scenario or a Spirit's own rule has a say."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import tidewood
from tidewood import Game
from tidewood.api import vocabulary
from tidewood.games.spirit_island.view import Closed, Why

RIVER = "river-surges-in-sunlight"
OCEAN = "oceans-hungry-grasp"


def laid(position: dict[str, Any], *spirits: str, boards: tuple[str, ...] = ("A",), **setup: Any) -> Game:
    return tidewood.new(
        "spirit-island", 1, position={"clear": True, **position}, spirits=spirits, boards=boards, **setup
    )


def closed(game: Game) -> dict[str, str]:
    found: dict[str, str] = game.table()["about"]["closed"]
    return found


def cannot(game: Game, who: str = "p1") -> dict[str, str]:
    found: dict[str, str] = game.table()["spirits"][who]["cannot"]
    return found


def test_ravages_say_what_is_not_on_the_card_and_what_is_done():
    lands = {"A3": {"town": 1, "dahan": 1}, "A8": {"town": 1, "dahan": 1}, "A1": {"town": 1}, "A4": {"town": 1}}
    game = laid(
        {"lands": lands, "phase": "invaders.ravage", "invaders": {"ravage": ["jungle-sands"], "build": ["mountain"]}},
        RIVER,
    )
    game.play("ravage A3")
    found = closed(game)
    assert (found["A1"], found["A3"], found["A7"]) == ("not-on-card", "is-done", "no-pieces")


def test_dahan_insurrection_answers_at_the_nearest_dahan():
    lands = {
        "A1": {"town": 1, "presence": {"p1": 2}},
        "A4": {"dahan": 2},
        "A6": {"dahan": 1},
        "A8": {"dahan": 2, "city": 1},
    }
    spirit = {"p1": {"play": ["flash-floods"]}}
    game = laid({"lands": lands, "spirits": spirit, "phase": "fast"}, RIVER, scenario="dahan-insurrection")
    game.play("use flash-floods", "A1")
    found = closed(game)
    assert (found["A8"], found["A2"]) == ("not-first", "no-pieces")


def test_the_heart_of_the_isle_is_on_ones_own_board():
    game = tidewood.new("spirit-island", 1, spirits=[RIVER, OCEAN], boards=["A", "B"], scenario="guard-the-isles-heart")
    while game.decision.kind != "inner-presence.to":
        game.play(game.decision.options[0])
    assert set(closed(game).values()) <= {"other-board", "not-first", "not-for-presence"}
    assert "other-board" in closed(game).values()


def test_russias_hunters_come_to_beasts_of_the_board():
    lands = {"A2": {"beasts": 1}, "A5": {"beasts": 1}, "B4": {"beasts": 1}, "A8": {"city": 1}}
    deck = {"ravage": [], "build": ["sands"], "deck": ["jungle-2"]}
    game = laid(
        {"lands": lands, "phase": "invaders.reveal", "invaders": deck}, RIVER, "thunderspeaker", boards=("A", "B"),
        expansions=["jagged-earth"], adversary="russia",
    )  # fmt: skip
    found = closed(game)
    assert (found["B4"], found["A1"]) == ("other-board", "no-pieces")


def test_a_dahan_is_saved_from_the_ocean_to_the_coast():
    lands = {"A0": {"presence": {"p1": 1}}, "A1": {"presence": {"p2": 2}, "dahan": 2, "city": 1}}
    spirits = {"p1": {"play": ["tidal-boon"]}}
    game = laid({"lands": lands, "spirits": spirits, "phase": "slow"}, OCEAN, RIVER, boards=("A", "B"))
    game.play("use tidal-boon", "A1", "push dahan A1→A0", "instead tidal-boon")
    assert closed(game)["A5"] == "wrong-land"


@pytest.mark.parametrize(
    ("phase", "drowned", "why"),
    [
        ("spirit", 0, {"drowning": "no-drowned"}),
        ("spirit", 1, {}),
        ("fast", 0, {"drowning-fast": "no-drowned"}),
        ("slow", 3, {}),
    ],
)
def test_the_ocean_says_why_it_cannot_exchange_what_has_drowned(phase, drowned, why):
    lands = {"A1": {"presence": {"p1": 1}, "city": 1}}
    cards = ["grasping-tide", "swallow-the-land-dwellers"]  # one to wait with, whichever phase it is
    spirit = {"p1": {"drowned": drowned, "play": cards}}
    game = laid({"lands": lands, "spirits": spirit, "phase": phase}, OCEAN)
    assert {id: found for id, found in cannot(game).items() if id.startswith("drowning")} == why


def test_a_card_that_wards_lies_face_down():
    lands = {"A1": {"presence": {"p1": 2}, "city": 2}, "A8": {"presence": {"p1": 1}}}
    sets = {"scenario": "ward-the-shores", "expansions": ["branch-and-claw"]}
    spirit = {"p1": {"hand": ["flash-floods"], "play": ["boon-of-vigor"], "energy": 1}}
    game = laid({"lands": lands, "spirits": spirit, "phase": "spirit"}, RIVER, **sets)
    assert cannot(game)["warding"] == "grow-first"
    game = laid({"lands": lands, "spirits": spirit, "phase": "spirit.play"}, RIVER, **sets)
    game.play("use warding")  # with the only card in hand
    assert cannot(game)["warding"] == "used-up"
    game.play("done")
    assert cannot(game)["flash-floods"] == "face-down"


@pytest.mark.parametrize(("energy", "why"), [(2, "no-energy"), (3, "no-target")])
def test_the_ritual_of_terror_says_what_it_lacks(energy, why):
    lands = {"A1": {"presence": {"p1": 3}, "dahan": 2, "city": 1}}
    spirit = {"p1": {"energy": energy, "play": ["flash-floods"]}}
    game = laid({"lands": lands, "spirits": spirit, "phase": "fast"}, RIVER, scenario="rituals-of-terror")
    assert cannot(game)["ritual-of-terror"] == why


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_reason_has_its_words(lang):
    said = vocabulary("spirit-island", lang)
    assert {*get_args(Closed), *get_args(Why)} <= said.keys()
