"""The Spirits of Jagged Earth, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.spirits.jagged_earth.aspects import ASPECTS
from tidewood.games.spirit_island.spirits.jagged_earth.fractured_days_split_the_sky import SPIRIT as FRACTURED
from tidewood.games.spirit_island.spirits.jagged_earth.grinning_trickster_stirs_up_trouble import SPIRIT as TRICKSTER
from tidewood.games.spirit_island.spirits.jagged_earth.lure_of_the_deep_wilderness import SPIRIT as LURE
from tidewood.games.spirit_island.spirits.jagged_earth.many_minds_move_as_one import SPIRIT as MANY_MINDS
from tidewood.games.spirit_island.spirits.jagged_earth.shifting_memory_of_ages import SPIRIT as MEMORY
from tidewood.games.spirit_island.spirits.jagged_earth.shroud_of_silent_mist import SPIRIT as SHROUD
from tidewood.games.spirit_island.spirits.jagged_earth.starlight_seeks_its_form import SPIRIT as STARLIGHT
from tidewood.games.spirit_island.spirits.jagged_earth.stones_unyielding_defiance import SPIRIT as STONE
from tidewood.games.spirit_island.spirits.jagged_earth.vengeance_as_a_burning_plague import SPIRIT as VENGEANCE
from tidewood.games.spirit_island.spirits.jagged_earth.volcano_looming_high import SPIRIT as VOLCANO_LOOMING

SPIRITS: Final[list[Spirit]] = [
    FRACTURED, TRICKSTER, LURE, MANY_MINDS, MEMORY, SHROUD, STARLIGHT, STONE, VENGEANCE, VOLCANO_LOOMING,
]  # fmt: skip

__all__ = ["ASPECTS", "SPIRITS"]
