"""The Blight cards of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

MORE_ENERGY: Final = rule("back-against-the-wall-energy", NUMBER, INCOME)
MORE_PLAYS: Final = rule("back-against-the-wall-plays", NUMBER, PLAYS)

CARDS: Final[list[BlightCard]] = [
    blight_card("back-against-the-wall", 2, then(from_now(MORE_ENERGY, value=1), from_now(MORE_PLAYS, value=1))),
    blight_card(
        "promising-farmlands",
        4,
        each_board(a_land(both(ON_THIS_BOARD, INLAND, no(BUILDINGS)), add(1, TOWNS), add(1, CITIES))),
    ),
    blight_card(
        "disintegrating-ecosystem",
        5,
        each_board(
            a_land(both(ON_THIS_BOARD, BEASTS), destroy(1, BEASTS)),
            a_land(both(ON_THIS_BOARD, BUILDINGS), blight(1)),
        ),
    ),
    blight_card("aid-from-lesser-spirits", 2, lesser_spirits(rule("aid-from-lesser-spirits", COUNTS, IN_PLAY))),
    blight_card("tipping-point", 5, each_player(destroy_presence(3))),
    blight_card(
        "erosion-of-will", 3, then(fear(per_player(2)), each_player(destroy_presence(1), lose_energy(1)))
    ),
    blight_card(
        "a-pall-upon-the-land",
        3,
        each_board(lose_presence_on_board(), a_land(both(ON_THIS_BOARD, TOWNS), remove(1, TOWNS))),
    ),
]
