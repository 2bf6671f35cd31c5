"""Numbers, goods, kinds of cards and conditions, as parts of clauses."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.pieces import ANY, POINT, RARITIES, RESOURCES, TYPES, kinds_of
from tidewood.games.everdell.verbs import amounts as a
from tidewood.games.everdell.words.numbers import EVERY
from tidewood.kernel.amounts import Amount, Both, Condition, Flat, Sum, ThatMany, Times, UpTo
from tidewood.language.values import Message, Thing, message

NO_LIMIT = Filter().worth
FOLK = ("critter", "construction")


def card(id: str) -> Thing:
    return Thing("card", id)


def resource(kind: int) -> Thing:
    return Thing("resource", RESOURCES[kind])


def resources(kinds: int) -> list[Thing]:
    """Kinds of which one is meant; all four are any resource."""
    return [Thing("resource", "any")] if kinds == ANY else [resource(kind) for kind in kinds_of(kinds)]


# -- how many


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


# -- for each of what


def for_each(n: Amount[Any]) -> Message | None:
    """What an amount counts; nothing for a plain number."""
    if isinstance(n, Times) and not isinstance(n.amount, ThatMany):
        return message("each.counted", what=counted(n.amount), most=n.most if n.most >= 0 else None)
    if isinstance(n, Times) and n.per > 1:
        return message("each.lot", n=n.per)
    return message("each.of-these") if isinstance(n, (Times, ThatMany)) else None


def counted(n: Amount[Any]) -> Message:
    if isinstance(n, a.CardsIn):
        return message("count.in-all-cities" if n.everywhere else "count.in-city", what=what(n.what))
    if isinstance(n, a.TokensOn):
        return message("count.tokens-on", card=card(n.id)) if n.id else message("count.tokens-here")
    if isinstance(n, a.WorkersOn):
        return message("count.workers-on", card=card(n.id))
    if isinstance(n, a.Under):
        return message("count.under", card=card(n.id)) if n.id else message("count.under-event")
    if isinstance(n, a.GoodsHere):
        return message("count.goods-here", kinds=resources(n.kinds))
    if isinstance(n, a.Left):
        return message("count.goods-left", kinds=resources(n.kinds))
    if isinstance(n, a.EventsOf):
        return message("count.events", basic=n.basic)
    if isinstance(n, a.Pairs):
        return message("count.pairs", husband=card("husband"), wife=card("wife"))
    if isinstance(n, a.InHand):
        return message("count.in-hand")
    if isinstance(n, a.BestElsewhere):
        return message("count.in-one-other-city", what=what(n.what))
    if isinstance(n, a.Elsewhere):
        return message("count.in-other-cities", what=what(n.what))
    raise TypeError(type(n).__name__)


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


def condition(c: Condition[Any]) -> Message:
    if isinstance(c, Both):
        return message("if.both", parts=[condition(part) for part in c.parts])
    if isinstance(c, a.Has):
        return message("if.has", what=what(c.what), n=c.n)
    if isinstance(c, a.Paired):
        return message("if.paired")
    raise TypeError(type(c).__name__)
