"""What Vengeance as a Burning Plague does where Presence was destroyed, and where Invaders could not Build."""

from __future__ import annotations

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.invaders import BUILD_LAND
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Scope


class OnBoardWithPresence(LandFilter):
    """A land of a board where the Spirit whose rule it is has Presence."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        boards = BOARD_SET.made_of([s.map.board[own] for own in s.places_of(scope.chooser)])
        return BOARD_SET.has(boards, s.map.board[place])


class BuildAnyway(Node[Island]):
    """Invaders Build in the land after all."""

    def run(self, s: Island, f: Frame) -> None:
        BUILD_LAND.finish(s, Frame(BUILD_LAND, Scope(-1, place=f.scope.place, mode=f.scope.mode)), 1)


class TargetHasDestroyed(Condition[Island]):
    """The target Spirit has destroyed Presence."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.destroyed[scope.eyes] > 0


class GiveUpDestroyed(Node[Island]):
    """The target Spirit removes one of its destroyed Presence from the game."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.eyes
        s.destroyed[who] -= 1
        s.removed[who] += 1
        s.tell(events.PRESENCE_REMOVED, (who,))
        s.result = NOTHING
