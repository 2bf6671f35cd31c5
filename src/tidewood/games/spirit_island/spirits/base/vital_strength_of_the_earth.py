"""Vital Strength of the Earth: slow, wealthy, hard to hurt."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

STRENGTH = rule("gift-of-strength", MAY, REPEAT)

SPIRIT: Final[Spirit] = Spirit(
    "vital-strength-of-the-earth",
    LOW,
    energy="2 3 4 6 7 8",
    plays="1 1 2 2 3 4",
    growth=[
        [reclaim_all(), add_presence(within=2)],
        [gain_power(), add_presence(within=0)],
        [add_presence(within=1), energy(2)],
    ],
    start=[Start(2, "highest mountain"), Start(1, "highest jungle")],
    innates=[
        innate(
            "gift-of-strength", FAST, spirit=ANY_SPIRIT,
            levels=[
                at("sun 2 earth 2 plant", they(this_turn(STRENGTH, uses=1, value=1))),
                at("2 sun 3 earth 2 plant", they(this_turn(STRENGTH, uses=1, value=3)), instead=True),
                at("2 sun 4 earth 3 plant", they(this_turn(STRENGTH, uses=1, value=6)), instead=True),
            ],
        ),
    ],
    cards=[
        unique("a-year-of-perfect-stillness", FAST, 3, "sun earth", within=1, effect=skip_invaders()),
        unique(
            "draw-of-the-fruitful-earth", SLOW, 1, "earth plant animal", within=1,
            effect=[gather(up_to(2), EXPLORERS), gather(up_to(2), DAHAN)],
        ),
        unique(
            "guard-the-healing-land", FAST, 3, "water earth plant", from_sacred_site=1,
            effect=[remove(1, BLIGHT), defend(4)],
        ),
        unique(
            "rituals-of-destruction", SLOW, 3, "sun moon fire earth plant", from_sacred_site=1, land=DAHAN,
            effect=[damage(2), when(has(DAHAN, 3), [damage(3), fear(2)])],
        ),
    ],
    rules=[rule("earths-vitality", NUMBER, DEFEND, condition=THEIR_SACRED_SITE, n=3)],
    progression="rouse-the-trees-and-stones call-to-migrate poisoned-land devouring-ants vigor-of-the-breaking-dawn"
    " voracious-growth savage-mawbeasts",
)  # fmt: skip
