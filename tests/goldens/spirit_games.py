"""Whole games of Spirit Island, every Spirit, adversary, scenario and kind of map: every answer, every sentence."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tests.goldens.playthrough import playthrough
from tidewood.games.spirit_island import content

RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"
EARTH, SHADOWS = "vital-strength-of-the-earth", "shadows-flicker-like-flame"
THUNDER, GREEN = "thunderspeaker", "a-spread-of-rampant-green"
OCEAN, BRINGER = "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"
GAMES: Final[dict[str, dict[str, Any]]] = {
    **{spirit: {"spirits": [spirit]} for spirit in (RIVER, LIGHTNING, EARTH, SHADOWS, THUNDER, GREEN, OCEAN, BRINGER)},
    "brandenburg-prussia-6": {"spirits": [EARTH], "adversary": "brandenburg-prussia", "adversary_level": 6},
    "england-6": {"spirits": [GREEN, OCEAN], "adversary": "england", "adversary_level": 6},
    "sweden-6": {"spirits": [THUNDER], "adversary": "sweden", "adversary_level": 6},
    **{
        f"{nation}-6": {
            "spirits": [spirit], "expansions": [content.SET_OF[nation]], "adversary": nation, "adversary_level": 6,
        }
        for nation, spirit in (("france", RIVER), ("habsburg-livestock", LIGHTNING), ("russia", SHADOWS))
    },
    "france-with-russia": {
        "spirits": [THUNDER], "expansions": ["branch-and-claw", "jagged-earth"],
        "adversary": "france", "adversary_level": 4, "second_adversary": "russia", "second_adversary_level": 5,
    },
    "blitz": {"spirits": [LIGHTNING, RIVER], "scenario": "blitz"},
    "guard-the-isles-heart": {"spirits": [SHADOWS, EARTH, RIVER], "scenario": "guard-the-isles-heart"},
    "rituals-of-terror": {"spirits": [BRINGER], "scenario": "rituals-of-terror"},
    "dahan-insurrection": {"spirits": [THUNDER, SHADOWS], "scenario": "dahan-insurrection"},
    "thematic-4": {"spirits": [RIVER, OCEAN, GREEN, BRINGER], "layout": "thematic"},
    "archipelago": {"spirits": [LIGHTNING, OCEAN], "layout": "archipelago", "boards": ["A", "C"]},
    "branch-and-claw": {"spirits": [RIVER, EARTH], "expansions": ["branch-and-claw"]},
    "six-with-both-sets": {
        "spirits": [
            LIGHTNING, "sharp-fangs-behind-the-leaves", "starlight-seeks-its-form", "volcano-looming-high",
            "fractured-days-split-the-sky", "many-minds-move-as-one",
        ],
        "expansions": ["branch-and-claw", "jagged-earth"],
        "aspects": ["wind"],
    },
    **{
        scenario: {
            "spirits": spirits, "expansions": ["branch-and-claw", "jagged-earth"], "scenario": scenario,
            **({"aspects": aspects} if aspects else {}),
        }
        for scenario, spirits, aspects in (
            ("second-wave", ["keeper-of-the-forbidden-wilds", RIVER], ["sunshine"]),
            ("powers-long-forgotten", ["grinning-trickster-stirs-up-trouble"], []),
            ("ward-the-shores", ["lure-of-the-deep-wilderness", LIGHTNING], ["pandemonium"]),
            ("rituals-of-the-destroying-flame", ["shifting-memory-of-ages"], []),
            ("elemental-invocation", ["shroud-of-silent-mist", SHADOWS], ["madness"]),
            ("despicable-theft", ["stones-unyielding-defiance", EARTH], ["resilience"]),
            ("the-great-river", ["vengeance-as-a-burning-plague", SHADOWS], ["reach"]),
        )
    },
    "beginner": {"spirits": [RIVER, LIGHTNING], "beginner": True},
    "printed-blight-space": {"spirits": [SHADOWS], "blight_card": False, "blight_erratum": False},
}  # fmt: skip


@cache
def build() -> dict[str, str]:
    played = {name: playthrough("spirit-island", name, setup) for name, setup in GAMES.items()}
    return {f"spirit_island/games/{name}.txt": text for name, text in played.items()}
