"""Sharp Fangs Behind the Leaves: hunts with the Beasts of the jungle."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

NO_BUILD_BY_BEASTS = rule("prey-on-the-builders", CANNOT, BUILDS)
CALLED = rule("call-forth-predators-done", COUNTS, USED_UP)
CHASED = EXPLORERS | TOWNS | DAHAN

SPIRIT: Final[Spirit] = Spirit(
    "sharp-fangs-behind-the-leaves",
    MODERATE,
    energy="1 animal plant 2 animal 3 4",
    plays="2 2 3 reclaim 4 5+reclaim",
    pick=2,
    growth=[
        [reclaim_all(), gain_power()],
        [add_presence(within=3, land=JUNGLE | has(BEASTS))],
        [gain_power(), energy(1)],
        [energy(3)],
    ],
    growth_costs=[1, 0, 0, 0],
    start=[
        Start(1, "highest jungle", then=add(1, BEASTS)),
        Start(1, "choose", has(BEASTS), anywhere=True),
    ],
    innates=[
        innate(
            "ranging-hunt", FAST, within=1, land=no(BLIGHT),
            levels=[
                at("2 animal", gather(up_to(1), BEASTS)),
                at("2 plant 3 animal", damage(per(BEASTS))),
                at("2 animal", push(up_to(2), BEASTS)),
            ],
        ),
        innate(
            "frenzied-assault", SLOW, within=1, land=BEASTS,
            levels=[
                at("moon fire 4 animal", fear(1), damage(2), remove(1, BEASTS)),
                at("moon 2 fire 5 animal", fear(1), damage(1)),
            ],
        ),
    ],
    cards=[
        unique(
            "prey-on-the-builders", FAST, 1, "moon fire animal", within=0,
            effect=[gather(up_to(1), BEASTS), when(BEASTS, this_turn(NO_BUILD_BY_BEASTS, here=True))],
        ),
        unique(
            "teeth-gleam-from-darkness", SLOW, 1, "moon plant animal", within=1, origin=JUNGLE, land=no(BLIGHT),
            effect=either([fear(1), add(1, BEASTS)], when(both(BEASTS, INVADERS), fear(3))),
        ),
        unique(
            "terrifying-chase", SLOW, 1, "sun animal", within=0,
            effect=[push(2, CHASED), push(per(BEASTS, 2), CHASED), when(Noted("moved", INVADERS), fear(2))],
        ),
        unique(
            "too-near-the-jungle", SLOW, 0, "plant animal", within=1, origin=JUNGLE,
            effect=[fear(1), destroy(1, EXPLORERS)],
        ),
    ],
    rules=[
        rule("ally-of-the-beasts", AFTER, ARRIVED, GoAlong(BEASTS), condition=LeftWithPresence(BEASTS), part=True),
        rule("call-forth-predators", MAY, ACT_SPIRIT, once_a_turn(CALLED, replace_presence(BEASTS, to_box=True))),
    ],
)  # fmt: skip
