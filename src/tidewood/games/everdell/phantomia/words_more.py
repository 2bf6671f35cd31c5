"""More words for character, plan and list cards: the Meadow, the hand, the city and its workers, web tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.phantomia.amounts import PointsOfIt
from tidewood.games.everdell.phantomia.hands import (
    BuyBack,
    Catch,
    CaughtRoom,
    ChosenPlayed,
    DiscardKind,
    DrawPair,
    HalfHand,
    HandOf,
    LessGiven,
    RandomPlayed,
    TakePair,
    WithHand,
)
from tidewood.games.everdell.phantomia.losses import (
    CardToHers,
    CourtPoints,
    PickCard,
    Poison,
    PostWorker,
    Ransom,
    TakeEvent,
    TurnDown,
)
from tidewood.games.everdell.phantomia.meadow import DiscardMeadow, FillPlace, MoveFigure, Plunder, Snatch
from tidewood.games.everdell.phantomia.modules import CHARACTER, LIST, TurnUp
from tidewood.games.everdell.phantomia.webs import Unweb, WebBasics, WebIt, WebLocation, WebsHere, WebSpecial
from tidewood.games.everdell.phantomia.words import GIVEN, On, Played, Spec
from tidewood.games.everdell.pieces import (
    ACTIVATING,
    HAND_SIZE,
    HER_SPACE,
    OCCUPY_TOLL,
    OPEN_TOKENS,
    UNDRAWN,
    UNTURNED,
)
from tidewood.games.everdell.verbs.common import Counted
from tidewood.games.everdell.verbs.joining import Own
from tidewood.games.everdell.words import amount, effect
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import CANNOT, INSTEAD, NUMBER, Rule

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley
    from tidewood.games.everdell.words import Effect, Number

PICKED: Final = "picked"


# -- amounts and conditions


class PointsOrOne(PointsOfIt):
    """The printed points of the card, but at least one. [PH-CHARACTER-11]"""

    def of(self, s: Valley, f: Frame) -> int:
        return max(super().of(s, f), 1)


class IsOpen(Condition["Valley"]):
    """An open destination card: it takes no space of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, f: Frame) -> bool:
        return s.cards[f.cursor].opened > 0


class HersInvolved(Condition["Valley"]):
    """A worker of hers on an open card, or one on an open card of hers. [PH-PLAN-17]"""

    def holds(self, s: Valley, f: Frame) -> bool:
        return s.players in (f.scope.owner, f.cursor)


class ThatCard(Condition["Valley"]):
    """A card of that kind, whoever turns it up."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, s: Valley, f: Frame) -> bool:
        return bool(self.what.mask(s.rules) >> f.cursor & 1)


WEBS_HERE: Final = WebsHere()
HALF_HAND: Final = HalfHand()
COURT_POINTS: Final = CourtPoints()
POINTS_OR_ONE: Final = PointsOrOne()


def less_given(n: Amount[Valley]) -> LessGiven:
    return LessGiven(n, GIVEN)


# -- moments and rules


def occupying(what: Filter) -> On:
    """A card is about to be played by an occupied token; only for a toll. [PH-LIST-17]"""
    return On(OCCUPY_TOLL, Played(what), OCCUPY_TOLL)


def activating(what: Filter) -> On:
    """Such a card of the human's city is about to help; only for a toll. [PH-LIST-21]"""
    return On(ACTIVATING, Played(what), ACTIVATING)


def not_drawn(what: Filter) -> Spec:
    """Such cards do not come into the hand: drawn, they are discarded and replaced. [PH-LIST-21]"""
    return Spec(CANNOT, UNDRAWN, None, ThatCard(what))


def not_in_meadow(what: Filter) -> Spec:
    """The same for refilling the Meadow. [PH-LIST-22]"""
    return Spec(CANNOT, UNTURNED, None, ThatCard(what))


class RoomSpec(Spec):
    """A rule about the hand limit, whose number is counted."""

    def named(self, id: str) -> Rule[Valley]:
        return Rule(id, self.kind, self.hook, None, self.condition, CaughtRoom(), part_of_action=True)


def caught_count() -> Spec:
    """Turned cards count for the hand limit. [PH-LIST-18]"""
    return RoomSpec(NUMBER, HAND_SIZE, None, Own())


def open_cards_take_no_space() -> Spec:
    return Spec(CANNOT, HER_SPACE, None, IsOpen())


def instead_of_open_tokens(e: Effect) -> Spec:
    return Spec(INSTEAD, OPEN_TOKENS, effect(e), HersInvolved())


# -- effects


class ForEach(Counted):
    """The part again and again. [PH-CHARACTER-11]"""

    def __init__(self, n: Amount[Valley], part: Node[Valley]) -> None:
        super().__init__(n)
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        if left > 1:
            s.push(f.at(left - 1))
        if left:
            s.push(f.run_by(self.part))

    def children(self) -> list[Node[Valley]]:
        return [self.part]


def for_each(n: Number, e: Effect) -> ForEach:
    return ForEach(amount(n), effect(e))


def discard_meadow(what: Filter | None = None) -> DiscardMeadow:
    return DiscardMeadow(False, what)


def discard_adjacent() -> DiscardMeadow:
    return DiscardMeadow(True)


def fill_place() -> FillPlace:
    return FillPlace()


def move_figure() -> MoveFigure:
    return MoveFigure()


def plunder() -> Plunder:
    return Plunder()


def snatch() -> Snatch:
    return Snatch()


def turn_up_list(lasting: bool) -> TurnUp:
    return TurnUp(LIST, lasting)


def turn_up_character() -> TurnUp:
    return TurnUp(CHARACTER)


def web_basic_events() -> WebBasics:
    return WebBasics()


def web_special_event() -> WebSpecial:
    return WebSpecial()


def web_location() -> WebLocation:
    return WebLocation()


def web_it() -> WebIt:
    return WebIt()


def unweb() -> Unweb:
    return Unweb()


def pick_card(least: int) -> PickCard:
    return PickCard(least, PICKED)


def pick_prosperity() -> PickCard:
    return PickCard(-1, PICKED)


def card_to_her(full: bool = False) -> CardToHers:
    return CardToHers(PICKED, full)


def post_worker() -> PostWorker:
    return PostWorker()


def ransom() -> Ransom:
    return Ransom()


def poison() -> Poison:
    return Poison()


def take_event(basic: bool, right: bool) -> TakeEvent:
    return TakeEvent(basic, right)


def turn_down(what: Filter) -> TurnDown:
    return TurnDown(what, GIVEN)


def buy_back(n: Number) -> BuyBack:
    return BuyBack(amount(n), GIVEN)


def catch(n: Number) -> Catch:
    return Catch(amount(n))


def discard_every(what: Filter) -> DiscardKind:
    return DiscardKind(what)


def random_played() -> RandomPlayed:
    return RandomPlayed()


def chosen_played() -> ChosenPlayed:
    return ChosenPlayed()


def pair(seen: bool) -> WithHand:
    """Two cards of the hand, or of the draw pile with fewer than three. [PH-PLAN-10]"""
    return WithHand(HandOf(3), TakePair(seen), DrawPair(seen))


def with_hand(n: int, then: Effect, otherwise: Effect) -> WithHand:
    return WithHand(HandOf(n), effect(then), effect(otherwise))
