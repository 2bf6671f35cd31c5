"""The toy game without an end: the players say a number in turn, again and again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tests.toy import Toy
from tests.toy.state import Islet
from tests.toy.text import ENGLISH
from tidewood.games import register
from tidewood.kernel.combine import EachPlayer, Forever
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declaration import Happening
from tidewood.kernel.snapshot import Names

NAME = "islet-endless"


class Say(Node[Islet]):
    def run(self, s: Islet, f: Frame) -> None:
        s.ask(f, f.scope.owner, [1, 2, 3])

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.fear = (s.fear + option) % 100
        s.tell(Happening("plays"), (f.scope.owner, option))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"say {option}"


class Endless(Toy):
    id = NAME
    competitive = False
    languages = MappingProxyType({"en": ENGLISH, "de": ENGLISH, "fr": ENGLISH})

    def names(self, setup: Mapping[str, Any]) -> Names:
        if not self._names:
            self._names[()] = Names({"round": Forever(EachPlayer(Say()))}, {})
        return self._names[()]


GAME = Endless()
register(NAME, __name__)
