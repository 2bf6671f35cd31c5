"""A language of Everdell: besides the texts of nodes it has pages for cards that are plain data, and it can call the
seasonal farms by the names of a file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from tidewood.kernel.core import Frame, Node, State
from tidewood.kernel.log import Event
from tidewood.kernel.text import Language


class Speech(Language):
    def __init__(self, code: str, names: dict[str, str] | None = None) -> None:
        super().__init__(code, names)
        self.data_cards: list[Callable[[], dict[str, str]]] = []
        self.renamed: dict[str, str] = {}  # what the house cards are called, and what to call them instead

    def pages(self) -> dict[str, str]:
        """Texts by id of cards that are no nodes."""
        found: dict[str, str] = {}
        for cards in self.data_cards:
            found |= cards()
        return found

    def with_farms(self, names: Mapping[str, tuple[str, str]]) -> Speech:
        """This language in a game with farms of one's own: for each house card the id and name of what lies in its
        place. All sentences speak of cards by number, so the names are put in once a sentence is made.
        """
        other = copy(self)
        own = {id: name or self.names.get(id) or id.replace("-", " ").capitalize() for id, name in names.values()}
        other.renamed = {self.names[house]: own[id] for house, (id, _) in names.items()}
        other.names = self.names | own
        return other

    def said(self, sentence: str) -> str:
        if not self.renamed:
            return sentence
        houses = "|".join([re.escape(house) for house in self.renamed])
        return re.sub(houses, lambda match: self.renamed[match[0]], sentence)

    def text(self, node: Node[Any]) -> str:
        return self.said(super().text(node))

    def prompt_for(self, s: State, f: Frame) -> str:
        return self.said(super().prompt_for(s, f))

    def option_text(self, s: State, f: Frame, option: int) -> str:
        return self.said(super().option_text(s, f, option))

    def option_texts(self, s: State, f: Frame, options: list[int]) -> list[str]:
        return [self.said(text) for text in super().option_texts(s, f, options)]

    def event_text(self, event: Event) -> str:
        return self.said(super().event_text(event))
