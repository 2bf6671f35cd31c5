"""The aspects of Jagged Earth: other ways to play Spirits of the base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

QUICK: Final = rule("exaltation-of-the-storm-wind", MAY, SPEED, condition=NotMajor())
FAR: Final = rule("exaltation-of-the-storm-wind-range", NUMBER, RANGE)
BEYOND: Final = rule("reach-through-ephemeral-distance-far", NUMBER, RANGE)
PUSH_TWO: Final = a_land(THEIR_PRESENCE, push(up_to(2), EXPLORERS), optional=True)

ASPECTS: Final[list[Aspect]] = [
    Aspect(
        "pandemonium", "lightnings-swift-strike", without="thundering-destruction",
        innates=[
            innate(
                "lightning-torn-skies-incite-pandemonium", SLOW, from_sacred_site=1, land=INVADERS,
                levels=[
                    at("3 fire 2 air", fear(2), strife(1)),
                    at("4 fire 3 air", fear(2), strife(1)),
                    at("moon 5 fire 4 air", fear(3), strife(1)),
                    at("2 moon 5 fire 5 air", fear(4), strife(1)),
                ],
            ),
        ],
    ),
    Aspect(
        "wind", "lightnings-swift-strike", without="swiftness-of-lightning",
        innates=[
            innate(
                "exaltation-of-the-storm-wind", FAST, spirit=ANOTHER_SPIRIT,
                levels=[
                    at("air", Both(this_turn(QUICK, value=1))),
                    at("3 air", Both(this_turn(FAR, value=1))),
                    at("4 air water", Both(PUSH_TWO)),
                    at("5 air 2 water", repeat()),
                ],
            ),
        ],
    ),
    Aspect(
        "sunshine", "river-surges-in-sunlight", without="boon-of-vigor", energy=1,
        innates=[
            innate(
                "boon-of-sunshines-promise", FAST, spirit=ANOTHER_SPIRIT,
                levels=[
                    at("2 sun", they(energy(less_than_income(1)))),
                    at("3 sun water", energy(less_than_income(1))),
                    at("4 sun 2 water", they(a_land(both(THEIR_PRESENCE, DAHAN), remove(1, BLIGHT), optional=True))),
                ],
            ),
        ],
    ),
    Aspect(
        "madness", "shadows-flicker-like-flame", without="shadows-of-the-dahan",
        rules=[
            rule(
                "shadows-cast-a-subtle-madness", AFTER, PRESENCE_CAME, may(strife(1)),
                condition=All(OwnDoing(), CauseIs(GROWTH), has(INVADERS)),
            ),
            rule(
                "glimpse-of-the-shadowed-void", AFTER, PRESENCE_LOST, fear(1), condition=All(OwnThat(), has(INVADERS)),
                part=True,
            ),
        ],
    ),
    Aspect(
        "reach", "shadows-flicker-like-flame", without="shadows-of-the-dahan",
        rules=[
            rule("reach-through-ephemeral-distance", MAY, ACT_SPIRIT, LookFar(BEYOND), condition=NotYet()),
            rule("reach-through-ephemeral-distance-fast", MAY, ACT_FAST, LookFar(BEYOND), condition=NotYet()),
            rule("reach-through-ephemeral-distance-slow", MAY, ACT_SLOW, LookFar(BEYOND), condition=NotYet()),
            rule(
                "reach-through-ephemeral-distance-ends", AFTER, ACTION_CLOSES, LookBack(BEYOND),
                condition=LooksFar(BEYOND), part=True, beyond=NO_LAND,
            ),
        ],
    ),
    Aspect(
        "resilience", "vital-strength-of-the-earth", without="earths-vitality",
        rules=[rule("anchor-the-lands-resilience", NUMBER, BLIGHT_LIMIT, condition=THEIR_SACRED_SITE, n=8)],
    ),
]  # fmt: skip
