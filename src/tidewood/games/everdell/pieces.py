"""The things of the game as small numbers: resources, card types, seasons, places, and what lies on a card."""

from __future__ import annotations

from typing import Final, Literal

from tidewood.kernel.bits import Bits
from tidewood.kernel.fields import NUMBER

# resources; as an index into a supply, and as a mask where kinds are joined
Resource = Literal["twig", "resin", "pebble", "berry"]
RESOURCES: Final[tuple[Resource, ...]] = ("twig", "resin", "pebble", "berry")
TWIG: Final = 1
RESIN: Final = 2
PEBBLE: Final = 4
BERRY: Final = 8
ANY: Final = TWIG | RESIN | PEBBLE | BERRY  # [ED-GAME-07, ED-GAME-08]
POINT: Final = 16
KIND_MASKS: Final = (TWIG, RESIN, PEBBLE, BERRY)
GOODS: Final = Bits(NUMBER)  # some of the resources, and points
KINDS: Final = 4  # resources of one player in a flat list

# card types
CardType = Literal["traveller", "production", "destination", "governance", "prosperity"]
TYPES: Final[tuple[CardType, ...]] = ("traveller", "production", "destination", "governance", "prosperity")
TRAVELLER: Final = 0
PRODUCTION: Final = 1
DESTINATION: Final = 2
GOVERNANCE: Final = 3
PROSPERITY: Final = 4

CRITTER: Final = 0
CONSTRUCTION: Final = 1
COMMON: Final = 0
UNIQUE: Final = 1
LEGENDARY: Final = 2
Rarity = Literal["common", "unique", "legendary"]
RARITIES: Final[tuple[Rarity, ...]] = ("common", "unique", "legendary")

Season = Literal["winter", "spring", "summer", "autumn"]
SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")  # [ED-GAME-03]
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3

# where a worker can be
BASIC: Final = 0  # eight basic locations along the river
HAVEN: Final = 8
JOURNEY: Final = 9  # four fields: 2, 3, 4, 5
FOREST: Final = 16  # fields 1 to 4 of the forest
EVENTS: Final = 24  # basic and special events, in the order in which they lie
EVENT_PLACES: Final = 16
SPACES: Final = 48  # places that are not cards
ELSEWHERE: Final = SPACES + 2  # for programs that learn: on a card, or out of the game
CITY: Final = 64  # a card in a city: this plus its serial number
HOME: Final = -1  # with its owner, to be placed
WAITING: Final = -2  # comes with a later season
ASIDE: Final = -3  # its card is gone; it comes back when the owner prepares [ED-WORKER-20]
LOST: Final = -4  # its card is gone, and it would have stayed there for good [ED-WORKER-19]
OUT: Final = -5  # not in this game
SEIZED: Final = -6  # in Phantomia's lair, to be used by her [PH-LIST-34]
NO_PLACE: Final = -1
CAUGHT: Final = 63  # where turned hand cards lie: a host that is no place of the board [PH-LIST-18]
ON_MEADOW: Final = -16  # minus the number of the Meadow card: a worker of Rugwort lies there
WORKERS: Final = 8  # entries of one player: people have 6 workers, Phantomia has 8
JOURNEY_VALUES: Final = (2, 3, 4, 5)

# sources of a card that is played
HAND: Final = 0
MEADOW: Final = 1  # and 2 to 8: the places of the Meadow
SHOWN: Final = 9  # revealed, in nobody's hand
FARM_STACK: Final = 10
LEGEND: Final = 11
MEADOW_SIZE: Final = 8  # ED-SETUP-06
NO_CARD: Final = -1


# seats in events of the log: people by number, automated opponents by these
OPPONENT: Final = 9
OPPONENT_CODES: Final = {"rugwort": OPPONENT, "phantomia": OPPONENT + 1}

CITY_SIZE: Final = 15  # [ED-CITY-01]
HAND_LIMIT: Final = 8  # [ED-HAND-01]
STARTING_HANDS: Final = (5, 6, 7, 8)  # [ED-SETUP-10]
WORKER_COUNT: Final = 6  # MW-BOX-07
STARTING_WORKERS: Final = 2  # [ED-SETUP-08]
SPRING_WORKERS: Final = 1  # left out with ability cards [MW-ABILITY-04]
NEW_WORKERS: Final = (0, 1, 1, 2)  # [ED-SETUP-09]
SPECIAL_EVENTS: Final = 4

# hooks of rules that bend others (0 is the kernel's)
PLAYED: Final = 1  # after a card of one's own has come into one's own city and has acted
CARD_PLAYED: Final = 2  # after any card has been played and everything above is done
WORKER_ON: Final = 3  # after a worker was placed and the place has acted
PREPARING: Final = 4  # before workers come back
SEASON_BEGUN: Final = 5  # when the season has changed, before its gifts
PREPARED: Final = 6  # when all of preparing is done
DRAWN: Final = 7
TAKEN: Final = 8  # a card was taken or played from the Meadow
TURN_ENDED: Final = 9
ACHIEVED: Final = 10
ENDING: Final = 11  # before the count
WORKER_TOLL: Final = 12  # to be paid before a worker is placed
PLAY_TOLL: Final = 13  # to be paid before a card is played
BARRED: Final = 14  # places nobody or somebody may not go to
NO_TAKING: Final = 15  # Meadow cards that may not be taken or played
DISCARDED: Final = 16
HAND_SIZE: Final = 17  # NUMBER: hand limit
CITY_SPACE: Final = 18  # NUMBER: spaces of a city
FIGURE_PLACED: Final = 19
SURCHARGE: Final = 20
REFILLED: Final = 21
SHOWN_OCCUPIED: Final = 30  # Phantomia's action card names a place that she cannot take
HER_PREPARING: Final = 31  # she prepares for a season, or would
HER_PLAYED: Final = 32  # she plays a Meadow card
HER_SPACE: Final = 33  # CANNOT: a card takes no space in her city
NO_FIGURE: Final = 35  # CANNOT: her figure may not stand on this Meadow place
OPEN_TOKENS: Final = 34  # what the owner of an open card gains for a worker
ARRIVED: Final = 23  # a worker stands, the place has not acted yet
OCCUPY_TOLL: Final = 36  # to be paid for playing a critter by an occupied token
ACTIVATING: Final = 37  # to be paid when a card of the own city gives its help
UNDRAWN: Final = 38  # CANNOT: a card that does not come into the hand
UNTURNED: Final = 39  # CANNOT: a card that does not come into the Meadow


# modules of Mistwood: pools beside the deck's
DECK: Final = 0
FARM_POOL: Final = 1  # the farms of the stack below the open one
LEGEND_POOL: Final = 2  # legendary cards that nobody was dealt
NO_ABILITY: Final = -1  # ability cards are numbered from 0 on


def kinds_of(mask: int) -> list[int]:
    """The resources of a mask, as indices."""
    return [kind for kind in range(KINDS) if GOODS.has(mask, kind)]


def meadow_cell(place: int) -> tuple[int, int]:
    """Row and column of a place of the Meadow: 1 to 4 above, 5 to 8 below, from left to right. [ED-SETUP-07]"""
    return divmod(place - 1, 4)
