"""Scenarios: each a file with its rules and the verbs that only it has; those of an expansion in its folder."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.scenarios.blitz import SCENARIO as BLITZ
from tidewood.games.spirit_island.scenarios.dahan_insurrection import SCENARIO as DAHAN_INSURRECTION
from tidewood.games.spirit_island.scenarios.guard_the_isles_heart import SCENARIO as GUARD_THE_ISLES_HEART
from tidewood.games.spirit_island.scenarios.rituals_of_terror import SCENARIO as RITUALS_OF_TERROR

SCENARIOS: Final[list[Challenge]] = [BLITZ, GUARD_THE_ISLES_HEART, RITUALS_OF_TERROR, DAHAN_INSURRECTION]
