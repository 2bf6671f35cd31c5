"""The Kingdom of England: it builds and builds."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import (
    AnyLandWith,
    BuildHere,
    MostOnBoard,
    NearBuildings,
    NoFearCard,
    OnThisBoard,
    SetUpOnBoards,
)
from tidewood.games.spirit_island.filters import ThatKind
from tidewood.games.spirit_island.hooks import BUILDS_EMPTY, HEALTH
from tidewood.games.spirit_island.invaders import IMMIGRATION_STEP
from tidewood.games.spirit_island.pieces import CITY, TOWN
from tidewood.games.spirit_island.twists import Adversary, Twist
from tidewood.games.spirit_island.words import a_land, each_board, when
from tidewood.games.spirit_island.words_for_cards import COUNTS, NUMBER, rule
from tidewood.games.spirit_island.words_for_things import BUILDINGS, both

BUILDING_BOOM: Final = each_board(a_land(both(OnThisBoard(), MostOnBoard(BUILDINGS)), BuildHere()))
INDENTURED_SERVANTS: Final = rule("indentured-servants-earn-land", COUNTS, BUILDS_EMPTY, condition=NearBuildings(2))
LOCAL_AUTONOMY: Final = rule("local-autonomy", NUMBER, HEALTH, condition=ThatKind(BUILDINGS), n=1)

ADVERSARY: Final = Adversary(
    "england",
    [
        Twist("england:0", 1, escalation=BUILDING_BOOM, loses=AnyLandWith(7, BUILDINGS)),
        Twist("england:1", 3, fear_cards=(3, 4, 3), rules=[INDENTURED_SERVANTS]),
        Twist("england:2", 4, fear_cards=(4, 4, 3), setup=[SetUpOnBoards(CITY, 1), SetUpOnBoards(TOWN, 2)]),
        Twist("england:3", 6, fear_cards=(4, 5, 4)),  # High Immigration, until a stage II card reaches the tile
        Twist("england:4", 7, fear_cards=(4, 5, 5)),  # High Immigration, for good
        Twist("england:5", 9, fear_cards=(4, 5, 5), rules=[LOCAL_AUTONOMY]),
        Twist(
            "england:6", 11, fear_cards=(4, 5, 4), fear_more=1,
            steps={"after:invaders.immigration": when(NoFearCard(), IMMIGRATION_STEP)},
        ),
    ],
    has_tile=3,
    keeps_tile=4,
)  # fmt: skip
