"""Damage to the pieces of a land and next to it, and pieces that damage each other."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.hooks import DAMAGE, DREAM, HARM_BEGINS, PIECE_DAMAGE
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
from tidewood.games.spirit_island.verbs.badlands import bonus, can_wait, spend
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE, hurt_piece
from tidewood.games.spirit_island.verbs.protection import dreams, harm_begins, harmable, there, thieves
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, LEFT, PIECE_TAKEN, SoMany, SoManyHere, on_piece
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, option, question
from tidewood.kernel.picks import Pick
from tidewood.kernel.rows import bent

DIFFERENT: Final = "different"  # under this name a pick finds the pieces and the damage
STRENGTH_NAMED: Final = "strength"  # under this name stands damage that was worked out before
DAMAGE_OPTION: Final = on_piece("damage")
NOW, LATER = range(2)  # when an Action uses the bonus of Badlands
WHEN: Final = Held(NUMBER)
NOW_OPTION: Final = option("badlands-now", "badlands now")
LATER_OPTION: Final = option("badlands-later", "badlands later")
BADLANDS_ASKED: Final = question("badlands", by_card=True, here=HERE)


class Damage(SoManyHere):
    """So much damage to Invaders of the land, dealt as the chooser likes. [SI-DAMAGE-01, SI-DAMAGE-02]

    `different`: each point to another piece.
    """

    says = DAMAGE_OPTION
    asks = question("damage", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, different: bool = False, let: str = "") -> None:
        super().__init__(amount, kinds, let)
        self.different: Final = different
        self.more: Final = Damage(Strength(), kinds) if different else None  # that of Badlands goes where one likes

    def most(self, s: Island, scope: Scope) -> int:
        n = self.amount.of(s, scope)
        return bent(s, scope, DAMAGE, n) if n > 0 else n

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) >= 0:
            super().run(s, f)
        elif HARM_BEGINS in s.hooks and self.amount.of(s, f.scope) > 0 and harm_begins(s, f, self.kinds):
            return
        elif WHEN.of(f) < 0 and bonus(s, f.scope, self.kinds) and self.amount.of(s, f.scope) > 0 and can_wait(s):
            self.ask(s, f, [NOW, LATER])
        else:
            self.deal(s, f, self.most(s, f.scope))

    def deal(self, s: Island, f: Frame, n: int) -> None:
        """n damage, and that of Badlands unless it waits. [SI-TOKEN-13, SI-TOKEN-15, SI-TOKEN-16]"""
        s.result = NOTHING
        more = spend(s, f.scope, self.kinds) if n > 0 and WHEN.of(f) != LATER else 0
        if not self.different:
            super().run(s, LEFT.frame(self, f.scope, n + more))
            return
        every = harmable(s, f.scope, self.kinds) if n > 0 else []
        if more and self.more is not None:
            s.push(Frame(self.more, f.scope.naming(STRENGTH_NAMED, number(more))))
        if every:
            there = Result(tuple([(shape, 0, 0) for shape in every]), n)
            s.push(Frame(PICK_DIFFERENT, f.scope.naming(DIFFERENT, there)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if LEFT.of(f) < 0:
            s.push(WHEN.frame(self, f.scope, option))
        else:
            super().answer(s, f, option)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if LEFT.of(f) < 0:
            return NOW_OPTION if option == NOW else LATER_OPTION
        return super().declared(s, f, option)

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return BADLANDS_ASKED if LEFT.of(f) < 0 else super().question(s, f)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return harmable(s, f.scope, self.kinds)

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        return sum([self.bears(s, f, shape) for shape in choices]) <= LEFT.of(f)

    def bears(self, s: Island, f: Frame, shape: int) -> int:
        """How much damage a piece can still take; what it was only dreamt to take counts in dreams alone."""
        left = s.left(f.scope.place, shape)
        return left - dream_of(shape) if DREAM in s.hooks and dreams(s, f.scope) else left

    def take_first(self, s: Island, f: Frame, choices: list[int]) -> None:
        n = self.bears(s, f, choices[0])
        self.go_on(s, f, n)
        hurt_piece(s, f.scope, choices[0], n)

    def take(self, s: Island, f: Frame, option: int) -> None:
        hurt_piece(s, f.scope, option, 1)

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        own: list[Node[Island]] = [DESTROY_PIECE, HURT_PIECE, PICK_DIFFERENT]
        return own if self.more is None else [*own, self.more]


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
            s.push(HURT_PIECE.frame(f.scope, shape, 1))

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


class MoreDamage(Verb):
    """The bonus of Badlands where every piece was damaged alike: dealt as the chooser likes. [SI-TOKEN-13]"""

    asks = BADLANDS_ASKED

    def __init__(self, kinds: Kinds) -> None:
        self.dealt: Final = Damage(Strength(), kinds)

    def run(self, s: Island, f: Frame) -> None:
        if bonus(s, f.scope, self.dealt.kinds) and can_wait(s):
            self.ask(s, f, [NOW, LATER])
        else:
            self.answer(s, f, NOW)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        n = spend(s, f.scope, self.dealt.kinds) if option == NOW else 0
        if n:
            s.push(Frame(self.dealt, f.scope.naming(STRENGTH_NAMED, number(n))))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return NOW_OPTION if option == NOW else LATER_OPTION

    def children(self) -> list[Node[Island]]:
        return [self.dealt]


class DamageEach(Verb):
    """So much damage to every piece of these kinds, all at once."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let
        self.more: Final = MoreDamage(kinds)

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and there(s, scope, self.kinds) > 0 and self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.result = NOTHING
        if n > 0:
            if bonus(s, f.scope, self.kinds):
                s.push(Frame(self.more, f.scope))
            more = bent(s, f.scope, DAMAGE, 0)  # to any of them
            if more:
                s.push(Frame(self.more.dealt, f.scope.naming(STRENGTH_NAMED, number(more))))
            every = [*s.every_piece(f.scope.place, self.kinds), *thieves(s, f.scope, self.kinds)]
            for shape in reversed(every):
                s.push(HURT_PIECE.frame(f.scope, shape, n))

    def mentions(self) -> list[str]:
        return ["damage", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE, self.more]


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
            s.push(SIDE.put(STRENGTH_DEALT.frame(self, f.scope, self.strength(s, f.scope, self.other)), 1))
            s.push(SIDE.put(STRENGTH_DEALT.frame(self, f.scope, self.strength(s, f.scope, self.one)), 0))
            return
        kinds = self.other if SIDE.of(f) == 0 else self.one
        s.push(Frame(DEALT[kinds], f.scope.naming(STRENGTH_NAMED, number(STRENGTH_DEALT.of(f)))))

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
        return scope.named(STRENGTH_NAMED).size


