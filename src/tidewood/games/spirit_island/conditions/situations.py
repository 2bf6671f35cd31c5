"""What must be so beside the land: Spirits, elements, what the Action has done, and whose doing it is."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.hooks import CORNER_ELEMENT, THRESHOLDS, cause_of, is_dahan_event
from tidewood.games.spirit_island.pieces import ELEMENTS, INVADERS, KIND, Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.kernel import declare
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Scope
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import THAT

FEWER: Final = "fewer"  # under this name: the Power is used as if with fewer elements


class Another(Condition[Island]):
    """The target Spirit is not the one whose Power it is."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.eyes != scope.owner


class Yourself(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.eyes == scope.owner


class Elements(Condition[Island]):
    """The one whose Power it is has these elements, and uses them. [SI-POWER-29]"""

    def __init__(self, needs: tuple[int, ...]) -> None:
        self.needs: Final = needs

    def holds(self, s: Island, scope: Scope) -> bool:
        return meets(s, scope, self.needs)


def at_corners(s: Island, place: int) -> list[int]:
    """How many of each element lie at the corners of a land."""
    found = [0] * len(ELEMENTS)
    for row in s.rows:
        if row.rule.hook == CORNER_ELEMENT and row.place == place:
            found[CORNER_KIND.of(row.value)] += 1
    return found


def helped(s: Island, needs: tuple[int, ...], place: int) -> tuple[int, ...]:
    """What is still needed of a threshold, beside the elements at the corners of the target land."""
    found = at_corners(s, place)
    return tuple([max(n - found[e], 0) for e, n in enumerate(needs)])


CORNER_KIND: Final = declare.part(NUMBER, bits=3)  # which element
CORNER: Final = declare.part(NUMBER, above=CORNER_KIND)  # which corner of the island


def meets(s: Island, scope: Scope, needs: tuple[int, ...]) -> bool:
    """Whether a Power has the elements of a threshold, or all its thresholds anyway, and is used with them."""
    if scope.named(FEWER).size:
        return False
    if s.has_elements(scope.owner, needs):
        return True
    if CORNER_ELEMENT in s.hooks and s.has_elements(scope.owner, helped(s, needs, scope.place)):
        return True
    return THRESHOLDS in s.hooks and any([row.rule.hook == THRESHOLDS and row.value == scope.card for row in s.rows])


class SacredSites(Condition[Island]):
    """The one whose effect it is has at least so many Sacred Sites."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return len(s.sacred_sites(scope.owner)) >= self.n


class IsHealthy(Condition[Island]):
    """The island is healthy, not blighted."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.healthy == 1


class TerrorAtMost(Condition[Island]):
    """The Terror Level is this or a lower one."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.terror <= self.level


class AnyTo(Condition[Island]):
    """Some of what was moved under this name ended in a land that fits."""

    def __init__(self, name: str, land: LandFilter) -> None:
        self.name: Final = name
        self.land: Final = land

    def holds(self, s: Island, scope: Scope) -> bool:
        for _, _, to in scope.named(self.name).things:
            if to >= 0 and self.land.fits(s, to, scope):
                return True
        return False


class Noted(Condition[Island]):
    """The running Action has done this at least so many times: destroyed, and so on; of these kinds."""

    def __init__(self, key: str, kinds: Kinds, n: int = 1) -> None:
        self.key: Final = key
        self.kinds: Final = kinds
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return sum([KIND.of(thing[0]) in self.kinds for thing in noted(s, self.key).things]) >= self.n


class FellHere(Condition[Island]):
    """The running Action has destroyed pieces of these kinds in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        fallen = noted(s, "destroyed").things
        return any([KIND.of(shape) in self.kinds and place == scope.place for shape, place, _ in fallen])


class ThatKind(Condition[Island]):
    """What happens, or is about to, concerns a piece of these kinds. For rules."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([KIND.of(thing[0]) in self.kinds for thing in scope.named(THAT).things])


class OwnDoing(Condition[Island]):
    """What happens is the doing of the one whose rule it is. For rules."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.owner == scope.chooser


class CauseIs(Condition[Island]):
    """The change is the doing of one of these causes. For rules."""

    def __init__(self, *causes: int) -> None:
        self.causes: Final = causes

    def holds(self, s: Island, scope: Scope) -> bool:
        return cause_of(scope.mode) in self.causes


class ByDahanEvent(Condition[Island]):
    """The change is the doing of a Dahan event. For rules."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return is_dahan_event(scope.mode)


class All(Condition[Island]):
    def __init__(self, *parts: Condition[Island]) -> None:
        self.parts: Final = parts

    def holds(self, s: Island, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(s, scope):
                return False
        return True


class TerrorAtLeast(Condition[Island]):
    """The Terror Level is this or a higher one."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.terror >= self.level


class AllDestroyed(Condition[Island]):
    """The running Action has destroyed Invaders in the land, and none are left."""

    def holds(self, s: Island, scope: Scope) -> bool:
        fallen = noted(s, "destroyed").things
        here = any([KIND.of(shape) in INVADERS and place == scope.place for shape, place, _ in fallen])
        return here and not s.invaders(scope.place)


class UsedOnLand(Condition[Island]):
    """The Spirit whose rule it is has used a Power on a land. For rules."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.owner == scope.chooser and scope.place >= 0


class OwnersTurn(Condition[Island]):
    """It concerns the Spirit whose rule it is. For rules."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.owner == scope.chooser


class HasLeftovers(Condition[Island]):
    """Cards were drawn and not kept. For rules."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([to == -1 for _, _, to in scope.named(THAT).things])
