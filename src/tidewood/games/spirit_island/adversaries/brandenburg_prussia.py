"""The Kingdom of Brandenburg-Prussia: it comes ever faster."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import BoardHas, OnThisBoard, SetUpOnBoards
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.words import BUILDINGS, TOWNS, a_land, add, both, each_board, no, when

LAND_RUSH: Final = each_board(when(BoardHas(BUILDINGS), a_land(both(OnThisBoard(), no(TOWNS)), add(1, TOWNS))))

ADVERSARY: Final = Adversary(
    "brandenburg-prussia",
    [
        Challenge("brandenburg-prussia:0", 1, escalation=LAND_RUSH),
        Challenge("brandenburg-prussia:1", 2, setup=[SetUpOnBoards(TOWN, 3)]),
        Challenge("brandenburg-prussia:2", 4, deck="111322223333"),
        Challenge("brandenburg-prussia:3", 6, deck="11322223333", fear_cards=(3, 4, 3)),
        Challenge("brandenburg-prussia:4", 7, deck="1132223333", fear_cards=(4, 4, 3)),
        Challenge("brandenburg-prussia:5", 9, deck="132223333", fear_cards=(4, 4, 3)),
        Challenge("brandenburg-prussia:6", 10, deck="32223333", fear_cards=(4, 4, 4)),
    ],
)
