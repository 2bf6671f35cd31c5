"""Words that single Spirits of Jagged Earth need: mists, mischief, memory, starlight, time."""

from __future__ import annotations

from tidewood.games.spirit_island.conditions.lands import NextTo
from tidewood.games.spirit_island.conditions.situations import HasLeftovers, OwnDoing
from tidewood.games.spirit_island.hooks import (
    CARD_GAINED,
    KEEPS_CARD,
    PRESENCE_CAME,
    PRESENCE_LOST,
    SHIFTS,
    TIME,
    TIME_IS_PRESENCE,
    UNCOVERED,
)
from tidewood.games.spirit_island.hooks import SPIRIT as GROWTH
from tidewood.games.spirit_island.spirit import Aspect
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.aspects import (
    Both,
    LessThanIncome,
    LookBack,
    LookFar,
    LooksFar,
    NotMajor,
    OwnThat,
)
from tidewood.games.spirit_island.verbs.memory import (
    Changed,
    FewSaved,
    GainOrPay,
    HasSpent,
    MarkersForPlay,
    Observe,
    Observed,
    PerInvaderCard,
    Prepare,
    Save,
    SpendMarker,
    SpentIsGone,
    Teach,
    TurnUpTop,
    WorthSpending,
)
from tidewood.games.spirit_island.verbs.mischief import (
    CardPlays,
    DiscardTop,
    Discord,
    Duel,
    Gives,
    Incite,
    KeepFound,
    SeeWhatHappens,
)
from tidewood.games.spirit_island.verbs.mists import (
    Drift,
    EachHolds,
    GatherOthers,
    IsDamaged,
    OwnPresence,
    PushPresence,
    StayOut,
    WoundedLands,
)
from tidewood.games.spirit_island.verbs.once import NotAgain, NotYet
from tidewood.games.spirit_island.verbs.out_of_time import (
    AgainForTime,
    CeaseToExist,
    PourTime,
    PriceOfThePast,
    RavageHere,
    SwapInvaderCard,
)
from tidewood.games.spirit_island.verbs.power_cards import GainedWithout
from tidewood.games.spirit_island.verbs.skip_invaders import NO_RAVAGE
from tidewood.games.spirit_island.verbs.starlight import (
    AfterForgetting,
    BegetGrowth,
    ChooseElement,
    ForgetFor,
    GainElement,
    GainTwo,
    OwnSpace,
    ReclaimSome,
    SpiritThere,
)
from tidewood.games.spirit_island.verbs.time import (
    DealDays,
    GainDay,
    GainTime,
    KeepDay,
    LookAhead,
    SpendTime,
    UseSlowNow,
)
from tidewood.games.spirit_island.words.effects import move_presence
from tidewood.games.spirit_island.words.numbers import per_adjacent_land
from tidewood.kernel.amounts import Amount, Not, Times


def per_wounded_land(of: int = 1, most: int = -1) -> Amount[Island]:
    """For every `of` lands with one's own Presence and damaged Invaders."""
    return Times(WoundedLands(), 1, of, most=most)


def per_invader_card(n: int = 1) -> Amount[Island]:
    """n for each card in the Invader discard pile."""
    return Times(PerInvaderCard(), n)


def less_than_income(n: int) -> Amount[Island]:
    """So much less than the Energy track of the Spirit that uses the Power gives."""
    return LessThanIncome(n)


def per_card_play() -> Amount[Island]:
    """As many as the Spirit's Card Plays track says."""
    return CardPlays()


__all__ = [
    "CARD_GAINED", "GROWTH", "KEEPS_CARD", "NO_RAVAGE", "PRESENCE_CAME", "PRESENCE_LOST", "SHIFTS", "TIME",
    "TIME_IS_PRESENCE", "UNCOVERED", "AfterForgetting", "AgainForTime", "Aspect", "BegetGrowth", "Both",
    "CeaseToExist", "Changed", "ChooseElement", "DealDays", "DiscardTop", "Discord", "Drift", "Duel", "EachHolds",
    "FewSaved", "ForgetFor", "GainDay", "GainElement", "GainOrPay", "GainTime", "GainTwo", "GainedWithout",
    "GatherOthers", "Gives", "HasLeftovers", "HasSpent", "Incite", "IsDamaged", "KeepDay", "KeepFound", "LookAhead",
    "LookBack", "LookFar", "LooksFar", "MarkersForPlay", "NextTo", "Not", "NotAgain", "NotMajor", "NotYet",
    "Observe", "Observed", "OwnDoing", "OwnPresence", "OwnSpace", "OwnThat", "PourTime", "Prepare",
    "PriceOfThePast", "PushPresence", "RavageHere", "ReclaimSome", "Save", "SeeWhatHappens", "SpendMarker",
    "SpendTime", "SpentIsGone", "SpiritThere", "StayOut", "SwapInvaderCard", "Teach", "TurnUpTop", "UseSlowNow",
    "WorthSpending", "less_than_income", "move_presence", "per_adjacent_land", "per_card_play", "per_invader_card",
    "per_wounded_land",
]  # fmt: skip
