"""`python -m tests.browser.valley`: a server whose games of Everdell and Spirit Island can begin with a position, so
that a test need not play until a question comes up.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from tidewood.games import register
from tidewood.games.everdell import Everdell
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import State
from tidewood.kernel.kind import SetupOption
from tidewood.server.__main__ import main


class Laid(Everdell):
    """The position is given as JSON, in the words of scenario files, and what falls next as its `chance`."""

    options = (*Everdell.options, SetupOption("laid", ""))

    def fresh(self, setup: Mapping[str, Any]) -> Valley:
        return super().fresh({key: value for key, value in setup.items() if key != "laid"})

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        if setup["laid"]:
            laid = json.loads(str(setup["laid"]))
            s.fixed = tuple(laid.pop("chance", ()))
            self.position(s, setup, laid)
        else:
            super().begin(s, setup)


GAME = Laid()

if __name__ == "__main__":
    register("everdell", "tests.browser.valley")
    register("spirit-island", "tests.browser.laid_island")
    sys.exit(main())
