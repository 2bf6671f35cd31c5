"""Pieces that are destroyed outright or taken off the island."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.amounts import Everything
from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.hooks import DESTROYS, REMOVED
from tidewood.games.spirit_island.pieces import INVADERS, SWARM, Kinds, damage_of, names_of, told_kind
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.protection import changeable, harm_begins, harmable, thieves
from tidewood.games.spirit_island.verbs.so_many import (
    LAND_TAKEN,
    LEFT,
    PIECE_TAKEN,
    SoMany,
    SoManyHere,
    no_more,
    on_piece,
)
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import option, question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.results import number
from tidewood.kernel.rows import INSTEAD, THAT, fitting

IS_UNBENT: Final = "unbent"  # in the book of the Action


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

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) >= 0 or not harm_begins(s, f, self.kinds):
            super().run(s, f)

    def choices(self, s: Island, f: Frame) -> list[int]:
        found = harmable(s, f.scope, self.kinds)
        if isinstance(self.amount, Everything) and SWARM in found:  # a Sacred Site may count as Beasts, but need not
            found.remove(SWARM)
        return found

    def take(self, s: Island, f: Frame, option: int) -> None:
        instead = self.instead(s, f.scope, option) if DESTROYS in s.hooks else None
        s.push(DESTROY_PIECE.frame(f.scope, option) if instead is None else Frame(instead, f.scope))

    def instead(self, s: Island, scope: Scope, piece: int) -> Node[Island] | None:
        """What a rule has happen in place of it; "destroy all" is never bent."""
        if isinstance(self.amount, Everything):
            return None
        rows = fitting(s, scope.about(piece), DESTROYS, INSTEAD)
        return rows[0].rule.effect if rows else None

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class Remove(TakeOff):
    """Take pieces off the island, back to the supply; no Fear. [SI-FEAR-04, SI-DAMAGE-05]"""

    word = "remove"
    says = on_piece("remove")
    stops = no_more("remove")
    asks = question("remove", by_card=True, here=HERE, left=LEFT)

    def choices(self, s: Island, f: Frame) -> list[int]:
        every = [*s.every_piece(f.scope.place, self.kinds), *thieves(s, f.scope, self.kinds)]
        return changeable(s, f.scope, every)

    def take(self, s: Island, f: Frame, option: int) -> None:
        remove(s, f.scope, option)


def remove(s: Island, scope: Scope, shape: int) -> None:
    """One piece goes from the land back to the supply, unless a rule has something else happen to it."""
    if REMOVED in s.hooks and not noted(s, IS_UNBENT).size and stays_instead(s, scope, shape):
        return
    s.take(scope.place, shape)
    s.tell(events.REMOVED, (told_kind(shape), s.site(scope.place)))
    s.result = NOTHING.plus(shape, scope.place, -1)
    note(s, "removed", s.result)


def stays_instead(s: Island, scope: Scope, shape: int) -> bool:
    """Whether something else happens to a piece that is about to be removed."""
    seen = scope.naming(THAT, NOTHING.plus(shape, scope.place, -1))
    rows = fitting(s, seen, REMOVED, INSTEAD)
    if not rows or rows[0].rule.effect is None:
        return False
    s.result = NOTHING
    s.push(Frame(rows[0].rule.effect, seen.caused_by(rows[0].serial, scope.chooser)))
    return True


class Unbent(Node[Island]):
    """No rule of an adversary or a scenario prevents or changes what this Action removes; no other rules do that."""

    def can(self, s: Island, scope: Scope) -> bool:
        return False  # alone it is no reason to use a Power

    def run(self, s: Island, f: Frame) -> None:
        note(s, IS_UNBENT, number(1))


UNBENT: Final = Unbent()


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
        pieces = [*s.pieces(place, self.kinds), *dict.fromkeys(thieves(s, scope, self.kinds))]
        return [shape for shape in pieces if s.health_of(place, shape) <= most]

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.worth(s, f.scope, LEFT.of(f))

    def price(self, s: Island, f: Frame, option: int) -> int:
        return s.health_of(f.scope.place, option)

    def take(self, s: Island, f: Frame, option: int) -> None:
        remove(s, f.scope, option)

    def mentions(self) -> list[str]:
        return ["remove", *names_of(self.kinds)]


class RemoveDamaged(Remove):
    """Take damaged pieces off the island."""

    def choices(self, s: Island, f: Frame) -> list[int]:
        return [shape for shape in super().choices(s, f) if damage_of(shape)]

    def can(self, s: Island, scope: Scope) -> bool:
        return any([damage_of(shape) for shape in s.pieces(scope.place, self.kinds)])


class RemoveAmong(SoMany):
    """Remove pieces from among the lands of the chooser's Presence."""

    says = option(
        "remove-among",
        "remove {piece} {land}",
        refs=("piece:{land}/{piece}", "land:{land}"),
        piece=PIECE_TAKEN,
        land=LAND_TAKEN,
    )
    stops = no_more("remove")
    asks = question("remove-among", by_card=True, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds) -> None:
        self.amount = amount
        self.kinds: Final = kinds

    def can(self, s: Island, scope: Scope) -> bool:
        return any([s.count(place, self.kinds) for place in s.places_of(scope.chooser)])

    def choices(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for place in s.places_of(f.scope.chooser):
            found.extend([PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place) for shape in s.pieces(place, self.kinds)])
        return found

    def take(self, s: Island, f: Frame, option: int) -> None:
        remove(s, f.scope.at(LAND_TAKEN.of(option)), PIECE_TAKEN.of(option))

    def mentions(self) -> list[str]:
        return ["remove", *names_of(self.kinds)]
