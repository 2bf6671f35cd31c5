"""Tables of Spirit Island that begin with a position: the busiest islands of many games, with one to six Spirits
in the middle of a turn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from tests.browser.people import Person
from tests.browser.test_sizes import WEB

NAMES: Final = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Finn")
ISLANDS: Final = json.loads((WEB / "spirit-island" / "island" / "positions.json").read_text())
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "one": {
        "spirits": ["vital-strength-of-the-earth"],
        "boards": ["C"],
        "adversary": "sweden",
        "adversary_level": 1,
    },
    "two": {
        "spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"],
        "boards": ["B", "D"],
        "adversary": "brandenburg-prussia",
        "adversary_level": 2,
    },
    "four": {
        "spirits": [
            "vital-strength-of-the-earth",
            "oceans-hungry-grasp",
            "thunderspeaker",
            "a-spread-of-rampant-green",
        ],
        "boards": ["A", "B", "C", "D"],
        "adversary": "england",
        "adversary_level": 2,
    },
    "six": {
        "spirits": [
            "vital-strength-of-the-earth",
            "sharp-fangs-behind-the-leaves",
            "many-minds-move-as-one",
            "volcano-looming-high",
            "lure-of-the-deep-wilderness",
            "grinning-trickster-stirs-up-trouble",
        ],
        "boards": ["A", "B", "C", "D", "E", "F"],
        "expansions": ["branch-and-claw", "jagged-earth"],
        "adversary": "england",
        "adversary_level": 3,
    },
}
PRESENCE: Final[dict[str, dict[str, dict[str, int]]]] = {
    "one": {"C4": {"p1": 1}, "C7": {"p1": 2}},
    "two": {"B5": {"p1": 1}, "B6": {"p1": 2}, "B8": {"p1": 1}, "D4": {"p2": 2}, "D7": {"p2": 2}},
    "four": {"A6": {"p1": 3}, "A8": {"p1": 2}, "B3": {"p2": 1}, "C1": {"p3": 1}, "D3": {"p3": 2, "p4": 1}},
    "six": {
        "A8": {"p1": 2, "p6": 1},
        "B8": {"p2": 2, "p5": 1},
        "C7": {"p3": 1, "p1": 1},
        "D5": {"p4": 3},
        "F7": {"p6": 2},
    },
}
SPIRITS: Final[dict[str, dict[str, Any]]] = {
    "one": {
        "p1": {
            "energy": 13,
            "hand": ["guard-the-healing-land", "draw-of-the-fruitful-earth"],
            "play": ["natures-resilience"],
        }
    },
    "two": {
        "p1": {
            "energy": 3,
            "hand": ["the-trees-and-stones-speak-of-war", "vigor-of-the-breaking-dawn", "flash-floods"],
            "play": ["winds-of-rust-and-atrophy", "boon-of-vigor"],
        },
        "p2": {"energy": 1, "play": ["shatter-homesteads", "call-to-tend"]},
    },
    "four": {
        "p1": {"energy": 13, "hand": [], "play": ["guard-the-healing-land"]},
        "p2": {"energy": 3, "play": ["call-of-the-deeps"]},
        "p3": {"energy": 0, "play": ["voice-of-thunder", "words-of-warning"]},
        "p4": {"energy": 2, "play": ["overgrow-in-a-night"]},
    },
    "six": {
        "p1": {"energy": 13, "hand": ["draw-of-the-fruitful-earth"], "play": ["guard-the-healing-land"]},
        "p4": {"energy": 1, "play": ["exaltation-of-molten-stone"]},
    },
}


def island(name: str, phase: str = "fast", **more: Any) -> dict[str, Any]:
    """One of the busiest islands, in this phase."""
    lands = {land: dict(there) for land, there in ISLANDS[name]["lands"].items()}
    for land, presence in PRESENCE[name].items():
        lands[land]["presence"] = lands[land]["presence"] | presence
    found = {
        "clear": True,
        "lands": lands,
        "phase": phase,
        "turn": 4,
        "invaders": {
            "ravage": ["wetland-2"],
            "build": ["sands-2"],
            "discard": ["mountain", "jungle", "sands", "wetland"],
        },
        "spirits": SPIRITS[name],
        "fear": {"generated": 3},
        "blight": {"pool": 5},
    }
    return found | more


def lay(person: Person, position: Mapping[str, Any], seats: int = 0, **setup: Any) -> str:
    """A table with this position, opened; all Spirits are at this device unless there are fewer seats."""
    names = NAMES[: seats or len(setup["spirits"])]
    plans: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in names]
    plans += [{"kind": "open"}] * (len(setup["spirits"]) - len(names))
    given = {"players": len(plans), "laid": json.dumps(position)} | setup
    made = person.post("/api/tables", {"game": "spirit-island", "seats": plans, "setup": given})
    person.open(f"/t/{made['table']}")
    person.is_asked()
    return str(made["table"])


def lay_busy(person: Person, name: str, phase: str = "fast", **more: Any) -> str:
    return lay(person, island(name, phase, **more), **SETUPS[name])
