"""The Kingdom of Brandenburg-Prussia: it comes ever faster."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import BoardHas, OnThisBoard, SetUpOnBoards
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.twists import Adversary, Twist
from tidewood.games.spirit_island.words import a_land, add, each_board, when
from tidewood.games.spirit_island.words_for_things import BUILDINGS, TOWNS, both, no

LAND_RUSH: Final = each_board(when(BoardHas(BUILDINGS), a_land(both(OnThisBoard(), no(TOWNS)), add(1, TOWNS))))

ADVERSARY: Final = Adversary(
    "brandenburg-prussia",
    [
        Twist("brandenburg-prussia:0", 1, escalation=LAND_RUSH),
        Twist("brandenburg-prussia:1", 2, setup=[SetUpOnBoards(TOWN, 3)]),
        Twist("brandenburg-prussia:2", 4, deck="111322223333"),
        Twist("brandenburg-prussia:3", 6, deck="11322223333", fear_cards=(3, 4, 3)),
        Twist("brandenburg-prussia:4", 7, deck="1132223333", fear_cards=(4, 4, 3)),
        Twist("brandenburg-prussia:5", 9, deck="132223333", fear_cards=(4, 4, 3)),
        Twist("brandenburg-prussia:6", 10, deck="32223333", fear_cards=(4, 4, 4)),
    ],
)
