"""Grinning Trickster Stirs Up Trouble: Strife everywhere, and somebody else to clean it up."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

SPIRIT: Final[Spirit] = Spirit(
    "grinning-trickster-stirs-up-trouble",
    MODERATE,
    energy="1 moon 2 any fire 3",
    plays="2 push-dahan 3 3 4 air 5",
    acts={"push-dahan": a_land(YOUR_PRESENCE, push(1, DAHAN))},
    growth=[
        [reclaim_all(), move_presence(1)],
        [add_presence(within=2)],
        [gain_power()],
        [energy(per_card_play())],
    ],
    growth_costs=[1, 0, 0, 0],
    pick=2,
    start=[Start(1, "highest", has(DAHAN)), Start(1, "number 4")],
    innates=[
        innate(
            "lets-see-what-happens", FAST, within=1, land=INVADERS,
            levels=[at("moon fire 2 air", SeeWhatHappens()), at("2 moon fire 2 air", KeepFound())],
        ),
        innate(
            "why-dont-you-and-them-fight", FAST, within=0, land=INVADERS, slow_when="3 moon",
            levels=[
                at("3 air", strife(1)),
                at("3 sun", Duel(), other="3 fire"),
                at("3 animal", when(BEASTS, damage(2), otherwise=gather(up_to(1), BEASTS))),
            ],
        ),
    ],
    cards=[
        unique("impersonate-authority", SLOW, 0, "sun air animal", within=1, effect=strife(1)),
        unique(
            "incite-the-mob", SLOW, 1, "moon fire air animal", within=1, land=INVADERS,
            effect=[Incite(), fear(per_destroyed(INVADERS))],
        ),
        unique(
            "overenthusiastic-arson", FAST, 1, "fire air", within=1,
            effect=[
                destroy(1, TOWNS), DiscardTop(let="top"), when(Gives("top", "fire"), [fear(1), damage(2), blight(1)]),
            ],
        ),
        unique(
            "unexpected-tigers", SLOW, 0, "moon fire animal", within=1,
            effect=[
                when(INVADERS, fear(1)),
                when(NextTo(BEASTS), [gather(1, BEASTS), push(1, EXPLORERS)], otherwise=add(1, BEASTS)),
            ],
        ),
    ],
    rules=[
        rule(
            "a-real-flair-for-discord", AFTER, ACTION_CLOSES, in_lands_of("strife", Discord()),
            condition=All(OwnDoing(), CauseIs(POWER), Noted("strife", INVADERS)), beyond=NO_LAND,
        ),
        rule(
            "cleaning-up-messes-is-a-drag", AFTER, ACTION_CLOSES, destroy_presence(1),
            condition=All(OwnDoing(), CauseIs(POWER), Noted("removed", BLIGHT), Not(OfCard("lets-see-what-happens"))),
            beyond=NO_LAND,
        ),
    ],
)  # fmt: skip
