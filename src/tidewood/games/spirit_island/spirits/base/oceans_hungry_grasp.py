"""Ocean's Hungry Grasp: drowns what comes to the coast."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

RESCUE = rule(
    "tidal-boon", INSTEAD, DROWNED, Rescue(), condition=All(ThatKind(DAHAN), OfCard("tidal-boon")), optional=True
)

SPIRIT: Final[Spirit] = Spirit(
    "oceans-hungry-grasp",
    HIGH,
    energy="0 moon water 1 earth water 2",
    plays="1 2 2 3 4 5",
    growth=[
        [reclaim_all(), gain_power(), GatherIntoOceans(), energy(2)],
        [*[add_presence(land=OCEAN)] * 2, energy(1)],
        [gain_power(), PushOutOfOceans(), add_presence(within=1, land=COASTAL)],
    ],
    start=[Start(1, "ocean"), Start(1, "choose", COASTAL)],
    innates=[
        innate(
            "pound-ships-to-splinters", FAST, within=0, land=COASTAL,
            levels=[
                at("moon air 2 water", fear(1)), at("2 moon air 3 water", fear(1)), at("3 moon 2 air 4 water", fear(2)),
            ],
        ),
        innate(
            "ocean-breaks-the-shore", SLOW, within=0, land=COASTAL,
            levels=[
                at("2 water earth", drown(1, TOWNS)),
                at("3 water 2 earth", drown(1, CITIES), instead=True, may=True),
                at("4 water 3 earth", drown(1, BUILDINGS)),
            ],
        ),
    ],
    cards=[
        unique(
            "call-of-the-deeps", FAST, 0, "moon air water", within=0, land=COASTAL,
            effect=[gather(1, EXPLORERS), when(OCEAN, gather(up_to(1), EXPLORERS))],
        ),
        unique("grasping-tide", FAST, 1, "moon water", within=1, land=COASTAL, effect=[fear(2), defend(4)]),
        unique(
            "swallow-the-land-dwellers", SLOW, 0, "water earth", within=0, land=COASTAL,
            effect=[drown(1, EXPLORERS), drown(1, TOWNS), drown(1, DAHAN)],
        ),
        unique(
            "tidal-boon", SLOW, 1, "moon water earth", spirit=ANOTHER_SPIRIT,
            effect=[
                this_turn(RESCUE, told_last=True),
                they(energy(2), a_land(THEIR_PRESENCE, push(1, TOWNS), push(up_to(2), DAHAN), optional=True)),
            ],
        ),
    ],
    rules=[
        rule("ocean-in-play", COUNTS, OCEAN_IN_PLAY),
        rule("drowning", MAY, ACT_SPIRIT, ExchangeDrowned(), condition=HasDrowned()),
        rule("drowning-fast", MAY, ACT_FAST, ExchangeDrowned(), condition=CanPayAgain()),
        rule("drowning-slow", MAY, ACT_SLOW, ExchangeDrowned(), condition=CanPayAgain()),
    ],
    drowns=True,
    ocean=True,
)  # fmt: skip
