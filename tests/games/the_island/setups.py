"""Every set-up of The Island that the tests play: all seats, all variants in every combination, each switch."""

from __future__ import annotations

from itertools import product

SEATS: tuple[dict[str, object], ...] = ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "colours": 2})
ENDINGS: tuple[dict[str, object], ...] = (
    {},
    {"bitter_end": True},
    {"island_sinks": True},
)  # these two exclude each other
VARIANTS: list[dict[str, object]] = [
    {**({"overpopulation": True} if crowded else {}), **({"equal_values": True} if equal else {}), **ending}
    for crowded, equal, ending in product((False, True), (False, True), ENDINGS)
]
SWITCHES: tuple[dict[str, object], ...] = (
    {"creatures_may_stay": True},
    {"wind_moves_empty_ships": True},
    {"boarding_wakes_creatures": False},
    {"overpopulation": True, "rim_only": True},
    {"players": 2, "colours": 2, "ships_per_colour": True},
    {"owners_look": True},
    {"start_player": "p2"},
    {"bitter_end": True, "quiet_rounds": 2},
)
ALL: list[dict[str, object]] = [
    *[{**seats, **variant} for seats, variant in product(SEATS, VARIANTS)],
    *[{"players": 3, **switch} for switch in SWITCHES],
]


def name(setup: dict[str, object]) -> str:
    return "-".join(f"{key}={value}" for key, value in setup.items())
