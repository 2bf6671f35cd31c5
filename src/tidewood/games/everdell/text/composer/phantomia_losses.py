"""What Phantomia's cards take from the Meadow, the hand and the city, and where they lay web tiles."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.text.composer.amounts import COMPOSER, number, what, which
from tidewood.kernel.composer import by
from tidewood.language.values import Message, message

says = COMPOSER.says


@says(meadow.DiscardMeadow)
def _(n: meadow.DiscardMeadow) -> Message:
    if n.what is not None:
        return message("card.discard-meadow.kind", what=what(n.what))
    return message("card.discard-meadow.adjacent" if n.adjacent else "card.discard-meadow.all")


@says(hand_losses.WithHand)
def _(n: hand_losses.WithHand) -> list[Any]:
    assert isinstance(n.condition, hand_losses.HandOf)
    return [n.then, message("card.with-fewer-cards", n=n.condition.n, effect=n.otherwise)]


@says(city_losses.PickCard)
def _(n: city_losses.PickCard) -> Message:
    return message("card.pick-card.worth", n=n.least) if n.least >= 0 else message("card.pick-card.prosperity")


COMPOSER.clauses({hand_losses.TakePair: by("seen", "card.take-pair.seen", "card.take-pair.unseen")})
COMPOSER.clauses({hand_losses.DrawPair: by("seen", "card.draw-pair.seen", "card.draw-pair.unseen")})
COMPOSER.clauses({hand_losses.DiscardKind: "card.discard-kind", city_losses.TurnDown: "card.turn-down"}, what=which)
COMPOSER.clauses({hand_losses.Catch: "card.catch"}, n=number)
COMPOSER.clauses({city_losses.CardToHers: by("full", "card.card-to-hers.even-full", "card.card-to-hers.or-lair")})
COMPOSER.clauses({city_losses.TakeEvent: "card.take-event"}, "basic", "right")
COMPOSER.clauses(
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
