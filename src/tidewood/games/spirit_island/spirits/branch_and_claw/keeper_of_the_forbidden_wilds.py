"""Keeper of the Forbidden Wilds: grows the Wilds, and suffers nobody on its holy ground."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

SPLIT: Final = 2  # the threshold of Punish Those Who Trespass with which its damage may be split

SPIRIT: Final[Spirit] = Spirit(
    "keeper-of-the-forbidden-wilds",
    MODERATE,
    energy="2 sun 4 5 plant 7 8 9",
    plays="1 2 2 3 4 5+reclaim",
    pick=2,
    growth=[
        [reclaim_all(), energy(1)],
        [gain_power()],
        [add_presence(within=3, land=has(WILDS) | YOUR_PRESENCE), energy(1)],
        [gain_power(), add_presence(within=3, land=no(BLIGHT))],
    ],
    growth_costs=[0, 0, 0, 3],
    start=[Start(1, "highest jungle", then=add(1, WILDS))],
    innates=[
        innate(
            "punish-those-who-trespass", SLOW, within=0,
            levels=[
                at("2 sun fire 2 plant", split_damage(2, SPLIT), destroy(1, DAHAN)),
                at("2 sun 2 fire 3 plant", split_damage(per_pair("sun plant"), SPLIT)),
                at("4 plant", SplitsDamage()),
            ],
        ),
        innate(
            "spreading-wilds", SLOW, within=1, land=no(BLIGHT),
            levels=[
                at("2 sun", push(per_element("sun", of=2), EXPLORERS)),
                at("plant", when(no(EXPLORERS), add(1, WILDS))),
                at("3 plant", farther(1)),
                at("air", farther(1)),
            ],
        ),
    ],
    cards=[
        unique(
            "boon-of-growing-power", SLOW, 1, "sun moon plant", spirit=ANY_SPIRIT,
            effect=[they(gain_power()), when(ANOTHER, they(energy(1)))],
        ),
        unique(
            "regrow-from-roots", SLOW, 1, "water earth plant", within=1, land=JUNGLE | WETLAND,
            effect=when(at_most(2, BLIGHT), remove(1, BLIGHT)),
        ),
        unique(
            "sacrosanct-wilderness", FAST, 2, "sun earth plant", within=1, land=no(BLIGHT),
            effect=[push(2, DAHAN), either(damage(per(WILDS, 2)), add(1, WILDS))],
        ),
        unique(
            "towering-wrath", SLOW, 3, "sun fire plant", from_sacred_site=1,
            effect=[fear(2), damage(per_sacred_site_near(2)), destroy(ALL, DAHAN)],
        ),
    ],
    rules=[
        rule("forbidden-ground", AFTER, PRESENCE_CAME, push(ALL, DAHAN), condition=SacredSiteMade()),
        rule("forbidden-ground-events", CANNOT, BARRED, condition=All(ByDahanEvent(), THEIR_SACRED_SITE)),
    ],
)  # fmt: skip
