"""What must be so beside the land: Spirits, elements, what the Action has done, and whose doing it is."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.hooks import cause_of
from tidewood.games.spirit_island.pieces import KIND, Kinds
from tidewood.games.spirit_island.state import Island
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
        return s.has_elements(scope.owner, self.needs) and not scope.named(FEWER).size


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
    """The running Action has done this at least once: destroyed, and so on; of these kinds."""

    def __init__(self, key: str, kinds: Kinds) -> None:
        self.key: Final = key
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([KIND.of(thing[0]) in self.kinds for thing in noted(s, self.key).things])


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


class CauseIs(Condition[Island]):
    """The change is the doing of one of these causes. For rules."""

    def __init__(self, *causes: int) -> None:
        self.causes: Final = causes

    def holds(self, s: Island, scope: Scope) -> bool:
        return cause_of(scope.mode) in self.causes


class All(Condition[Island]):
    def __init__(self, *parts: Condition[Island]) -> None:
        self.parts: Final = parts

    def holds(self, s: Island, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(s, scope):
                return False
        return True
