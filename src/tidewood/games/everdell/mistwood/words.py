"""The words that only cards of Mistwood need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.everdell import pieces
from tidewood.games.everdell.amounts import BestElsewhere, Elsewhere, InHand, PairedNear
from tidewood.games.everdell.card import Ability, Filter
from tidewood.games.everdell.filters import CARDS
from tidewood.games.everdell.pieces import DRAWN
from tidewood.games.everdell.verbs.acting import Activate
from tidewood.games.everdell.verbs.joining import Own
from tidewood.games.everdell.verbs.mistwood import (
    ActivateWorkers,
    CopyVisited,
    DrawSome,
    EachOther,
    GiveAway,
    OnceATurn,
    PassOn,
)
from tidewood.games.everdell.words import RuleOf, amount, effect, up_to
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.core import Node

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley
    from tidewood.games.everdell.words import Effect, Number

LEGENDARY: Final = pieces.LEGENDARY
IN_HAND: Final = InHand()


def elsewhere(what: Filter) -> Amount[Valley]:
    return Elsewhere(what)


def best_elsewhere(what: Filter) -> Amount[Valley]:
    return BestElsewhere(what)


def paired_near(what: Filter) -> Amount[Valley]:
    return PairedNear(what)


def any_of(type: int, folk: int) -> Filter:
    """Every critter or construction of a type: what Corrin cards may be occupied for, or occupy."""
    return Filter(types=(type,), folk=folk)


def draw_up_to(n: Number) -> DrawSome:
    return DrawSome(amount(n))


def each_other(e: Effect) -> EachOther:
    return EachOther(effect(e))


def pass_on(let: str) -> PassOn:
    return PassOn("that", let)


def give_away(n: int, let: str) -> GiveAway:
    return GiveAway(up_to(n), let)


def copy_visited() -> CopyVisited:
    return CopyVisited()


def activate_workers(n: int) -> ActivateWorkers:
    return ActivateWorkers(up_to(n), at_least=1)


def once_a_turn(e: Effect) -> Node[Valley]:
    return OnceATurn(effect(e))


def activate_different(n: int) -> Activate:
    return Activate(Flat(n), different=True)


def after_drawing(e: Effect) -> RuleOf:
    """Whenever the owner draws cards."""
    return RuleOf(DRAWN, effect(e), Own())


def cheaper_by_tokens(n: int) -> Ability:
    """Any number of point tokens of the card, each for so many resources."""
    return Ability(CARDS, n, price="tokens")
