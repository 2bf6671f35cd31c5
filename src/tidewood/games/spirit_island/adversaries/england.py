"""The Kingdom of England: it builds and builds."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import (
    AnyLandWith,
    BuildHere,
    MostOnBoard,
    NearBuildings,
    NoFearCard,
    SetUpOnBoards,
)
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.conditions.situations import ThatKind
from tidewood.games.spirit_island.hooks import BUILDS_EMPTY, HEALTH
from tidewood.games.spirit_island.invader_cards import ExtraBuild
from tidewood.games.spirit_island.pieces import CITY, TOWN
from tidewood.games.spirit_island.verbs.invaders import EXTRA_BUILD_STEP
from tidewood.games.spirit_island.words import (
    BUILDINGS,
    COUNTS,
    NUMBER,
    ON_THIS_BOARD,
    a_land,
    both,
    each_board,
    rule,
    when,
)

BUILDING_BOOM: Final = each_board(a_land(both(ON_THIS_BOARD, MostOnBoard(BUILDINGS)), BuildHere()))
INDENTURED_SERVANTS: Final = rule("indentured-servants-earn-land", COUNTS, BUILDS_EMPTY, condition=NearBuildings(2))
LOCAL_AUTONOMY: Final = rule("local-autonomy", NUMBER, HEALTH, condition=ThatKind(BUILDINGS), n=1)

ADVERSARY: Final = Adversary(
    "england",
    [
        Challenge("england:0", 1, escalation=BUILDING_BOOM, loses=AnyLandWith(7, BUILDINGS)),
        Challenge("england:1", 3, fear_cards=(3, 4, 3), rules=[INDENTURED_SERVANTS]),
        Challenge("england:2", 4, fear_cards=(4, 4, 3), setup=[SetUpOnBoards(CITY, 1), SetUpOnBoards(TOWN, 2)]),
        Challenge("england:3", 6, fear_cards=(4, 5, 4), extra_build=ExtraBuild(until_stage=2)),  # High Immigration
        Challenge("england:4", 7, fear_cards=(4, 5, 5), extra_build=ExtraBuild()),
        Challenge("england:5", 9, fear_cards=(4, 5, 5), rules=[LOCAL_AUTONOMY]),
        Challenge(
            "england:6", 11, fear_cards=(4, 5, 4), fear_more=1,
            steps={"after:invaders.immigration": when(NoFearCard(), EXTRA_BUILD_STEP)},
        ),
    ],
)  # fmt: skip
