"""What Phantomia's cards take from the Meadow, the hand and the city, and where they lay web tiles."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.text.composer.amounts import flat, what
from tidewood.games.everdell.text.composer.registry import COMPOSER
from tidewood.language.values import Message, message

says = COMPOSER.says


@says(meadow.DiscardMeadow)
def _(n: meadow.DiscardMeadow) -> Message:
    if n.what is not None:
        return message("card.discard-meadow.kind", what=what(n.what))
    return message("card.discard-meadow.adjacent" if n.adjacent else "card.discard-meadow.all")


@says(hand_losses.TakePair)
def _(n: hand_losses.TakePair) -> Message:
    return message("card.take-pair.seen" if n.seen else "card.take-pair.unseen")


@says(hand_losses.DrawPair)
def _(n: hand_losses.DrawPair) -> Message:
    return message("card.draw-pair.seen" if n.seen else "card.draw-pair.unseen")


@says(hand_losses.WithHand)
def _(n: hand_losses.WithHand) -> list[Any]:
    assert isinstance(n.condition, hand_losses.HandOf)
    return [n.then, message("card.with-fewer-cards", n=n.condition.n, effect=n.otherwise)]


@says(hand_losses.DiscardKind)
def _(n: hand_losses.DiscardKind) -> Message:
    return message("card.discard-kind", what=what(n.what))


@says(hand_losses.Catch)
def _(n: hand_losses.Catch) -> Message:
    return message("card.catch", n=flat(n.amount))


@says(city_losses.PickCard)
def _(n: city_losses.PickCard) -> Message:
    return message("card.pick-card.worth", n=n.least) if n.least >= 0 else message("card.pick-card.prosperity")


@says(city_losses.CardToHers)
def _(n: city_losses.CardToHers) -> Message:
    return message("card.card-to-hers.even-full" if n.full else "card.card-to-hers.or-lair")


@says(city_losses.TurnDown)
def _(n: city_losses.TurnDown) -> Message:
    return message("card.turn-down", what=what(n.what))


@says(city_losses.TakeEvent)
def _(n: city_losses.TakeEvent) -> Message:
    return message("card.take-event", basic=bool(n.basic), right=bool(n.right))


COMPOSER.fixed(
    {
        meadow.FillPlace: "card.fill-place",
        meadow.MoveFigure: "card.move-figure",
        meadow.Plunder: "card.plunder",
        meadow.Snatch: "card.snatch",
        webs.WebLocation: "card.web-location",
        webs.WebBasics: "card.web-basics",
        webs.WebSpecial: "card.web-special",
        webs.Unweb: "card.unweb",
        webs.WebIt: "card.web-it",
        hand_losses.BuyBack: "card.buy-back",
        hand_losses.RandomPlayed: "card.random-played",
        hand_losses.ChosenPlayed: "card.chosen-played",
        city_losses.PostWorker: "card.post-worker",
        city_losses.Ransom: "card.ransom",
        city_losses.Poison: "card.poison",
    }
)
