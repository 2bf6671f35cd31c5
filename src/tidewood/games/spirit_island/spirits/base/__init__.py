"""The Spirits of the base game, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.spirits.base.a_spread_of_rampant_green import SPIRIT as GREEN
from tidewood.games.spirit_island.spirits.base.bringer_of_dreams_and_nightmares import SPIRIT as BRINGER
from tidewood.games.spirit_island.spirits.base.lightnings_swift_strike import SPIRIT as LIGHTNING
from tidewood.games.spirit_island.spirits.base.oceans_hungry_grasp import SPIRIT as OCEAN
from tidewood.games.spirit_island.spirits.base.river_surges_in_sunlight import SPIRIT as RIVER
from tidewood.games.spirit_island.spirits.base.shadows_flicker_like_flame import SPIRIT as SHADOWS
from tidewood.games.spirit_island.spirits.base.thunderspeaker import SPIRIT as THUNDERSPEAKER
from tidewood.games.spirit_island.spirits.base.vital_strength_of_the_earth import SPIRIT as EARTH

SPIRITS: Final[list[Spirit]] = [LIGHTNING, RIVER, SHADOWS, EARTH, THUNDERSPEAKER, GREEN, OCEAN, BRINGER]
