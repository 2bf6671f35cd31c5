"""Lure of the Deep Wilderness: calls Explorers inland, and few come back."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

FEWER_OUT = rule("enthrall-the-foreign-explorers-fewer", NUMBER, STAYS_OUT)
PERILS = BADLANDS | BEASTS | DISEASE | WILDS


def lured(kinds: Kinds, n: int) -> Effect:
    """Pieces become Explorers, which may be gathered into one's lands; Towns and Cities left behind take fright."""
    return then(
        replace(1, kinds, into=[EXPLORERS] * n, let="new"),
        when(did("new"), [push(up_to(n), EXPLORERS, to=YOUR_PRESENCE), when(BUILDINGS, fear(1))]),
    )


SPIRIT: Final[Spirit] = Spirit(
    "lure-of-the-deep-wilderness",
    MODERATE,
    energy="1 2 moon 3+plant 4+air 5+reclaim",
    plays="1 2 animal 3 4 5+reclaim",
    groups=[2, 2],
    growth=[
        [reclaim_all(), energy(1)],
        [add_presence(within=4, land=INLAND)],
        [gain_one_of("moon air plant"), energy(2)],
        [gain_power()],
    ],
    start=[Start(2, "number 8", then=add(1, BEASTS)), Start(1, "number 7")],
    innates=[
        innate(
            "forsake-society-to-chase-after-dreams", SLOW, within=1, land=INVADERS,
            levels=[
                at("2 moon", lured(EXPLORERS, 1)),
                at("2 moon air", lured(TOWNS, 2), instead=True),
                at("3 moon 2 air animal", lured(CITIES, 3), instead=True),
                at("4 air", repeat()),
            ],
        ),
        innate(
            "never-heard-from-again", SLOW, within=0, land=INLAND,
            levels=[
                at("fire 3 plant", add(1, BADLANDS)),
                at("2 plant", destroy(up_to(per(PERILS, 2)), EXPLORERS)),
                at("4 plant animal", damage(2)),
                at("6 plant", repeat()),
            ],
            last=then(
                when(Noted("destroyed", EXPLORERS), fear(1)), when(Noted("destroyed", EXPLORERS, 5), fear(1))
            ),
        ),
    ],
    cards=[
        unique(
            "gift-of-the-untamed-wild", SLOW, 0, "moon fire air plant", spirit=ANY_SPIRIT,
            effect=they(either(a_land(THEIR_PRESENCE, add(1, WILDS)), replace_presence(DISEASE))),
        ),
        unique(
            "perils-of-the-deepest-island", SLOW, 1, "moon plant animal", within=0, land=INLAND,
            effect=[
                fear(1), add(1, BADLANDS), here_or_adjacent(ANY_LAND, add(1, BEASTS)), push(up_to(2), DAHAN),
            ],
        ),
        unique(
            "softly-beckon-ever-inward", SLOW, 2, "moon air", within=0, land=INLAND,
            effect=[
                gather(up_to(2), EXPLORERS), gather(up_to(2), TOWNS), gather(up_to(2), BEASTS),
                gather(up_to(2), DAHAN),
            ],
        ),
        unique(
            "swallowed-by-the-wilderness", FAST, 1, "fire air plant animal", within=0, land=INLAND,
            effect=[fear(2), damage(per(PERILS, most=5))],
        ),
    ],
    rules=[
        rule("home-of-the-islands-heart", CANNOT, PRESENCE_GOES, condition=without(INLAND)),
        rule("enthrall-the-foreign-explorers", NUMBER, STAYS_OUT, condition=THEIR_PRESENCE, n=Enthralled()),
        rule(
            "enthrall-the-foreign-explorers-let-in", INSTEAD, RAVAGES, LetIn(FEWER_OUT), condition=CanLetIn(),
            optional=True,
        ),
    ],
)  # fmt: skip
