"""Starlight Seeks Its Form: begins as almost nothing, and becomes what it chooses to be."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

QUICK: Final = rule("starlight-fast", MAY, SPEED)
SCATTERED: Final = rule(
    "gather-the-scattered-light-of-stars", AFTER, TIME, then(ReclaimSome(2), ForgetFor(ReclaimSome(3), unique=True))
)
GROWTH_OPTIONS: Final[list[list[Effect]]] = [
    [reclaim()],
    [add_presence(within=0)],
    [energy(1)],
    [move_presence(3)],
    [ReclaimSome(half=True)],
    [gain_power(), move_presence(1)],
    [energy(3)],
    [extra_plays(1), move_presence(2)],
    [reclaim_all()],
    [gain_power(), energy(1)],
    [a_land(YOUR_PRESENCE, damage(2))],
    [extra_plays(1), this_turn(QUICK, value=1)],
]

SPIRIT: Final[Spirit] = Spirit(
    "starlight-seeks-its-form",
    VERY_HIGH,
    energy="1 2 chosen 4",
    plays="2 chosen chosen 3",
    growth_tracks=["-", "-", "gain-energy gain-energy+chosen", "gain-energy gain-energy"],
    own=[0] * 12,
    growth=GROWTH_OPTIONS,
    free_growth=4,
    pick=3,
    start=[Start(1, "choose", has(BLIGHT))],
    innates=[
        innate(
            "air-moves-earth-endures", FAST, within=1,
            levels=[
                at("3 air", either(push(up_to(2), EXPLORERS), push(up_to(1), TOWNS))),
                at("3 earth", defend(5)),
            ],
        ),
        innate(
            "fire-burns-water-soothes", SLOW, from_sacred_site=1,
            levels=[at("3 fire", fear(1), damage(2)), at("3 water", remove(1, BLIGHT))],
        ),
        innate(
            "wood-seeks-growth-humans-seek-freedom", SLOW, within=2,
            levels=[
                at("3 plant", SpiritThere(gain_power())),
                at("3 animal", either(damage(per(DAHAN)), push(up_to(3), DAHAN))),
            ],
        ),
        innate(
            "sidereal-guidance", SLOW, within=1,
            levels=[
                at("2 moon", gather(up_to(1), EXPLORERS | DAHAN)),
                at("3 moon", gather(up_to(3), EXPLORERS), instead=True),
            ],
        ),
        innate(
            "stars-blaze-in-the-daytime-sky", SLOW, spirit=YOURSELF_ONLY,
            levels=[at("4 sun", fear(3), energy(1), ReclaimSome(1, played=True))],
        ),
    ],
    cards=[
        unique(
            "boon-of-reimagining", SLOW, 1, "moon", spirit=ANY_SPIRIT,
            effect=[they(ForgetFor(GainTwo())), when(ANOTHER, they(energy(1)))],
        ),
        unique(
            "gather-the-scattered-light-of-stars", SLOW, 0, "moon", spirit=YOURSELF_ONLY, effect=this_turn(SCATTERED),
        ),
        unique(
            "peace-of-the-nighttime-sky", FAST, 1, "moon", from_sacred_site=1,
            effect=[
                when(terror_at_most(1), this_turn(NO_RAVAGE, here=True)),
                may(AfterForgetting(then(GainElement("moon"), repeat()))),
            ],
        ),
        unique(
            "shape-the-self-anew", SLOW, 0, "moon", spirit=YOURSELF_ONLY, effect=gain_power(MINOR),
            at=[at("4 moon", gain_power(), instead=True)], last=may(AfterForgetting(energy(3))),
        ),
    ],
    rules=[
        rule(
            "growth-begets-growth", AFTER, UNCOVERED, BegetGrowth([then(*parts) for parts in GROWTH_OPTIONS]),
            condition=OwnSpace(element=False), part=True,
        ),
        rule(
            "slowly-coalescing-nature", AFTER, UNCOVERED, ChooseElement(), condition=OwnSpace(element=True), part=True
        ),
    ],
)  # fmt: skip
