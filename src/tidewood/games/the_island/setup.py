"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.kind import SetupOption

WRONG: Final = SetupErrors("the-island")
OPTIONS = (
    SetupOption(
        "players", 2,
        minimum=2, maximum=4,  # TI-001
    ),
    SetupOption(
        "colours", 1,
        when={"players": (2,)},  # TI-116
        minimum=1, maximum=2,
    ),
    SetupOption(
        "overpopulation", False,
    ),
    SetupOption(
        "bitter_end", False,
        when={"island_sinks": (False,)},  # TI-120 TI-123
    ),
    SetupOption(
        "equal_values", False,
    ),
    SetupOption(
        "island_sinks", False,
        when={"bitter_end": (False,)},
    ),
    SetupOption(
        "creatures_may_stay", False,
    ),
    SetupOption(
        "wind_moves_empty_ships", False,
    ),
    SetupOption(
        "boarding_wakes_creatures", True,
    ),
    SetupOption(
        "rim_only", False,
        when={"overpopulation": (True,)},  # AMB-29
    ),
    SetupOption(
        "ships_per_colour", False,
        when={"colours": (2,)},  # AMB-34
    ),
    SetupOption(
        "owners_look", False,
    ),
    SetupOption(
        "quiet_rounds", 20,
        when={"bitter_end": (True,)},
        minimum=1, maximum=100,
    ),
    SetupOption(
        "start_player", "random",
        choices=("random", "p1", "p2", "p3", "p4"),
        fits={"p3": ({"players": (3, 4)},), "p4": ({"players": (4,)},)},
    ),
)  # fmt: skip


def check(setup: Mapping[str, object]) -> None:
    """Combinations the rules exclude."""
    players = setup["players"]
    assert isinstance(players, int)
    if setup["colours"] == 2 and players != 2:  # TI-116
        raise WRONG("two-colours", players=players)
    if setup["bitter_end"] and setup["island_sinks"]:  # TI-120 TI-123
        raise WRONG("two-ends")
    if setup["ships_per_colour"] and setup["colours"] != 2:  # AMB-34
        raise WRONG("needs", key="ships_per_colour", other="colours=2")
    if setup["rim_only"] and not setup["overpopulation"]:  # AMB-29
        raise WRONG("needs", key="rim_only", other="overpopulation=true")
    start = str(setup["start_player"])
    if start != "random" and int(start[1:]) > players:  # TI-010
        allowed = ["'random'", *[f"p{i + 1}" for i in range(players)]]
        raise WRONG("allowed", key="start_player", value=repr(start), allowed=allowed)
