"""Lands where the Invaders skip their Actions."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import BUILDS, EXPLORES, RAVAGES
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import CANNOT, THIS_TURN, Rule, lay

NO_RAVAGE: Final[Rule[Island]] = Rule("no-ravage", CANNOT, RAVAGES)
NO_BUILD: Final[Rule[Island]] = Rule("no-build", CANNOT, BUILDS)
NO_EXPLORE: Final[Rule[Island]] = Rule("no-explore", CANNOT, EXPLORES)


class SkipInvaders(Node[Island]):
    """Invaders skip all Actions in the land this turn. [SI-RAVAGE-16]"""

    def run(self, s: Island, f: Frame) -> None:
        for rule in (NO_RAVAGE, NO_BUILD, NO_EXPLORE):
            lay(s, rule, f.scope.owner, f.scope.place, THIS_TURN)
        s.tell(events.SKIPPED, (s.site(f.scope.place),))

    def mentions(self) -> list[str]:
        return ["skip"]
