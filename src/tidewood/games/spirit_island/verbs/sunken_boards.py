"""Boards that are destroyed: their lands leave the game with everything on them."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import ABSENT
from tidewood.games.spirit_island.pieces import BLIGHT, INVADERS, KINDS, MORTAL, kind_of
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import AT_ONCE, LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.piece_changes import destroy
from tidewood.games.spirit_island.verbs.protection import dreams
from tidewood.kernel.core import Frame, Node, Scope, number
from tidewood.kernel.rows import COUNTS, Rule, lay

SUNKEN: Final[Rule[Island]] = register(Rule("sunken-board", COUNTS, ABSENT))


class DestroyBoard(Node[Island]):
    """The board of the land is destroyed with everything on it: Towns and Cities cause Fear, Presence goes beside the
    island, Blight out of the game. Powers that only dream of destruction destroy no board.
    """

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0

    def run(self, s: Island, f: Frame) -> None:
        if dreams(s, f.scope):
            return
        board = s.map.board[f.scope.place]
        places = [s.map.ocean_of[board], *s.map.lands_of[board]]
        s.push(Frame(SINK, f.scope))
        for place in places:
            self.clear(s, f.scope.at(place))

    def clear(self, s: Island, scope: Scope) -> None:
        """Everything in the place is destroyed."""
        place = scope.place
        for shape in s.every_piece(place, INVADERS + tuple([k for k in range(KINDS) if k not in INVADERS])):
            if kind_of(shape) < MORTAL:
                destroy(s, place, shape, events.DESTROYED)
            else:
                s.take(place, shape)
                if kind_of(shape) == BLIGHT:
                    s.tell(events.BLIGHT_TO_BOX, (1,))
        for who in range(s.players):
            n = s.present(who, place)
            if n:
                s.push(WHOSE.frame(LOSE_PRESENCE, scope.naming(AT_ONCE, number(n)), who))

    def mentions(self) -> list[str]:
        return ["destroy"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE, SINK]


class Sink(Node[Island]):
    """The lands of the board and its Ocean are no more; Presence that something has saved is destroyed as well."""

    def run(self, s: Island, f: Frame) -> None:
        board = s.map.board[f.scope.place]
        for place in [s.map.ocean_of[board], *s.map.lands_of[board]]:
            for who in range(s.players):
                s.destroyed[who] += s.present(who, place)
                s.add_presence(who, place, -s.present(who, place))
            lay(s, SUNKEN, -1, place)
        s.tell(events.BOARD_SUNK, (s.boards[board],))


SINK: Final = Sink()
