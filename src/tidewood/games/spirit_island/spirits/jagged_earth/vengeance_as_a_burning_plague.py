"""Vengeance as a Burning Plague: where it is hurt, sickness spreads."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

PUSHED = EXPLORERS | TOWNS | DAHAN


def damage_to_both(n: Number) -> Effect:
    """Damage to Invaders, and as much to Dahan."""
    return then(damage(n), damage(n, DAHAN))


SPIRIT: Final[Spirit] = Spirit(
    "vengeance-as-a-burning-plague",
    HIGH,
    energy="1 2 animal 3 4",
    plays="1 2 fire 2 3 3 4",
    growth=[
        [reclaim_all(), gain_power(), energy(1)],
        [add_presence(within=2, land=TOWNS | CITIES | BLIGHT)] * 2,
        [gain_power(), either(add_presence(within=1), a_land(ANY_LAND, add(1, DISEASE), within=1)), energy(1)],
    ],
    start=[Start(1, "choose", has(BLIGHT)), Start(1, "choose", both(WETLAND, no(DAHAN)))],
    destroyed=1,
    innates=[
        innate(
            "epidemics-run-rampant", FAST, within=1, land=DISEASE,
            levels=[
                at("fire 3 animal", damage_to_both(per(DISEASE))),
                at("2 fire water 4 animal", damage_to_both(per(DISEASE))),
                at(
                    "3 fire 3 water 5 animal", damage_to_both(per(DISEASE)), fear(per(DISEASE, most=5)),
                    remove(1, DISEASE),
                ),
            ],
        ),
        innate(
            "savage-revenge", SLOW, within=0, land=BUILDINGS,
            levels=[
                at("3 air", farther(1)),
                at("3 fire animal", damage(1)),
                at("4 fire 2 animal", damage(2)),
                at("5 fire 2 air 2 animal", damage(3)),
            ],
        ),
    ],
    cards=[
        unique(
            "fetid-breath-spreads-infection", SLOW, 2, "air water animal", within=1, land=INVADERS,
            effect=[fear(1), add(1, DISEASE)],
        ),
        unique(
            "fiery-vengeance", FAST, 0, "sun fire", spirit=ANY_SPIRIT,
            effect=when(
                TargetHasDestroyed(), [GiveUpDestroyed(), a_land(TARGET_PRESENCE, fear(1), damage(1))]
            ),
        ),
        unique(
            "plaguebearers", SLOW, 1, "fire water animal", within=2, land=DISEASE,
            effect=[when(INVADERS, fear(1)), push_carrying(per(DISEASE, 2), PUSHED, DISEASE)],
        ),
        unique(
            "strike-low-with-sudden-fevers", FAST, 2, "fire air earth animal", within=1, land=DISEASE,
            effect=[fear(1), skip_ravage()],
        ),
    ],
    rules=[
        rule(
            "the-terror-of-a-slowly-unfolding-plague", INSTEAD, BUILDS, then(fear(1), BuildAnyway()),
            condition=both(DISEASE, OnBoardWithPresence(), Unless(DISEASE_IDLE)),
        ),
        rule("lingering-pestilence", AFTER, PRESENCE_LOST, add(per_lost(), DISEASE), condition=lost_by_no_spirit()),
        rule("wreak-vengeance-for-the-lands-corruption", COUNTS, AS_BADLANDS),
    ],
)  # fmt: skip
