"""brandenburg-prussia."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.twists import Adversary, Twist

ADVERSARY: Final[Adversary] = Adversary("brandenburg-prussia", [Twist("brandenburg-prussia:0", 1)])
