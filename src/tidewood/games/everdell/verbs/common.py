"""What the verbs of Everdell share: their base, and the kit for choosing one thing or several."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import STOP, Cursor, Worked, option
from tidewood.kernel.fields import FLAG, NUMBER
from tidewood.kernel.picks import Pick

STOPPED: Final = option("stop", "stop")
LEFT: Final = Cursor(NUMBER)  # how many may still be chosen


class Verb(Node[Valley]):
    """A step that can say under which name its result is kept."""

    let: str = ""

    def result_name(self) -> str:
        return self.let

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return STOPPED if option == STOP and self.says is not None else self.says


class OneOf(Verb):
    """One of what there is; nothing is asked where there is nothing."""

    def options(self, s: Valley, scope: Scope) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f.scope)
        if options:
            s.ask(f, f.scope.chooser, options)

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s, scope))


class Counted(Verb):
    """A verb with an amount. `at_least` is what must be done where a place may not be visited for nothing."""

    def __init__(self, amount: Amount[Valley], let: str = "", at_least: int = 0) -> None:
        self.amount: Final = amount
        self.let = let
        self.at_least: Final = at_least

    def may_stop(self, done: int) -> bool:
        return self.amount.up_to and done >= self.at_least

    def left(self, s: Valley, f: Frame) -> int:
        """How many may still be chosen."""
        return self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)


class Some(Pick[Valley]):
    """Choose some of these: as many as the amount says, or up to that where it says so, but not fewer than
    `at_least`.
    """

    let: str = ""

    def __init__(self, amount: Amount[Valley], let: str = "", at_least: int = 0) -> None:
        self.amount: Final = amount
        self.let = let
        self.at_least: Final = at_least

    def most(self, s: Valley, scope: Scope) -> int:
        return self.amount.of(s, scope)

    def least(self, s: Valley, scope: Scope, most: int) -> int:
        return self.at_least if self.amount.up_to else most

    def result_name(self) -> str:
        return self.let

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return STOPPED if option == STOP and self.says is not None else self.says


def stops_early(s: Valley, f: Frame, option: int) -> bool:
    assert isinstance(f.node, Some)
    return f.node.amount.up_to


UP_TO: Final = Worked(FLAG, stops_early)  # whether fewer may be picked


class OneByOne(Counted):
    """So many of what there is, one after another, or until the player stops."""

    def options(self, s: Valley, scope: Scope, done: list[int]) -> list[int]:
        """What can be chosen now, after these."""
        raise NotImplementedError(type(self).__name__)

    def run(self, s: Valley, f: Frame) -> None:
        left = self.left(s, f)
        options = self.options(s, f.scope, [thing[0] for thing in f.got.things]) if left else []
        if options:
            s.ask(LEFT.put(f, left), f.scope.chooser, [*options, STOP] if self.may_stop(f.got.size) else options)

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s, scope, []))


def owner_stock(s: Valley, scope: Scope) -> list[int]:
    """What the owner has of each resource."""
    first = scope.owner * KINDS
    return s.stock[first : first + KINDS]


def enough(amount: Amount[Valley], s: Valley, scope: Scope, have: int) -> bool:
    """Whether that is as much as must be given; where it is up to the player how much, anything is."""
    return have > 0 if amount.up_to else have >= amount.of(s, scope)


__all__ = ["LEFT", "STOP", "STOPPED", "UP_TO", "Counted", "OneByOne", "OneOf", "Verb", "enough", "owner_stock"]
