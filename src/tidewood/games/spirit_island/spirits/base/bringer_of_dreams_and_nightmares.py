"""Bringer of Dreams and Nightmares: harms nobody, and frightens everybody."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

DREAD = rule("dread-apparitions", AFTER, FEAR, defend(that_many("that")), condition=CauseIs(POWER), part=True)

SPIRIT: Final[Spirit] = Spirit(
    "bringer-of-dreams-and-nightmares",
    HIGH,
    energy="2 air 3 moon 4 any 5",
    plays="2 2 2 3 3 any",
    growth=[
        [reclaim_all(), gain_power()],
        [reclaim(), add_presence(within=0)],
        [gain_power(), add_presence(within=1)],
        [add_presence(within=4, land=DAHAN | INVADERS), energy(2)],
    ],
    start=[Start(2, "highest sands")],
    innates=[
        innate(
            "spirits-may-yet-dream", FAST, spirit=ANY_SPIRIT,
            levels=[at("2 moon 2 air", TurnUpFearCard()), at("3 moon", they(gain_elements(1, owned=True)))],
        ),
        innate(
            "night-terrors", FAST, within=0, land=INVADERS,
            levels=[at("moon air", fear(1)), at("2 moon air animal", fear(1)), at("3 moon 2 air animal", fear(1))],
        ),
    ],
    cards=[
        unique(
            "call-on-midnights-dream", FAST, 0, "moon animal", within=0,
            effect=either(
                when(DAHAN, [
                    gain_power(MAJOR, let="gained"),
                    when(ForgotThis("gained"), [energy(per(DAHAN)), PlayGained("gained")]),
                ]),
                when(INVADERS, fear(2)),
            ),
        ),
        unique(
            "dread-apparitions", FAST, 2, "moon air", within=1, land=INVADERS,
            effect=[this_turn(DREAD, here=True), fear(1)],
        ),
        unique(
            "dreams-of-the-dahan", FAST, 0, "moon air", within=2,
            effect=either(gather(up_to(2), DAHAN), when(BUILDINGS, fear(per(DAHAN, most=3)))),
        ),
        unique(
            "predatory-nightmares", SLOW, 2, "moon fire earth animal", from_sacred_site=1, land=INVADERS,
            effect=[damage(2), push(up_to(2), DAHAN)],
        ),
    ],
    rules=[
        rule("to-dream-a-thousand-deaths", COUNTS, DREAM),
        rule(
            "to-dream-a-thousand-deaths-ends", AFTER, ACTION_CLOSES, CLEAR_DREAMS, condition=Dreamt(), part=True,
            beyond=NO_LAND,
        ),
    ],
)  # fmt: skip
