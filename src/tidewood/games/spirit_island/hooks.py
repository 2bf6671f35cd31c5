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
    BUILDS_CITY,  # cannot: a City is built; instead: two Towns are
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
    FELL,  # after: a piece was destroyed
    ADDED,  # after: pieces have come from the supply to a land
    ANY_SPEED,  # may: one Power as if it were of the other speed
    ISOLATED,  # counts: a land is isolated
    HEALS,  # cannot: damage on a piece is healed at the end of the turn
    CARD_GAINED,  # after: a Spirit has gained a Power Card
    SHIFTS,  # may: a Presence goes to the target of a Power or next to it, and the range counts from there
    TIME,  # after: time passes, cards are discarded
    KEEPS_CARD,  # may: a card in hand is discarded instead of forgotten
) = range(1, 63)
(
    THRESHOLDS,  # counts: a Power Card has all its thresholds; its value says which card
    FORGETS,  # counts: a Power Card in play is forgotten as the turn ends; its value says which
    WEAKENS,  # counts: Invaders have 1 less Health for each Strife
    SOURCES,  # cannot: Explorers come from a land
    STEP_SKIPPED,  # counts: the next Build or Explore of the cards does not happen; its value says which
    CARD_STAYS,  # counts: the next time Invader cards move on, the Build card stays
    MORE_CARDS,  # counts: one more Explore card is turned up next time
    SIDES,  # counts: Explorers fight beside the Dahan
    STANDS_FOR,  # counts: a Spirit's Presence is as good as Badlands and Beasts, and stays where it is
    PLAYS,  # number: cards that may be played in a turn
    IN_PLAY,  # counts: a Power Card stays in play; its value says which
    BLIGHT_KILLS,  # counts: added Blight destroys all Presence and Beasts there, and a Presence next to it
) = range(101, 113)
(
    PRESENCE_GOES,  # cannot: Presence of a Spirit goes to a land
    PRESENCE_CAME,  # after: Presence of a Spirit has come to a land
    PRESENCE_LOST,  # after: Presence was destroyed
    UNCOVERED,  # after: a space of a presence track was uncovered
    BLIGHT_HARMS,  # cannot: Blight that is added destroys Presence and cascades
    BLIGHT_SOURCE,  # may: pay to take Blight from the box
    RANGE_FROM,  # number: range of a Spirit's Powers, by the land they start from
    FIXED,  # cannot: a piece is moved, removed or replaced
    STAYS_OUT,  # number: Explorers of a land that take no part in a Ravage
    REACH,  # number: how far Beasts are pushed and gathered
    SWARM,  # counts: a Sacred Site is also Beasts
    AS_BADLANDS,  # counts: Blight is also Badlands for the Actions of a Spirit
    USED_UP,  # counts: what a Spirit may do once a turn was done
    BARRED,  # cannot: Dahan come to a land
) = range(201, 215)
(
    ABSENT,  # counts: a land does not exist
    TIMES,  # number: how often Invader Actions happen on the board of a land
    TIME_IS_PRESENCE,  # counts: Presence set aside as Time
    JOINED,  # counts: a land is one with another, which its value names and which is absent
    NEW_BOARD,  # counts: a board came during the game; its value says how it lies
    SKIPS_BOARD,  # counts: Build cards, and what an adversary does on each board, skip a board
) = range(401, 407)
# Points that Events bend
(
    EVENT_RETURNS,  # counts: the Event card goes back under so many cards of its deck
    EVENT_AGAIN,  # counts: another Event card is drawn after this one
    RAVAGES_DONE,  # after: the Ravage step is over
    ADVANCED,  # after: Invader cards have moved on
    TURN_BEGINS,  # after
    EXPLORE_RANGE,  # number: lands that Explorers come from may be so much farther away
    EXPLORES_TOWN,  # counts: a Town comes instead of an Explorer
    WILDS_IDLE,  # counts: Wilds keep nobody out
    DISEASE_IDLE,  # counts: Disease keeps no Build away
    BUILDS_DONE,  # after: the Build step is over; its place says where
    EXPLORES_WIDELY,  # counts: the next Explore card matches all lands without Towns and Cities
    BEASTS_BITE,  # counts: Beasts are also Badlands
    STRIFE_IDLE,  # counts: 1 Strife on each Invader does nothing
    NO_FEAR,  # counts: destroyed Towns and Cities cause no Fear
    DAHAN_FIRST,  # counts: in a Ravage Dahan strike before the Invaders, with 1 damage each
    TO_LAND,  # number: what one ravaging Invader deals to the land
    TO_DAHAN,  # number: what one ravaging Invader deals to Dahan
    FROM_BOX,  # counts: Blight that is added comes from the box
    ALL_SLOW,  # counts: all Powers of a Spirit are Slow
    MARKED,  # counts: something has happened on the board of this land
    ELEMENT_STAYS,  # counts: a Spirit has an element in every turn; its value says which
    RAVAGES_BEGIN,  # after: the Ravage step begins
) = range(301, 323)
# Points that adversaries of the expansions bend
(
    SLOW_HEALING,  # counts: Blight that is removed lies on the panel of the adversary first
    REMOVED,  # instead: a piece is removed
    DESTROYS,  # instead: an effect destroys a piece outright
    DECK_REACHES,  # after: the Invader deck has no more cards than its value says
    FEAR_REACHES,  # after: the Fear deck has no more cards than its value says
    RAVAGED_TOO,  # counts: Ravage cards show a land beside those of their terrains
) = range(501, 507)

