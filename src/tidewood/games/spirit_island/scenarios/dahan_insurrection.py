"""dahan-insurrection."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.twists import Twist

SCENARIO: Final[Twist] = Twist("dahan-insurrection", 0)
