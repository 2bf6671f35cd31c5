"""Everything there is to choose from: Powers, Spirits, Fear and Blight cards, adversaries, scenarios. The modules that
hold them are imported here; a new one is one more line.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import fields
from tidewood.games.spirit_island.adversaries.brandenburg_prussia import ADVERSARY as BRANDENBURG_PRUSSIA
from tidewood.games.spirit_island.adversaries.england import ADVERSARY as ENGLAND
from tidewood.games.spirit_island.adversaries.sweden import ADVERSARY as SWEDEN
from tidewood.games.spirit_island.cards.base.blight import CARDS as BASE_BLIGHT
from tidewood.games.spirit_island.cards.base.fear import CARDS as BASE_FEAR
from tidewood.games.spirit_island.cards.base.major import CARDS as BASE_MAJOR
from tidewood.games.spirit_island.cards.base.minor import CARDS as BASE_MINOR
from tidewood.games.spirit_island.powers import Power
from tidewood.games.spirit_island.scenarios.blitz import SCENARIO as BLITZ
from tidewood.games.spirit_island.scenarios.dahan_insurrection import SCENARIO as DAHAN_INSURRECTION
from tidewood.games.spirit_island.scenarios.guard_the_isles_heart import SCENARIO as GUARD_THE_ISLES_HEART
from tidewood.games.spirit_island.scenarios.rituals_of_terror import SCENARIO as RITUALS_OF_TERROR
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.spirits.a_spread_of_rampant_green import SPIRIT as GREEN
from tidewood.games.spirit_island.spirits.bringer_of_dreams_and_nightmares import SPIRIT as BRINGER
from tidewood.games.spirit_island.spirits.lightnings_swift_strike import SPIRIT as LIGHTNING
from tidewood.games.spirit_island.spirits.oceans_hungry_grasp import SPIRIT as OCEAN
from tidewood.games.spirit_island.spirits.river_surges_in_sunlight import SPIRIT as RIVER
from tidewood.games.spirit_island.spirits.shadows_flicker_like_flame import SPIRIT as SHADOWS
from tidewood.games.spirit_island.spirits.thunderspeaker import SPIRIT as THUNDERSPEAKER
from tidewood.games.spirit_island.spirits.vital_strength_of_the_earth import SPIRIT as EARTH
from tidewood.games.spirit_island.twists import Adversary, BlightCard, FearCard, Twist

_SPIRITS: Final[list[Spirit]] = [
    LIGHTNING,
    RIVER,
    SHADOWS,
    EARTH,
    THUNDERSPEAKER,
    GREEN,
    OCEAN,
    BRINGER,
]
SPIRITS: Final[dict[str, Spirit]] = {spirit.id: spirit for spirit in _SPIRITS}

POWERS: Final[list[Power]] = [*BASE_MINOR, *BASE_MAJOR]
for _spirit in _SPIRITS:
    POWERS.extend(_spirit.cards)
    POWERS.extend(_spirit.innates)
for _index, _power in enumerate(POWERS):
    _power.index = _index
POWER: Final[dict[str, Power]] = {power.id: power for power in POWERS}

FEAR_CARDS: Final[list[FearCard]] = BASE_FEAR
BLIGHT_CARDS: Final[list[BlightCard]] = BASE_BLIGHT
ADVERSARIES: Final[dict[str, Adversary]] = {found.id: found for found in (BRANDENBURG_PRUSSIA, ENGLAND, SWEDEN)}
SCENARIOS: Final[dict[str, Twist]] = {
    found.id: found
    for found in (
        BLITZ,
        GUARD_THE_ISLES_HEART,
        RITUALS_OF_TERROR,
        DAHAN_INSURRECTION,
    )
}

fields.POWER_IDS[:] = [power.id for power in POWERS]
fields.FEAR_IDS[:] = [card.id for card in FEAR_CARDS]
fields.BLIGHT_IDS[:] = [card.id for card in BLIGHT_CARDS]
