"""Many Minds Move as One: swarms and flocks that fly as fast as thought."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

BEDEVILED = rule("boon-of-swarming-bedevilment", NUMBER, DEFEND, n=PerTheirPresence())

SPIRIT: Final[Spirit] = Spirit(
    "many-minds-move-as-one",
    MODERATE,
    energy="0 1 air 2 animal 3 4",
    plays="1 2 buy-power 3 3 4 5",
    acts={"buy-power": pay(2, gain_power())},
    growth=[
        [reclaim_all(), gain_power()],
        [add_presence(within=1), add_presence(within=0)],
        [add_presence_with(BEASTS, within=3), energy(1), a_land(ANY_LAND, gather(up_to(1), BEASTS), within=2)],
    ],
    start=[Start(1, "choose", has(BEASTS), then=add(1, BEASTS))],
    innates=[
        innate(
            "the-teeming-host-arrives", FAST, within=2,
            levels=[
                at("2 air animal", gather(up_to(1), BEASTS)),
                at("3 air water 2 animal", gather(up_to(per_element("air")), BEASTS), instead=True),
                at("fire 4 air 2 animal", push(up_to(3), BEASTS)),
            ],
        ),
        innate(
            "beset-and-confound-the-invaders", FAST, within=2, land=INVADERS,
            levels=[
                at("air 2 animal", fear(2), defend(2), also=has(BEASTS, 2)),
                at("2 air 3 animal", fear(3), defend(4), also=has(BEASTS, 3), instead=True),
                at("3 air 4 animal", fear(4), defend(7), also=has(BEASTS, 4), instead=True),
                at("4 air earth 5 animal", fear(6), defend(10), also=has(BEASTS, 5), instead=True),
            ],
        ),
    ],
    cards=[
        unique(
            "a-dreadful-tide-of-scurrying-flesh", FAST, 0, "moon air water animal", from_sacred_site=1,
            land=has(BEASTS, 2),
            effect=[
                remove(up_to(per(BEASTS, of=2)), BEASTS, let="taken"), fear(twice("taken")),
                skip_one(that_many("taken")),
            ],
        ),
        unique(
            "boon-of-swarming-bedevilment", FAST, 0, "air water animal", spirit=ANOTHER_SPIRIT,
            effect=they(this_turn(BEDEVILED), move_presence(1)),
        ),
        unique("ever-multiplying-swarm", SLOW, 1, "fire earth animal", within=0, effect=add(2, BEASTS)),
        unique(
            "guide-the-way-on-feathered-wings", FAST, 0, "sun air animal", within=1, effect=LeadDahan(2),
        ),
        unique(
            "pursue-with-scratches-pecks-and-stings", FAST, 0, "sun fire air animal", within=2, land=BEASTS,
            effect=[fear(1), push(PastTheFirst(BEASTS), EXPLORERS | TOWNS)],
        ),
    ],
    rules=[
        rule("fly-fast-as-thought", NUMBER, REACH),
        rule("a-joining-of-swarms-and-flocks", COUNTS, SWARM),
    ],
)  # fmt: skip
