"""Nodes that join other nodes: one after another, one of several, perhaps, for each, all at once, again and again."""

from __future__ import annotations

from typing import Any, Final

from tidewood.kernel import declare
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, Frame, Node, S, Scope
from tidewood.kernel.declaration import Declaration, Within
from tidewood.kernel.fields import EFFECT, NUMBER, PLAYER

# A joint decision: whose option it is, at most 8 players, and the option of the step.
JOINT_PLAYER: Final = declare.part(PLAYER, bits=3)
JOINT_OPTION: Final = declare.part(NUMBER, above=JOINT_PLAYER)
YES: Final = declare.option("yes", "yes")
NO: Final = declare.option("no", "no")


PARTS_BEGUN: Final = declare.Cursor(NUMBER)


class Seq(Node[S]):
    """One part after another. What a part with a name came to is known to the parts after it, and what the last came
    to, to those after the whole.
    """

    def __init__(self, *parts: Node[S]) -> None:
        self.parts: Final = parts

    def result_name(self) -> str:
        return self.parts[-1].result_name()

    def run(self, s: S, f: Frame) -> None:
        parts = self.parts
        begun = PARTS_BEGUN.of(f)
        i = begun if begun > 0 else 0
        scope = f.scope
        if i:
            name = parts[i - 1].result_name()
            if name:
                scope = scope.naming(name, s.result)
        if i + 1 < len(parts):
            s.stack.append(PARTS_BEGUN.frame(self, scope, i + 1))
        s.stack.append(Frame(parts[i], scope))
        s.result = NOTHING

    def after(self, n: int, scope: Scope) -> Frame:
        """The frame of this when the first n parts are done."""
        return PARTS_BEGUN.frame(self, scope, n)

    def left(self, f: Frame) -> tuple[Node[S], ...]:
        """The parts that have not begun."""
        return self.parts[max(PARTS_BEGUN.of(f), 0) :]

    def can(self, s: S, scope: Scope) -> bool:
        for part in self.parts:
            if part.can(s, scope):
                return True
        return False

    def whole(self, s: S, scope: Scope) -> bool:
        for part in self.parts:
            if not part.whole(s, scope):
                return False
        return True

    def children(self) -> list[Node[S]]:
        return list(self.parts)


def chosen_part(s: Any, f: Frame, chosen: int) -> Node[Any]:
    assert isinstance(f.node, Either)
    return f.node.parts[chosen]


class Either(Node[S]):
    """One of the parts, among those that can do something."""

    says = declare.option(
        "either",
        "either {n}",
        n=declare.Worked(NUMBER, lambda s, f, chosen: chosen + 1, declare.OPTION),
        part=declare.Worked(EFFECT, chosen_part),
    )
    asks = declare.question("either", by_card=True)

    def __init__(self, *parts: Node[S]) -> None:
        self.parts: Final = parts

    def run(self, s: S, f: Frame) -> None:
        if s.does_all(f.scope):
            for part in reversed(self.parts):
                s.push(f.run_by(part))
            return
        options = [i for i, part in enumerate(self.parts) if part.can(s, f.scope)]
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: S, f: Frame, option: int) -> None:
        s.push(f.run_by(self.parts[option]))

    def can(self, s: S, scope: Scope) -> bool:
        for part in self.parts:
            if part.can(s, scope):
                return True
        return False

    def children(self) -> list[Node[S]]:
        return list(self.parts)


class May(Node[S]):
    """The part, if the chooser wants it."""

    asks = declare.question("may", by_card=True, part=declare.OfNode(EFFECT, "part"))

    def __init__(self, part: Node[S]) -> None:
        self.part: Final = part

    def run(self, s: S, f: Frame) -> None:
        if self.part.can(s, f.scope):
            s.ask(f, f.scope.chooser, [1, 0])

    def answer(self, s: S, f: Frame, option: int) -> None:
        if option:
            s.push(f.run_by(self.part))

    def can(self, s: S, scope: Scope) -> bool:
        return self.part.can(s, scope)

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        return YES if option else NO

    def children(self) -> list[Node[S]]:
        return [self.part]


class When(Node[S]):
    """One part if something is so, else another."""

    def __init__(self, condition: Condition[S], then: Node[S], otherwise: Node[S] | None = None) -> None:
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def run(self, s: S, f: Frame) -> None:
        part = self.now(s, f.scope)
        if part is not None:
            s.push(f.run_by(part))

    def now(self, s: S, scope: Scope) -> Node[S] | None:
        return self.then if self.condition.holds(s, scope) else self.otherwise

    def can(self, s: S, scope: Scope) -> bool:
        part = self.now(s, scope)
        return part is not None and part.can(s, scope)

    def whole(self, s: S, scope: Scope) -> bool:
        part = self.now(s, scope)
        return part is None or part.whole(s, scope)

    def children(self) -> list[Node[S]]:
        other = self.otherwise
        return [self.then] if other is None else [self.then, other]


