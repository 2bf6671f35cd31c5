"""The Kingdom of Sweden: its mines lay the land waste, and it wins the Dahan over."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.verbs import (
    Accelerate,
    AsManyInvaders,
    ExtraBlight,
    RavagedHere,
    SetUpBlight,
    SetUpOnBoards,
    ThatMuch,
    ThisPhase,
)
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.conditions.situations import ThatKind
from tidewood.games.spirit_island.hooks import ADVERSARY as BY_ADVERSARY
from tidewood.games.spirit_island.hooks import BLIGHT_CAME, EXPLORED, LAND_HURT, PIECE_DAMAGE
from tidewood.games.spirit_island.pieces import BLIGHT, CITY, TOWN
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.words import (
    ADJACENT,
    AFTER,
    BUILDINGS,
    CITIES,
    DAHAN,
    NUMBER,
    TOWNS,
    a_land,
    add,
    both,
    no,
    replace,
    rule,
)

# After Invaders explore into a land, some of its Dahan may join them.
SWAYED: Final = rule(
    "swayed-by-the-invaders", AFTER, EXPLORED, DoneBy(BY_ADVERSARY, replace(1, DAHAN, into=[TOWNS])),
    condition=AsManyInvaders(),
)  # fmt: skip
HEAVY_MINING: Final = rule("heavy-mining", AFTER, LAND_HURT, ExtraBlight(), condition=ThatMuch(6), part=True)
FINE_STEEL_TOWNS: Final = rule("fine-steel-towns", NUMBER, PIECE_DAMAGE, condition=ThatKind(TOWNS), n=1)
FINE_STEEL_CITIES: Final = rule("fine-steel-cities", NUMBER, PIECE_DAMAGE, condition=ThatKind(CITIES), n=2)
MINING_RUSH: Final = rule(
    "mining-rush", AFTER, BLIGHT_CAME, DoneBy(BY_ADVERSARY, a_land(both(ADJACENT, no(BUILDINGS)), add(1, TOWNS))),
    condition=RavagedHere(), once=True,
)  # fmt: skip

ADVERSARY: Final = Adversary(
    "sweden",
    [
        Challenge("sweden:0", 1, escalation=ThisPhase(SWAYED)),
        Challenge("sweden:1", 2, rules=[HEAVY_MINING]),
        Challenge("sweden:2", 3, fear_cards=(3, 4, 3), setup=[SetUpOnBoards(CITY, 4), SetUpBlight(4, instead=5)]),
        Challenge("sweden:3", 5, fear_cards=(3, 4, 3), rules=[FINE_STEEL_TOWNS, FINE_STEEL_CITIES]),
        Challenge("sweden:4", 6, fear_cards=(3, 4, 4), setup_last=[Accelerate()]),
        Challenge("sweden:5", 7, fear_cards=(4, 4, 4), rules=[MINING_RUSH]),
        Challenge("sweden:6", 8, fear_cards=(4, 4, 5), setup=[SetUpOnBoards(TOWN, 8), SetUpOnBoards(BLIGHT, 8)]),
    ],
)
