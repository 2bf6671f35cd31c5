"""Words for what cards do. A list means one after another; a number is an amount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell import pieces
from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.filters import CARDS
from tidewood.games.everdell.pieces import ANY, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.activating import Activate, CopyPlace, CopyProduction
from tidewood.games.everdell.verbs.city import DiscardCity, Lay, LayHere, TuckFromCity, TuckFromHand
from tidewood.games.everdell.verbs.drawing import DiscardShown, Draw, FillHand, Reveal, Sort
from tidewood.games.everdell.verbs.gaining import Gain, Give, Pay, PayOneKind
from tidewood.games.everdell.verbs.gifts import GiveAway, PassOn
from tidewood.games.everdell.verbs.hand import DiscardHand, GiveCards
from tidewood.games.everdell.verbs.meadow import DrawMeadow, Refresh
from tidewood.games.everdell.verbs.mistwood import (
    ActivateWorkers,
    CopyVisited,
    DrawSome,
    EachOther,
    OnceATurn,
)
from tidewood.games.everdell.verbs.packing import FREE, less_by
from tidewood.games.everdell.verbs.playing import Play
from tidewood.games.everdell.verbs.priced import All, Priced
from tidewood.games.everdell.verbs.workers import MoveWorker, Recall
from tidewood.games.everdell.words.numbers import Number, amount, up_to
from tidewood.kernel.amounts import Both, Condition, Flat
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node

Effect = Node[Valley] | Sequence[Node[Valley]]
UNIQUE: Final = pieces.UNIQUE
COMMON: Final = pieces.COMMON


def effect(e: Effect) -> Node[Valley]:
    """One step, or several in order."""
    if isinstance(e, Node):
        return e
    return e[0] if len(e) == 1 else Seq(*e)


def gain(n: Number, kinds: int = ANY) -> Gain:
    return Gain(amount(n), kinds)


def draw(n: Number, let: str = "") -> Draw:
    return Draw(amount(n), let)


def draw_from_meadow(n: Number, let: str = "") -> DrawMeadow:
    return DrawMeadow(amount(n), let)


def fill_hand() -> FillHand:
    return FillHand()


def reveal(n: int, either: bool = False, let: str = "") -> Reveal:
    return Reveal(Flat(n), either, let)


def discard(n: Number, let: str = "", at_least: int = 0) -> DiscardHand:
    return DiscardHand(amount(n), let, at_least)


def discard_from_city(n: Number, what: Filter = CARDS, other: bool = False, let: str = "") -> DiscardCity:
    return DiscardCity(amount(n), what, other, let)


def discard_those(name: str) -> DiscardShown:
    return DiscardShown(name)


def sort_those(name: str) -> Sort:
    return Sort(name)


def refresh(n: int) -> Refresh:
    return Refresh(Flat(n))


def pay(n: Number, kinds: int, let: str = "") -> Pay | PayOneKind:
    return (PayOneKind if len(kinds_of(kinds)) == 1 else Pay)(amount(n), kinds, let)


def give(n: Number, kinds: int, each: bool = False, let: str = "") -> Give:
    return Give(amount(n), kinds, each, let)


def give_cards(n: int, out_of: str = "") -> GiveCards:
    return GiveCards(Flat(n), out_of)


def lay(n: int, kind: int) -> Lay:
    return Lay(Flat(n), kind)


def lay_here(n: Number, kinds: int) -> LayHere:
    return LayHere(amount(n), kinds)


def tuck_from_city(n: Number, what: Filter) -> TuckFromCity:
    return TuckFromCity(amount(n), what)


def tuck_from_hand(n: Number, what: Filter) -> TuckFromHand:
    return TuckFromHand(amount(n), what)


def activate(n: int) -> Activate:
    return Activate(Flat(n))


def copy_production() -> CopyProduction:
    return CopyProduction()


def copy_place(forest: bool, mine: bool = False) -> CopyPlace:
    return CopyPlace(forest, mine)


def move_worker() -> MoveWorker:
    return MoveWorker()


def recall() -> Recall:
    return Recall()


def play_free(what: Filter, hand: bool = True, meadow: bool = True) -> Play:
    return Play(hand, meadow, FREE, what)


def play_shown(name: str, what: Filter = CARDS, may: bool = False) -> Play:
    return Play(False, False, FREE, what, name, may=may)


def play_cheaper(n: int, out_of: str = "") -> Play:
    """Out of the Meadow, or one of the cards just drawn, which then is a right and no duty."""
    if out_of:
        return Play(True, False, less_by(n), CARDS, out_of, drawn=True, may=True)
    return Play(False, True, less_by(n), CARDS)


def either(*parts: Effect) -> Either[Valley]:
    return Either(*[effect(part) for part in parts])


def may(part: Effect) -> May[Valley]:
    return May(effect(part))


def when(*conditions: Condition[Valley], then: Effect, otherwise: Effect | None = None) -> When[Valley]:
    condition = conditions[0] if len(conditions) == 1 else Both(*conditions)
    return When(condition, effect(then), None if otherwise is None else effect(otherwise))


def only_if(price: Node[Valley], *then: Node[Valley]) -> Priced:
    """The first step is what the others rest on."""
    return Priced(price, *then)


def together(*parts: Node[Valley]) -> All:
    return All(*parts)


def draw_up_to(n: Number) -> DrawSome:
    return DrawSome(amount(n))


def each_other(e: Effect) -> EachOther:
    return EachOther(effect(e))


def pass_on(let: str) -> PassOn:
    return PassOn("that", let)


def give_away(n: int, let: str) -> GiveAway:
    return GiveAway(up_to(n), let)


def copy_visited(*but: str) -> CopyVisited:
    """`but`: cards that it cannot copy."""
    return CopyVisited(*but)


def activate_workers(n: int) -> ActivateWorkers:
    return ActivateWorkers(up_to(n), at_least=1)


def once_a_turn(e: Effect) -> Node[Valley]:
    return OnceATurn(effect(e))


def activate_different(n: int) -> Activate:
    return Activate(Flat(n), different=True)
