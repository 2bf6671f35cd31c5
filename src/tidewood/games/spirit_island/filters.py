"""What a land must be, and other things that are so or not. Filters look at one land; `|` joins them."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import PIECES, Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.ledger import noted

FEWER: Final = "fewer"  # under this name: the Power is used as if with fewer elements


class LandFilter(Condition[Island]):
    """Something a land is or has. As a condition it looks at the land where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        raise NotImplementedError

    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and self.fits(s, f.scope.place, f.scope)

    def __or__(self, other: LandFilter) -> LandFilter:
        return AnyOf(self, other)


class AnyLand(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return True


class AnyOf(LandFilter):
    def __init__(self, *parts: LandFilter) -> None:
        self.parts: Final = parts

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([part.fits(s, place, scope) for part in self.parts])


class AllOf(LandFilter):
    def __init__(self, *parts: LandFilter) -> None:
        self.parts: Final = parts

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        for part in self.parts:
            if not part.fits(s, place, scope):
                return False
        return True


class Terrain(LandFilter):
    def __init__(self, mask: int) -> None:
        self.mask: Final = mask

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.is_terrain(place, self.mask, scope.mode)

    def __or__(self, other: LandFilter) -> LandFilter:
        return Terrain(self.mask | other.mask) if isinstance(other, Terrain) else AnyOf(self, other)


class Coastal(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.is_coastal(place, scope.mode)


class Inland(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.is_inland(place)


class IsOcean(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.map.terrain[place] == 0


class Has(LandFilter):
    """At least so many pieces of these kinds."""

    def __init__(self, kinds: Kinds, n: int = 1) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.kinds) >= self.n


class AtMost(LandFilter):
    """No more than so many pieces of these kinds."""

    def __init__(self, kinds: Kinds, n: int = 0) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.kinds) <= self.n


class Outnumber(LandFilter):
    """More of the one than of the other."""

    def __init__(self, more: Kinds, fewer: Kinds) -> None:
        self.more: Final = more
        self.fewer: Final = fewer

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.more) > s.count(place, self.fewer)


class YourPresence(LandFilter):
    """Presence of the one whose effect it is."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return scope.owner >= 0 and s.present(scope.owner, place) > 0


class TheirPresence(LandFilter):
    """Presence of the one who chooses: the target Spirit."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return scope.chooser >= 0 and s.present(scope.chooser, place) > 0


class TheirSacredSite(LandFilter):
    """A Sacred Site of the one who chooses; for rules: of whoever's rule it is."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return scope.chooser >= 0 and s.is_sacred(scope.chooser, place)


class YourSacredSite(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return scope.owner >= 0 and s.is_sacred(scope.owner, place)


class AnyPresence(LandFilter):
    """Presence of any Spirit."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([s.present(who, place) > 0 for who in range(s.players)])


class AnySacredSite(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([s.is_sacred(who, place) for who in range(s.players)])


class NotLand(LandFilter):
    def __init__(self, part: LandFilter) -> None:
        self.part: Final = part

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return not self.part.fits(s, place, scope)


class Another(Condition[Island]):
    """The target Spirit is not the one whose Power it is."""

    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.eyes != f.scope.owner


class Yourself(Condition[Island]):
    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.eyes == f.scope.owner


class Elements(Condition[Island]):
    """The one whose Power it is has these elements, and uses them. [SI-POWER-29]"""

    def __init__(self, needs: tuple[int, ...]) -> None:
        self.needs: Final = needs

    def holds(self, s: Island, f: Frame) -> bool:
        return s.has_elements(f.scope.owner, self.needs) and not f.scope.named(FEWER).size


class SacredSites(Condition[Island]):
    """The one whose effect it is has at least so many Sacred Sites."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, f: Frame) -> bool:
        return len(s.sacred_sites(f.scope.owner)) >= self.n


class IsHealthy(Condition[Island]):
    """The island is healthy, not blighted."""

    def holds(self, s: Island, f: Frame) -> bool:
        return s.healthy == 1


class AnyTo(Condition[Island]):
    """Some of what was moved under this name ended in a land that fits."""

    def __init__(self, name: str, land: LandFilter) -> None:
        self.name: Final = name
        self.land: Final = land

    def holds(self, s: Island, f: Frame) -> bool:
        for _, _, to in f.scope.named(self.name).things:
            if to >= 0 and self.land.fits(s, to, f.scope):
                return True
        return False


class Noted(Condition[Island]):
    """The running Action has done this at least once: destroyed, and so on; of these kinds."""

    def __init__(self, key: str, kinds: Kinds) -> None:
        self.key: Final = key
        self.kinds: Final = kinds

    def holds(self, s: Island, f: Frame) -> bool:
        return any([thing[0] & 15 in self.kinds for thing in noted(s, self.key).things])


class FellHere(Condition[Island]):
    """The running Action has destroyed pieces of these kinds in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, f: Frame) -> bool:
        fallen = noted(s, "destroyed").things
        return any([shape & 15 in self.kinds and place == f.scope.place for shape, place, _ in fallen])


class ThatKind(Condition[Island]):
    """What happens, or is about to, concerns a piece of these kinds. For rules."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, f: Frame) -> bool:
        if f.held >= 0:
            return f.held & 15 in self.kinds
        return any([thing[0] & 15 in self.kinds for thing in f.scope.named("that").things])


class CauseIs(Condition[Island]):
    """The change is the doing of one of these causes. For rules."""

    def __init__(self, *causes: int) -> None:
        self.causes: Final = causes

    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.mode & 15 in self.causes


class All(Condition[Island]):
    def __init__(self, *parts: Condition[Island]) -> None:
        self.parts: Final = parts

    def holds(self, s: Island, f: Frame) -> bool:
        for part in self.parts:
            if not part.holds(s, f):
                return False
        return True


# -- amounts


class Per(Amount[Island]):
    """How many pieces of these kinds are in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, f: Frame) -> int:
        return s.count(f.scope.place, self.kinds)


