"""Damage, destroy, remove, replace: what happens to pieces."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import STOP, Verb, together
from tidewood.games.spirit_island.fear import add_fear, make_fear
from tidewood.games.spirit_island.filters import names_of
from tidewood.games.spirit_island.hooks import (
    CAUSES,
    DAHAN_STRIKE,
    DAMAGE,
    DESTROYED,
    DREAM,
    HARMLESS,
    POWER,
    RAVAGE,
    TAKES_PART,
)
from tidewood.games.spirit_island.moving import MOVE_PIECE
from tidewood.games.spirit_island.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    DREAM_AT,
    DREAMT,
    EXPLORER,
    FEAR_OF,
    HEALTH,
    INVADERS,
    MORTAL,
    PIECES,
    TOWN,
    Kinds,
    as_kind,
    damage_of,
    dream_of,
    hurt,
    kind_of,
    shape_name,
)
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, number
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, Change, bent, fitting

DREAM_FEAR: Final = (0, 2, 5)  # for an Explorer, a Town, a City


def dreams(s: Island, f: Frame) -> bool:
    """Whether this is a Power of a Spirit whose Powers only dream of damage."""
    if not s.hooks >> DREAM & 1 or f.scope.mode & CAUSES != POWER:
        return False
    for row in s.rows:
        if row.rule.hook == DREAM and row.owner == f.scope.owner:
            return True
    return False


def is_safe(s: Island, f: Frame) -> bool:
    """Whether nothing can harm this piece (held) here."""
    return bool(s.hooks >> HARMLESS & 1) and bool(fitting(s, f, HARMLESS, CANNOT))


def taking_part(s: Island, f: Frame, kinds: tuple[int, ...]) -> list[int]:
    """Each single piece of these kinds that is part of a Ravage in the land, as shapes; the others deal nothing, take
    nothing, and nothing that bends the Ravage counts for them. [SI-RAVAGE-20]
    """
    every = s.every_piece(f.scope.place, kinds)
    if s.hooks >> TAKES_PART & 1:
        every = [shape for shape in every if not fitting(s, Frame(f.node, f.scope, held=shape), TAKES_PART, CANNOT)]
    return every


def harmable(s: Island, f: Frame, kinds: Kinds) -> list[int]:
    """Each single piece of these kinds in the land that can be harmed, as shapes."""
    is_strike = f.scope.mode == RAVAGE | DAHAN_STRIKE
    every = taking_part(s, f, kinds) if is_strike else s.every_piece(f.scope.place, kinds)
    if s.odd:
        every = [shape for shape in every if not shape & DREAMT]
    if s.hooks >> HARMLESS & 1:
        every = [shape for shape in every if not is_safe(s, Frame(f.node, f.scope, held=shape))]
    return every


class DestroyPiece(Change[Island]):
    """One piece is destroyed: back to the supply, with Fear for a Town or City. held: the piece. [SI-DAMAGE-05,
    SI-FEAR-02, SI-FEAR-03]
    """

    hook = DESTROYED

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(f.held, f.scope.place, -1)

    def run(self, s: Island, f: Frame) -> None:
        if s.hooks >> HARMLESS & 1 and is_safe(s, f):
            s.result = NOTHING
        elif s.hooks >> DREAM & 1 and dreams(s, f):
            s.result = NOTHING
            dream_destroy(s, f)
        else:
            super().run(s, f)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        s.take(f.scope.place, f.held)
        kind = kind_of(f.held)
        s.tell("destroyed", (kind, s.site(f.scope.place)))
        gone = NOTHING.plus(f.held, f.scope.place, -1)
        note(s, "destroyed", gone)
        add_fear(s, FEAR_OF[kind] if kind < MORTAL else 0)
        return gone

    def children(self) -> list[Node[Island]]:
        return [DREAM_PUSH]


def drown(s: Island, f: Frame) -> Result:
    """Destroy a piece in the Ocean; whoever's Ocean it is keeps the Health of Invaders."""
    s.take(f.scope.place, f.held)
    kind = kind_of(f.held)
    s.tell("drowned", (kind, s.site(f.scope.place)))
    gone = NOTHING.plus(f.held, f.scope.place, -1)
    note(s, "destroyed", gone)
    add_fear(s, FEAR_OF[kind] if kind < MORTAL else 0)
    if kind in INVADERS:
        for who, spirit in enumerate(s.rules.spirits):
            if spirit.drowns:
                s.drowned[who] += HEALTH[kind]
    return gone


def dream_destroy(s: Island, f: Frame) -> None:
    """An Invader is destroyed in a dream: Fear, and Explorers and Towns are pushed; once in an Action."""
    kind = kind_of(f.held)
    if kind not in INVADERS or f.held & DREAMT:
        return
    s.take(f.scope.place, f.held)
    marked = f.held - (dream_of(f.held) << DREAM_AT) | DREAMT
    s.add(f.scope.place, marked)
    s.tell("dreamt", (kind, s.site(f.scope.place)))
    if kind != CITY:
        s.push(Frame(DREAM_PUSH, f.scope, held=marked))
    if DREAM_FEAR[kind]:
        make_fear(s, f, DREAM_FEAR[kind])


class DreamPush(Verb):
    """The Power pushes what it destroyed in a dream. held: the piece."""

    def run(self, s: Island, f: Frame) -> None:
        lands = s.adjacent(f.scope.place, f.scope.mode)
        if lands and s.how_many(f.scope.place, f.held):
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(MOVE_PIECE, f.scope.from_origin(f.scope.place).at(option), held=f.held))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        names = s.map.names
        return f"push {shape_name(f.held)} {names[f.scope.place]}→{names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}", f"piece:{PIECES[f.held & 15]}"]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


