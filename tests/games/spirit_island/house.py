"""Spirit Island with content made for tests: what no card of the base game has, but the rules provide for. A test that
plays it makes it known for as long as it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.spirit_island import SpiritIsland, content
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.rules import Rules
from tidewood.games.spirit_island.words import destroy_presence, each_player

THIN = BlightCard("thin-house-card", 2, each_player(destroy_presence(1)))


class House(SpiritIsland):
    id = "spirit-island-house"

    def rules(self, setup: Mapping[str, Any]) -> Rules:
        key = str(sorted(setup.items()))
        if key not in self._rules:
            self._rules[key] = Rules(setup, blight_cards=[*content.SETS[0].blight_cards, THIN])
        return self._rules[key]


GAME = House()
