"""Push, Gather and Move: pieces go from land to land, one at a time."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, KINDS, LAND
from tidewood.games.spirit_island.pieces import Kinds, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, LEFT, PIECE_TAKEN, SoMany, no_more
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declare import OfNode, Origin, option, question

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

    def lands(self, s: Island, scope: Scope, done: Result) -> list[int]:
        """Where a piece may go, or come from, after those that were moved."""
        near = s.adjacent(scope.place, scope.mode)
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


def moving(scope: Scope, shape: int, origin: int, to: int) -> Frame:
    return Frame(MOVE_PIECE, scope.from_origin(origin).at(to), held=shape)


class Push(MovePieces):
    """Move pieces out of the land into lands next to it. [SI-PUSHGATHER-01, SI-PUSHGATHER-02, SI-PUSHGATHER-03]"""

    says = PUSH
    stops = no_more("push")
    asks = question("push", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        lands = self.lands(s, f.scope, self.done(f))
        shapes = s.pieces(f.scope.place, self.kinds)
        return [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(land) for shape in shapes for land in lands]

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), f.scope.place, LAND_TAKEN.of(option)))

    def can(self, s: Island, scope: Scope) -> bool:
        if scope.place < 0 or not s.count(scope.place, self.kinds) or self.amount.of(s, scope) <= 0:
            return False
        return self.to is None or bool(self.lands(s, scope, NOTHING))

    def mentions(self) -> list[str]:
        return ["push", *names_of(self.kinds)]


class Gather(MovePieces):
    """Move pieces from lands next to it into the land. [SI-PUSHGATHER-04, SI-PUSHGATHER-05, SI-PUSHGATHER-06]"""

    says = GATHER
    stops = no_more("gather")
    asks = question("gather", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for land in self.lands(s, f.scope, self.done(f)):
            for shape in s.pieces(land, self.kinds):
                found.append(PIECE_TAKEN.put(shape) | LAND_TAKEN.put(land))
        return found

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), LAND_TAKEN.of(option), f.scope.place))

    def can(self, s: Island, scope: Scope) -> bool:
        if scope.place < 0 or self.amount.of(s, scope) <= 0:
            return False
        for land in self.lands(s, scope, NOTHING):
            if s.count(land, self.kinds):
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
        return [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(origin) for shape in s.pieces(origin, self.kinds)]

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(moving(f.scope, PIECE_TAKEN.of(option), f.scope.origin, f.scope.place))

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.origin >= 0 and s.count(scope.origin, self.kinds) > 0

    def mentions(self) -> list[str]:
        return ["move", *names_of(self.kinds)]
