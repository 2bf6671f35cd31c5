"""The toy game without an end, whose players have much to say."""

from __future__ import annotations

from types import MappingProxyType

from tests.server.endless import Endless, Say
from tests.toy.state import Islet
from tests.toy.text import ENGLISH
from tidewood.games import register
from tidewood.kernel.combine import EachPlayer, Forever
from tidewood.kernel.core import Frame
from tidewood.kernel.snapshot import Names

NAME = "islet-wordy"
SHORT, LONG, LONGEST = WORDS = ("x" * 28, "ä" * 200, "ä" * 600)


class SayAWord(Say):
    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return WORDS[option - 1]


class Wordy(Endless):
    id = NAME
    languages = MappingProxyType({"en": ENGLISH, "de": ENGLISH, "fr": ENGLISH})

    def names(self, setup):
        if not self._names:
            self._names[()] = Names({"round": Forever(EachPlayer(SayAWord()))}, {})
        return self._names[()]


GAME = Wordy()
register(NAME, __name__)
