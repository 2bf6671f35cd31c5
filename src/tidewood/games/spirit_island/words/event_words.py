"""Words for Event cards."""

from __future__ import annotations

from tidewood.games.spirit_island.conditions import Per, PerPlayer, around, boards
from tidewood.games.spirit_island.conditions.lands import NextToThis
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.hooks import (
    ADVANCED,
    ALL_SLOW,
    BEASTS_BITE,
    BUILD,
    BUILDS_DONE,
    DAHAN_FIRST,
    DISEASE_IDLE,
    EXPLORE_RANGE,
    EXPLORES_TOWN,
    EXPLORES_WIDELY,
    FROM_BOX,
    NO_FEAR,
    RAVAGE,
    RAVAGES_BEGIN,
    RAVAGES_DONE,
    STRIFE_IDLE,
    TO_DAHAN,
    TO_LAND,
    TURN_BEGINS,
    WILDS_IDLE,
)
from tidewood.games.spirit_island.pieces import ELEMENTS, Kinds
from tidewood.games.spirit_island.state import BUILD_SPACE, RAVAGE_SPACE, Island
from tidewood.games.spirit_island.verbs import deck_tops, event_rules, event_verbs, powers
from tidewood.games.spirit_island.verbs.at_time import NEXT_BUILD, NEXT_EXPLORE, NEXT_RAVAGE, HoldsUntil, NormalRavage
from tidewood.games.spirit_island.verbs.each import EachBoard
from tidewood.games.spirit_island.verbs.event_choices import (
    CallAgain,
    CalledFor,
    GuardSites,
    KeepPace,
    ThinOut,
)
from tidewood.games.spirit_island.verbs.event_parts import (
    DAHAN,
    ISLAND,
    MAIN,
    STAGE,
    TERROR,
    TOKEN,
    ByReference,
    EventPart,
    EventVote,
)
from tidewood.games.spirit_island.verbs.gains import ThisTurn
from tidewood.games.spirit_island.verbs.joint_payment import NO_AID, JointPay
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.on_boards import (
    Among,
    ForSpiritsWith,
    OnHalfOfBoards,
    Prevent,
    SacrificeHere,
    SacrificeOnBoard,
)
from tidewood.games.spirit_island.verbs.power_cards import FORGET
from tidewood.games.spirit_island.verbs.presence import PresenceToTrack
from tidewood.games.spirit_island.verbs.skip_some import SkippedOne
from tidewood.games.spirit_island.verbs.strife import StrifeApart
from tidewood.games.spirit_island.words.cards import as_action
from tidewood.games.spirit_island.words.effects import Effect, effect, move_presence
from tidewood.games.spirit_island.words.numbers import Number, amount
from tidewood.games.spirit_island.words.pieces_and_lands import ANY_LAND, Land, land
from tidewood.kernel.amounts import Amount, Condition, Times
from tidewood.kernel.combine import Seq
from tidewood.kernel.rows import Action, Rule

# -- cards


def jointly_pay(each: int, aided_by: str = "") -> JointPay:
    """So much Energy for each player, paid by all together."""
    return JointPay(PerPlayer(each), ELEMENTS.index(aided_by) if aided_by else NO_AID)


def jointly_pay_in_all(n: int, aided_by: str) -> JointPay:
    return JointPay(amount(n), ELEMENTS.index(aided_by))


def part(id: str, *parts: Effect, cost: JointPay | None = None, needs: JointPay | None = None) -> EventPart:
    """A named part of the upper half; `cost`: of an option; `needs`: what one must at least be able to pay for it."""
    return EventPart(id, as_action(effect(list(parts))), MAIN, cost, needs)


def token_event(id: str, *parts: Effect) -> EventPart:
    return EventPart(id, as_action(effect(list(parts))), TOKEN)


def dahan_event(id: str, *parts: Effect) -> EventPart:
    return EventPart(id, as_action(effect(list(parts))), DAHAN)


def choice_event(
    id: str, options: list[EventPart], *helpful: EventPart, only_with: str = "", banned: bool = False
) -> EventCard:
    """The players agree on one of the options."""
    return EventCard(id, Seq(EventVote(*options), *helpful), only_with, banned)


