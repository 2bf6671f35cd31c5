"""sweden."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.twists import Adversary, Twist

ADVERSARY: Final[Adversary] = Adversary("sweden", [Twist("sweden:0", 1)])
