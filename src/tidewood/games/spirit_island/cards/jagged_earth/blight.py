"""The Blight cards of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

WEAK: Final = rule("all-things-weaken-health", NUMBER, HEALTH, condition=ThatKind(INVADERS | DAHAN))
THIN: Final = rule("all-things-weaken-land", NUMBER, BLIGHT_LIMIT)
DEADLY: Final = rule("all-things-weaken-blight", COUNTS, BLIGHT_KILLS)
WEAKENING: Final = rule(
    "all-things-weaken", AFTER, TIME, then(from_now(WEAK, value=-1), from_now(THIN, value=-1), from_now(DEADLY))
)

CARDS: Final[list[BlightCard]] = [
    blight_card(
        "unnatural-proliferation",
        3,
        then(
            each_player(add_presence(within=0)),
            each_board(
                a_land(both(ON_THIS_BOARD, DAHAN), add(1, DAHAN)),
                a_land(both(ON_THIS_BOARD, FEWEST_BUILDINGS), add(2, CITIES)),
            ),
        ),
    ),
    blight_card("all-things-weaken", 3, from_now(WEAKENING, uses=1)),
    blight_card(
        "thriving-communities",
        4,
        each_board(in_lands(4, both(ON_THIS_BOARD, EXPLORERS | TOWNS), upgrade(1, EXPLORERS | TOWNS))),
    ),
    blight_card("power-corrodes-the-spirit", 4, each_turn=each_player(when(IsBusy(3, 4), destroy_presence(1)))),
    blight_card(
        "untended-land-crumbles",
        4,
        each_turn=each_board(
            unless_paid(
                a_land(both(ON_THIS_BOARD, next_to(BLIGHT)), blight(1)), pay_jointly(3), lose_presence_on_board()
            )
        ),
    ),
    blight_card("invaders-find-the-land-to-their-liking", 2, more_fear_tokens(), healthy=True),
    blight_card("strong-earth-shatters-slowly", 2, each_player(a_land(next_to(BLIGHT), blight(1))), healthy=True),
]
