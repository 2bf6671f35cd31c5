"""Pieces that are destroyed outright or taken off the island."""

from __future__ import annotations

from typing import ClassVar

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.pieces import INVADERS, Kinds, kind_of, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.protection import harmable
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoManyHere, no_more, on_piece
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import question
from tidewood.kernel.ledger import note


class TakeOff(SoManyHere):
    """Pieces leave the land. Where there are no more than must leave, nobody is asked which."""

    word: ClassVar[str] = ""  # what the card says

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        return not self.amount.up_to and LEFT.of(f) >= len(choices)

    def mentions(self) -> list[str]:
        return [self.word, *names_of(self.kinds)]


class Destroy(TakeOff):
    """Destroy pieces outright. [SI-DAMAGE-04]"""

    word = "destroy"
    says = on_piece("destroy")
    stops = no_more("destroy")
    asks = question("destroy", by_card=True, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return harmable(s, f.scope, self.kinds)

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(DESTROY_PIECE, f.scope, held=option))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class Remove(TakeOff):
    """Take pieces off the island, back to the supply; no Fear. [SI-FEAR-04, SI-DAMAGE-05]"""

    word = "remove"
    says = on_piece("remove")
    stops = no_more("remove")
    asks = question("remove", by_card=True, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return s.every_piece(f.scope.place, self.kinds)

    def take(self, s: Island, f: Frame, option: int) -> None:
        remove(s, f.scope, option)


def remove(s: Island, scope: Scope, shape: int) -> None:
    """One piece goes from the land back to the supply."""
    s.take(scope.place, shape)
    s.tell(events.REMOVED, (kind_of(shape), s.site(scope.place)))
    s.result = NOTHING.plus(shape, scope.place, -1)
    note(s, "removed", s.result)


class RemoveHealth(SoManyHere):
    """Remove Invaders worth up to so much Health."""

    may_stop = True
    says = on_piece("remove")
    stops = no_more("remove")
    asks = question("remove-health", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS, let: str = "") -> None:
        super().__init__(amount, kinds, let)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.worth(s, scope, self.amount.of(s, scope)))

    def worth(self, s: Island, scope: Scope, most: int) -> list[int]:
        """What is not worth more than this; damage taken does not lessen what a piece is worth."""
        place = scope.place
        return [shape for shape in s.pieces(place, self.kinds) if s.health(place, kind_of(shape)) <= most]

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.worth(s, f.scope, LEFT.of(f))

    def price(self, s: Island, f: Frame, option: int) -> int:
        return s.health(f.scope.place, kind_of(option))

    def take(self, s: Island, f: Frame, option: int) -> None:
        remove(s, f.scope, option)

    def mentions(self) -> list[str]:
        return ["remove", *names_of(self.kinds)]
