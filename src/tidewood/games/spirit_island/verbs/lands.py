"""Where something is done: in a land of choice, in each land, in the lands of what was moved."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter, TheirPresence
from tidewood.games.spirit_island.fields import EFFECT
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.verb import NO_LAND, STOP, Verb, to_land
from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, question

TAKEN: Final = "taken"  # under this name: lands that other players have chosen


PART: Final = OfNode(EFFECT, "part")
A_LAND: Final = question("a-land", by_card=True, land=OfNode(EFFECT, "land"), part=PART)
NEAR_LAND: Final = question("a-land.near", by_card=True, part=PART)
YOUR_LAND: Final = question("a-land.yours", by_card=True, part=PART)


class ALand(Verb):
    """In a land of the chooser's choice that fits: the part. The land the effect came from becomes its origin.

    `within`: so far at most from the Presence of the one whose effect it is; `theirs`: of the one who chooses.
    `optional`: no land at all may be chosen. `let`: the name under which the land is known afterwards.
    """

    says = to_land("{land}")
    stops = NO_LAND

    def __init__(
        self,
        land: LandFilter,
        part: Node[Island],
        near: bool = False,
        within: int = -1,
        optional: bool = False,
        different: bool = False,
        theirs: bool = False,
        let: str = "",
        on_board: bool = False,
    ) -> None:
        self.land: Final = land
        self.part: Final = part
        self.on_board: Final = on_board  # only lands of the board whose turn it is
        self.near: Final = near  # the target land or one next to it
        self.within: Final = within
        self.optional: Final = optional
        self.different: Final = different  # not one that another player has taken
        self.theirs: Final = theirs
        self.let = let

    def lands(self, s: Island, scope: Scope) -> list[int]:
        if self.near:
            lands = [scope.place, *s.adjacent(scope.place, scope.mode)]
        else:
            lands = s.lands_on(scope.card) if self.on_board else s.lands(scope.mode)
        taken = self.taken(scope)
        if taken:
            lands = [land for land in lands if land not in taken]
        found: list[int] = []
        for land in lands:
            if self.land.fits(s, land, scope) and self.part.can(s, self.inner(scope, land)):
                found.append(land)
        if self.within >= 0:
            steps = s.steps(scope.mode)
            own = s.places_of(scope.chooser if self.theirs else scope.owner)
            found = [land for land in found if any([steps[p][land] <= self.within for p in own])]
        return found

    def taken(self, scope: Scope) -> list[int]:
        """Lands that other players have chosen, where that closes them."""
        return [to for _, _, to in scope.named(TAKEN).things] if self.different else []

    def question(self, s: Island, f: Frame) -> Declaration | None:
        if isinstance(self.land, TheirPresence):
            return YOUR_LAND
        return NEAR_LAND if self.near else A_LAND

    def inner(self, scope: Scope, land: int) -> Scope:
        return scope.from_origin(scope.place).at(land)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.lands(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f.scope)
        s.result = NOTHING
        if lands:
            self.ask(s, f, [*lands, STOP] if self.optional else lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        if self.different or self.let:
            s.push(Frame(RECALL, f.scope, got=NOTHING.plus(0, -1, option)))
        s.push(Frame(self.part, self.inner(f.scope, option)))

    def mentions(self) -> list[str]:
        return []

    def children(self) -> list[Node[Island]]:
        return [self.part]


class EachLand(Node[Island]):
    """In each land that fits: the part, each its own Action. [SI-ACTION-04]"""

    def __init__(
        self,
        land: LandFilter,
        part: Node[Island],
        adjacent: bool = False,
        same_board: bool = False,
        within: int = -1,
    ) -> None:
        self.within: Final = within  # so far from the target land at most
        self.land: Final = land
        self.part: Final = part
        self.adjacent: Final = adjacent  # only lands next to the target land
        self.same_board: Final = same_board  # only other lands of its board

    def lands(self, s: Island, scope: Scope) -> list[int]:
        if self.adjacent:
            lands = s.adjacent(scope.place, scope.mode)
        else:
            lands = s.lands(scope.mode)
        if self.within >= 0:
            steps = s.steps(scope.mode)[scope.place]
            lands = [p for p in lands if steps[p] <= self.within]
        if self.same_board:
            lands = [p for p in lands if s.map.board[p] == s.map.board[scope.place] and p != scope.place]
        return [land for land in lands if self.land.fits(s, land, scope)]

    def can(self, s: Island, scope: Scope) -> bool:
        for land in self.lands(s, scope):
            if self.part.can(s, scope.at(land)):
                return True
        return False

    def run(self, s: Island, f: Frame) -> None:
        lands = [land for land in self.lands(s, f.scope) for _ in range(s.times_on(s.map.board[land]))]
        for land in reversed(lands):
            s.push(Frame(self.part, f.scope.at(land)))  # and in no other: SI-EVENT-08

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
