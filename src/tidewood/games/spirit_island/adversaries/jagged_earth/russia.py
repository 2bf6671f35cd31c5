"""The Tsardom of Russia: hunters swarm the island."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries import counts
from tidewood.games.spirit_island.adversaries.jagged_earth.verbs import (
    BoardSpared,
    CanEscape,
    Entrench,
    Escape,
    ForgetBoards,
    MarkBoard,
    MoreBeastsHunted,
    OntoPanel,
    Stalk,
)
from tidewood.games.spirit_island.adversaries.verbs import MostOnBoard, SetUpHighest
from tidewood.games.spirit_island.challenges import Adversary, Challenge, Mark, three_after_each_two
from tidewood.games.spirit_island.hooks import ADVERSARY as BY_ADVERSARY
from tidewood.games.spirit_island.hooks import FEAR_REACHES, RAVAGED_TOO
from tidewood.games.spirit_island.pieces import BEASTS as BEAST
from tidewood.games.spirit_island.pieces import EXPLORER
from tidewood.games.spirit_island.registry import LETS_ESCAPE
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.words import (
    AFTER,
    BEASTS,
    BLIGHT_CAME,
    BUILDINGS,
    COUNTS,
    DESTROYED,
    DROWNED,
    EXPLORERS,
    INSTEAD,
    NUMBER,
    PIECE_DAMAGE,
    RAVAGE,
    TOWNS,
    All,
    CauseIs,
    ThatKind,
    add,
    destroy,
    each_board,
    has,
    no,
    rule,
    then,
    when,
)
from tidewood.games.spirit_island.words.event_words import on_board

STALK_THE_PREDATORS: Final = each_board(Stalk(2))
ARMED_EXPLORERS: Final = rule("armed-explorers", NUMBER, PIECE_DAMAGE, condition=ThatKind(EXPLORERS), n=1)
HUNTERS: Final = rule(
    "hunters-seek-shell-and-hide", AFTER, BLIGHT_CAME,
    DoneBy(BY_ADVERSARY, then(MarkBoard(), destroy(1, BEASTS, let="hunted"), OntoPanel("hunted"))),
    condition=CauseIs(RAVAGE), part=True,
)  # fmt: skip
IMPENDING_DISASTER: Final = rule(
    "a-sense-for-impending-disaster", INSTEAD, DESTROYED, Escape(),
    condition=All(ThatKind(EXPLORERS), CanEscape()), once=True, beyond=LETS_ESCAPE,
)  # fmt: skip
DROWNING: Final = rule(
    "a-sense-for-the-sea", INSTEAD, DROWNED, Escape(), condition=All(ThatKind(EXPLORERS), CanEscape()), once=True,
)  # fmt: skip
COMPETITION: Final = rule("competition-among-hunters", COUNTS, RAVAGED_TOO, condition=has(EXPLORERS, 3))
ENTRENCH_FIRST: Final = rule("entrench-in-the-face-of-fear", AFTER, FEAR_REACHES, Entrench(2))
ENTRENCH_AGAIN: Final = rule("entrench-again", AFTER, FEAR_REACHES, Entrench(3))
FAST_PROFIT: Final = each_board(when(BoardSpared(), on_board(MostOnBoard(EXPLORERS), add(1, EXPLORERS), add(1, TOWNS))))

ADVERSARY: Final = Adversary(
    "russia",
    [
        Challenge(
            "russia:0", 1, escalation=STALK_THE_PREDATORS, loses=MoreBeastsHunted(), keeps=counts.BEASTS,
        ),
        Challenge(
            "russia:1", 3, fear_cards=(3, 3, 4), rules=[ARMED_EXPLORERS, HUNTERS],
            setup=[SetUpHighest([BEAST, EXPLORER], no(BUILDINGS))],
        ),
        Challenge("russia:2", 4, fear_cards=(4, 3, 4), rules=[IMPENDING_DISASTER, DROWNING]),
        Challenge("russia:3", 6, fear_cards=(4, 4, 3), rules=[COMPETITION]),
        Challenge("russia:4", 7, fear_cards=(4, 4, 4), deck_change=three_after_each_two),
        Challenge("russia:5", 9, fear_cards=(4, 5, 4), marks=[Mark(ENTRENCH_FIRST, 3), Mark(ENTRENCH_AGAIN, 7)]),
        Challenge(
            "russia:6", 11, fear_cards=(5, 5, 4),
            steps={
                "before:invaders.ravage": ForgetBoards(),
                "after:invaders.ravage": DoneBy(BY_ADVERSARY, FAST_PROFIT),
            },
        ),
    ],
)  # fmt: skip
