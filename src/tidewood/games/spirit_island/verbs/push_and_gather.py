"""Push, Gather and Move: pieces go from land to land, one at a time."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import COUNT_LEFT, HERE, KINDS, LAND, SHAPE
from tidewood.games.spirit_island.pieces import Kinds, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, together
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node
from tidewood.kernel.declare import Cursor, OfNode, Origin, option, part, question

LAND_MOVED: Final = part(LAND, bits=8)  # where the piece goes, or where it comes from
PIECE_MOVED: Final = part(SHAPE, above=LAND_MOVED)
LEFT: Final = Cursor(COUNT_LEFT)  # how many may still go
MOVABLE: Final = OfNode(KINDS, "kinds")

PUSH: Final = option(
    "push",
    "push {piece} {here}→{to}",
    refs=("piece:{here}/{piece}", "land:{here}", "land:{to}"),
    piece=PIECE_MOVED,
    here=HERE,
    to=LAND_MOVED,
)
GATHER: Final = option(
    "gather",
    "gather {piece} {origin}→{here}",
    refs=("piece:{origin}/{piece}", "land:{origin}", "land:{here}"),
    piece=PIECE_MOVED,
    origin=LAND_MOVED,
    here=HERE,
)
BRING: Final = option(
    "bring",
    "move {piece} {origin}→{here}",
    refs=("piece:{origin}/{piece}", "land:{origin}", "land:{here}"),
    piece=PIECE_MOVED,
    origin=Origin(LAND),
    here=HERE,
)


class Push(Verb):
    """Move pieces out of the land into lands next to it. [SI-PUSHGATHER-01, SI-PUSHGATHER-02, SI-PUSHGATHER-03,
    SI-PUSHGATHER-07, SI-PUSHGATHER-08]
    """

    says = PUSH
    stops = option("push-no-more", "stop")
    asks = question("push", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def __init__(
        self,
        amount: Amount[Island],
        kinds: Kinds,
        to: LandFilter | None = None,
        apart: bool = False,
        let: str = "",
        evenly: bool = False,
    ) -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.to: Final = to
        self.apart: Final = apart  # to as many different lands as possible
        self.evenly: Final = evenly  # and not more to one of them than to another
        self.let = let

    def lands(self, s: Island, f: Frame) -> list[int]:
        here = f.scope.place
        near = s.adjacent(here, f.scope.mode)
        if self.to is not None:
            near = [land for land in near if self.to.fits(s, land, f.scope)]
        if self.apart and near:
            sent = [0] * s.map.size
            for _, _, to in f.got.things:
                sent[to] += 1
            fewest = min([sent[land] for land in near])
            if self.evenly or not fewest:
                near = [land for land in near if sent[land] == fewest]
        return near

    def options(self, s: Island, f: Frame) -> list[int]:
        lands = self.lands(s, f)
        shapes = s.pieces(f.scope.place, self.kinds)
        return [PIECE_MOVED.put(shape) | LAND_MOVED.put(land) for shape in shapes for land in lands]

    def can(self, s: Island, f: Frame) -> bool:
        if f.scope.place < 0 or not s.count(f.scope.place, self.kinds) or self.amount.of(s, f) <= 0:
            return False
        return self.to is None or bool(self.lands(s, f))

    def sure(self, s: Island, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            got, left = NOTHING, self.amount.of(s, f)
        else:
            got, left = together(f.got, s.result), f.cursor
        s.result = got
        if left <= 0:
            return
        now = Frame(self, f.scope, left, -1, got)
        options = self.options(s, now)
        if options:
            self.ask(s, now, [*options, STOP] if self.amount.up_to else options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        s.result = NOTHING
        s.push(self.move(f, option))

    def move(self, f: Frame, option: int) -> Frame:
        scope = f.scope.from_origin(f.scope.place).at(LAND_MOVED.of(option))
        return Frame(MOVE_PIECE, scope, held=PIECE_MOVED.of(option))

    def mentions(self) -> list[str]:
        return ["push", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


class Gather(Push):
    """Move pieces from lands next to it into the land. [SI-PUSHGATHER-04, SI-PUSHGATHER-05, SI-PUSHGATHER-06]"""

    says = GATHER
    stops = option("gather-no-more", "stop")
    asks = question("gather", by_card=True, kinds=MOVABLE, here=HERE, left=LEFT)

    def options(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for land in self.lands(s, f):
            for shape in s.pieces(land, self.kinds):
                found.append(PIECE_MOVED.put(shape) | LAND_MOVED.put(land))
        return found

    def can(self, s: Island, f: Frame) -> bool:
        if f.scope.place < 0 or self.amount.of(s, f) <= 0:
            return False
        for land in self.lands(s, f):
            if s.count(land, self.kinds):
                return True
        return False

    def move(self, f: Frame, option: int) -> Frame:
        return Frame(MOVE_PIECE, f.scope.from_origin(LAND_MOVED.of(option)), held=PIECE_MOVED.of(option))

    def mentions(self) -> list[str]:
        return ["gather", *names_of(self.kinds)]


class Bring(Push):
    """Move pieces from the land where the effect came from to this one, however far."""

    says = BRING
    stops = option("bring-no-more", "stop")
    asks = question("bring", by_card=True, kinds=MOVABLE, origin=Origin(LAND), here=HERE, left=LEFT)

    def options(self, s: Island, f: Frame) -> list[int]:
        if f.scope.origin == f.scope.place:
            return []
        origin = f.scope.origin
        return [PIECE_MOVED.put(shape) | LAND_MOVED.put(origin) for shape in s.pieces(origin, self.kinds)]

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.origin >= 0 and s.count(f.scope.origin, self.kinds) > 0

    def move(self, f: Frame, option: int) -> Frame:
        return Frame(MOVE_PIECE, f.scope, held=PIECE_MOVED.of(option))

    def mentions(self) -> list[str]:
        return ["move", *names_of(self.kinds)]
