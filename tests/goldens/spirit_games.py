"""Whole games of Spirit Island, every Spirit, adversary, scenario and kind of map: every answer, every sentence."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tests.goldens.playthrough import playthrough

RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"
EARTH, SHADOWS = "vital-strength-of-the-earth", "shadows-flicker-like-flame"
THUNDER, GREEN = "thunderspeaker", "a-spread-of-rampant-green"
OCEAN, BRINGER = "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"
GAMES: Final[dict[str, dict[str, Any]]] = {
    **{spirit: {"spirits": [spirit]} for spirit in (RIVER, LIGHTNING, EARTH, SHADOWS, THUNDER, GREEN, OCEAN, BRINGER)},
    "brandenburg-prussia-6": {"spirits": [EARTH], "adversary": "brandenburg-prussia", "adversary_level": 6},
    "england-6": {"spirits": [GREEN, OCEAN], "adversary": "england", "adversary_level": 6},
    "sweden-6": {"spirits": [THUNDER], "adversary": "sweden", "adversary_level": 6},
    "blitz": {"spirits": [LIGHTNING, RIVER], "scenario": "blitz"},
    "guard-the-isles-heart": {"spirits": [SHADOWS, EARTH, RIVER], "scenario": "guard-the-isles-heart"},
    "rituals-of-terror": {"spirits": [BRINGER], "scenario": "rituals-of-terror"},
    "dahan-insurrection": {"spirits": [THUNDER, SHADOWS], "scenario": "dahan-insurrection"},
    "thematic-4": {"spirits": [RIVER, OCEAN, GREEN, BRINGER], "layout": "thematic"},
    "archipelago": {"spirits": [LIGHTNING, OCEAN], "layout": "archipelago", "boards": ["A", "C"]},
    "beginner": {"spirits": [RIVER, LIGHTNING], "beginner": True},
    "printed-blight-space": {"spirits": [SHADOWS], "blight_card": False, "blight_erratum": False},
}


@cache
def build() -> dict[str, str]:
    played = {name: playthrough("spirit-island", name, setup) for name, setup in GAMES.items()}
    return {f"spirit_island/games/{name}.txt": text for name, text in played.items()}
