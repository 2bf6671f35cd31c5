"""Damage to the pieces of a land and next to it, and pieces that damage each other."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.hooks import DAMAGE, PIECE_DAMAGE
from tidewood.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    STRENGTH,
    TOWN,
    Kinds,
    dream_of,
    names_of,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE, hurt_piece
from tidewood.games.spirit_island.verbs.protection import harmable
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, LEFT, PIECE_TAKEN, SoMany, SoManyHere, on_piece
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declare import Cursor, Held, option, question
from tidewood.kernel.picks import Pick
from tidewood.kernel.rows import bent

DIFFERENT: Final = "different"  # under this name a pick finds the pieces and the damage
DAMAGE_OPTION: Final = on_piece("damage")


class Damage(SoManyHere):
    """So much damage to Invaders of the land, dealt as the chooser likes. [SI-DAMAGE-01, SI-DAMAGE-02]

    `different`: each point to another piece.
    """

    says = DAMAGE_OPTION
    asks = question("damage", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, different: bool = False, let: str = "") -> None:
        super().__init__(amount, kinds, let)
        self.different: Final = different

    def most(self, s: Island, scope: Scope) -> int:
        n = self.amount.of(s, scope)
        return bent(s, scope, DAMAGE, n) if n > 0 else n

    def run(self, s: Island, f: Frame) -> None:
        if not self.different:
            super().run(s, f)
            return
        left = self.most(s, f.scope)
        s.result = NOTHING
        every = harmable(s, f.scope, self.kinds) if left > 0 else []
        if every:
            there = Result(tuple([(shape, 0, 0) for shape in every]), left)
            s.push(Frame(PICK_DIFFERENT, f.scope.naming(DIFFERENT, there)))

    def choices(self, s: Island, f: Frame) -> list[int]:
        return harmable(s, f.scope, self.kinds)

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        return sum([self.bears(s, f, shape) for shape in choices]) <= LEFT.of(f)

    def bears(self, s: Island, f: Frame, shape: int) -> int:
        """How much damage a piece can still take, dreams included."""
        return s.left(f.scope.place, shape) - dream_of(shape)

    def take_first(self, s: Island, f: Frame, choices: list[int]) -> None:
        n = self.bears(s, f, choices[0])
        self.go_on(s, f, n)
        hurt_piece(s, f.scope, choices[0], n)

    def take(self, s: Island, f: Frame, option: int) -> None:
        hurt_piece(s, f.scope, option, 1)

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, HURT_PIECE, PICK_DIFFERENT]


class PickDifferent(Pick[Island]):
    """One damage each to different pieces. The scope names those there are, and how much damage."""

    says = DAMAGE_OPTION
    asks = question("damage-different", by_card=True, here=HERE)

    def things(self, s: Island, scope: Scope) -> list[int]:
        return [thing[0] for thing in scope.named(DIFFERENT).things]

    def most(self, s: Island, scope: Scope) -> int:
        return scope.named(DIFFERENT).size

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        for shape in reversed(self.one_by_one(self.things(s, f.scope), picked)):
            s.push(Frame(HURT_PIECE, f.scope, 1, shape))

    def one_by_one(self, every: list[int], picked: list[int]) -> list[int]:
        """In table order; but once all that come after are hurt, the last is first, as old records have it."""
        ordered: list[int] = []
        for i, shape in enumerate(picked):
            if len(every) == len(picked) - i:
                return ordered + every[::-1]
            ordered.append(shape)
            every = every[every.index(shape) + 1 :]
        return ordered

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]


PICK_DIFFERENT: Final = PickDifferent()


class DamageEach(Verb):
    """So much damage to every piece of these kinds, all at once."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and s.count(scope.place, self.kinds) > 0 and self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.result = NOTHING
        if n > 0:
            for shape in reversed(s.every_piece(f.scope.place, self.kinds)):
                s.push(Frame(HURT_PIECE, f.scope, n, shape))

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]


# -- damaging each other


def dealt_by(s: Island, scope: Scope, kind: int) -> int:
    """What one piece of this kind deals: its own damage, and what rules add to it. [SI-DAMAGE-07, SI-DAMAGE-14]"""
    n = STRENGTH[kind]
    return bent(s, scope.about(kind), PIECE_DAMAGE, n) if PIECE_DAMAGE in s.hooks else n


STRENGTH_DEALT: Final = Cursor(NUMBER)
SIDE: Final = Held(NUMBER)  # which of the two strikes


class Fight(Verb):
    """Two sides damage each other at once: each deals what its pieces deal to the other, as the chooser likes.
    [SI-DAMAGE-15]
    """

    def __init__(self, one: Kinds, other: Kinds) -> None:
        self.one: Final = one
        self.other: Final = other

    def can(self, s: Island, scope: Scope) -> bool:
        return s.count(scope.place, self.one) > 0 and s.count(scope.place, self.other) > 0

    def run(self, s: Island, f: Frame) -> None:
        if STRENGTH_DEALT.of(f) < 0:
            s.push(Frame(self, f.scope, self.strength(s, f.scope, self.other), 1))
            s.push(Frame(self, f.scope, self.strength(s, f.scope, self.one), 0))
            return
        kinds = self.other if SIDE.of(f) == 0 else self.one
        s.push(Frame(DEALT[kinds], f.scope.naming("strength", number(STRENGTH_DEALT.of(f)))))

    def strength(self, s: Island, scope: Scope, kinds: Kinds) -> int:
        here = [(kind, s.count(scope.place, (kind,))) for kind in kinds]
        return sum([n * dealt_by(s, scope, kind) for kind, n in here if n])

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.one), *names_of(self.other)]

    def children(self) -> list[Node[Island]]:
        return [DEALT[self.one], DEALT[self.other]]


class Strength(Amount[Island]):
    """What was worked out before."""

    def of(self, s: Island, scope: Scope) -> int:
        return scope.named("strength").size


DEALT: Final = {
    kinds: Damage(Strength(), kinds) for kinds in (Kinds((EXPLORER,)), Kinds((TOWN, CITY)), Kinds((DAHAN,)), INVADERS)
}


class DamageNear(SoMany):
    """Damage to Invaders in the land and in lands next to it, dealt as the chooser likes."""

    says = option(
        "damage-near",
        "damage {piece} {land}",
        refs=("piece:{land}/{piece}", "land:{land}"),
        piece=PIECE_TAKEN,
        land=LAND_TAKEN,
    )
    asks = question("damage-near", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS) -> None:
        self.amount = amount
        self.kinds: Final = kinds

    def harmable(self, s: Island, scope: Scope) -> list[int]:
        """Each single piece of these lands that can be harmed."""
        found: list[int] = []
        for place in [scope.place, *s.adjacent(scope.place, scope.mode)]:
            for shape in harmable(s, scope.at(place), self.kinds):
                found.append(PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place))
        return found

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.harmable(s, f.scope)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.harmable(s, scope)) and self.amount.of(s, scope) > 0

    def take(self, s: Island, f: Frame, option: int) -> None:
        hurt_piece(s, f.scope.at(LAND_TAKEN.of(option)), PIECE_TAKEN.of(option), 1)

    def mentions(self) -> list[str]:
        return ["damage"]