class FirstWhole(Node[S]):
    """The first part that can be done in full; if none can, the last. How automated opponents choose."""

    def __init__(self, *parts: Node[S]) -> None:
        self.parts: Final = parts

    def run(self, s: S, f: Frame) -> None:
        for part in self.parts[:-1]:
            if part.whole(s, f.scope):
                s.push(f.run_by(part))
                return
        s.push(f.run_by(self.parts[-1]))

    def children(self) -> list[Node[S]]:
        return list(self.parts)


class Labelled(Node[S]):
    """A part of the round with a name: a phase. Scenario files start play there."""

    def __init__(self, label: str, part: Node[S]) -> None:
        self.label: Final = label
        self.part: Final = part

    def run(self, s: S, f: Frame) -> None:
        s.phase = self.label
        s.push(f.run_by(self.part))

    def can(self, s: S, scope: Scope) -> bool:
        return self.part.can(s, scope)

    def children(self) -> list[Node[S]]:
        return [self.part]


class Forever(Node[S]):
    """The part, again and again, until the game is over."""

    def __init__(self, part: Node[S]) -> None:
        self.part: Final = part

    def run(self, s: S, f: Frame) -> None:
        s.push(f)
        s.push(f.run_by(self.part))

    def children(self) -> list[Node[S]]:
        return [self.part]


SEATS_DONE: Final = declare.Cursor(NUMBER)


class EachPlayer(Node[S]):
    """The part for every player in turn, beginning with the owner of the frame or, at the table's edge, with the
    first.
    """

    def __init__(self, part: Node[S]) -> None:
        self.part: Final = part

    def run(self, s: S, f: Frame) -> None:
        i = max(SEATS_DONE.of(f), 0)
        if i + 1 < s.players:
            s.push(SEATS_DONE.put(f, i + 1))
        start = f.scope.owner if f.scope.owner >= 0 else 0
        s.push(Frame(self.part, f.scope.of((start + i) % s.players)))

    def children(self) -> list[Node[S]]:
        return [self.part]


class Step(Node[S]):
    """A node whose options can be offered beside those of other players."""

    def options(self, s: S, scope: Scope) -> list[int]:
        """What the owner of the scope may do next; empty when this player is done."""
        raise NotImplementedError


class Together(Node[S]):
    """Every player takes the open options of the step, in whatever order the players like, until none has any.

    Taking one runs it to its end before the next is offered.
    """

    def __init__(self, step: Step[S]) -> None:
        self.step: Final = step

    def run(self, s: S, f: Frame) -> None:
        options: list[int] = []
        owners: list[int] = []
        for who in range(s.players):
            found = self.step.options(s, f.scope.of(who))
            options += JOINT_OPTION.each(found, JOINT_PLAYER.put(who))
            owners += [who] * len(found)
        if options:
            s.ask_several(f, options, owners)

    def answer(self, s: S, f: Frame, option: int) -> None:
        s.push(f)
        self.step.answer(s, self.inner(f, option), JOINT_OPTION.of(option))

    def inner(self, f: Frame, option: int) -> Frame:
        return Frame(self.step, f.scope.of(JOINT_PLAYER.of(option)))

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        frame, own = self.inner(f, option), JOINT_OPTION.of(option)
        found = self.step.declared(s, frame, own)
        return None if found is None else Within(found, frame, own)

    def question(self, s: S, f: Frame) -> Declaration | None:
        frame = Frame(self.step, f.scope)
        found = self.step.question(s, frame)
        return None if found is None else Within(found, frame, -1)

    def notation(self, s: S, f: Frame, option: int) -> str:
        return self.step.notation(s, self.inner(f, option), JOINT_OPTION.of(option))

    def refs(self, s: S, f: Frame, option: int) -> list[str]:
        return self.step.refs(s, self.inner(f, option), JOINT_OPTION.of(option))

    def children(self) -> list[Node[S]]:
        return [self.step]


class Recall(Node[S]):
    """Say again what a change came to, after what reacted to it has run."""

    def run(self, s: S, f: Frame) -> None:
        s.result = f.got


class Nothing(Node[S]):
    """No effect."""

    def run(self, s: S, f: Frame) -> None:
        s.result = NOTHING

    def can(self, s: S, scope: Scope) -> bool:
        return False


RECALL: Final[Recall[Any]] = Recall()
TABLE: Final = Scope(-1)  # the scope of what belongs to no player
