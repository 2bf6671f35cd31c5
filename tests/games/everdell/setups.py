"""Every set-up of Everdell that the tests play. Modules add theirs."""

from __future__ import annotations

import random
from typing import Any

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS

BASE: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "fairgrounds": "common"},
    {"players": 4, "summer_draw": "must"},
    {"players": 2, "production_order": "full", "start_player": "p2"},
    {"players": 4, "production_order": "full", "fairgrounds": "common"},
]
SOLO: list[dict[str, object]] = [
    {"players": 1},
    {"players": 1, "rugwort_level": 2, "rugwort_forest": "clockwise", "rugwort_variant": "cranky"},
    {"players": 1, "rugwort_level": 3, "rugwort_variant": "hasty", "summer_draw": "must"},
    {"players": 1, "rugwort_level": 3, "rugwort_variant": "lucky", "production_order": "full"},
    {"players": 1, "rugwort_variant": "squatty", "fairgrounds": "common"},
    {"players": 1, "rugwort_level": 2, "rugwort_variant": "glitzy"},
]
# Every two of: number of players, each module, the readings of legendary cards, occur together.
MISTWOOD: list[dict[str, object]] = [
    {"players": 2, "modules": ["corrin"]},
    {"players": 3, "modules": ["farms", "abilities"]},
    {"players": 4, "modules": ["legends", "corrin"], "legend_discount": "all", "legend_activation": "on"},
    {"players": 1, "modules": ["corrin", "farms", "legends", "abilities"]},
    {"players": 2, "modules": ["legends", "abilities"], "legend_discount": "none"},
    {"players": 4, "modules": ["corrin", "farms", "legends", "abilities"], "production_order": "full"},
    {"players": 3, "modules": ["corrin", "legends"], "legend_activation": "on", "summer_draw": "must"},
    {"players": 2, "modules": ["farms", "abilities", "corrin"], "animals": ["spiders", "pigs"]},
    {"players": 3, "modules": ["abilities"], "start_player": "p2"},
    {"players": 1, "modules": ["legends", "farms"], "rugwort_level": 3, "rugwort_variant": "squatty"},
    {"players": 4, "modules": ["farms"]},
    {"players": 1, "modules": ["abilities", "corrin"], "legend_discount": "payment"},
]
PHANTOMIA: list[dict[str, object]] = [
    {"players": 1, "phantomia": True, "phantomia_level": 0},
    {"players": 2, "phantomia": True, "phantomia_level": 1, "phantomia_character": "random"},
    {"players": 1, "phantomia": True, "phantomia_level": 2, "phantomia_lists": True, "modules": ["corrin", "legends"]},
    {"players": 1, "phantomia": True, "phantomia_level": 3, "phantomia_plan": "captivating-effect"},
    {"players": 2, "phantomia": True, "phantomia_level": 4, "phantomia_forest": "by_players", "modules": ["legends"]},
    {"players": 2, "phantomia": True, "autumn_events": "left", "modules": ["corrin", "farms", "legends", "abilities"]},
    {"players": 1, "phantomia": True, "phantomia_lists": True, "phantomia_character": "random"},
    {"players": 1, "phantomia": True, "phantomia_plan": "necessity", "phantomia_character": "the-privileged-one"},
    {"players": 1, "phantomia": True, "phantomia_plan": "rising-tension", "face_down": "next_prepare"},
    {"players": 1, "phantomia": True, "phantomia_plan": "the-weavers-will", "phantomia_character": "the-snappy-one"},
    {"players": 1, "phantomia": True, "phantomia_plan": "the-masquerade", "phantomia_character": "the-pedant"},
    {"players": 1, "phantomia": True, "phantomia_plan": "an-engaging-nature", "phantomia_character": "the-plunderer"},
    {"players": 1, "phantomia": True, "phantomia_plan": "successful-haul", "phantomia_level": 0},
    {"players": 1, "phantomia": True, "phantomia_plan": "smothering-swarm", "phantomia_level": 4},
    {"players": 1, "phantomia": True, "phantomia_plan": "attempted-coup", "modules": ["corrin", "farms"]},
    {"players": 1, "phantomia": True, "phantomia_plan": "silken-barricade", "phantomia_character": "the-parasite"},
    {"players": 1, "phantomia": True, "phantomia_plan": "snatched-away", "modules": ["abilities"]},
    {"players": 1, "phantomia": True, "phantomia_plan": "pulling-the-strings", "phantomia_level": 1},
    {"players": 2, "phantomia": True, "phantomia_character": "the-perfidious-one"},
    {"players": 1, "phantomia": True, "phantomia_lists": True, "corrupt_court": "phantomia", "phantomia_level": 4},
]
ALL: list[dict[str, object]] = [*BASE, *SOLO, *MISTWOOD, *PHANTOMIA]


def rich(rng: random.Random, players: int) -> dict[str, Any]:
    """A position in which much can happen: cities half built, full hands, resources, workers of summer."""
    deck = [card.id for card in CARDS if card.from_set == "base" for _ in range(card.copies)]
    rng.shuffle(deck)
    people: dict[str, Any] = {}
    for who in range(players):
        city: list[str] = []
        while len(city) < 9:
            card = deck.pop()
            if card not in city and card != "fool":
                city.append(card)
        hand = [deck.pop() for _ in range(rng.randrange(4, 9))]
        stock = {kind: rng.randrange(2, 9) for kind in RESOURCES}
        season = rng.choice(["spring", "summer"])
        people[f"p{who + 1}"] = {"season": season, "city": city, "hand": hand, "points": 3, **stock}
    events = [event.id for event in EVENT_CARDS if not event.basic]
    forest = [location.id for location in LOCATIONS if location.kind == "forest"]
    meadow = [deck.pop() for _ in range(8)]
    return {
        "players": people,
        "meadow": meadow,
        "events": rng.sample(events, 4),
        "forest": rng.sample(forest, 3 if players <= 2 else 4),
        "discards": [deck.pop() for _ in range(6)],
    }
