"""Damage to the pieces of a land and next to it, and pieces that damage each other."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.hooks import DAMAGE
from tidewood.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    PIECES,
    TOWN,
    Kinds,
    dream_of,
    is_dreamt,
    kind_of,
    names_of,
    shape_name,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE, hurt_piece
from tidewood.games.spirit_island.verbs.protection import harmable
from tidewood.games.spirit_island.verbs.push_and_gather import LAND_MOVED, PIECE_MOVED
from tidewood.games.spirit_island.verbs.verb import Verb, together
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, number
from tidewood.kernel.rows import bent


class Damage(Verb):
    """So much damage to Invaders of the land, dealt as the chooser likes. [SI-DAMAGE-01, SI-DAMAGE-02]

    `different`: each point to another piece.
    """

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, different: bool = False, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.different: Final = different
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and s.count(f.scope.place, self.kinds) > 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            left = self.amount.of(s, f)
            if left > 0:
                left = bent(s, f, DAMAGE, left)
            got = NOTHING
        else:
            left = f.cursor
            got = together(f.got, s.result)
        s.result = got
        if left <= 0:
            return
        place = f.scope.place
        every = harmable(s, f, self.kinds)
        if not every:
            return
        now = Frame(self, f.scope, left, -1, got)
        if self.different:
            s.push(Frame(PICK_DIFFERENT, f.scope, left, -1, Result(tuple([(x, 0, 0) for x in every]), 0)))
            return
        health = 0
        shapes: list[int] = []
        for shape in every:
            health += s.left(place, shape) - dream_of(shape)
            if shape not in shapes:
                shapes.append(shape)
        if health <= left:  # all of them: nothing to choose
            n = s.left(place, every[0]) - dream_of(every[0])
            self.forced(s, now, every[0])
            s.push(now.at(left - n))
            hurt_piece(s, now, every[0], n)
        else:
            self.ask(s, now, shapes)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.at(f.cursor - 1))
        hurt_piece(s, f, option, 1)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"damage {shape_name(option)} {s.map.names[f.scope.place]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[f.scope.place]}", f"piece:{PIECES[option & 15]}"]

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, HURT_PIECE, PICK_DIFFERENT]


class PickDifferent(Verb):
    """One damage each to different pieces, named in order and never backwards. got: all pieces there were."""

    def run(self, s: Island, f: Frame) -> None:
        every = [thing[0] for thing in f.got.things]
        if f.cursor <= 0:
            return
        if len(every) <= f.cursor:
            for shape in every:
                s.push(Frame(HURT_PIECE, f.scope, 1, shape))
            return
        options: list[int] = []
        for shape in every[: len(every) - f.cursor + 1]:  # so that enough are left for the rest of the damage
            if shape not in options:
                options.append(shape)
        self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        every = [thing[0] for thing in f.got.things]
        rest = every[every.index(option) + 1 :]
        s.push(Frame(self, f.scope, f.cursor - 1, -1, Result(tuple([(x, 0, 0) for x in rest]), 0)))
        hurt_piece(s, f, option, 1)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"damage {shape_name(option)} {s.map.names[f.scope.place]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[f.scope.place]}", f"piece:{PIECES[option & 15]}"]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]


PICK_DIFFERENT: Final = PickDifferent()


class DamageEach(Verb):
    """So much damage to every piece of these kinds, all at once."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and s.count(f.scope.place, self.kinds) > 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.result = NOTHING
        if n > 0:
            for shape in reversed(s.every_piece(f.scope.place, self.kinds)):
                s.push(Frame(HURT_PIECE, f.scope, n, shape))

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]


# -- damaging each other


class Fight(Verb):
    """Two sides damage each other at once: each deals its strength to the other, dealt as the chooser likes.
    [SI-DAMAGE-15]
    """

    def __init__(self, one: Kinds, other: Kinds) -> None:
        self.one: Final = one
        self.other: Final = other

    def can(self, s: Island, f: Frame) -> bool:
        return s.count(f.scope.place, self.one) > 0 and s.count(f.scope.place, self.other) > 0

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            place = f.scope.place
            by_one = sum([STRENGTHS[kind] * s.count(place, (kind,)) for kind in self.one])
            by_other = sum([STRENGTHS[kind] * s.count(place, (kind,)) for kind in self.other])
            s.push(Frame(self, f.scope, by_other, 1))
            s.push(Frame(self, f.scope, by_one, 0))
            return
        kinds = self.other if f.held == 0 else self.one
        s.push(Frame(DEALT[kinds], f.scope.naming("strength", number(f.cursor))))

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.one), *names_of(self.other)]

    def children(self) -> list[Node[Island]]:
        return [DEALT[self.one], DEALT[self.other]]


class Strength(Amount[Island]):
    """What was worked out before."""

    def of(self, s: Island, f: Frame) -> int:
        return f.scope.named("strength").size


STRENGTHS: Final = (1, 2, 3, 2)
DEALT: Final = {
    kinds: Damage(Strength(), kinds) for kinds in (Kinds((EXPLORER,)), Kinds((TOWN, CITY)), Kinds((DAHAN,)), INVADERS)
}


class DamageNear(Verb):
    """Damage to Invaders in the land and in lands next to it, dealt as the chooser likes."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS) -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds

    def options(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for place in [f.scope.place, *s.adjacent(f.scope.place, f.scope.mode)]:
            for shape in s.pieces(place, self.kinds):
                if not is_dreamt(shape):
                    found.append(PIECE_MOVED.put(shape) | LAND_MOVED.put(place))
        return found

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.options(s, f)) and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = self.options(s, f) if left > 0 else []
        if options:
            self.ask(s, f.at(left), options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.at(f.cursor - 1))
        hurt_piece(s, Frame(self, f.scope.at(LAND_MOVED.of(option))), PIECE_MOVED.of(option), 1)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"damage {shape_name(PIECE_MOVED.of(option))} {s.map.names[LAND_MOVED.of(option)]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[LAND_MOVED.of(option)]}", f"piece:{PIECES[kind_of(PIECE_MOVED.of(option))]}"]

    def mentions(self) -> list[str]:
        return ["damage"]
