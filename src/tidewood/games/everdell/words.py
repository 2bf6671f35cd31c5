"""The words that cards are written in. A list means one after another; a number is an amount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tidewood.games.everdell import pieces
from tidewood.games.everdell.amounts import (
    CardsIn,
    CostOf,
    EventsOf,
    GoodsHere,
    Has,
    Left,
    PairBonus,
    Paired,
    Pairs,
    TokensOn,
    Under,
    WorkersOn,
)
from tidewood.games.everdell.card import Ability, Filter
from tidewood.games.everdell.filters import (
    CARDS,
    COMMON_CONSTRUCTIONS,
    COMMON_CRITTERS,
    CONSTRUCTIONS,
    CRITTERS,
    PROSPERITIES,
    UNIQUE_CONSTRUCTIONS,
    UNIQUE_CRITTERS,
    card,
    worth_at_most,
)
from tidewood.games.everdell.paying import FREE, less_by
from tidewood.games.everdell.pieces import (
    ANY,
    BERRY,
    DESTINATION,
    GOVERNANCE,
    PEBBLE,
    PLAYED,
    POINT,
    PREPARING,
    PRODUCTION,
    PROSPERITY,
    RESIN,
    TRAVELLER,
    TWIG,
)
from tidewood.games.everdell.verbs.acting import PRODUCE, Activate, CopyPlace, CopyProduction
from tidewood.games.everdell.verbs.city import (
    COLLECT,
    TAKE_TOKEN,
    DiscardCity,
    Lay,
    LayHere,
    TuckFromCity,
    TuckFromHand,
)
from tidewood.games.everdell.verbs.drawing import DiscardShown, Draw, FillHand, Reveal, Sort
from tidewood.games.everdell.verbs.gaining import Gain, Give, Pay
from tidewood.games.everdell.verbs.handing import DiscardHand, GiveCards
from tidewood.games.everdell.verbs.joining import All, Carried, Own, OwnPlayed, Priced
from tidewood.games.everdell.verbs.meadow import DrawMeadow, Refresh
from tidewood.games.everdell.verbs.playing import Play
from tidewood.games.everdell.verbs.working import MoveWorker, Recall
from tidewood.kernel.amounts import Amount, Both, Condition, Flat, Sum, ThatMany, Times, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import AFTER, Rule

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley

    Effect = Node[Valley] | Sequence[Node[Valley]]
    Number = int | Amount[Valley]

UNIQUE: Final = pieces.UNIQUE
COMMON: Final = pieces.COMMON
EVERY: Final = 99  # any number

# -- amounts


def amount(n: Number) -> Amount[Valley]:
    return Flat(n) if isinstance(n, int) else n


def up_to(n: Number) -> Amount[Valley]:
    """The player may stop before it is reached; zero is allowed. [ED-PLAY-11]"""
    return UpTo(amount(n))


any_number: Final[Amount[Valley]] = UpTo(Flat(EVERY))


def that_many(name: str, n: int = 1, of: int = 1) -> Amount[Valley]:
    """`n` for every `of` of what the step of that name came to."""
    plain: Amount[Valley] = ThatMany(name)
    return plain if n == of == 1 else Times(plain, n, of)


def per(what: Filter | Amount[Valley], n: int = 1, most: int = -1) -> Amount[Valley]:
    """`n` for each, at most `most`."""
    return Times(CardsIn(what) if isinstance(what, Filter) else what, n, 1, False, most)


def left(kinds: int) -> Amount[Valley]:
    return Left(kinds)


def tokens_on(id: str = "") -> Amount[Valley]:
    return TokensOn(id)


def workers_on(id: str) -> Amount[Valley]:
    return WorkersOn(id)


def under(id: str = "") -> Amount[Valley]:
    return Under(id)


def goods_here(kinds: int) -> Amount[Valley]:
    return GoodsHere(kinds)


def events(basic: bool) -> Amount[Valley]:
    return EventsOf(basic)


def cost_of(name: str) -> Amount[Valley]:
    return CostOf(name)


def both(*parts: Amount[Valley]) -> Amount[Valley]:
    return Sum(*parts)


PAIRS: Final = Pairs()
IF_PAIRED: Final = PairBonus()

# -- conditions

PAIRED: Final = Paired()


def has(what: Filter, n: int = 1) -> Condition[Valley]:
    return Has(what, n)


# -- effects


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


def pay(n: Number, kinds: int, let: str = "") -> Pay:
    return Pay(amount(n), kinds, let)


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


# -- rules


class RuleOf:
    """A rule without its id, which is that of the card."""

    def __init__(self, hook: int, part: Node[Valley], condition: Condition[Valley]) -> None:
        self.hook: Final = hook
        self.part: Final = part
        self.condition: Final = condition

    def named(self, id: str) -> Rule[Valley]:
        return Rule(id, AFTER, self.hook, Carried(self.part), self.condition, part_of_action=True)


def after_playing(what: Filter, e: Effect) -> RuleOf:
    """After the owner has played such a card into the own city; not for the card that carries it. [ED-PLAY-08]"""
    return RuleOf(PLAYED, effect(e), OwnPlayed(what))


def before_preparing(e: Effect) -> RuleOf:
    return RuleOf(PREPARING, effect(e), Own())


def cheaper(n: int, what: Filter, kinds: int = ANY, price: str = "self") -> Ability:
    return Ability(what, n, kinds, price)


def replacing(what: Filter) -> Ability:
    return Ability(what, replace=True)


__all__ = [
    "ANY", "BERRY", "CARDS", "COLLECT", "COMMON", "COMMON_CONSTRUCTIONS", "COMMON_CRITTERS", "CONSTRUCTIONS",
    "CRITTERS", "DESTINATION", "EVERY", "GOVERNANCE", "IF_PAIRED", "PAIRED", "PAIRS", "PEBBLE", "POINT", "PRODUCE",
    "PRODUCTION", "PROSPERITIES", "PROSPERITY", "RESIN", "TAKE_TOKEN", "TRAVELLER", "TWIG", "UNIQUE",
    "UNIQUE_CONSTRUCTIONS", "UNIQUE_CRITTERS", "activate", "after_playing", "any_number", "before_preparing", "both",
    "card", "cheaper", "copy_place", "copy_production", "cost_of", "discard", "discard_from_city", "discard_those",
    "draw", "draw_from_meadow", "either", "events", "fill_hand", "gain", "give", "give_cards", "goods_here", "has",
    "lay", "lay_here", "left", "may", "move_worker", "only_if", "pay", "per", "play_cheaper", "play_free", "play_shown",
    "recall", "refresh", "replacing", "reveal", "sort_those", "that_many", "together", "tokens_on", "tuck_from_city",
    "tuck_from_hand", "under", "up_to", "when", "workers_on", "worth_at_most",
]  # fmt: skip