DREAM_PUSH: Final = DreamPush()
DESTROY_PIECE: Final = DestroyPiece()


def hurt_piece(s: Island, f: Frame, shape: int, n: int) -> None:
    """n damage to one piece; what reaches its Health destroys it. [SI-DAMAGE-03, SI-DAMAGE-06]"""
    place = f.scope.place
    s.result = NOTHING
    if s.hooks >> HARMLESS & 1 and is_safe(s, Frame(f.node, f.scope, held=shape)):
        return
    if s.hooks >> DREAM & 1 and dreams(s, f):
        if shape & DREAMT or kind_of(shape) == DAHAN:
            return
        n += dream_of(shape)
        if n + damage_of(shape) >= s.health(place, kind_of(shape)):
            s.push(Frame(DESTROY_PIECE, f.scope, held=shape))
        else:
            s.take(place, shape)
            s.add(place, shape - (dream_of(shape) << DREAM_AT) + (n << DREAM_AT))
        return
    if n + damage_of(shape) >= s.health(place, kind_of(shape)):
        s.push(Frame(DESTROY_PIECE, f.scope, held=shape))
        return
    s.take(place, shape)
    s.add(place, hurt(shape, n))
    s.tell("damaged", (kind_of(shape), s.site(place), n))


class HurtPiece(Node[Island]):
    """One piece takes damage. held: the piece, cursor: how much."""

    def run(self, s: Island, f: Frame) -> None:
        hurt_piece(s, f, f.held, f.cursor)

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


HURT_PIECE: Final = HurtPiece()


class Damage(Verb):
    """So much damage to Invaders of the land, dealt as the chooser likes. [SI-DAMAGE-01, SI-DAMAGE-02]

    `different`: each point to another piece.
    """

    def __init__(
        self, amount: Amount[Island], kinds: Kinds = INVADERS, different: bool = False, let: str = ""
    ) -> None:
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
    s.tell("removed", (kind_of(shape), s.site(f.scope.place)))
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


class Replace(Verb):
    """Put other pieces in the place of one; damage stays, and may destroy what takes its place. [SI-DAMAGE-08,
    SI-DAMAGE-09, SI-DAMAGE-10, SI-DAMAGE-11, SI-BLIGHT-16]
    """

    def __init__(self, amount: Amount[Island], kinds: Kinds, into: tuple[int, ...], let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.into: Final = into
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and s.count(f.scope.place, self.kinds) > 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            left, got = self.amount.of(s, f), NOTHING
        else:
            left, got = f.cursor, together(f.got, s.result)
        s.result = got
        shapes = s.pieces(f.scope.place, self.kinds) if left > 0 else []
        if shapes:
            self.ask(s, Frame(self, f.scope, left, -1, got), [*shapes, STOP] if self.amount.up_to else shapes)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        replace(s, f, option, self.into)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"replace {shape_name(option)} {s.map.names[f.scope.place]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        if option == STOP:
            return []
        return [f"land:{s.map.names[f.scope.place]}", f"piece:{PIECES[option & 15]}"]

    def mentions(self) -> list[str]:
        return ["replace", *names_of(self.kinds), *names_of(self.into)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class Downgrade(Replace):
    """Replace Invaders by the next smaller ones; an Explorer is removed. No Fear. [SI-DAMAGE-16, SI-DAMAGE-17,
    SI-DAMAGE-20, SI-DAMAGE-21]
    """

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        super().__init__(amount, kinds, (), let)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        if kind_of(option) == EXPLORER:
            remove(s, f, option)
        else:
            replace(s, f, option, (kind_of(option) - 1,))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"downgrade {shape_name(option)} {s.map.names[f.scope.place]}"

    def mentions(self) -> list[str]:
        return ["downgrade", *names_of(self.kinds)]


class Upgrade(Downgrade):
    """Replace Invaders by the next larger ones; a City stays what it is. [SI-DAMAGE-18, SI-DAMAGE-19]"""

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        super().__init__(amount, Kinds([kind for kind in kinds if kind != CITY]), let)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        replace(s, f, option, (kind_of(option) + 1,))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"upgrade {shape_name(option)} {s.map.names[f.scope.place]}"

    def mentions(self) -> list[str]:
        return ["upgrade", *names_of(self.kinds)]


def replace(s: Island, f: Frame, shape: int, into: tuple[int, ...]) -> None:
    """One piece becomes others. Damage goes to the new pieces one after another, as far as each can take it."""
    place = f.scope.place
    s.take(place, shape)
    if kind_of(shape) == BLIGHT:  # back to the pool, SI-BLIGHT-16
        s.blight_pool += 1
    damage = damage_of(shape)
    gone: list[int] = []
    keeps = shape if kind_of(shape) in INVADERS else kind_of(shape)
    for i, kind in enumerate(into):
        new = as_kind(keeps, kind) if i == 0 and kind in INVADERS else kind  # strife and tags stay with an Invader
        new -= damage_of(new) << 4
        if kind < MORTAL:
            n = min(damage, s.health(place, kind))
            damage -= n
            new = hurt(new, n)
            if n >= s.health(place, kind):
                gone.append(new)
        s.add(place, new)
        s.tell("replaced", (kind_of(shape), kind, s.site(place)))
    s.result = Result(tuple([(shape, place, kind) for kind in into]), 1)
    for new in gone:
        s.push(Frame(DESTROY_PIECE, f.scope, held=new))


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
