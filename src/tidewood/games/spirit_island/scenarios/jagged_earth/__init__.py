"""The scenarios of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.scenarios.jagged_earth.despicable_theft import SCENARIO as DESPICABLE_THEFT
from tidewood.games.spirit_island.scenarios.jagged_earth.elemental_invocation import SCENARIO as ELEMENTAL_INVOCATION
from tidewood.games.spirit_island.scenarios.jagged_earth.the_great_river import SCENARIO as THE_GREAT_RIVER

SCENARIOS: Final[list[Challenge]] = [ELEMENTAL_INVOCATION, DESPICABLE_THEFT, THE_GREAT_RIVER]
