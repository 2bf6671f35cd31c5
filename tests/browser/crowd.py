"""`python -m tests.browser.crowd`: a server whose games of The Island begin with a ship that cannot hold all, and which
knows the toy game that begins with a pick.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

import tests.server.islet_picks  # noqa: F401 - makes its game known
from tidewood.games import register
from tidewood.games.the_island import TheIsland, position
from tidewood.games.the_island.pieces import JUNGLE, SYMBOLS
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle
from tidewood.kernel.core import State
from tidewood.server.__main__ import main

CROWD: Final = {
    "clear": True,
    "phase": "remove",
    "active": "p1",
    "hexes": {
        "D4": {"tile": "jungle", "adventurers": ["p1", "p2", "p2", "p2"]},
        "E5": {"tile": "mountain", "adventurers": ["p1", "p1", "p2"]},
    },
}


class Crowd(TheIsland):
    """A ship comes up from under the only tile of the jungle."""

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        assert isinstance(s, Isle)
        position.lay(s, CROWD)
        for symbol, name in enumerate(SYMBOLS):
            if name != "ship":
                s.pool[JUNGLE * SYMBOL_COUNT + symbol] = 0


GAME = Crowd()

if __name__ == "__main__":
    register("the-island", "tests.browser.crowd")
    sys.exit(main())
