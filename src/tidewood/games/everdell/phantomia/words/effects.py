"""Words for what her cards do: to the Meadow, the hand, the city and its workers, with web tiles."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.phantomia.verbs.city_losses import (
    CardToHers,
    PickCard,
    Poison,
    PostWorker,
    Ransom,
    TakeEvent,
    TurnDown,
)
from tidewood.games.everdell.phantomia.verbs.effects import (
    TO_DECK,
    ForEach,
    GivePoint,
    GiveUp,
    HerDraw,
    HerPoints,
    RandomFromHand,
    Roll,
    Softened,
    Unless,
)
from tidewood.games.everdell.phantomia.verbs.hand_losses import (
    BuyBack,
    Catch,
    ChosenPlayed,
    DiscardKind,
    DrawPair,
    HandOf,
    RandomPlayed,
    TakePair,
    WithHand,
)
from tidewood.games.everdell.phantomia.verbs.meadow import DiscardMeadow, FillPlace, MoveFigure, Plunder, Snatch
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, LIST, TurnUp
from tidewood.games.everdell.phantomia.verbs.webs import Unweb, WebBasics, WebIt, WebLocation, WebSpecial
from tidewood.games.everdell.phantomia.words.numbers import GIVEN
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.words.effects import Effect, effect
from tidewood.games.everdell.words.numbers import Number, amount
from tidewood.kernel.core import Node


def her_points(n: Number) -> HerPoints:
    return HerPoints(amount(n))


def her_draw(n: Number, into: str = TO_DECK) -> HerDraw:
    return HerDraw(amount(n), into)


def give_up(n: Number, kinds: int, let: str = "") -> GiveUp:
    return GiveUp(amount(n), kinds, let)


def give_point(n: Number) -> GivePoint:
    return GivePoint(amount(n))


def unless(price: Effect, e: Effect) -> Unless:
    return Unless(effect(price), effect(e))


def softened(price: Node[Valley], e: Effect) -> Softened:
    """The price bears the name `given`; `fewer(n)` is what is left of n."""
    return Softened(price, effect(e))


def roll(table: dict[int, Effect]) -> Roll:
    return Roll({most: effect(e) for most, e in table.items()})


def random_to_her(n: Number) -> RandomFromHand:
    return RandomFromHand(amount(n))


PICKED: Final = "picked"


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
