"""A Spread of Rampant Green: spreads everywhere, and chokes what Invaders build."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

SPIRIT: Final[Spirit] = Spirit(
    "a-spread-of-rampant-green",
    MODERATE,
    energy="0 1 plant 2 2 plant 3",
    plays="1 1 2 2 3 4",
    growth=[
        [reclaim_all(), gain_power()],
        [add_presence(within=1), extra_plays(1)],
        [gain_power(), energy(3)],
    ],
    always=[add_presence(within=2, land=JUNGLE | WETLAND)],
    start=[Start(1, "highest wetland"), Start(1, "choose", both(JUNGLE, no(DAHAN)))],
    innates=[
        innate(
            "creepers-tear-into-mortar", SLOW, within=0,
            levels=[
                at("moon 2 plant", damage(1, BUILDINGS)),
                at("2 moon 3 plant", repeat()),
                at("3 moon 4 plant", repeat()),
            ],
        ),
        innate(
            "all-enveloping-green", FAST, from_sacred_site=1,
            levels=[
                at("water 3 plant", defend(2)),
                at("2 water 4 plant", defend(4), instead=True),
                at("3 water earth 5 plant", remove(1, BLIGHT)),
            ],
        ),
    ],
    cards=[
        unique(
            "fields-choked-with-growth", SLOW, 0, "sun water plant", within=1,
            effect=either(push(1, TOWNS), push(3, DAHAN)),
        ),
        unique(
            "gift-of-proliferation", FAST, 1, "moon plant", spirit=ANOTHER_SPIRIT, effect=they(add_presence(within=1)),
        ),
        unique(
            "overgrow-in-a-night", FAST, 2, "moon plant", within=1,
            effect=either(presence_here(), when(both(YOUR_PRESENCE, INVADERS), fear(3))),
        ),
        unique(
            "stem-the-flow-of-fresh-water", SLOW, 0, "water plant", from_sacred_site=1,
            effect=when(MOUNTAIN | SANDS, damage_each(1, BUILDINGS), otherwise=damage(1, BUILDINGS)),
        ),
    ],
    rules=[
        rule(
            "choke-the-land-with-green", INSTEAD, RAVAGES, destroy_presence(1, here=True),
            condition=THEIR_SACRED_SITE, optional=True,
        ),
        rule(
            "choke-the-land-with-green-build", INSTEAD, BUILDS, destroy_presence(1, here=True),
            condition=THEIR_SACRED_SITE, optional=True,
        ),
        rule("steady-regeneration", MAY, GROWTH_PRESENCE, n=while_blighted(1)),
    ],
)  # fmt: skip
