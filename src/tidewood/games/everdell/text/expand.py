"""Names made from others: places by what they give, action cards by their number, rules of a card by the card."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.places import LOCATIONS, Location
from tidewood.games.everdell.text.composer.amounts import some
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import Gain
from tidewood.kernel.amounts import Flat
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Node
from tidewood.language.catalogue import Catalogue, Forms
from tidewood.language.values import Message, message


def action_card_nouns(deck: str) -> dict[str, Forms]:
    """What action cards are called: in capitals, since one of them may have the id of a player."""
    return {card.id: {"name": card.id.upper()} for card in read_deck(deck).actions}


def called(place: Location) -> Message | None:
    """What a place without a name is called: a Journey by its number, others by what they give."""
    if place.kind == "journey":
        return message("action.journey", n=place.id.removeprefix("journey-"))
    parts = place.effect.parts if isinstance(place.effect, Seq) else (place.effect,)
    goods = [yielded(part) for part in parts]
    return None if None in goods else message("goods.all", goods=goods)


def yielded(part: Node[Any]) -> Message | None:
    if isinstance(part, Draw) and isinstance(part.amount, Flat):
        return message("goods.cards", n=part.amount.n)
    return some(part.amount, part.kinds) if isinstance(part, Gain) and isinstance(part.amount, Flat) else None


def expand(catalogue: Catalogue) -> None:
    for place in LOCATIONS:
        name = None if place.id in catalogue.names else called(place)
        if name is not None:
            catalogue.names[place.id] = catalogue.say(name)
    for card in read_deck("").actions:
        catalogue.names[f"phantomia-{card.id}"] = catalogue.say(message("card.action.name", number=card.id))
    catalogue.nouns["action-card"] = action_card_nouns("")
    for module in MODULES:  # a card may have several rules: all bear its name
        for rule in module.rules:
            catalogue.names[rule.id] = catalogue.name(module.id)
