"""The Kingdom of Brandenburg-Prussia: it comes ever faster."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import BoardHas, SetUpOnBoards
from tidewood.games.spirit_island.challenges import Adversary, Challenge, three_after_ones, without_all, without_first
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.words import BUILDINGS, ON_THIS_BOARD, TOWNS, a_land, add, both, each_board, no, when

LAND_RUSH: Final = each_board(when(BoardHas(BUILDINGS), a_land(both(ON_THIS_BOARD, no(TOWNS)), add(1, TOWNS))))

ADVERSARY: Final = Adversary(
    "brandenburg-prussia",
    [
        Challenge("brandenburg-prussia:0", 1, escalation=LAND_RUSH),
        Challenge("brandenburg-prussia:1", 2, setup=[SetUpOnBoards(TOWN, 3)]),
        Challenge("brandenburg-prussia:2", 4, deck_change=three_after_ones),
        Challenge("brandenburg-prussia:3", 6, deck_change=without_first("1"), fear_cards=(3, 4, 3)),
        Challenge("brandenburg-prussia:4", 7, deck_change=without_first("2"), fear_cards=(4, 4, 3)),
        Challenge("brandenburg-prussia:5", 9, deck_change=without_first("1"), fear_cards=(4, 4, 3)),
        Challenge("brandenburg-prussia:6", 10, deck_change=without_all("1"), fear_cards=(4, 4, 4)),
    ],
)
