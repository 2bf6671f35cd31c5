"""What the toy's cards can do."""

from __future__ import annotations

from typing import Final

from tests.toy.state import ARRIVED, DAMAGE, DESTROYED, HAMLET, HURT_HAMLET, LANDS, MOVED, PIECES, SCOUT, Islet
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declaration import Happening
from tidewood.kernel.declare import Cursor, Held
from tidewood.kernel.fields import NUMBER
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import Change, bent

INVADERS: Final = (SCOUT, HAMLET, HURT_HAMLET)
STOP: Final = -1
WIDTH: Final = 16
LEFT: Final = Cursor(NUMBER)  # how many may still be taken
PIECE: Final = Held(NUMBER)  # the piece it happens to


class Named(Node[Islet]):
    """A verb whose result can be named."""

    let: str = ""

    def result_name(self) -> str:
        return self.let


class TargetLand(Node[Islet]):
    """Choose a land that has what is needed, and do the part there."""

    def __init__(self, part: Node[Islet], needs: tuple[int, ...] = ()) -> None:
        self.part: Final = part
        self.needs: Final = needs

    def lands(self, s: Islet) -> list[int]:
        return [land for land in range(LANDS) if not self.needs or s.count(land, self.needs)]

    def can(self, s: Islet, scope: Scope) -> bool:
        return bool(self.lands(s))

    def run(self, s: Islet, f: Frame) -> None:
        lands = self.lands(s)
        if lands:
            s.ask(f, f.scope.chooser, lands)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.at(option)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"L{option}"

    def refs(self, s: Islet, f: Frame, option: int) -> list[str]:
        return [f"land:L{option}"]

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class TargetPlayer(Node[Islet]):
    """Choose another player; the part is done by and decided by them, for the owner's card."""

    def __init__(self, part: Node[Islet]) -> None:
        self.part: Final = part

    def run(self, s: Islet, f: Frame) -> None:
        others = [who for who in range(s.players) if who != f.scope.owner]
        if others:
            s.ask(f, f.scope.chooser, others)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(option)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"to p{option + 1}"

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class Move(Change[Islet]):
    """One piece goes from one land to another: bendable, and the reactions to it come at once."""

    hook = MOVED
    reaction_hook = ARRIVED

    def about(self, s: Islet, f: Frame) -> Result:
        return NOTHING.plus(PIECE.of(f), f.scope.origin, f.scope.place)

    def do(self, s: Islet, f: Frame, n: int) -> Result:
        s.add(f.scope.origin, PIECE.of(f), -1)
        s.add(f.scope.place, PIECE.of(f))
        return NOTHING.plus(PIECE.of(f), f.scope.origin, f.scope.place)


MOVE: Final = Move()


