"""Every set-up of Everdell that the tests play. Modules add theirs."""

from __future__ import annotations

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
ALL: list[dict[str, object]] = [*BASE, *SOLO]
