"""Words for numbers and conditions. A plain number is an amount."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import (
    BestElsewhere,
    CardsIn,
    CostOf,
    Elsewhere,
    EventsOf,
    GoodsHere,
    Has,
    InHand,
    Left,
    PairBonus,
    Paired,
    PairedNear,
    Pairs,
    TokensOn,
    Under,
    WorkersOn,
)
from tidewood.kernel.amounts import Amount, Condition, Flat, Sum, ThatMany, Times, UpTo

EVERY: Final = 99  # any number

Number = int | Amount[Valley]


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
PAIRED: Final = Paired()


def has(what: Filter, n: int = 1) -> Condition[Valley]:
    return Has(what, n)


IN_HAND: Final = InHand()


def elsewhere(what: Filter) -> Amount[Valley]:
    return Elsewhere(what)


def best_elsewhere(what: Filter) -> Amount[Valley]:
    return BestElsewhere(what)


def paired_near(what: Filter) -> Amount[Valley]:
    return PairedNear(what)