DEALT: Final = {
    kinds: Damage(Strength(), kinds) for kinds in (Kinds((EXPLORER,)), Kinds((TOWN, CITY)), Kinds((DAHAN,)), INVADERS)
}


DAMAGE_NEAR: Final = option(
    "damage-near",
    "damage {piece} {land}",
    refs=("piece:{land}/{piece}", "land:{land}"),
    piece=PIECE_TAKEN,
    land=LAND_TAKEN,
)


class DamageNear(SoMany):
    """Damage to Invaders in the land and in lands next to it, dealt as the chooser likes."""

    says = DAMAGE_NEAR
    asks = question("damage-near", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS) -> None:
        self.amount = amount
        self.kinds: Final = kinds
        self.more: Final = Damage(Strength(), kinds)

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) >= 0 or not harm_begins(s, f, self.kinds, self.lands(s, f.scope)):
            super().run(s, f)

    def most(self, s: Island, scope: Scope) -> int:
        n = self.amount.of(s, scope)
        return bent(s, scope, DAMAGE, n) if n > 0 else n

    def lands(self, s: Island, scope: Scope) -> list[int]:
        return [scope.place, *s.adjacent(scope.place, scope.mode)]

    def harmable(self, s: Island, scope: Scope) -> list[int]:
        """Each single piece of these lands that can be harmed."""
        found: list[int] = []
        for place in self.lands(s, scope):
            for shape in harmable(s, scope.at(place), self.kinds):
                found.append(PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place))
        return found

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.harmable(s, f.scope)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.harmable(s, scope)) and self.amount.of(s, scope) > 0

    def take(self, s: Island, f: Frame, option: int) -> None:
        there = f.scope.at(LAND_TAKEN.of(option))
        n = spend(s, there, self.kinds)
        if n:  # SI-TOKEN-17
            s.push(Frame(self.more, there.naming(STRENGTH_NAMED, number(n))))
        hurt_piece(s, there, PIECE_TAKEN.of(option), 1)

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Island]]:
        return [self.more]
