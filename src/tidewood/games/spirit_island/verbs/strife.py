"""Strife: Invaders at odds with each other, who hold back the next time they would do damage."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.hooks import (
    STRIFE_IDLE,
    WEAKENS,
)
from tidewood.games.spirit_island.pieces import INVADERS, STRIFE, Kinds, kind_of, names_of, strife_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoManyHere, no_more, on_piece
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.rows import COUNTS, THIS_TURN, Rule, lay


class Strife(SoManyHere):
    """Add Strife to Invaders of the land, to one of them more than once if the chooser likes. [SI-TOKEN-02,
    SI-TOKEN-06]
    """

    says = on_piece("strife")
    stops = no_more("strife")
    asks = question("strife", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        super().__init__(amount, kinds, let)

    def take(self, s: Island, f: Frame, option: int) -> None:
        place = f.scope.place
        weaker = STRIFE.change(option, strife_of(option) + 1)
        s.take(place, option)
        s.add(place, weaker)
        s.tell(events.STRIFE_ADDED, (kind_of(option), s.site(place)))
        if s.left(place, weaker) <= 0:  # SI-DAMAGE-13
            s.push(DESTROY_PIECE.frame(f.scope, weaker))
        s.result = NOTHING.plus(option, -1, place)
        note(s, "strife", s.result)

    def mentions(self) -> list[str]:
        return ["add", "strife", *names_of(self.kinds)]


class StrifeApart(Strife):
    """Add Strife to an Invader of the land that has not got any by this Action."""

    def __init__(self, kinds: Kinds) -> None:
        super().__init__(Flat(1), kinds)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.free(s, scope.place))

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.free(s, f.scope.place)

    def free(self, s: Island, place: int) -> list[int]:
        """The pieces that have none of the Strife that was added, each kind of piece once."""
        added = [
            STRIFE.change(shape, strife_of(shape) + 1) for shape, _, to in noted(s, "strife").things if to == place
        ]
        return [shape for shape in s.pieces(place, self.kinds) if s.how_many(place, shape) > added.count(shape)]


ONE_STRIFE: Final = Strife(Flat(1))


def strife_at_work(s: Island, shape: int) -> int:
    """The Strife of a piece, but for that which a rule lets do nothing."""
    return strife_of(shape) - (1 if STRIFE_IDLE in s.hooks and strife_of(shape) else 0)


def calm(s: Island, shapes: list[int]) -> list[int]:
    """Those that have no Strife."""
    return [shape for shape in shapes if not strife_at_work(s, shape)]


def wear_off(s: Island, place: int, shapes: list[int]) -> None:
    """Those with Strife would have done damage: each loses one, even if its damage was nothing anyway. [SI-TOKEN-07,
    SI-TOKEN-08]
    """
    for shape in shapes:
        if strife_at_work(s, shape):
            s.take(place, shape)
            s.add(place, STRIFE.change(shape, strife_of(shape) - 1))
            s.tell(events.STRIFE_GONE, (kind_of(shape), s.site(place)))


WEAKENED: Final[Rule[Island]] = Rule("strife-weakens", COUNTS, WEAKENS)


class Weaken(Node[Island]):
    """This turn Invaders have 1 less Health for each Strife; whoever has taken that much damage dies at once.
    [SI-DAMAGE-12, SI-DAMAGE-13]
    """

    def run(self, s: Island, f: Frame) -> None:
        lay(s, WEAKENED, -1, until=THIS_TURN)
        for place in s.map.lands:
            for shape in s.every_piece(place, INVADERS) if s.strife(place) else []:
                if s.left(place, shape) <= 0:
                    s.push(DESTROY_PIECE.frame(f.scope.at(place), shape))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class DamageByStrife(Node[Island]):
    """Each Invader of the land takes 1 damage for each Strife it has."""

    def can(self, s: Island, scope: Scope) -> bool:
        return s.strife(scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        for shape in reversed(s.every_piece(f.scope.place, INVADERS)):
            if strife_of(shape):
                s.push(HURT_PIECE.frame(f.scope, shape, strife_of(shape)))

    def mentions(self) -> list[str]:
        return ["damage", "strife"]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]