class PerAdjacent(Amount[Island]):
    """How many pieces of these kinds are in the lands next to it."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, f: Frame) -> int:
        n = 0
        for place in s.adjacent(f.scope.place, f.scope.mode):
            n += s.count(place, self.kinds)
        return n


class PerElement(Amount[Island]):
    """How many of an element the Spirit has."""

    def __init__(self, element: int) -> None:
        self.element: Final = element

    def of(self, s: Island, f: Frame) -> int:
        return s.elements[f.scope.owner * 8 + self.element]


class PerPresence(Amount[Island]):
    """How much Presence the owner of the effect has in the land."""

    def of(self, s: Island, f: Frame) -> int:
        return s.present(f.scope.owner, f.scope.place) if f.scope.owner >= 0 else 0


class PerAnyPresence(Amount[Island]):
    """How much Presence there is in the land, of all Spirits."""

    def of(self, s: Island, f: Frame) -> int:
        n = 0
        for who in range(s.players):
            n += s.present(who, f.scope.place)
        return n


class PerDestroyed(Amount[Island]):
    """How many pieces of these kinds the running Action has destroyed so far."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, f: Frame) -> int:
        n = 0
        for thing in noted(s, "destroyed").things:
            if thing[0] & 15 in self.kinds:
                n += 1
        return n


class PerThat(Amount[Island]):
    """How many pieces of these kinds are among what was named."""

    def __init__(self, name: str, kinds: Kinds) -> None:
        self.name: Final = name
        self.kinds: Final = kinds

    def of(self, s: Island, f: Frame) -> int:
        n = 0
        for thing in f.scope.named(self.name).things:
            if thing[0] & 15 in self.kinds:
                n += 1
        return n


class PerFallen(PerDestroyed):
    """How many pieces of these kinds the Action that has just ended destroyed in the land."""

    def of(self, s: Island, f: Frame) -> int:
        fallen = f.scope.named("destroyed").things
        return sum([shape & 15 in self.kinds and place == f.scope.place for shape, place, _ in fallen])


class CardsPlayed(Amount[Island]):
    """How many Power Cards the target Spirit has in play."""

    def of(self, s: Island, f: Frame) -> int:
        return len(s.play[f.scope.eyes])


class SacredSitesIn(Amount[Island]):
    """How many Sacred Sites the Spirit has in lands that fit."""

    def __init__(self, land: LandFilter) -> None:
        self.land: Final = land

    def of(self, s: Island, f: Frame) -> int:
        return sum([self.land.fits(s, place, f.scope) for place in s.sacred_sites(f.scope.chooser)])


class PerPlayer(Amount[Island]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Island, f: Frame) -> int:
        return self.n * s.players


class Everything(Amount[Island]):
    """All there are."""

    def of(self, s: Island, f: Frame) -> int:
        return 1 << 30


class AnyNumber(Everything):
    """As many as one likes."""

    up_to = True


def names_of(kinds: tuple[int, ...]) -> list[str]:
    return [PIECES[kind] for kind in kinds]


class Product(Amount[Island]):
    """One amount for each of another."""

    def __init__(self, first: Amount[Island], second: Amount[Island]) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, s: Island, f: Frame) -> int:
        return self.first.of(s, f) * self.second.of(s, f)


class MoreBuildings(LandFilter):
    """More Towns and Cities than in the land where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.buildings(place) > s.buildings(scope.place)
