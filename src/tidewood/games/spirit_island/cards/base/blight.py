"""The Blight cards of the base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

CARDS: Final[list[BlightCard]] = [
    BlightCard("downward-spiral", 5, each_player(destroy_presence(1))),
    BlightCard("memory-fades-to-dust", 4, each_player(either(forget(), destroy_presence(1)))),
]
