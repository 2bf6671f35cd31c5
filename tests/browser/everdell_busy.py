"""The busiest tables of Everdell: four players in autumn with a full city and twelve cards in hand, and Phantomia with
her character, rising tension, webs and a list.
"""

from __future__ import annotations

from typing import Any, Final

FOUR: Final[dict[str, Any]] = {
    "turn": 105,
    "meadow": ["king", "post-office", "doctor", "lookout", "shepherd", "mine", "shopkeeper", "clock-tower"],
    "players": {
        "p1": {
            "season": "autumn", "twig": 1, "resin": 1, "pebble": 1, "berry": 7, "points": 1,
            "city": [
                "farm", "husband", "mine", "miner-mole", "cemetery", "lookout", {"card": "storehouse", "twig": 3},
                "dungeon", "judge", "general-store", "inn", "post-office", "wife", "twig-barge", "wanderer",
                "resin-refinery",
            ],
            "hand": [
                "bard", "clock-tower", "crane", "ever-tree", "fairgrounds", "farm", "palace", "peddler",
                "postal-pigeon", "shopkeeper",
            ],
            "ability": "butterflies",
            "legends": ["everflame-tomb", "mayberry-matriarch"],
        },
        "p2": {
            "season": "summer", "twig": 1, "berry": 4, "points": 2,
            "city": [
                "farm", "mine", "peddler", "king", "twig-barge", "resin-refinery", "storehouse", "bard", "wife",
                "husband", "inn",
            ],
            "hand": ["monk", "teacher", "doctor", "monastery", "chapel"],
        },
        "p3": {
            "season": "autumn", "points": 1,
            "city": ["post-office", "crane", "judge", "farm", "miner-mole", "wife", "castle"],
            "hand": ["university", "theater", "school"],
        },
        "p4": {
            "season": "autumn", "twig": 6, "points": 2,
            "city": ["farm", "teacher", "inn", "twig-barge", "ranger", "historian"],
            "hand": ["ruins", "chip-sweep"],
        },
    },
    "places": {"basic-2-resin": ["p2"], "basic-1-berry": ["p2", "p3", "p4"], "basic-2-cards-1-point": ["p3"]},
}  # fmt: skip
HERS: Final[dict[str, Any]] = {
    "turn": 36,
    "forest": ["forest-2-any", "forest-3-berries", "forest-2-berries-1-card"],
    "meadow": ["theater", "storehouse", "barge-toad", "general-store", "queen", "mine", "palace", "king"],
    "players": {
        "p1": {
            "season": "summer", "berry": 6, "points": 1,
            "city": ["shopkeeper", "wife", "ruins", "school", "teacher", "farm", "woodcarver", "doctor"],
            "hand": ["castle", "chapel", "monastery", "palace", "queen", "storehouse", "bard"],
        },
        "phantomia": {"season": "summer", "points": 14, "city": ["inn", "farm", "mine", "king", "theater"]},
    },
    "phantomia": {
        "figure": 8,
        "list": "bandits-in-the-forest",
        "webs": {"forest-2-any": 1, "forest-3-berries": 1, "forest-2-berries-1-card": 1},
    },
}  # fmt: skip
# Twelve cards in the hand's row: the Butterflies hold more than eight.
WITH: Final[dict[str, Any]] = {"others": 3, "modules": ["legends", "abilities"]}
AGAINST_HER: Final = {
    "phantomia": True,
    "phantomia_character": "the-splendid-one",
    "phantomia_plan": "rising-tension",  # it brings list cards
}
