"""What a rule of a Spirit does once a turn."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.panel import SPACE_SET
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.verb import Allowed
from tidewood.games.spirit_island.view import Why
from tidewood.kernel.core import Frame, Node, Scope

ONCE: Final = 40  # beyond the spaces of any panel, whose bonuses are marked in the same way


class NotYet(Allowed):
    """The Spirit whose rule it is has not used it this turn."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return not SPACE_SET.has(s.bonus[scope.chooser], ONCE)

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        return "used-up"


class NotAgain(Node[Island]):
    """The rule has been used for this turn."""

    def run(self, s: Island, f: Frame) -> None:
        s.bonus[f.scope.chooser] = SPACE_SET.plus(s.bonus[f.scope.chooser], ONCE)
