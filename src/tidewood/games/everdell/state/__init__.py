"""What lies where: every field of a game, and the silent changes to piles, hands, cities and workers."""

from __future__ import annotations

from tidewood.games.everdell.state.contents import DECK_POOL, N_TYPES
from tidewood.games.everdell.state.valley import TUCKED, Valley

__all__ = ["DECK_POOL", "N_TYPES", "TUCKED", "Valley"]
