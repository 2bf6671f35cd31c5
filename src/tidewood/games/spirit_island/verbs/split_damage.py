"""Damage of a Power that a threshold lets its Spirit split between the target land and one of its own lands."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.pieces import INVADERS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.badlands import spend
from tidewood.games.spirit_island.verbs.damage import DAMAGE_NEAR, STRENGTH_NAMED, Damage, Strength
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, hurt_piece
from tidewood.games.spirit_island.verbs.powers import LEVEL_SET
from tidewood.games.spirit_island.verbs.protection import harm_begins, harmable
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, LEFT, PIECE_TAKEN, SoMany
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Scope, number
from tidewood.kernel.declare import question
from tidewood.kernel.ledger import note, noted

ELSEWHERE: Final = "elsewhere"  # in the book of the Action: the land of one's own that some of the damage goes to


class SplitDamage(SoMany):
    """So much damage in the target land or, if that threshold of the innate is used, in one of the Spirit's lands, the
    same for the whole Power.
    """

    says = DAMAGE_NEAR
    asks = question("split-damage", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], level: int) -> None:
        self.amount = amount
        self.level: Final = level
        self.more: Final = Damage(Strength(), INVADERS)

    def lands(self, s: Island, scope: Scope) -> list[int]:
        if not LEVEL_SET.has(scope.named("levels").size, self.level):
            return [scope.place]
        chosen = [place for _, place, _ in noted(s, ELSEWHERE).things]
        return [scope.place, *[place for place in chosen or s.places_of(scope.owner) if place != scope.place]]

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) >= 0 or not harm_begins(s, f, INVADERS, self.lands(s, f.scope)):
            super().run(s, f)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.harmable(s, f.scope)

    def harmable(self, s: Island, scope: Scope) -> list[int]:
        """Each single Invader of these lands that can be harmed."""
        found: list[int] = []
        for place in self.lands(s, scope):
            for shape in harmable(s, scope.at(place), INVADERS):
                found.append(PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place))
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.harmable(s, scope)) and self.amount.of(s, scope) > 0

    def take(self, s: Island, f: Frame, option: int) -> None:
        place = LAND_TAKEN.of(option)
        there = f.scope.at(place)
        if place != f.scope.place and not noted(s, ELSEWHERE).size:
            note(s, ELSEWHERE, NOTHING.plus(0, place, 0))
        n = spend(s, there, INVADERS)
        if n:  # SI-TOKEN-17
            s.push(Frame(self.more, there.naming(STRENGTH_NAMED, number(n))))
        hurt_piece(s, there, PIECE_TAKEN.of(option), 1)

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, self.more]


class SplitsDamage(Node[Island]):
    """The threshold itself: what it allows, the damage of the Power looks for."""

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
