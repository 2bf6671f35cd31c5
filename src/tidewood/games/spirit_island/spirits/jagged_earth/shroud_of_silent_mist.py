"""Shroud of Silent Mist: drifts over the land, and what it has hurt does not heal."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

DART: Final = rule(
    "flowing-and-silent-forms-dart-by", INSTEAD, PRESENCE_DESTROYED, PushPresence(), condition=OwnPresence(),
    optional=True,
)  # fmt: skip
PALL: Final = rule("unnerving-pall", CANNOT, TAKES_PART, condition=IsDamaged())

SPIRIT: Final[Spirit] = Spirit(
    "shroud-of-silent-mist",
    HIGH,
    energy="0 1 water 2 air",
    plays="1 2 move-presence moon 3 4 reclaim 5",
    acts={"move-presence": move_presence(1)},
    growth=[
        [reclaim_all(), gain_power()],
        [add_presence(within=0)] * 2,
        [gain_power(), add_presence(within=3, land=MOUNTAIN | WETLAND)],
    ],
    start=[Start(1, "highest wetland"), Start(1, "highest mountain")],
    innates=[
        innate(
            "suffocating-shroud", SLOW, within=0,
            levels=[
                at("moon 2 air water", damage(1)),
                at("2 moon 3 air 2 water", damage(per_adjacent_land(), different=True)),
                at("4 moon 4 air 3 water", damage(1)),
                at("5 moon 6 air 4 water", damage_each(1)),
            ],
        ),
        innate(
            "lost-in-the-swirling-haze", SLOW, within=0,
            levels=[
                at("air 2 water", push(up_to(1), DAHAN)),
                at("2 air 3 water", push(up_to(2), EXPLORERS | DAHAN)),
                at("3 air 4 water", push(up_to(2), EXPLORERS | DAHAN)),
            ],
        ),
    ],
    cards=[
        unique(
            "dissolving-vapors", SLOW, 2, "air water", within=0,
            effect=[fear(1), damage_each(1), damage_each(1, DAHAN)],
        ),
        unique(
            "flowing-and-silent-forms-dart-by", FAST, 0, "moon air water", within=0,
            effect=[when(INVADERS, fear(2)), EachHolds(DART), GatherOthers()],
        ),
        unique(
            "the-fog-closes-in", SLOW, 1, "moon air water", within=0,
            effect=[damage(per_adjacent_land(), different=True), push(2, DAHAN)],
        ),
        unique(
            "unnerving-pall", FAST, 1, "moon air animal", within=0, land=INVADERS,
            effect=either([fear(1), StayOut(3, PALL)], [fear(1), defend(per_presence())]),
        ),
    ],
    rules=[
        rule(
            "gather-power-from-the-cool-and-dark", AFTER, CARD_GAINED, then(energy(1), NotAgain()),
            condition=All(OwnDoing(), GainedWithout("fire"), NotYet()),
        ),
        rule("mists-shift-and-flow", MAY, SHIFTS, Drift()),
        rule("slow-and-silent-death", CANNOT, HEALS, condition=THEIR_PRESENCE),
        rule(
            "slow-and-silent-death-time", AFTER, TIME,
            then(fear(per_wounded_land(most=5)), energy(per_wounded_land(of=3))),
        ),
    ],
)  # fmt: skip
