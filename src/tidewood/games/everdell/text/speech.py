"""A language of Everdell whose questions are still made by functions of its own.

Those speak of cards by number and so by the names of the house cards; where a game calls some of them otherwise, the
names are put in once a sentence is made. What comes from the catalogue has them already.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Self

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.fields import PLAYER, goods
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.text.composer import amounts
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.kernel.core import Frame, State
from tidewood.kernel.text import Language
from tidewood.language.values import message


class Speech(Language):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.renamed: dict[str, str] = {}  # what the house cards are called, and what to call them instead

    def calling(self, names: Mapping[str, str]) -> Self:
        other = super().calling(names)
        known = self.catalogue.names
        other.renamed = {known[id]: name for id, name in names.items() if id in known}
        return other

    def said(self, sentence: str) -> str:
        if not self.renamed:
            return sentence
        houses = "|".join([re.escape(house) for house in self.renamed])
        return re.sub(houses, lambda match: self.renamed[match[0]], sentence)

    def prompt_for(self, s: State, f: Frame) -> str:
        asked = super().prompt_for(s, f)
        return self.said(asked) if self.prompt_message(s, f) is None else asked

    def option_text(self, s: State, f: Frame, option: int) -> str:
        told = super().option_text(s, f, option)
        return self.said(told) if self.option_message(s, f, option) is None else told

    # -- things by number, for those functions

    def card(self, number: int) -> str:
        return self.name(CARDS[number].id)

    def location(self, number: int) -> str:
        return self.name(LOCATIONS[number].id)

    def achieved(self, number: int) -> str:
        return self.name(EVENT_CARDS[number].id)

    def ability(self, number: int) -> str:
        return self.name(ABILITY_CARDS[number].id)

    def goods(self, n: int, kind: int) -> str:
        return self.catalogue.say(goods(kind, n))

    def kinds(self, mask: int, n: int) -> str:
        """Kinds of resources joined by or; all four are any resource."""
        return self.catalogue.value(amounts.resources(mask), ("or",) if n == 1 else ("or", "pl"))

    def cards(self, n: int) -> str:
        return self.catalogue.say(message("amount.cards", n=n))

    def tokens(self, n: int) -> str:
        return self.catalogue.say(amounts.tokens(n))

    def player(self, who: int) -> str:
        return self.catalogue.value(PLAYER.value(None, who), ())
