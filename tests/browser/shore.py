"""`python -m tests.browser.shore`: a server whose games of Spirit Island can begin with a position, so that a test need
not play until a question comes up.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from tidewood.games import register
from tidewood.games.spirit_island import SpiritIsland
from tidewood.kernel.core import State
from tidewood.kernel.kind import SetupOption
from tidewood.server.__main__ import main


class Laid(SpiritIsland):
    """The position is given as JSON, in the words of scenario files."""

    options = (*SpiritIsland.options, SetupOption("laid", ""))

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        if setup["laid"]:
            self.position(s, setup, json.loads(str(setup["laid"])))
        else:
            super().begin(s, setup)


GAME = Laid()

if __name__ == "__main__":
    register("spirit-island", "tests.browser.shore")
    sys.exit(main())
