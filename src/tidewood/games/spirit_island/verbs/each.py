"""What every Spirit does, or what happens on every board, each an Action of its own."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import BOARD_HERE, EFFECT, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.hooks import ADVERSARY, SKIPS_BOARD, cause_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.lands import TAKEN
from tidewood.games.spirit_island.verbs.verb import Verb, together
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Cursor, Worked, option, part, question
from tidewood.kernel.reading import walk
from tidewood.kernel.rows import Action

WAITING: Final = Cursor(PLAYER_SET)  # the Spirits still to come


class EachSpirit(Node[Island]):
    """The part for every Spirit, in the order the players like; each its own Action. [SI-ACTION-04]"""

    says = option("spirit", "go", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
    asks = question("each-spirit", effect=Worked(EFFECT, lambda s, f, option: f.node))

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = Action(part)
        self.may_ask: Final = any(isinstance(node, Verb) for node in walk(part))

    def run(self, s: Island, f: Frame) -> None:
        if WAITING.of(f) < 0:
            waiting, got = PLAYER_SET.first(s.players), NOTHING
        else:
            waiting = WAITING.of(f)
            got = together(f.got, s.result)
        s.result = NOTHING
        left = PLAYER_SET.members(waiting)
        now = WAITING.frame(self, f.scope, waiting, got)
        if not left:
            return
        if len(left) == 1 or not self.may_ask:
            self.answer(s, now, left[0])
        else:
            s.ask_several(now, left, left)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = PLAYER_SET.minus(WAITING.of(f), option)
        if rest:
            s.push(WAITING.put(f, rest))
        s.result = NOTHING
        s.push(Frame(self.part, f.scope.of(option).naming(TAKEN, f.got)))

    def can(self, s: Island, scope: Scope) -> bool:
        return any([self.part.can(s, scope.of(who)) for who in range(s.players)])

    def children(self) -> list[Node[Island]]:
        return [self.part]


SKIPPED: Final = Cursor(BOARD_HERE)  # the board that an adversary skips
SKIP_BOARD: Final = option("skip-board", "skip {board}", refs=("land:{board}1",), board=part(BOARD_HERE))


class EachBoard(Node[Island]):
    """The part on every board, each its own Action; the board stands in the scope as its card. [SI-ACTION-04,
    SI-ACTION-10]
    """

    says = SKIP_BOARD
    asks = question("skip-board")

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = Action(part)

    def run(self, s: Island, f: Frame) -> None:
        scope = f.scope
        boards = [board for board in range(len(s.map.boards)) for _ in range(s.times_on(board))]
        if SKIPS_BOARD in s.hooks and cause_of(scope.mode) == ADVERSARY and SKIPPED.of(f) < 0:
            s.ask(f, scope.chooser, sorted(set(boards)))
            return
        boards = [board for board in boards if board != SKIPPED.of(f)]
        for board in reversed(boards):
            s.push(
                Frame(self.part, Scope(scope.owner, scope.chooser, -1, -1, board, mode=scope.mode, names=scope.names))
            )

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(SKIPPED.put(f, option))

    def children(self) -> list[Node[Island]]:
        return [self.part]
