"""The toy game, begun in the middle of a card that asks to choose some of these."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tests.toy import Toy
from tests.toy.state import FOLK, SCOUT, Islet
from tests.toy.text import ENGLISH
from tidewood.games import register
from tidewood.kernel.core import Frame, Scope, State

NAME = "islet-picks"


class Picks(Toy):
    id = NAME
    languages = MappingProxyType({"en": ENGLISH, "de": ENGLISH, "fr": ENGLISH})

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        super().begin(s, setup)
        assert isinstance(s, Islet)
        s.add(3, FOLK)
        s.add(3, SCOUT)
        s.push(Frame(self.names(setup).nodes["card:tithe"], Scope(0)))


GAME = Picks()
register(NAME, __name__)
