"""Invaders at odds who strike at each other, and Ravages that go astray."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import BUILD, RAVAGE, RAVAGE_DAMAGE, cause_of
from tidewood.games.spirit_island.pieces import INVADERS, damage_of, kind_of, strife_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.at_time import EXTRA, bonus
from tidewood.games.spirit_island.verbs.damage import (
    STRENGTH_NAMED,
    Damage,
    DamageNear,
    Strength,
    dealt_by,
)
from tidewood.games.spirit_island.verbs.invaders import IN_LAND
from tidewood.games.spirit_island.verbs.protection import taking_part
from tidewood.games.spirit_island.verbs.ravage import in_ravage
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN
from tidewood.kernel.core import Frame, Node, Result, Scope, number
from tidewood.kernel.rows import bent

STRIKERS: Final = "strikers"  # under this name: those with Strife, and how much the others among them deal


class StruckByOthers(Damage):
    """The damage of Invaders with Strife, dealt as the chooser likes; but none strikes itself."""

    def choices(self, s: Island, f: Frame) -> list[int]:
        return [shape for shape in super().choices(s, f) if self.may_take(f, shape)]

    def may_take(self, f: Frame, shape: int) -> bool:
        """Whether somebody else can have dealt the next damage to this piece."""
        for striker, others, _ in f.scope.named(STRIKERS).things:
            if kind_of(striker) == kind_of(shape) and strife_of(striker) == strife_of(shape):
                return damage_of(shape) - damage_of(striker) < others
        return True

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        return not any([strife_of(shape) for shape in choices]) and super().is_all(s, f, choices)


class Infighting(Node[Island]):
    """Each Invader with Strife deals its damage to other Invaders of the land, all at once; the Strife stays.
    [SI-TOKEN-10, SI-DAMAGE-15]
    """

    def __init__(self) -> None:
        self.struck: Final = StruckByOthers(Strength(), INVADERS)

    def strikers(self, s: Island, scope: Scope) -> list[int]:
        return [shape for shape in s.every_piece(scope.place, INVADERS) if strife_of(shape)]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.strikers(s, scope)) and s.invaders(scope.place) > 1

    def run(self, s: Island, f: Frame) -> None:
        if not self.can(s, f.scope):
            return
        dealt = [(shape, dealt_by(s, f.scope, kind_of(shape))) for shape in self.strikers(s, f.scope)]
        total = sum([n for _, n in dealt])
        by_others = Result(tuple([(shape, total - n, 0) for shape, n in dealt]), len(dealt))
        s.push(Frame(self.struck, f.scope.naming(STRENGTH_NAMED, number(total)).naming(STRIKERS, by_others)))

    def mentions(self) -> list[str]:
        return ["damage", "strife"]

    def children(self) -> list[Node[Island]]:
        return [self.struck]


class RavageHere(Node[Island]):
    """Invaders Ravage in the land, beside the Ravages of the cards; an Action of its own. [SI-INVADER-21]"""

    def can(self, s: Island, scope: Scope) -> bool:
        return in_ravage(s, self.scope(scope), INVADERS) > 0

    def scope(self, scope: Scope) -> Scope:
        return bonus(scope.place, RAVAGE)

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            s.push(Frame(IN_LAND[RAVAGE], self.scope(f.scope)))

    def mentions(self) -> list[str]:
        return ["ravage"]

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[RAVAGE]]


class BuildInstead(Node[Island]):
    """Invaders Build in the land, or do so in place of the Ravage that they were about to begin there."""

    def run(self, s: Island, f: Frame) -> None:
        card = f.scope.card if cause_of(f.scope.mode) == RAVAGE else EXTRA
        s.push(Frame(IN_LAND[BUILD], Scope(-1, place=f.scope.place, card=card, mode=BUILD)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[BUILD]]


class DamageNextDoor(DamageNear):
    """Damage to Invaders in lands next to it, dealt as the chooser likes."""

    def harmable(self, s: Island, scope: Scope) -> list[int]:
        return [found for found in super().harmable(s, scope) if LAND_TAKEN.of(found) != scope.place]


class RavageNextDoor(Node[Island]):
    """Invaders who would Ravage damage the Invaders of adjacent lands, and nobody strikes back. They go for each other,
    so that neither Defend nor Strife holds anything back. [SI-TOKEN-10]
    """

    def __init__(self) -> None:
        self.dealt: Final = DamageNextDoor(Strength())

    def run(self, s: Island, f: Frame) -> None:
        pieces = taking_part(s, f.scope, INVADERS)
        n = sum([dealt_by(s, f.scope, kind_of(shape)) for shape in pieces])
        s.tell(events.RAVAGED, (s.site(f.scope.place), n))
        s.push(Frame(self.dealt, f.scope.naming(STRENGTH_NAMED, number(bent(s, f.scope, RAVAGE_DAMAGE, n)))))

    def children(self) -> list[Node[Island]]:
        return [self.dealt]
