"""What the verbs of cards, places and events say."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.text.composer.amounts import (
    NO_LIMIT,
    condition,
    flat,
    for_each,
    how_many,
    is_any_number,
    resources,
    some,
    what,
)
from tidewood.games.everdell.text.composer.registry import COMPOSER
from tidewood.games.everdell.verbs import (
    activating,
    city,
    drawing,
    gaining,
    gifts,
    hand,
    meadow,
    playing,
    reacting,
    workers,
)
from tidewood.games.everdell.verbs import amounts as a
from tidewood.games.everdell.verbs.packing import FREE, LESS_BY
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.language.values import Message, Thing, message

says = COMPOSER.says

# -- steps together


def at_once(n: Node[Any]) -> Any:
    """Steps that hang together as one clause, since a full stop would end what is chosen or allowed."""
    return message("card.steps", steps=n.parts) if isinstance(n, Seq) else n


@says(Seq)
def _(n: Seq[Any]) -> list[Any]:
    first, then = n.parts[0], n.parts[-1]
    if isinstance(first, gifts.PassOn) and isinstance(then, gaining.Gain) and len(n.parts) == 2:
        return [message("card.pass-on", reward=some(then.amount, then.kinds))]  # for the one card, not for each drawn
    return list(n.parts)


@says(Either)
def _(n: Either[Any]) -> Message:
    laid = [some(part.amount, part.kind) for part in n.parts if isinstance(part, city.Lay)]
    if len(laid) == len(n.parts):
        return message("card.lay", what=laid)
    return message("card.either", parts=[at_once(part) for part in n.parts])


@says(May)
def _(n: May[Any]) -> Message:
    return message("card.may", part=at_once(n.part))


@says(When)
def _(n: When[Any]) -> list[Message]:
    then = message("card.when", condition=condition(n.condition), effect=n.then)
    return [then] if n.otherwise is None else [then, message("card.otherwise", effect=n.otherwise)]


@says(reacting.Carried)
def _(n: reacting.Carried) -> Any:
    return n.part


# -- resources and point tokens


@says(gaining.Gain)
def _(n: gaining.Gain) -> Message:
    if isinstance(n.amount, a.CostOf):
        return message("card.gain-cost")
    return message("card.gain", what=some(n.amount, n.kinds), each=for_each(n.amount))


@says(gaining.Pay, gaining.PayOneKind)
def _(n: gaining.Pay | gaining.PayOneKind) -> Message:
    return message("card.pay", what=some(n.amount, n.kinds))


@says(gaining.Give)
def _(n: gaining.Give) -> Message:
    return message("card.give-each" if n.each else "card.give", what=some(n.amount, n.kinds))


@says(city.Lay)
def _(n: city.Lay) -> Message:
    return message("card.lay", what=some(n.amount, n.kind))


@says(city.LayHere)
def _(n: city.LayHere) -> Message:
    return message("card.lay-here", many=how_many(n.amount), kinds=resources(n.kinds))


# -- cards of the hand, the deck and the Meadow


@says(drawing.Draw)
def _(n: drawing.Draw) -> Message:
    return message("card.draw", n=flat(n.amount), each=for_each(n.amount))


@says(drawing.Reveal)
def _(n: drawing.Reveal) -> Message:
    return message("card.reveal-either" if n.either else "card.reveal", n=flat(n.amount))


@says(meadow.DrawMeadow)
def _(n: meadow.DrawMeadow) -> Message:
    return message("card.draw-meadow", many=how_many(n.amount), n=flat(n.amount))


@says(meadow.Refresh)
def _(n: meadow.Refresh) -> Message:
    return message("card.refresh", n=flat(n.amount))


@says(hand.DiscardHand)
def _(n: hand.DiscardHand) -> Message:
    if is_any_number(n.amount):
        return message("card.discard-any")
    return message("card.discard", many=how_many(n.amount), n=flat(n.amount))


@says(hand.GiveCards)
def _(n: hand.GiveCards) -> Message:
    return message("card.give-some" if n.name else "card.give-hand", many=how_many(n.amount))


# -- cards of the city


@says(city.DiscardCity)
def _(n: city.DiscardCity) -> Message:
    return message(
        "card.discard-city", many=how_many(n.amount), n=flat(n.amount), what=what(n.what), other=bool(n.other)
    )


@says(city.TuckFromCity)
def _(n: city.TuckFromCity) -> Message:
    return message("card.tuck-city", many=how_many(n.amount), what=what(n.what))


@says(city.TuckFromHand)
def _(n: city.TuckFromHand) -> Message:
    return message("card.tuck-hand", many=how_many(n.amount), what=what(n.what))


@says(activating.Activate)
def _(n: activating.Activate) -> Message:
    return message("card.activate-different" if n.different else "card.activate", n=flat(n.amount))


@says(playing.Play)
def _(n: playing.Play) -> Message:
    price = message("price.free") if n.how == FREE else message("price.less", n=LESS_BY.of(n.how))
    if n.name:
        worth = n.what.worth if n.what.worth < NO_LIMIT else None
        return message("card.play-these", may=n.may, worth=worth, price=price)
    sources = [Thing("source", id) for id, is_one in (("hand", n.hand), ("meadow", n.meadow)) if is_one]
    return message("card.play", may=n.may, what=what(n.what), sources=sources, price=price)


# -- workers


@says(activating.CopyPlace)
def _(n: activating.CopyPlace) -> Message:
    return message("card.copy-own-place" if n.mine else "card.copy-place", forest=bool(n.forest))


COMPOSER.fixed(
    {
        city.TakeToken: "card.take-token",
        city.Collect: "card.collect",
        drawing.FillHand: "card.fill-hand",
        drawing.DiscardShown: "card.discard-shown",
        drawing.Sort: "card.sort",
        activating.Produce: "card.produce",
        activating.CopyProduction: "card.copy-production",
        workers.MoveWorker: "card.move-worker",
        workers.Recall: "card.recall",
    }
)
