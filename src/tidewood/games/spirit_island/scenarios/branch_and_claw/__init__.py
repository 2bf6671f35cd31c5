"""The scenarios of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.scenarios.branch_and_claw.powers_long_forgotten import SCENARIO as LONG_FORGOTTEN
from tidewood.games.spirit_island.scenarios.branch_and_claw.rituals_of_the_destroying_flame import SCENARIO as FLAME
from tidewood.games.spirit_island.scenarios.branch_and_claw.second_wave import SCENARIO as SECOND_WAVE
from tidewood.games.spirit_island.scenarios.branch_and_claw.ward_the_shores import SCENARIO as WARD_THE_SHORES

SCENARIOS: Final[list[Challenge]] = [SECOND_WAVE, LONG_FORGOTTEN, WARD_THE_SHORES, FLAME]
