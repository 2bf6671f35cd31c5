"""The Kingdom of France: its plantations spread until there is no room for more."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries import counts
from tidewood.games.spirit_island.adversaries.branch_and_claw.verbs import (
    AllButOne,
    Explored,
    FewestNearby,
    NewLand,
    OfShownTerrain,
    OneTerrain,
    PushInstead,
)
from tidewood.games.spirit_island.adversaries.verbs import SetUpHighest, SetUpOnBoards
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.hooks import ADVERSARY as BY_ADVERSARY
from tidewood.games.spirit_island.hooks import REMOVED, SLOW_HEALING
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.words import (
    AFTER,
    BUILDINGS,
    BUILT,
    CITIES,
    COASTAL,
    COUNTS,
    EXPLORED,
    EXPLORERS,
    FEAR_ACTION,
    INSTEAD,
    TOWNS,
    All,
    CauseIs,
    ThatKind,
    a_land,
    add,
    blight,
    each_board,
    has,
    no,
    replace,
    rule,
    when,
)
from tidewood.games.spirit_island.words.event_words import on_board

# The lands of the card that brings the escalation, one on each board.
CASH_CROPS: Final = OneTerrain(each_board(on_board(OfShownTerrain(), when(BUILDINGS, blight(1), add(1, TOWNS)))))
FRONTIER_EXPLORERS: Final = rule(
    "frontier-explorers", AFTER, EXPLORED, DoneBy(BY_ADVERSARY, add(1, EXPLORERS)), condition=NewLand(),
)  # fmt: skip
SLAVE_LABOR: Final = rule(
    "slave-labor", AFTER, BUILT, DoneBy(BY_ADVERSARY, replace(AllButOne(EXPLORERS), EXPLORERS, into=[TOWNS])),
    condition=has(EXPLORERS, 2),
)  # fmt: skip
TRIANGLE_TRADE: Final = rule(
    "triangle-trade", AFTER, BUILT, DoneBy(BY_ADVERSARY, a_land(FewestNearby(TOWNS), add(1, TOWNS))),
    condition=All(ThatKind(CITIES), COASTAL),
)  # fmt: skip
SLOW_HEALING_ECOSYSTEM: Final = rule("slow-healing-ecosystem", COUNTS, SLOW_HEALING)
PERSISTENT_EXPLORERS: Final = rule(
    "persistent-explorers", INSTEAD, REMOVED, PushInstead(),
    condition=All(ThatKind(EXPLORERS), CauseIs(FEAR_ACTION)),
)  # fmt: skip

ADVERSARY: Final = Adversary(
    "france",
    [
        Challenge("france:0", 2, late_escalation=CASH_CROPS, towns=7),  # Sprawling Plantations
        Challenge("france:1", 3, rules=[FRONTIER_EXPLORERS]),
        Challenge(
            "france:2", 5, fear_cards=(3, 4, 3), event=("slave-rebellion", 3), rules=[SLAVE_LABOR], towns_beside=1,
        ),
        Challenge(
            "france:3", 7, fear_cards=(4, 4, 3), setup=[SetUpHighest([TOWN], no(TOWNS)), SetUpOnBoards(TOWN, 1)],
        ),
        Challenge("france:4", 8, fear_cards=(4, 4, 4), rules=[TRIANGLE_TRADE]),
        Challenge("france:5", 9, fear_cards=(4, 5, 4), rules=[SLOW_HEALING_ECOSYSTEM], keeps=counts.BLIGHT),
        Challenge(
            "france:6", 10, fear_cards=(4, 5, 5), rules=[PERSISTENT_EXPLORERS],
            steps={
                "after:invaders.explore": DoneBy(
                    BY_ADVERSARY, when(Explored(), each_board(on_board(no(EXPLORERS), add(1, EXPLORERS))))
                )
            },
        ),
    ],
)  # fmt: skip
