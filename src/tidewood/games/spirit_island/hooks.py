"""The points of the rules that other rules can bend, by number; and whose doing a change is."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER

# 0 is the kernel's: an Action closes
(
    HEALTH,  # number: Health of a kind of piece in a land
    PIECE_DAMAGE,  # number: what one piece of a kind deals
    RAVAGE_DAMAGE,  # number: what all Invaders of a land deal together
    DEFEND,  # number: Defend of a land beside its markers
    BLIGHT_LIMIT,  # number: how much damage a land needs for a Blight
    DAMAGE,  # number: damage of an Action in a land
    RANGE,  # number: range of a Spirit's Powers
    ORIGINS,  # may: another Spirit's Presence counts as origin
    SPEED,  # may: a Slow Power as if it were Fast
    COST,  # number: Energy a card costs
    REPEAT,  # may: a Power Card once more
    INCOME,  # number: Energy of a turn
    SACRED,  # counts: a land is a Sacred Site
    OCEAN_IN_PLAY,  # counts: Oceans are lands for Powers and Blight
    FEAR,  # after: Fear made in a land
    EXPLORES,  # cannot, instead: Explore in a land; after: it was done
    BUILDS,
    RAVAGES,
    BUILDS_CITY,  # cannot: a City is built
    BUILDS_EMPTY,  # counts: a land without Invaders is built in
    BLIGHT_ADDED,  # cannot, instead; after
    CASCADES,  # cannot, instead
    DESTROYED,  # cannot, instead: a piece
    PRESENCE_DESTROYED,  # cannot, instead
    MOVED,  # cannot, instead: a piece moves
    ARRIVED,  # after: one piece has moved
    DAHAN_HURT,  # cannot: Dahan take damage from ravaging Invaders
    RAVAGE_ORDER,  # counts: Dahan strike at the same time
    DREAM,  # counts: the owner's Powers only dream of damage
    DISCARDED,  # may: reclaim instead of discarding at the end of the turn
    EXPLORED,  # after
    BUILT,
    RAVAGED,
    BLIGHT_CAME,  # after: Blight was added
    GROWTH_PRESENCE,  # may: destroyed Presence in Growth; its amount is the Energy it costs
    TARGETS,  # may: target a land out of range for 1 Energy; its condition says which
    REVEALED,  # after: an Invader card was turned up
    POWER_USED,  # after
    DROWNED,  # instead
    ACT_SPIRIT,  # may: an act in the Spirit phase
    ACT_FAST,
    ACT_SLOW,
    ALL_FAST,  # counts: every Power is Fast
    LAND_ORDER,  # counts: the order of lands in Build and Explore matters
    FEAR_CARD,  # after: a Fear card was earned
    TERROR,  # after: a Terror Level was reached
    BLIGHT_FLIPS,  # number: Blight on a flipped card
    EXPLORER_COUNT,  # number: Explorers of an Explore
    HARMLESS,  # cannot: damage to or destruction of a piece
    LAND_HURT,  # after: ravaging Invaders have damaged a land; that: how much
    EXPLORE_BEGINS,  # after: an Explore card is about to be carried out; that: its lands
    PLAYED,  # after: a Power Card was played
    TAKES_PART,  # cannot: a piece is part of a Ravage
) = range(1, 54)

# The cause of a change, as the mode of its scope
POWER: Final = 1
SPIRIT: Final = 2  # Growth, presence tracks
RAVAGE: Final = 3
BUILD: Final = 4
EXPLORE: Final = 5
FEAR_ACTION: Final = 6
BLIGHT_ACTION: Final = 7
ADVERSARY: Final = 8
SCENARIO: Final = 9
SETUP: Final = 10
CAUSE: Final = part(NUMBER, bits=4)
AGAIN: Final = part(NUMBER, bits=1, above=CAUSE)
STRIKE: Final = part(NUMBER, bits=1, above=AGAIN)


def cause_of(mode: int) -> int:
    return CAUSE.of(mode)


def repeated(mode: int) -> int:
    """The same as a repeat, which causes no further repeat. [SI-POWER-34]"""
    return AGAIN.change(mode, 1)


def is_repeat(mode: int) -> bool:
    return AGAIN.of(mode) != 0


def by_dahan(mode: int) -> int:
    """The same as damage that Dahan deal."""
    return STRIKE.change(mode, 1)