# Points that scenarios of expansions bend
(
    FACE_DOWN,  # counts: a Power Card was played face down; its value says which
    FEAR_GOES_ROUND,  # counts: resolved Fear cards make a new deck, and there is no victory behind it
    HARM_BEGINS,  # after: pieces of a land are about to be damaged or destroyed
    MARKER,  # counts: a marker of the scenario lies in a land, and does nothing by itself
    CORNER_ELEMENT,  # counts: an element lies at a corner of a land; its value says which, and at which corner
    UNTARGETED,  # counts: Powers cannot target a land
    NO_FORGETTING,  # counts: nobody forgets a Power Card for a Major Power
    RECLAIM_NOTED,  # counts: who reclaims Power Cards in the Spirit Phase is noted
    RECLAIMED,  # counts: a Spirit has reclaimed Power Cards in this turn
    NO_RECLAIM,  # counts: a Spirit reclaims no Power Cards by its track any more in this turn
    SANDS_AS_ONE,  # counts: for Explore and Build, Invaders in any Sands are in all Sands
    MOVE_BEGINS,  # after: pieces of a land are about to be pushed or gathered
    HELD_BACK,  # cannot: a piece is pushed or gathered
    THIEVES,  # counts: a Thief is in a land, or has left the island in this turn
    SETUP_BLIGHT,  # counts: Blight that an adversary adds during set-up comes from the pool
) = range(601, 616)

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
EVENT_ACTION: Final = 11
PAID_EVENT: Final = 12  # what Spirits have paid for, SI-EVENT-11
CAUSE: Final = part(NUMBER, bits=4)
AGAIN: Final = part(NUMBER, bits=1, above=CAUSE)
STRIKE: Final = part(NUMBER, bits=1, above=AGAIN)
FULL: Final = part(NUMBER, bits=1, above=STRIKE)
DAHAN_EVENT: Final = part(NUMBER, bits=1, above=FULL)


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


def in_full(mode: int) -> int:
    """The same in full: as many as there may be, and everything that there is to choose between."""
    return FULL.change(mode, 1)


def is_full(mode: int) -> bool:
    return FULL.of(mode) != 0


def in_dahan_event(mode: int) -> int:
    """The same in the Dahan event of an Event card."""
    return DAHAN_EVENT.change(mode, 1)


def is_dahan_event(mode: int) -> bool:
    return DAHAN_EVENT.of(mode) != 0
