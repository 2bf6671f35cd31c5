"""The Habsburg Monarchy, with its livestock colony: herds that wander, thrive and lay the land waste."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries import counts
from tidewood.games.spirit_island.adversaries.jagged_earth.verbs import (
    BuildsHappen,
    MoreThanPlayers,
    MuchDamage,
    NoSymbols,
    TownsInland,
    TrackBlight,
)
from tidewood.games.spirit_island.adversaries.verbs import SetUpHighest, SetUpOnBoards
from tidewood.games.spirit_island.challenges import Adversary, Challenge, Mark, without_first
from tidewood.games.spirit_island.conditions.boards import BoardHasAtMost, NotMatching
from tidewood.games.spirit_island.conditions.lands import NextTo
from tidewood.games.spirit_island.hooks import ADVERSARY as BY_ADVERSARY
from tidewood.games.spirit_island.hooks import DECK_REACHES, DESTROYS
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.registry import BY_BLIGHT, BY_TOWNS_NEXT_TO_IT, NO_LAND
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.verbs.event_verbs import CheckHealth
from tidewood.games.spirit_island.words import (
    ACTION_CLOSES,
    AFTER,
    ARRIVED,
    BLIGHT,
    BLIGHT_CAME,
    BUILDS_CITY,
    CITIES,
    COASTAL,
    HEALTH,
    INLAND,
    INSTEAD,
    NUMBER,
    RAVAGE,
    RAVAGE_DAMAGE,
    TOWNS,
    All,
    CauseIs,
    ThatKind,
    add,
    both,
    damage,
    each_board,
    gather,
    in_every_land,
    no,
    rule,
    when,
)
from tidewood.games.spirit_island.words.event_words import MATCHES_BUILD, on_board

PRIME_LAND: Final = on_board(no(TOWNS | BLIGHT), add(1, TOWNS))
SEEK_PRIME_TERRITORY: Final = each_board(
    when(BoardHasAtMost(4, BLIGHT), PRIME_LAND), when(BoardHasAtMost(2, BLIGHT), PRIME_LAND)
)
IRREPARABLE_DAMAGE: Final = rule(
    "irreparable-damage", AFTER, ACTION_CLOSES, TrackBlight(),
    condition=All(CauseIs(RAVAGE), MuchDamage(8)), beyond=NO_LAND,
)  # fmt: skip
MIGRATORY_HERDERS: Final = when(
    BuildsHappen(), in_every_land(MATCHES_BUILD, gather(1, TOWNS, out_of=NotMatching(MATCHES_BUILD)))
)
MORE_RURAL: Final = rule("more-rural-than-urban", INSTEAD, BUILDS_CITY, condition=INLAND)
IN_VERDANT_LANDS: Final = All(ThatKind(TOWNS), no(BLIGHT))
DURABLE: Final = rule("herds-thrive", NUMBER, HEALTH, condition=IN_VERDANT_LANDS, n=2, beyond=BY_BLIGHT)
HARD_TO_DESTROY: Final = rule(
    "herds-thrive-destroyed", INSTEAD, DESTROYS, damage(2, TOWNS), condition=IN_VERDANT_LANDS,
)  # fmt: skip
# Damage that a Town could take in a land without Blight may be too much in one with it.
NO_LONGER_VERDANT: Final = rule("herds-thrive-no-more", AFTER, BLIGHT_CAME, CheckHealth(), part=True)
BLIGHT_MOVED_IN: Final = rule(
    "herds-thrive-beside-blight", AFTER, ARRIVED, CheckHealth(), condition=ThatKind(BLIGHT), part=True
)
WAVE_OF_IMMIGRATION: Final = rule(
    "wave-of-immigration", AFTER, DECK_REACHES,
    each_board(on_board(both(COASTAL, no(CITIES)), add(1, CITIES)), TownsInland(3)),
)  # fmt: skip
FAR_FLUNG_HERDS: Final = rule(
    "far-flung-herds", NUMBER, RAVAGE_DAMAGE, condition=NextTo(TOWNS), n=2, beyond=BY_TOWNS_NEXT_TO_IT
)

ADVERSARY: Final = Adversary(
    "habsburg-livestock",
    [
        Challenge(
            "habsburg-livestock:0", 2, late_escalation=SEEK_PRIME_TERRITORY, loses=MoreThanPlayers(),
            rules=[IRREPARABLE_DAMAGE], keeps=counts.HEAVY_BLIGHT,
        ),
        Challenge(
            "habsburg-livestock:1", 3, fear_cards=(3, 4, 3),
            steps={"after:invaders.build": DoneBy(BY_ADVERSARY, MIGRATORY_HERDERS)},
        ),
        Challenge(
            "habsburg-livestock:2", 5, fear_cards=(4, 5, 2), rules=[MORE_RURAL],
            setup=[SetUpOnBoards(TOWN, 2), SetUpHighest([TOWN], NoSymbols())],
        ),
        Challenge("habsburg-livestock:3", 6, fear_cards=(4, 5, 3), deck_change=without_first("1")),
        Challenge(
            "habsburg-livestock:4", 8, fear_cards=(4, 5, 3),
            rules=[DURABLE, HARD_TO_DESTROY, NO_LONGER_VERDANT, BLIGHT_MOVED_IN],
        ),
        Challenge("habsburg-livestock:5", 9, fear_cards=(4, 6, 3), marks=[Mark(WAVE_OF_IMMIGRATION, 5)]),
        Challenge("habsburg-livestock:6", 10, fear_cards=(5, 6, 3), rules=[FAR_FLUNG_HERDS]),
    ],
)  # fmt: skip
