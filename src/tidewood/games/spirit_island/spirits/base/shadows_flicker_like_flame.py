"""Shadows Flicker Like Flame: fear, and the dark where Dahan live."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

HIDDEN = rule("concealing-shadows", CANNOT, DAHAN_HURT)

SPIRIT: Final[Spirit] = Spirit(
    "shadows-flicker-like-flame",
    LOW,
    energy="0 1 3 4 5 6",
    plays="1 2 3 3 4 5",
    growth=[
        [reclaim_all(), gain_power()],
        [gain_power(), add_presence(within=1)],
        [add_presence(within=3), energy(3)],
    ],
    start=[Start(2, "highest jungle"), Start(1, "number 5")],
    innates=[
        innate(
            "darkness-swallows-the-unwary", FAST, from_sacred_site=1,
            levels=[
                at("2 moon fire", gather(1, EXPLORERS)),
                at("3 moon 2 fire", destroy(up_to(2), EXPLORERS, let="gone"), fear(that_many("gone"))),
                at("4 moon 3 fire 2 air", damage(3, let="gone"), fear(that_many("gone"))),
            ],
        ),
    ],
    cards=[
        unique("concealing-shadows", FAST, 0, "moon air", within=0, effect=[fear(1), this_turn(HIDDEN, here=True)]),
        unique(
            "crops-wither-and-fade", SLOW, 1, "moon fire plant", within=0,
            effect=[fear(2), either(replace(1, TOWNS, into=[EXPLORERS]), replace(1, CITIES, into=[TOWNS]))],
        ),
        unique(
            "favors-called-due", SLOW, 1, "moon air animal", within=1,
            effect=[gather(up_to(4), DAHAN), when(both(INVADERS, outnumber(DAHAN, INVADERS)), fear(3))],
        ),
        unique(
            "mantle-of-dread", SLOW, 1, "moon fire air", spirit=ANY_SPIRIT,
            effect=[fear(2), they(a_land(THEIR_PRESENCE, push(1, EXPLORERS), push(1, TOWNS), optional=True))],
        ),
    ],
    rules=[rule("shadows-of-the-dahan", MAY, TARGETS, condition=has(DAHAN))],
    progression="dark-and-tangled-woods shadows-of-the-burning-forest the-jungle-hungers land-of-haunts-and-embers"
    " terrifying-nightmares call-of-the-dahan-ways visions-of-fiery-doom",
)  # fmt: skip
