"""Pieces that are destroyed outright or taken off the island."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.pieces import INVADERS, PIECES, Kinds, kind_of, names_of, shape_name
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.protection import harmable
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, together
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node
from tidewood.kernel.ledger import note


class Destroy(Verb):
    """Destroy pieces outright. [SI-DAMAGE-04]"""

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and s.count(f.scope.place, self.kinds) > 0 and self.amount.of(s, f) > 0

    def sure(self, s: Island, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            left, got = self.amount.of(s, f), NOTHING
        else:
            left, got = f.cursor, together(f.got, s.result)
        s.result = got
        every = harmable(s, f, self.kinds) if left > 0 else []
        if not every:
            return
        now = Frame(self, f.scope, left, -1, got)
        if not self.amount.up_to and left >= len(every):  # all of them: nothing to choose
            self.forced(s, now, every[0])
            self.answer(s, now.at(len(every)), every[0])
            return
        shapes: list[int] = []
        for shape in every:
            if shape not in shapes:
                shapes.append(shape)
        self.ask(s, now, [*shapes, STOP] if self.amount.up_to else shapes)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        s.result = NOTHING
        self.do(s, f, option)

    def do(self, s: Island, f: Frame, shape: int) -> None:
        s.push(Frame(DESTROY_PIECE, f.scope, held=shape))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"{self.word()} {shape_name(option)} {s.map.names[f.scope.place]}"

    def word(self) -> str:
        return "destroy"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        if option == STOP:
            return []
        return [f"land:{s.map.names[f.scope.place]}", f"piece:{PIECES[option & 15]}"]

    def mentions(self) -> list[str]:
        return [self.word(), *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class Remove(Destroy):
    """Take pieces off the island, back to the supply; no Fear. [SI-FEAR-04, SI-DAMAGE-05]"""

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            left, got = self.amount.of(s, f), NOTHING
        else:
            left, got = f.cursor, together(f.got, s.result)
        s.result = got
        every = s.every_piece(f.scope.place, self.kinds) if left > 0 else []
        if not every:
            return
        now = Frame(self, f.scope, left, -1, got)
        if not self.amount.up_to and left >= len(every):
            self.forced(s, now, every[0])
            self.answer(s, now.at(len(every)), every[0])
            return
        shapes = s.pieces(f.scope.place, self.kinds)
        self.ask(s, now, [*shapes, STOP] if self.amount.up_to else shapes)

    def do(self, s: Island, f: Frame, shape: int) -> None:
        remove(s, f, shape)

    def word(self) -> str:
        return "remove"

    def children(self) -> list[Node[Island]]:
        return []


def remove(s: Island, f: Frame, shape: int) -> None:
    s.take(f.scope.place, shape)
    s.tell(events.REMOVED, (kind_of(shape), s.site(f.scope.place)))
    s.result = NOTHING.plus(shape, f.scope.place, -1)
    note(s, "removed", s.result)


class RemoveHealth(Verb):
    """Remove Invaders worth up to so much Health."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.shapes(s, f, self.amount.of(s, f)))

    def shapes(self, s: Island, f: Frame, left: int) -> list[int]:
        """What is not worth more than what is left; damage taken does not lessen what a piece is worth."""
        place = f.scope.place
        return [shape for shape in s.pieces(place, self.kinds) if s.health(place, kind_of(shape)) <= left]

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        got = NOTHING if f.cursor < 0 else together(f.got, s.result)
        s.result = got
        shapes = self.shapes(s, f, left)
        if shapes:
            self.ask(s, Frame(self, f.scope, left, -1, got), [*shapes, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - s.health(f.scope.place, kind_of(option))))
        remove(s, f, option)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"remove {shape_name(option)} {s.map.names[f.scope.place]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        if option == STOP:
            return []
        return [f"land:{s.map.names[f.scope.place]}", f"piece:{PIECES[option & 15]}"]

    def mentions(self) -> list[str]:
        return ["remove", *names_of(self.kinds)]
