"""What is done in lands, and which ones."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import STOP, Verb
from tidewood.games.spirit_island.filters import LandFilter
from tidewood.games.spirit_island.pieces import PIECES
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import NOTHING, Frame, Node, Result, number
from tidewood.kernel.ledger import note

TAKEN: Final = "taken"  # under this name: lands that other players have chosen


class Defend(Node[Island]):
    """Defend in the land for this turn; several add up. [SI-DEFEND-01, SI-DEFEND-03]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.result = number(n)
        if n > 0 and f.scope.place >= 0:
            s.defend[f.scope.place] += n
            s.tell("defend", (s.site(f.scope.place), n))

    def mentions(self) -> list[str]:
        return ["defend"]


class ShiftDefend(Node[Island]):
    """Defend goes along with pieces that moved: so much each."""

    def __init__(self, name: str, n: int) -> None:
        self.name: Final = name
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        for _, origin, to in f.scope.named(self.name).things:
            n = min(self.n, s.defend[origin])
            s.defend[origin] -= n
            s.defend[to] += n
            s.tell("defend", (s.site(to), n))


class Add(Node[Island]):
    """Add pieces from the supply to the land."""

    def __init__(self, amount: Amount[Island], kind: int, let: str = "") -> None:
        self.amount: Final = amount
        self.kind: Final = kind
        self.let: Final = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.add(f.scope.place, self.kind, n)
        s.tell("added", (self.kind, s.site(f.scope.place), n))
        s.result = Result(tuple([(self.kind, -1, f.scope.place)] * n), n)
        note(s, "added", s.result)

    def result_name(self) -> str:
        return self.let

    def mentions(self) -> list[str]:
        return ["add", PIECES[self.kind]]


# -- choosing lands


class ALand(Verb):
    """In a land of the chooser's choice that fits: the part. The land the effect came from becomes its origin.

    `within`: so far from the chooser's Presence at most. `optional`: no land at all may be chosen.
    """

    def __init__(
        self,
        land: LandFilter,
        part: Node[Island],
        near: bool = False,
        within: int = -1,
        optional: bool = False,
        different: bool = False,
    ) -> None:
        self.land: Final = land
        self.part: Final = part
        self.near: Final = near  # the target land or one next to it
        self.within: Final = within
        self.optional: Final = optional
        self.different: Final = different  # not one that another player has taken

    def lands(self, s: Island, f: Frame) -> list[int]:
        scope = f.scope
        if self.near:
            lands = [scope.place, *s.adjacent(scope.place, scope.mode)]
        else:
            lands = s.lands(scope.mode)
        if self.different:
            taken = [to for _, _, to in scope.named(TAKEN).things]
            lands = [land for land in lands if land not in taken]
        found: list[int] = []
        for land in lands:
            if self.land.fits(s, land, scope) and self.part.can(s, Frame(self.part, self.inner(f, land).scope)):
                found.append(land)
        if self.within >= 0:
            steps = s.steps(scope.mode)
            own = s.places_of(scope.owner)
            found = [land for land in found if any([steps[p][land] <= self.within for p in own])]
        return found

    def inner(self, f: Frame, land: int) -> Frame:
        return Frame(self.part, f.scope.from_origin(f.scope.place).at(land))

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.lands(s, f))

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f)
        s.result = NOTHING
        if lands:
            self.ask(s, f, [*lands, STOP] if self.optional else lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        if self.different:
            s.push(Frame(RECALL, f.scope, got=NOTHING.plus(0, -1, option)))
        s.push(self.inner(f, option))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else s.map.names[option]

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"land:{s.map.names[option]}"]

    def mentions(self) -> list[str]:
        return []

    def children(self) -> list[Node[Island]]:
        return [self.part]


class EachLand(Node[Island]):
    """In each land that fits: the part, each its own Action. [SI-ACTION-04]"""

    def __init__(self, land: LandFilter, part: Node[Island], adjacent: bool = False, same_board: bool = False) -> None:
        self.land: Final = land
        self.part: Final = part
        self.adjacent: Final = adjacent  # only lands next to the target land
        self.same_board: Final = same_board  # only other lands of its board

    def lands(self, s: Island, f: Frame) -> list[int]:
        scope = f.scope
        if self.adjacent:
            lands = s.adjacent(scope.place, scope.mode)
        else:
            lands = s.lands(scope.mode)
        if self.same_board:
            lands = [p for p in lands if s.map.board[p] == s.map.board[scope.place] and p != scope.place]
        return [land for land in lands if self.land.fits(s, land, scope)]

    def can(self, s: Island, f: Frame) -> bool:
        for land in self.lands(s, f):
            if self.part.can(s, Frame(self.part, f.scope.at(land))):
                return True
        return False

    def run(self, s: Island, f: Frame) -> None:
        for land in reversed(self.lands(s, f)):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class InLandsOf(Node[Island]):
    """In each land that something named went to: the part."""

    def __init__(self, name: str, part: Node[Island]) -> None:
        self.name: Final = name
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        lands: list[int] = []
        for _, _, to in f.scope.named(self.name).things:
            if to >= 0 and to not in lands:
                lands.append(to)
        for land in reversed(lands):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