class Push(Named):
    """Move pieces from the land to lands next to it, one at a time."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...], let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Islet, scope: Scope) -> bool:
        return bool(self.options(s, scope))

    def whole(self, s: Islet, scope: Scope) -> bool:
        return s.count(scope.place, self.kinds) >= self.amount.of(s, scope) and self.can(s, scope)

    def options(self, s: Islet, scope: Scope) -> list[int]:
        here = scope.place
        return [kind * WIDTH + to for kind in s.present(here, self.kinds) for to in s.adjacent(here, kind)]

    def run(self, s: Islet, f: Frame) -> None:
        got = f.got if LEFT.of(f) < 0 else Result(f.got.things + s.result.things, f.got.size + s.result.size)
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        options = self.options(s, f.scope) if left else []
        s.result = got
        if options:
            s.ask(LEFT.put(f, left, got), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(LEFT.put(f, LEFT.of(f) - 1))  # the rest of this push comes after
        s.result = NOTHING
        scope = f.scope.from_origin(f.scope.place).at(option % WIDTH)
        s.push(PIECE.frame(MOVE, scope, option // WIDTH))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"push {PIECES[option // WIDTH]} L{f.scope.place}→L{option % WIDTH}"

    def refs(self, s: Islet, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"land:L{option % WIDTH}", f"piece:{PIECES[option // WIDTH]}"]

    def mentions(self) -> list[str]:
        return ["push", *(PIECES[kind] for kind in self.kinds)]

    def children(self) -> list[Node[Islet]]:
        return [MOVE]


class Gather(Push):
    """Move pieces from lands next to it into the land."""

    def options(self, s: Islet, scope: Scope) -> list[int]:
        here = scope.place
        lands = [(land, kind) for land in range(LANDS) for kind in s.present(land, self.kinds)]
        return [kind * WIDTH + land for land, kind in lands if here in s.adjacent(land, kind)]

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(LEFT.put(f, LEFT.of(f) - 1))
        s.result = NOTHING
        s.push(PIECE.frame(MOVE, f.scope.from_origin(option % WIDTH), option // WIDTH))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"gather {PIECES[option // WIDTH]} L{option % WIDTH}→L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["gather", *(PIECES[kind] for kind in self.kinds)]


class DestroyOne(Change[Islet]):
    """One piece in the land is destroyed: a rule may say instead."""

    hook = DESTROYED

    def about(self, s: Islet, f: Frame) -> Result:
        return NOTHING.plus(PIECE.of(f), f.scope.place, -1)

    def do(self, s: Islet, f: Frame, n: int) -> Result:
        s.add(f.scope.place, PIECE.of(f), -1)
        gone = NOTHING.plus(PIECE.of(f), f.scope.place, -1)
        note(s, "destroyed", gone)
        return gone


DESTROY_ONE: Final = DestroyOne()


class Damage(Named):
    """n damage in the land, dealt one at a time."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...] = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Islet, scope: Scope) -> bool:
        return s.count(scope.place, self.kinds) > 0 and self.amount.of(s, scope) > 0

    def run(self, s: Islet, f: Frame) -> None:
        left = bent(s, f.scope, DAMAGE, self.amount.of(s, f.scope)) if LEFT.of(f) < 0 else LEFT.of(f)
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(LEFT.put(f, left), f.scope.chooser, options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(LEFT.put(f, LEFT.of(f) - 1, f.got.plus(option, f.scope.place, f.scope.place)))
        if option == HAMLET:
            s.add(f.scope.place, HAMLET, -1)
            s.add(f.scope.place, HURT_HAMLET)
        else:
            s.push(PIECE.frame(DESTROY_ONE, f.scope, option))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"damage {PIECES[option]} L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Islet]]:
        return [DESTROY_ONE]


class Destroy(Damage):
    """Destroy pieces in the land."""

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(LEFT.put(f, LEFT.of(f) - 1, f.got.plus(option, f.scope.place, -1)))
        s.push(PIECE.frame(DESTROY_ONE, f.scope, option))

    def run(self, s: Islet, f: Frame) -> None:
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(LEFT.put(f, left), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)
        elif LEFT.of(f) == 0 or not options:
            s.result = f.got

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"destroy {PIECES[option]} L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["destroy"]


class Remove(Named):
    """Take pieces off the land; no rule bends it."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...], let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def run(self, s: Islet, f: Frame) -> None:
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(LEFT.put(f, left), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.add(f.scope.place, option, -1)
        s.push(LEFT.put(f, LEFT.of(f) - 1, f.got.plus(option, f.scope.place, -1)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"remove {PIECES[option]} L{f.scope.place}"


class InEach(Node[Islet]):
    """The part in each of the named lands."""

    def __init__(self, name: str, part: Node[Islet]) -> None:
        self.name: Final = name
        self.part: Final = part

    def run(self, s: Islet, f: Frame) -> None:
        for _, land, _ in reversed(f.scope.named(self.name).things):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class Pay(Named):
    """Pay any amount of energy: a payment that asks."""

    def __init__(self, let: str) -> None:
        self.let = let

    def run(self, s: Islet, f: Frame) -> None:
        s.ask(f, f.scope.chooser, list(range(s.energy[f.scope.owner] + 1)))

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.energy[f.scope.owner] -= option
        s.result = number(option)

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"pay {option}"


class Fear(Node[Islet]):
    def __init__(self, amount: Amount[Islet]) -> None:
        self.amount: Final = amount

    def run(self, s: Islet, f: Frame) -> None:
        s.fear += self.amount.of(s, f.scope)
        s.tell(Happening("fear"), (self.amount.of(s, f.scope),))

    def mentions(self) -> list[str]:
        return ["fear"]


class Energy(Node[Islet]):
    def __init__(self, amount: Amount[Islet]) -> None:
        self.amount: Final = amount

    def run(self, s: Islet, f: Frame) -> None:
        s.energy[f.scope.chooser] += self.amount.of(s, f.scope)


class Per(Amount[Islet]):
    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def of(self, s: Islet, scope: Scope) -> int:
        return s.count(scope.place, self.kinds)


class Has(Condition[Islet]):
    def __init__(self, *kinds: int, n: int = 1) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def holds(self, s: Islet, scope: Scope) -> bool:
        return s.count(scope.place, self.kinds) >= self.n


class ThatIs(Condition[Islet]):
    """What happened, or is about to, concerns one of these kinds."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Islet, scope: Scope) -> bool:
        return any(thing[0] in self.kinds for thing in scope.named("that").things)
