"""The Event cards of Branch & Claw by the stage of the Invaders and by the Terror Level."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.branch_and_claw.event_parts import (
    BEASTS_ATTACK,
    BEASTS_PROWL,
    FIERCE_MIEN,
    GRIM_TOLL,
    PREY_ON_THE_UNWARY,
    STRICKEN,
    coming_of_age,
)
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

RECONNAISSANCE: Final = rule("wave-of-reconnaissance", NUMBER, EXPLORER_COUNT)
AGGRESSIVE: Final = rule("increasing-aggression", NUMBER, RAVAGE_DAMAGE)
TALES: Final = rule(
    "strange-tales-attract-explorers", AFTER, ADVANCED, in_every_land(SACRED_SITE, add(1, EXPLORERS))
)
FORTIFIED: Final = rule(
    "fortification", AFTER, ADVANCED, event_verbs.OtherTerrain(each_board(event_verbs.InvadeTerrain(BUILD)))
)
UNNATURAL: Final = rule("destroy-the-unnatural", NUMBER, RAVAGE_DAMAGE, condition=PRESENCE)
FAR: Final = rule("distant-exploration", NUMBER, EXPLORE_RANGE)
MOBS: Final = rule("fearful-mobs", NUMBER, RAVAGE_DAMAGE, condition=has(INVADERS, 3))

CARDS: Final[list[EventCard]] = [
    stage_event(
        part("seeking-the-interior", in_every_land(both(COASTAL, EXPLORERS), push(1, EXPLORERS, to=INLAND))),
        part(
            "local-diaspora",
            a_land(
                most(INVADERS, everywhere=True), push(boards.PerAdjacentLand(), EXPLORERS | TOWNS, apart=True)
            ),
        ),
        BEASTS_PROWL,
        dahan_event("forsake-the-barren-land", on_each_board(both(DAHAN, BLIGHT), push(2, DAHAN, to=no(BLIGHT)))),
    ),
    stage_event(
        part("wave-of-reconnaissance", this_turn(RECONNAISSANCE, value=1)),
        part(
            "urbanization",
            in_every_land(has(TOWNS, 2), upgrade(half_of(TOWNS), TOWNS)),
        ),
        STRICKEN,
        dahan_event("retreat-from-the-cities", on_each_board(both(DAHAN, CITIES), push(2, DAHAN, to=no(CITIES)))),
    ),
    stage_event(
        part("interesting-discoveries", on_each_board(SACRED_SITE, gather(1, EXPLORERS), add(1, EXPLORERS))),
        part("increasing-aggression", this_turn(AGGRESSIVE, value=1)),
        token_event("wheezelung-outbreak", on_each_board(most(BUILDINGS, JUNGLE | WETLAND), add(1, DISEASE))),
        dahan_event("tend-the-land", on_each_board(has(DAHAN, 2), remove(1, BLIGHT))),
    ),
    stage_event(
        part("strange-tales-attract-explorers", fear(boards.PerSpiritWithSite()), this_turn(TALES, uses=1)),
        part("fortification", this_turn(FORTIFIED, uses=1)),
        BEASTS_ATTACK,
        coming_of_age(both(MOUNTAIN | SANDS, DAHAN)),
    ),
    terror_event(
        part(
            "cultural-assimilation",
            on_each_board(
                both(exactly(1, DAHAN), has(CITIES) | beside(CITIES)), replace(1, DAHAN, into=[TOWNS])
            ),
        ),
        part("reprisal-against-the-dahan", on_each_board(both(DAHAN, BUILDINGS), damage(3, DAHAN))),
        BEASTS_ATTACK,
        dahan_event(
            "reckless-offensive",
            on_each_board(both(has(DAHAN, 2), has(BUILDINGS, 2)), destroy(per(DAHAN), BUILDINGS), blight(1)),
        ),
        until=2,
    ),
    terror_event(
        part("investigation-of-dangers", on_each_board(no(INVADERS | DAHAN), add(1, EXPLORERS))),
        part("destroy-the-unnatural", this_turn(UNNATURAL, value=3)),
        PREY_ON_THE_UNWARY,
        dahan_event("rouse-the-spirits", each_spirit_with(3, DAHAN, event_verbs.UseSlowNow())),
    ),
    terror_event(
        part("distant-exploration", this_turn(FAR, value=1)),
        part("fearful-mobs", this_turn(MOBS, value=3)),
        GRIM_TOLL,
        FIERCE_MIEN,
    ),
]  # fmt: skip