def stage_event(
    early: EventPart, late: EventPart, *helpful: EventPart, until: int = 1, only_with: str = "", id: str = ""
) -> EventCard:
    """The early part up to this stage of the Invaders; the card is called by it."""
    return EventCard(id or early.id, Seq(ByReference(STAGE, until, early, late), *helpful), only_with)


def terror_event(early: EventPart, late: EventPart, *helpful: EventPart, until: int = 1) -> EventCard:
    """The early part up to this Terror Level."""
    return EventCard(early.id, Seq(ByReference(TERROR, until, early, late), *helpful))


def island_event(healthy: EventPart, blighted: EventPart, *helpful: EventPart) -> EventCard:
    return EventCard(healthy.id, Seq(ByReference(ISLAND, 1, healthy, blighted), *helpful))


# -- where


def on_board(where: Land, *parts: Effect, optional: bool = False) -> ALand:
    """Inside `each_board`: in a land of that board."""
    return ALand(land(where), effect(list(parts)), optional=optional, on_board=True)


def on_each_board(where: Land, *parts: Effect) -> Effect:
    """On each board, in a land of choice; each board its own Action. [SI-EVENT-09]"""
    return EachBoard(on_board(where, *parts))


def on_half_of_boards(where: Land, *parts: Effect) -> Effect:
    return OnHalfOfBoards(ALand(land(where), effect(list(parts))))


def among(n: Number, where: Land, *parts: Effect, anywhere: bool = False) -> Effect:
    """So many times, in lands of choice: on the board, or anywhere."""
    return Among(amount(n), ALand(land(where), effect(list(parts)), on_board=not anywhere))


def prevent(part: Effect, presence: int) -> Effect:
    """Inside `each_board`: it happens, unless the Spirits destroy so much Presence on that board."""
    return Prevent(part, SacrificeOnBoard(presence))


def beside(kinds: Kinds, where: Land | None = None) -> boards.NextTo:
    return boards.NextTo(kinds, None if where is None else land(where))


def most(kinds: Kinds, where: Land | None = None, everywhere: bool = False) -> boards.Most:
    return boards.Most(kinds, None if where is None else land(where), everywhere)


def counted_in_every_land(kinds: Kinds, where: Land, *parts: Effect) -> Effect:
    """In each land with such pieces, as many as there are before anything moves: `that_many("counted")`."""
    return event_verbs.EachLandCounted(kinds, land(where), Action(effect(list(parts))))


STRIFE_THERE = boards.HasStrife()
MATCHES_RAVAGE = around.Matching(RAVAGE_SPACE)
MATCHES_BUILD = around.Matching(BUILD_SPACE)
LOWEST_RAVAGED = around.LowestMatching(RAVAGE_SPACE)


def strife_apart(on: Kinds) -> Effect:
    """Strife on a piece that has got none by this Action."""
    return StrifeApart(on)


# -- how many


def half_of(kinds: Kinds) -> Amount[Island]:
    """Half of those in the land, rounded up."""
    return Times(Per(kinds), 1, 2, round_up=True)


def per_land(where: Land) -> Amount[Island]:
    return boards.PerLand(land(where))


def per_board_with(kinds: Kinds, n: int = 1, at_least: int = 1) -> Amount[Island]:
    base = boards.PerBoardWith(kinds, at_least)
    return base if n == 1 else Times(base, n)


def each_spirit_with(n: int, kinds: Kinds, *parts: Effect) -> Effect:
    """Every Spirit with so many such pieces among all its lands."""
    return ForSpiritsWith(boards.AmongLands(n, kinds), effect(list(parts)))


def board_has(n: int, kinds: Kinds, where: Land | None = None) -> Condition[Island]:
    return boards.BoardHasAtLeast(n, kinds, None if where is None else land(where))


# -- decks


def discard_top(kind: int) -> Effect:
    return deck_tops.DiscardTop(kind)


def lacks(element: str) -> Condition[Island]:
    return deck_tops.Shows(ELEMENTS.index(element), missing=True)


