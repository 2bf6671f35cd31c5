"""Thunderspeaker: leads the Dahan to war."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

TOGETHER = rule("words-of-warning", COUNTS, RAVAGE_ORDER)

SPIRIT: Final[Spirit] = Spirit(
    "thunderspeaker",
    MODERATE,
    energy="1 air 2 fire sun 3",
    plays="1 2 2 3 reclaim 3 4",
    growth=[
        [reclaim_all(), *[gain_power()] * 2],
        [add_presence(within=2, land=DAHAN), add_presence(within=1, land=DAHAN)],
        [add_presence(within=1), energy(4)],
    ],
    start=[Start(1, "most dahan"), Start(1, "second-most dahan")],
    innates=[
        innate(
            "gather-the-warriors", SLOW, within=1, fast_when="4 air",
            levels=[
                at("animal", gather(up_to(per_element("air")), DAHAN), push(up_to(per_element("sun")), DAHAN)),
            ],
        ),
        innate(
            "lead-the-furious-assault", SLOW, within=0, fast_when="4 air",
            levels=[
                at("2 sun fire", destroy(per(DAHAN, of=2), TOWNS)),
                at("4 sun 3 fire", destroy(per(DAHAN, of=3), CITIES)),
            ],
        ),
    ],
    cards=[
        unique(
            "manifestation-of-power-and-glory", SLOW, 3, "sun fire air", within=0, land=DAHAN,
            effect=[fear(1), damage(times(per(DAHAN), per_presence()))],
        ),
        unique(
            "sudden-ambush", FAST, 2, "fire air animal", within=1,
            effect=[gather(up_to(1), DAHAN), destroy(per(DAHAN), EXPLORERS)],
        ),
        unique(
            "voice-of-thunder", SLOW, 0, "sun air", within=1,
            effect=either(push(up_to(4), DAHAN), when(INVADERS, fear(2))),
        ),
        unique(
            "words-of-warning", FAST, 1, "sun air animal", within=1, land=DAHAN,
            effect=[defend(3), this_turn(TOGETHER, here=True)],
        ),
    ],
    rules=[
        rule("ally-of-the-dahan", AFTER, ARRIVED, GoAlong(DAHAN), condition=LeftWithPresence(DAHAN), part=True),
        rule(
            "sworn-to-victory", AFTER, ACTION_CLOSES, destroy_presence(per_that("destroyed", DAHAN), within=1),
            condition=All(CauseIs(RAVAGE), Noted("destroyed", DAHAN)), beyond=COSTS_PRESENCE,
        ),
    ],
)  # fmt: skip
