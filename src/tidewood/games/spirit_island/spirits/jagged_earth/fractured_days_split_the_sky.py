"""Fractured Days Split the Sky: puts time aside, and spends it where it is needed."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

SPIRIT: Final[Spirit] = Spirit(
    "fractured-days-split-the-sky",
    VERY_HIGH,
    energy="1 1 2 2 2 3",
    plays="1 1 1 2 2 3",
    own=[0],
    growth=[
        [GainElement("air"), reclaim_all(), GainTime(2, up_to=True)],
        [GainElement("moon"), gain_power(), add_presence(within=2), *[either(GainTime(), extra_plays(2))] * 2],
        [GainElement("sun"), move_presence(4), GainDay(), *[either(GainTime(), energy(2))] * 3],
    ],
    start=[Start(1, "lowest", exactly(1, DAHAN)), Start(2, "highest", no(DAHAN), then=DealDays())],
    innates=[
        innate(
            "slip-the-flow-of-time", FAST, spirit=ANY_SPIRIT, price=SpendTime(per_use=True), again=True,
            levels=[
                at("3 moon air", they(UseSlowNow())),
                at("2 sun 2 moon", they(ReclaimSome(1, played=True))),
                at("3 sun 2 air", they(play_another())),
            ],
        ),
        innate(
            "visions-of-a-shifting-future", SLOW, spirit=YOURSELF_ONLY,
            levels=[
                at("sun 2 moon 2 air", LookAhead()),
                at("2 sun 3 moon 2 air", LookAhead(bottom=True), instead=True),
            ],
        ),
    ],
    cards=[
        unique(
            "absolute-stasis", FAST, 1, "sun air earth", from_sacred_site=2, land=without(OCEAN), price=SpendTime(1),
            effect=CeaseToExist(),
        ),
        unique(
            "blur-the-arc-of-years", FAST, 1, "sun moon air", within=1,
            effect=[
                when(no(DAHAN | INVADERS), remove(1, BLIGHT)),
                when(INVADERS, [BuildInstead(), RavageHere()]),
                when(DAHAN, [add(1, DAHAN), push(up_to(2), DAHAN)]),
                AgainForTime(1),
            ],
        ),
        unique(
            "pour-time-sideways", FAST, 1, "moon air water", spirit=YOURSELF_ONLY, price=SpendTime(3),
            effect=PourTime(),
        ),
        unique("the-past-returns-again", FAST, 0, "sun moon", price=PriceOfThePast(), effect=SwapInvaderCard()),
    ],
    rules=[
        rule("fragments-of-shattered-time", COUNTS, TIME_IS_PRESENCE),
        rule("days-that-never-were", AFTER, CARD_GAINED, KeepDay(), condition=All(OwnDoing(), HasLeftovers())),
    ],
)  # fmt: skip
