"""Rules that wait for a later step, or hold until one is over."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import BUILD, EXPLORE, RAVAGE, cause_of
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import Rule, lay

NEXT_RAVAGE: Final = 3  # as the life of a row: until the next Ravage step that has a card
NEXT_BUILD, NEXT_EXPLORE = 5, 6  # the same of these steps, until their cards have moved on
LASTING: Final = 4  # for the rest of the game, where the table shows it
EXTRA: Final = 0  # as the card of a scope: an Action of the Invaders beside those of their cards


def bonus(place: int, action: int) -> Scope:
    """What Invaders do in a land beside the Actions of their cards. [SI-INVADER-21]"""
    return Scope(-1, place=place, card=EXTRA, mode=action)


class NormalAction(Condition[Island]):
    """Invaders act by one of their cards, not because something else has called for it. [SI-INVADER-21]"""

    def holds(self, s: Island, scope: Scope) -> bool:
        return cause_of(scope.mode) in (RAVAGE, BUILD, EXPLORE) and scope.card != EXTRA


class NormalRavage(NormalAction):
    """It is a Ravage of an Invader card, not one that an Event or a Power has called for."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return cause_of(scope.mode) == RAVAGE and super().holds(s, scope)


class HoldsUntil(Node[Island]):
    """A rule is in force until something has happened, perhaps in a later turn, or for good."""

    def __init__(self, rule: Rule[Island], until: int = LASTING, value: int = 0, uses: int = -1) -> None:
        self.rule: Final = rule
        self.uses: Final = uses
        self.until: Final = until
        self.value: Final = value

    def run(self, s: Island, f: Frame) -> None:
        lay(s, self.rule, f.scope.chooser, -1, self.until, self.uses, self.value)
        s.tell(events.RULE_LASTS, (number_of(self.rule), f.scope.chooser))
