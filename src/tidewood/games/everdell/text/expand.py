"""Names that are made from others: action cards by their number, and the rules of a card by the card."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.language.catalogue import Catalogue
from tidewood.language.values import message


def expand(catalogue: Catalogue) -> None:
    for card in read_deck("").actions:
        catalogue.names[f"phantomia-{card.id}"] = catalogue.say(message("card.action.name", number=card.id))
    for module in MODULES:  # a card may have several rules: all bear its name
        for rule in module.rules:
            catalogue.names[rule.id] = catalogue.name(module.id)
