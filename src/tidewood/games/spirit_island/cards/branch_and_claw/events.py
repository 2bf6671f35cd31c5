"""The Event cards of Branch & Claw: those by the health of the island, and all together."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.branch_and_claw.event_choices import CARDS as CHOICES
from tidewood.games.spirit_island.cards.branch_and_claw.event_parts import (
    BEASTS_PROWL,
    CANNY_DEFENSE,
    FIERCE_MIEN,
    GRIM_TOLL,
    LINGERING_PLAGUES,
    OFFERINGS,
    PREY_ON_THE_UNWARY,
    STRICKEN,
    coming_of_age,
)
from tidewood.games.spirit_island.cards.branch_and_claw.event_stages import CARDS as STAGES
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

CLOSE_KNIT: Final = rule("tight-knit-communities", NUMBER, HEALTH, condition=ThatKind(BUILDINGS))
PREPARED: Final = rule("well-prepared-explorers", NUMBER, HEALTH, condition=ThatKind(EXPLORERS))
DEVELOPED: Final = rule(
    "urban-development", NUMBER, PIECE_DAMAGE, condition=All(ThatKind(CITIES), NormalRavage())
)
FARMED: Final = rule("heavy-farming", NUMBER, PIECE_DAMAGE, condition=All(ThatKind(TOWNS), NormalRavage()))
TOWN_COMES: Final = rule("promising-farmland-town", COUNTS, EXPLORES_TOWN)
PROMISING: Final = rule("promising-farmland", AFTER, EXPLORE_BEGINS, event_verbs.TownsExplore(TOWN_COMES))


def blight_spreads() -> EventPart:
    """On two cards."""
    return part("blight-spreads", each_board(prevent(on_board(beside(BLIGHT), blight(1)), presence=2)))


CARDS: Final[list[EventCard]] = [
    *CHOICES,
    *STAGES,
    island_event(
        part("putting-down-roots", on_each_board(INLAND, replace(1, EXPLORERS, into=[TOWNS]))),
        part(
            "the-center-crumbles",
            each_board(when(board_has(1, INVADERS), prevent(on_board(INLAND, blight(1)), presence=3))),
        ),
        STRICKEN,
        dahan_event(
            "drive-off-the-interlopers", each_player(a_land(DAHAN, push(1, EXPLORERS | TOWNS), optional=True))
        ),
    ),
    island_event(
        part("search-for-new-lands", in_every_land(has(EXPLORERS, 2), push(1, EXPLORERS, to=no(INVADERS)))),
        part(
            "devastated-shores",
            each_board(when(board_has(1, INVADERS), prevent(on_board(COASTAL, blight(1)), presence=2))),
        ),
        token_event(
            "distant-hunt",
            on_each_board(BEASTS, push(1, BEASTS, to=no(BLIGHT), let="went"), in_lands_of("went", damage(1))),
        ),
        CANNY_DEFENSE,
    ),
    island_event(
        part(
            "invaders-surge-inland",
            on_each_board(both(COASTAL, TOWNS), a_land(both(INLAND, boards.FarFrom(2)), bring(1, TOWNS))),
        ),
        part(
            "widening-destruction",
            each_board(prevent(on_board(has(BUILDINGS) | beside(BUILDINGS), blight(1)), presence=2)),
        ),
        GRIM_TOLL,
        CANNY_DEFENSE,
    ),
    island_event(
        part("tight-knit-communities", this_turn(CLOSE_KNIT, value=1)),
        blight_spreads(),
        PREY_ON_THE_UNWARY,
        coming_of_age(both(COASTAL, DAHAN)),
    ),
    island_event(
        part("well-prepared-explorers", this_turn(PREPARED, value=1)),
        blight_spreads(),
        BEASTS_PROWL,
        coming_of_age(both(INLAND, DAHAN)),
    ),
    island_event(
        part("population-rises", on_each_board(EXPLORERS | TOWNS, add(1, TOWNS))),
        part("power-fades", each_player(either(destroy_presence(2), forget_two(), blight_to_box(1)))),
        token_event("sandfever-outbreak", on_each_board(most(BUILDINGS, SANDS | MOUNTAIN), add(1, DISEASE))),
        OFFERINGS,
    ),
    island_event(
        part("urban-development", next_ravage(DEVELOPED, 2)),
        part(
            "festering-pits-of-blight",
            each_board(when(board_has(1, INVADERS), on_board(has(BLIGHT, 2), blight(1, cascades=False)))),
        ),
        LINGERING_PLAGUES,
        FIERCE_MIEN,
    ),
    island_event(
        part("heavy-farming", next_ravage(FARMED, 1)),
        part("overcrowded-cities", each_board(prevent(on_board(CITIES, blight(1)), presence=2))),
        PREY_ON_THE_UNWARY,
        coming_of_age(both(JUNGLE | WETLAND, DAHAN)),
    ),
    island_event(
        part("promising-farmland", this_turn(PROMISING, uses=1)),
        part(
            "new-cash-crops-take-hold",
            event_verbs.OtherTerrain(each_board(prevent(event_verbs.InvadeTerrain(RAVAGE), presence=2))),
        ),
        token_event("beasts-provoked", on_each_board(both(TOWNS, no(BLIGHT)), add(1, BEASTS))),
        CANNY_DEFENSE,
    ),
    stage_event(
        part(
            "small-uprising",
            on_each_board(TOWNS, strife(1, on=TOWNS)),
            event_verbs.DrawAnother(),
            deck_tops.ReturnEvent(3),
        ),
        part(
            "rebellion",
            each_board(on_board(TOWNS, destroy(1, TOWNS)), among(2, BUILDINGS, strife_apart(BUILDINGS))),
            in_every_land(STRIFE_THERE, event_verbs.DamageStrifed()),
            event_verbs.DrawAnother(),
        ),
        dahan_event(
            "aid-the-uprising",
            in_every_land(
                both(DAHAN, STRIFE_THERE),
                event_verbs.DamageStrifed(per(DAHAN)),
                when(FellHere(BUILDINGS), add(boards.Fell(BUILDINGS), DAHAN)),
            ),
        ),
        until=2, only_with="france", id="slave-rebellion",
    ),
]  # fmt: skip
