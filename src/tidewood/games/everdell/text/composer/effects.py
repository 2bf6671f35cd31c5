"""What the verbs of cards, places and events say."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.text.composer.amounts import (
    COMPOSER,
    IF,
    NO_LIMIT,
    each,
    for_each,
    is_any_number,
    many,
    number,
    of_kinds,
    some,
    some_of,
    what,
    which,
)
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
from tidewood.kernel.composer import by
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


@says(When)
def _(n: When[Any]) -> list[Message]:
    then = message("card.when", condition=IF.said(n.condition), effect=n.then)
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


@says(hand.DiscardHand)
def _(n: hand.DiscardHand) -> Message:
    return (
        message("card.discard-any") if is_any_number(n.amount) else message("card.discard", many=many(n), n=number(n))
    )


@says(playing.Play)
def _(n: playing.Play) -> Message:
    price = message("price.free") if n.how == FREE else message("price.less", n=LESS_BY.of(n.how))
    if n.name:
        worth = n.what.worth if n.what.worth < NO_LIMIT else None
        return message("card.play-these", may=n.may, worth=worth, price=price)
    sources = [Thing("source", id) for id, is_one in (("hand", n.hand), ("meadow", n.meadow)) if is_one]
    return message("card.play", may=n.may, what=what(n.what), sources=sources, price=price)


COMPOSER.clauses({May: "card.may"}, part=lambda n: at_once(n.part))
# resources and point tokens
COMPOSER.clauses({gaining.Pay: "card.pay", gaining.PayOneKind: "card.pay"}, what=some_of)
COMPOSER.clauses({gaining.Give: by("each", "card.give-each", "card.give")}, what=some_of)
COMPOSER.clauses({city.Lay: "card.lay"}, what=lambda n: some(n.amount, n.kind))
COMPOSER.clauses({city.LayHere: "card.lay-here"}, many=many, kinds=of_kinds)
# cards of the hand, the deck and the Meadow
COMPOSER.clauses({drawing.Draw: "card.draw"}, n=number, each=each)
COMPOSER.clauses({drawing.Reveal: by("either", "card.reveal-either", "card.reveal")}, n=number)
COMPOSER.clauses({meadow.Refresh: "card.refresh"}, n=number)
COMPOSER.clauses({meadow.DrawMeadow: "card.draw-meadow"}, many=many, n=number)
COMPOSER.clauses({hand.GiveCards: by("name", "card.give-some", "card.give-hand")}, many=many)
# cards of the city, and workers
COMPOSER.clauses({city.DiscardCity: "card.discard-city"}, "other", many=many, n=number, what=which)
COMPOSER.clauses({city.TuckFromCity: "card.tuck-city", city.TuckFromHand: "card.tuck-hand"}, many=many, what=which)
COMPOSER.clauses({activating.Activate: by("different", "card.activate-different", "card.activate")}, n=number)
COMPOSER.clauses({activating.CopyPlace: by("mine", "card.copy-own-place", "card.copy-place")}, "forest")
COMPOSER.clauses(
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
