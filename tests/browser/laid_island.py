"""Spirit Island that can begin with a position; the server of `tests.browser.valley` knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tidewood.games.spirit_island import SpiritIsland
from tidewood.games.spirit_island.rules import Rules
from tidewood.kernel.core import State
from tidewood.kernel.kind import SetupOption


class LaidIsland(SpiritIsland):
    """The position is given as JSON, in the words of scenario files."""

    options = (*SpiritIsland.options, SetupOption("laid", ""))

    def rules(self, setup: Mapping[str, Any]) -> Rules:
        return super().rules({key: value for key, value in setup.items() if key != "laid"})

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        if setup["laid"]:
            self.position(s, setup, json.loads(str(setup["laid"])))
        else:
            super().begin(s, setup)


GAME = LaidIsland()
