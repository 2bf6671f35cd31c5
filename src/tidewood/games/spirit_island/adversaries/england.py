"""england."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.twists import Adversary, Twist

ADVERSARY: Final[Adversary] = Adversary("england", [Twist("england:0", 1)])