def shows(element: str) -> Condition[Island]:
    return deck_tops.Shows(ELEMENTS.index(element))


IS_FAST = deck_tops.HasSpeed(powers.FAST)
IS_SLOW = deck_tops.HasSpeed(powers.SLOW)


def when_shown(condition: Condition[Island], then: Effect, otherwise: Effect | None = None) -> Effect:
    """Depending on the card that was discarded."""
    return deck_tops.WhenShown(condition, then, otherwise)


def blight_to_box(n: Number) -> Effect:
    return deck_tops.BlightToBox(amount(n))


# -- rules that hold


def less_health(rule: Rule[Island], value: int = -1) -> Effect:
    """Less Health until the turn ends; damage that suffices now destroys at once."""
    return Seq(ThisTurn(rule, value=value), event_verbs.CheckHealth())


def invade_here(action: int) -> Effect:
    """Invaders Ravage or Build in the land, beside their cards."""
    return event_verbs.InvadeHere(action)


def pay_to_prevent(part: Effect, n: Number) -> Effect:
    """Inside `each_board`: it happens, unless the Spirits pay so much Energy together."""
    return Prevent(part, JointPay(amount(n)))


def prevent_here(part: Effect, n: int) -> Effect:
    """It happens, unless so much Presence or so many Dahan of the land are destroyed."""
    return Prevent(part, SacrificeHere(n))


def next_turn(rule: Rule[Island]) -> Effect:
    """A rule that waits for the next turn to begin."""
    return HoldsUntil(rule, uses=1)


def presence_to_track() -> Effect:
    return PresenceToTrack()


def next_ravage(rule: Rule[Island], value: int = 0) -> Effect:
    """Until the next normal Ravage is over, perhaps in a later turn."""
    return HoldsUntil(rule, NEXT_RAVAGE, value)


def next_build(rule: Rule[Island], value: int = 0) -> Effect:
    """Until the next normal Build is over and its card has moved on, perhaps in a later turn."""
    return HoldsUntil(rule, NEXT_BUILD, value)


def next_explore(rule: Rule[Island], value: int = 0) -> Effect:
    return HoldsUntil(rule, NEXT_EXPLORE, value)


def from_now_on(rule: Rule[Island], value: int = 0) -> Effect:
    return HoldsUntil(rule, value=value)


def forget_two() -> Effect:
    return deck_tops.AtLeastCards(2, Seq(FORGET, FORGET))


__all__ = [
    "ADVANCED", "ALL_SLOW", "ANY_LAND", "BEASTS_BITE", "BUILD", "BUILDS_DONE", "DAHAN_FIRST", "DISEASE_IDLE",
    "EXPLORES_TOWN", "EXPLORES_WIDELY", "EXPLORE_RANGE", "FROM_BOX", "IS_FAST", "IS_SLOW", "LOWEST_RAVAGED",
    "MATCHES_BUILD",
    "MATCHES_RAVAGE", "NO_FEAR", "RAVAGE", "RAVAGES_BEGIN", "RAVAGES_DONE", "STRIFE_IDLE", "STRIFE_THERE", "TO_DAHAN",
    "TO_LAND", "TURN_BEGINS", "WILDS_IDLE", "CallAgain", "CalledFor", "EventCard", "EventPart", "GuardSites",
    "KeepPace", "NextToThis", "NormalRavage", "SkippedOne", "ThinOut", "Times", "among", "amount", "beside",
    "blight_to_box", "board_has", "boards", "choice_event", "counted_in_every_land", "dahan_event", "deck_tops",
    "discard_top", "each_spirit_with", "event_rules", "event_verbs", "forget_two", "from_now_on", "half_of",
    "invade_here", "island_event", "jointly_pay", "jointly_pay_in_all", "lacks", "less_health", "most",
    "move_presence", "next_build", "next_explore", "next_ravage", "next_turn", "on_board", "on_each_board",
    "on_half_of_boards", "part", "pay_to_prevent", "per_board_with", "per_land", "presence_to_track", "prevent",
    "prevent_here", "shows",
    "stage_event", "strife_apart", "terror_event", "token_event", "when_shown",
]  # fmt: skip
