"""The composer, and what all clauses share: numbers, goods, kinds of cards and conditions."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.pieces import ANY, POINT, RARITIES, RESOURCES, TYPES, kinds_of
from tidewood.games.everdell.verbs import amounts as a
from tidewood.games.everdell.words.numbers import EVERY
from tidewood.kernel.amounts import Amount, Both, Flat, Sum, ThatMany, Times, UpTo
from tidewood.kernel.composer import Composer, by
from tidewood.language.values import Message, Thing, message

COMPOSER: Final = Composer()
NO_LIMIT = Filter().worth
FOLK = ("critter", "construction")


def card(id: str) -> Thing:
    return Thing("card", id)


def resource(kind: int) -> Thing:
    return Thing("resource", RESOURCES[kind])


def resources(kinds: int) -> list[Thing]:
    """Kinds of which one is meant; all four are any resource."""
    return [Thing("resource", "any")] if kinds == ANY else [resource(kind) for kind in kinds_of(kinds)]


def of_kinds(n: Any) -> list[Thing]:
    return resources(n.kinds)


def named(n: Any) -> Thing:
    return card(n.id)


# -- how many, as slots of what has an amount


def number(n: Any) -> int:
    return flat(n.amount)


def many(n: Any) -> Message | int:
    return how_many(n.amount)


def each(n: Any) -> Message | None:
    return for_each(n.amount)


def some_of(n: Any) -> Message:
    return some(n.amount, n.kinds)


def flat(n: Amount[Any]) -> int:
    """The number that is printed: of a flat amount, or for each thing counted."""
    if isinstance(n, UpTo):
        return flat(n.most)
    return n.n if isinstance(n, (Flat, Times)) else 1


def is_any_number(n: Amount[Any]) -> bool:
    return isinstance(n, UpTo) and flat(n) == EVERY


def how_many(n: Amount[Any]) -> Message | int:
    return message("amount.up-to", n=flat(n)) if isinstance(n, UpTo) else flat(n)


def tokens(n: int) -> Message:
    return message("amount.tokens", n=n)


def some(n: Amount[Any], kinds: int) -> Message:
    """So many goods of these kinds, or point tokens."""
    if kinds == POINT:
        return tokens(flat(n))
    return message("amount.goods", many=how_many(n), n=flat(n), kinds=resources(kinds))


# -- which cards


def rarity(number: int) -> Thing | None:
    return Thing("rarity", RARITIES[number]) if number >= 0 else None


def type_of(number: int) -> Thing:
    return Thing("type", TYPES[number])


def folk(number: int) -> Thing:
    return Thing("folk", FOLK[number])


def what(f: Filter) -> Message:
    """Which cards: by name, by type, critters or constructions, or any."""
    if f.ids:
        return message("what.named", names=[card(id) for id in f.ids])
    known = {"rarity": rarity(f.rarity), "worth": f.worth if f.worth < NO_LIMIT else None}
    types = [type_of(number) for number in f.types]
    if f.folk >= 0:
        return message("what.folk", folk=folk(f.folk), types=types, **known)
    return message("what.typed", types=types, **known) if types else message("what.card", **known)


def which(n: Any) -> Message:
    return what(n.what)


# -- for each of what


def for_each(n: Amount[Any]) -> Message | None:
    """What an amount counts; nothing for a plain number."""
    if isinstance(n, Times) and not isinstance(n.amount, ThatMany):
        return message("each.counted", what=COUNTED.said(n.amount), most=n.most if n.most >= 0 else None)
    if isinstance(n, Times) and n.per > 1:
        return message("each.lot", n=n.per)
    return message("each.of-these") if isinstance(n, (Times, ThatMany)) else None


COUNTED: Final = Composer()
COUNTED.clauses({a.CardsIn: by("everywhere", "count.in-all-cities", "count.in-city")}, what=which)
COUNTED.clauses({a.BestElsewhere: "count.in-one-other-city", a.Elsewhere: "count.in-other-cities"}, what=which)
COUNTED.clauses({a.TokensOn: by("id", "count.tokens-on", "count.tokens-here")}, card=named)
COUNTED.clauses({a.WorkersOn: "count.workers-on", a.Under: by("id", "count.under", "count.under-event")}, card=named)
COUNTED.clauses({a.GoodsHere: "count.goods-here", a.Left: "count.goods-left"}, kinds=of_kinds)
COUNTED.clauses({a.EventsOf: "count.events"}, "basic")
COUNTED.clauses({a.Pairs: "count.pairs"}, husband=lambda n: card("husband"), wife=lambda n: card("wife"))
COUNTED.clauses({a.InHand: "count.in-hand"})


def score(n: Amount[Any]) -> list[Message]:
    """What is counted at the end."""
    if isinstance(n, Sum):
        return [points for part in n.parts for points in score(part)]
    assert isinstance(n, Times)
    if isinstance(n.amount, a.PairedNear):
        return [message("score.paired-near", n=n.n, what=what(n.amount.what))]
    if isinstance(n.amount, a.PairBonus):
        return [message("score.paired", n=n.n)]
    return [message("score.points", n=n.n, each=for_each(n))]


IF: Final = Composer()
IF.clauses({Both: "if.both"}, parts=lambda n: [IF.said(part) for part in n.parts])
IF.clauses({a.Has: "if.has"}, "n", what=which)
IF.clauses({a.Paired: "if.paired"})
