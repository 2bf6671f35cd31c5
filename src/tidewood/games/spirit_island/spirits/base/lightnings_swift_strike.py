"""Lightning's Swift Strike: quick, and hard on Towns and Cities."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

BOON = rule("lightnings-boon", MAY, SPEED)

SPIRIT: Final[Spirit] = Spirit(
    "lightnings-swift-strike",
    LOW,
    energy="1 1 2 2 3 4 4 5",
    plays="2 3 4 5 6",
    growth=[
        [reclaim_all(), gain_power(), energy(1)],
        [add_presence(within=2), add_presence(within=0)],
        [add_presence(within=1), energy(3)],
    ],
    start=[Start(2, "highest sands")],
    innates=[
        innate(
            "thundering-destruction", SLOW, from_sacred_site=1,
            levels=[
                at("3 fire 2 air", destroy(1, TOWNS)),
                at("4 fire 3 air", destroy(1, CITIES), instead=True, may=True),
                at("5 fire 4 air water", destroy(1, BUILDINGS)),
                at("5 fire 5 air 2 water", destroy(1, BUILDINGS)),
            ],
        ),
    ],
    cards=[
        unique(
            "harbingers-of-the-lightning", SLOW, 0, "fire air", within=1,
            effect=[push(up_to(2), DAHAN, let="went"), when(any_to("went", BUILDINGS), fear(1))],
        ),
        unique("lightnings-boon", FAST, 1, "fire air", spirit=ANY_SPIRIT, effect=they(this_turn(BOON, value=2))),
        unique("raging-storm", SLOW, 3, "fire air water", within=1, effect=damage_each(1)),
        unique("shatter-homesteads", SLOW, 2, "fire air", from_sacred_site=2, effect=[fear(1), destroy(1, TOWNS)]),
    ],
    rules=[rule("swiftness-of-lightning", MAY, SPEED, n=per_element("air"))],
    progression="delusions-of-danger call-to-bloodshed powerstorm purifying-flame pillar-of-living-flame"
    " entrancing-apparitions call-to-isolation",
)  # fmt: skip
