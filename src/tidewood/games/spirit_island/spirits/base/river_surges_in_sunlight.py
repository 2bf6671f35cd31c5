"""River Surges in Sunlight: washes Invaders away, and gathers Dahan at its banks."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

SPIRIT: Final[Spirit] = Spirit(
    "river-surges-in-sunlight",
    LOW,
    energy="1 2 2 3 4 4 5",
    plays="1 2 2 3 reclaim 4 5",
    growth=[
        [reclaim_all(), gain_power(), energy(1)],
        [add_presence(within=1)] * 2,
        [gain_power(), add_presence(within=2)],
    ],
    start=[Start(1, "highest wetland")],
    innates=[
        innate(
            "massive-flooding", SLOW, from_sacred_site=1,
            levels=[
                at("sun 2 water", push(1, EXPLORERS | TOWNS)),
                at("2 sun 3 water", damage(2), push(up_to(3), EXPLORERS | TOWNS), instead=True),
                at("3 sun 4 water earth", damage_each(2), instead=True),
            ],
        ),
    ],
    cards=[
        unique(
            "boon-of-vigor", FAST, 0, "sun water plant", spirit=ANY_SPIRIT,
            effect=[when(YOURSELF, energy(1)), when(ANOTHER, they(energy(per_card_played())))],
        ),
        unique("flash-floods", FAST, 2, "sun water", within=1, effect=[damage(1), when(COASTAL, damage(1))]),
        unique(
            "rivers-bounty", SLOW, 0, "sun water animal", within=0,
            effect=[gather(up_to(2), DAHAN), when(has(DAHAN, 2), [add(1, DAHAN), energy(1)])],
        ),
        unique("wash-away", SLOW, 1, "water earth", within=1, effect=push(up_to(3), EXPLORERS | TOWNS)),
    ],
    rules=[rule("rivers-domain", COUNTS, SACRED, condition=WETLAND)],
    progression="uncanny-melting natures-resilience pull-beneath-the-hungry-earth accelerated-rot song-of-sanctity"
    " tsunami encompassing-ward",
)  # fmt: skip
