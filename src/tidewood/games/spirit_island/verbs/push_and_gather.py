"""Push, Gather and Move: pieces go from land to land, one at a time."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, KINDS, LAND
from tidewood.games.spirit_island.hooks import BARRED, HELD_BACK, ISOLATED, MOVE_BEGINS, REACH
from tidewood.games.spirit_island.pieces import BEASTS, DAHAN, INVADERS, Kinds, kind_of, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.protection import begins, changeable, stuck, there, thieves
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, LEFT, PIECE_TAKEN, SoMany, no_more
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declare import OfNode, Origin, Worked, option, question
from tidewood.kernel.rows import CANNOT, fitting

MOVABLE: Final = OfNode(KINDS, "kinds")
ORIGIN: Final = Origin(LAND)

PUSH: Final = option(
    "push",
    "push {piece} {here}→{to}",
    refs=("piece:{here}/{piece}", "land:{here}", "land:{to}"),
    piece=PIECE_TAKEN,
    here=HERE,
    to=LAND_TAKEN,
)
GATHER: Final = option(
    "gather",
    "gather {piece} {origin}→{here}",
    refs=("piece:{origin}/{piece}", "land:{origin}", "land:{here}"),
    piece=PIECE_TAKEN,
    origin=LAND_TAKEN,
    here=HERE,
)
BRING: Final = option(
    "bring",
    "move {piece} {origin}→{here}",
    refs=("piece:{origin}/{piece}", "land:{origin}", "land:{here}"),
    piece=PIECE_TAKEN,
    origin=ORIGIN,
    here=HERE,
)


class MovePieces(SoMany):
    """So many pieces of these kinds go from land to land: as many as can, or up to so many. [SI-PUSHGATHER-07,
    SI-PUSHGATHER-08]
    """

    def __init__(
        self,
        amount: Amount[Island],
        kinds: Kinds,
        to: LandFilter | None = None,
        apart: bool = False,
        let: str = "",
        evenly: bool = False,
    ) -> None:
        self.amount = amount
        self.kinds: Final = kinds
        self.to: Final = to  # only lands that fit; of a Gather, those the pieces come from
        self.apart: Final = apart  # to as many different lands as possible
        self.evenly: Final = evenly  # and not more to one of them than to another
        self.let = let

    def lands(self, s: Island, scope: Scope, done: Result, reach: int = 1) -> list[int]:
        """Where a piece may go, or come from, after those that were moved."""
        near = s.adjacent(scope.place, scope.mode)
        if reach > 1:
            steps = s.steps(scope.mode)[scope.place]
            near = [land for land in s.lands(scope.mode) if 0 < steps[land] <= reach]
        if self.to is not None:
            near = [land for land in near if self.to.fits(s, land, scope)]
        if self.apart and near:
            sent = [0] * s.map.size
            for _, _, to in done.things:
                sent[to] += 1
            fewest = min([sent[land] for land in near])
            if self.evenly or not fewest:
                near = [land for land in near if sent[land] == fewest]
        return near

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


def by_isolation(s: Island, scope: Scope, option: int) -> bool:
    """Whether only the players' will lets this piece go: for Invaders an isolated land is next to no other.
    [SI-ISOLATE-03]
    """
    if kind_of(PIECE_TAKEN.of(option)) not in INVADERS:
        return False
    return s.is_isolated(scope.place) or s.is_isolated(LAND_TAKEN.of(option))


class MoveNextDoor(MovePieces):
    """Pieces go between the land and those next to it."""

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) >= 0 or not begins(s, f, MOVE_BEGINS, self.kinds):
            super().run(s, f)

    def free(self, s: Island, scope: Scope, shapes: list[int]) -> list[int]:
        """Those of these pieces that can be pushed and gathered."""
        shapes = [shape for shape in changeable(s, scope, shapes) if not stuck(s, shape)]
        if HELD_BACK not in s.hooks:
            return shapes
        return [shape for shape in shapes if not fitting(s, scope.about(shape), HELD_BACK, CANNOT)]

    def is_barred(self, s: Island, scope: Scope, land: int) -> bool:
        """Whether Dahan may not come to the land."""
        return BARRED in s.hooks and DAHAN in self.kinds and bool(fitting(s, scope.at(land), BARRED, CANNOT))

    def may_decline(self, s: Island, f: Frame, options: list[int]) -> bool:
        return ISOLATED in s.hooks and all([by_isolation(s, f.scope, option) for option in options])


def reach_of(s: Island, scope: Scope, shape: int) -> int:
    """How far the one who chooses pushes and gathers this piece."""
    if REACH in s.hooks and kind_of(shape) == BEASTS:
        if any([row.rule.hook == REACH and row.owner == scope.chooser for row in s.rows]):
            return 2
    return 1


def moving(scope: Scope, shape: int, origin: int, to: int) -> Frame:
    return MOVE_PIECE.frame(scope.from_origin(origin).at(to), shape)


class Push(MoveNextDoor):
    """Move pieces out of the land into lands next to it. [SI-PUSHGATHER-01, SI-PUSHGATHER-02, SI-PUSHGATHER-03]"""

    says = PUSH
    stops = no_more("push")
    asks = question("push", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        pieces = [*s.pieces(f.scope.place, self.kinds), *dict.fromkeys(thieves(s, f.scope, self.kinds))]
        reach = {shape: reach_of(s, f.scope, shape) for shape in pieces}
        lands = {far: self.open(s, f.scope, self.lands(s, f.scope, self.done(f), far)) for far in reach.values()}
        shapes = self.free(s, f.scope, pieces)
        return [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(land) for shape in shapes for land in lands[reach[shape]]]

    def open(self, s: Island, scope: Scope, lands: list[int]) -> list[int]:
        """The lands that Dahan may come to, if it is Dahan that are pushed."""
        return [land for land in lands if not self.is_barred(s, scope, land)]

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), f.scope.place, LAND_TAKEN.of(option)))

    def can(self, s: Island, scope: Scope) -> bool:
        if scope.place < 0 or not there(s, scope, self.kinds) or self.amount.of(s, scope) <= 0:
            return False
        return self.to is None or bool(self.lands(s, scope, NOTHING))

    def mentions(self) -> list[str]:
        return ["push", *names_of(self.kinds)]


class Gather(MoveNextDoor):
    """Move pieces from lands next to it into the land. [SI-PUSHGATHER-04, SI-PUSHGATHER-05, SI-PUSHGATHER-06]"""

    says = GATHER
    stops = no_more("gather")
    asks = question("gather", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        if self.is_barred(s, f.scope, f.scope.place):
            return found
        near = s.adjacent(f.scope.place, f.scope.mode)
        for land in self.lands(s, f.scope, self.done(f), self.farthest(s, f.scope)):
            pieces = [*s.pieces(land, self.kinds), *dict.fromkeys(thieves(s, f.scope.at(land), self.kinds))]
            for shape in self.free(s, f.scope.at(land), pieces):
                if land in near or reach_of(s, f.scope, shape) > 1:
                    found.append(PIECE_TAKEN.put(shape) | LAND_TAKEN.put(land))
        return found

    def farthest(self, s: Island, scope: Scope) -> int:
        """How far away something could come from."""
        return max([reach_of(s, scope, kind) for kind in self.kinds])

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), LAND_TAKEN.of(option), f.scope.place))

    def can(self, s: Island, scope: Scope) -> bool:
        if scope.place < 0 or self.amount.of(s, scope) <= 0:
            return False
        near = s.adjacent(scope.place, scope.mode)
        for land in self.lands(s, scope, NOTHING, self.farthest(s, scope)):
            if there(s, scope.at(land), self.kinds if land in near else (BEASTS,)):
                return True
        return False

    def mentions(self) -> list[str]:
        return ["gather", *names_of(self.kinds)]


class Bring(MovePieces):
    """Move pieces from the land where the effect came from to this one, however far."""

    says = BRING
    stops = no_more("bring")
    asks = question("bring", by_card=True, kinds=MOVABLE, origin=ORIGIN, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        origin = f.scope.origin
        if origin == f.scope.place:
            return []
        shapes = changeable(s, f.scope.at(origin), s.pieces(origin, self.kinds))
        return [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(origin) for shape in shapes]

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), f.scope.origin, f.scope.place))

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.origin >= 0 and s.count(scope.origin, self.kinds) > 0

    def mentions(self) -> list[str]:
        return ["move", *names_of(self.kinds)]


def other_side(s: Island, f: Frame, option: int) -> int:
    """Where a piece goes that moves between two lands."""
    return f.scope.place if LAND_TAKEN.of(option) == f.scope.origin else f.scope.origin


class MoveBetween(MovePieces):
    """Move pieces between the land where the effect came from and this one, to and fro."""

    says = option(
        "move-between",
        "move {piece} {origin}→{to}",
        refs=("piece:{origin}/{piece}", "land:{origin}", "land:{to}"),
        piece=PIECE_TAKEN,
        origin=LAND_TAKEN,
        to=Worked(LAND, other_side),
    )
    stops = no_more("bring")
    asks = question("bring", by_card=True, kinds=MOVABLE, origin=ORIGIN, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for origin in (f.scope.origin, f.scope.place):
            shapes = changeable(s, f.scope.at(origin), s.pieces(origin, self.kinds))
            found.extend([PIECE_TAKEN.put(shape) | LAND_TAKEN.put(origin) for shape in shapes])
        return found

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), LAND_TAKEN.of(option), other_side(s, f, option)))

    def can(self, s: Island, scope: Scope) -> bool:
        if scope.origin < 0 or scope.origin == scope.place:
            return False
        return s.count(scope.origin, self.kinds) + s.count(scope.place, self.kinds) > 0

    def mentions(self) -> list[str]:
        return ["move", *names_of(self.kinds)]
