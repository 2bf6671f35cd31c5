"""Who does it, and chooses: the target Spirit, or the one whose Power it is."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import HERE, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import option, part, question


class They(Node[Island]):
    """The target Spirit does it, and chooses."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def result_name(self) -> str:
        return self.part.result_name()

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.eyes)))

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope.chosen_by(scope.eyes))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class You(Node[Island]):
    """The one whose Power it is does it, inside what the target Spirit does."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.owner)))

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope.chosen_by(scope.owner))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class SpiritOnBoard(Verb):
    """A Spirit with Presence on the board of the land, of the chooser's choice, does it."""

    says = option("spirit", "to {who}", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
    asks = question("spirit-on-board", by_card=True, here=HERE)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def spirits(self, s: Island, scope: Scope) -> list[int]:
        board = s.map.board[scope.place]
        found: list[int] = []
        for who in range(s.players):
            is_there = any([s.map.board[place] == board for place in s.places_of(who)])
            if is_there and self.part.can(s, scope.chosen_by(who)):
                found.append(who)
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.spirits(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        found = self.spirits(s, f.scope)
        if found:
            self.ask(s, f, found)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
