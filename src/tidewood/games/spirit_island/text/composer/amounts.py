"""So many of a thing: 2 Damage per Dahan, up to 3 Towns, all Explorers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.text.composer.base import kinds, of_kinds
from tidewood.games.spirit_island.text.composer.lands import in_land
from tidewood.games.spirit_island.verbs.aspects import LessThanIncome
from tidewood.kernel.amounts import Amount, Flat, Lesser, Sum, ThatMany, Times, UpTo
from tidewood.kernel.composer import Composer
from tidewood.language.values import Message, Thing, message

Unit = Thing | list[Thing] | None


def unit(id: str) -> Thing:
    """What is counted and no piece: Damage, Fear, Energy."""
    return Thing("unit", id)


def some(n: Any) -> Message:
    """How many of which pieces, for a verb that has both."""
    return amount(n.amount, kinds(n.kinds))


def in_units(id: str) -> Callable[[Any], Message]:
    """How much of what is counted and no piece, for a verb that has an amount."""
    return lambda n: amount(n.amount, unit(id))


def of_piece(id: str) -> Callable[[Any], Message]:
    """How many of one kind of piece."""
    return lambda n: amount(n.amount, Thing("piece", id))


def amount(n: Amount[Any], what: Unit) -> Message:
    if isinstance(n, c.AnyNumber):
        return message("card.amount.any", what=what)
    if isinstance(n, c.Everything):
        return message("card.amount.all", what=what)
    if isinstance(n, UpTo):
        return message("card.amount.up-to", most=amount(n.most, what))
    if isinstance(n, Flat):
        return flat(n.n, what)
    if isinstance(n, Sum):
        return total(list(n.parts), what)
    if isinstance(n, Lesser):
        return message("card.amount.lesser", first=amount(n.first, what), second=amount(n.second, what))
    if isinstance(n, c.Product):
        assert isinstance(n.second, c.PerPresence)
        return message("card.amount.product", first=each(n.first, what))
    if isinstance(n, c.PerPlayer):
        return message("card.amount.per-player", first=flat(n.n, what))
    if isinstance(n, LessThanIncome):
        return message("card.amount.less-than-income", n=n.n, what=what)
    if isinstance(n, Times) and n.round_up:
        return message("card.amount.half-up", what=what)
    if isinstance(n, Times):
        return each(n.amount, what, n.n, n.per, n.most if n.most >= 0 else None)
    return each(n, what)


def flat(n: int, what: Unit) -> Message:
    return message("card.amount.flat", n=n, what=what)


def total(parts: list[Amount[Any]], what: Unit) -> Message:
    """One amount plus the others."""
    first = amount(parts[0], what)
    return message("card.amount.sum", first=first, rest=total(parts[1:], what)) if len(parts) > 1 else first


def each(base: Amount[Any], what: Unit, n: int = 1, per: int = 1, most: int | None = None) -> Message:
    """n of a thing for each of what is counted."""
    counted: Message = COUNTED.said(base)
    return message(
        "card.amount.each", first=flat(n, what), each=Message(counted.id, {**counted.args, "per": per}), most=most
    )


# -- what is counted

COUNTED: Final = Composer()
COUNTED.clauses(
    {
        c.PerPresence: "card.per.presence",
        c.PerAdjacentLand: "card.per.adjacent-land",
        c.PerAnyPresence: "card.per.any-presence",
        c.CardsPlayed: "card.per.cards-in-play",
    }
)
COUNTED.clauses({c.Per: "card.per.pieces", c.PerAdjacent: "card.per.adjacent"}, kinds=of_kinds)
COUNTED.clauses({c.PerType: "card.per.type", c.PerThat: "card.per.of-them"}, kinds=of_kinds)
COUNTED.clauses({c.PerElement: "card.per.element"}, element=lambda n: Thing("element", ELEMENTS[n.element]))
COUNTED.clauses({c.SacredSitesIn: "card.per.sacred-sites"}, land=in_land)


@COUNTED.says(ThatMany)
def _(n: ThatMany[Any]) -> Message:
    return message(f"card.per.that-{n.name}")


@COUNTED.says(c.PerDestroyed)
def _(n: c.PerDestroyed) -> Message:
    return destroyed(n.kinds)


def destroyed(given: Sequence[int]) -> Message:
    """Each piece that the Action has destroyed; languages agree with one kind or with several."""
    return message("card.per.destroyed", kinds=kinds(given), one=len(kinds(given)) == 1)
