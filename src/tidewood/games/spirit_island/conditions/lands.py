"""What a land must be. Filters look at one land; `|` joins them."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import TERRAIN_SET, Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import COUNTS, fitting


class LandFilter(Condition[Island]):
    """Something a land is or has. As a condition it looks at the land where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        raise NotImplementedError

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and self.fits(s, scope.place, scope)

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
        return Terrain(TERRAIN_SET.both(self.mask, other.mask)) if isinstance(other, Terrain) else AnyOf(self, other)


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
        return s.count_for(scope.owner, place, self.kinds) >= self.n


class AtMost(LandFilter):
    """No more than so many pieces of these kinds."""

    def __init__(self, kinds: Kinds, n: int = 0) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.kinds) <= self.n


class Exactly(LandFilter):
    """So many pieces of these kinds, no more and no fewer."""

    def __init__(self, kinds: Kinds, n: int) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.kinds) == self.n


class NextTo(LandFilter):
    """Next to a land with pieces of these kinds."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([s.count(near, self.kinds) > 0 for near in s.adjacent(place, scope.mode)])


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


class TargetPresence(LandFilter):
    """Presence of the target Spirit, whoever chooses."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.present(scope.eyes, place) > 0


class TargetSacredSite(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.is_sacred(scope.eyes, place)


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


class Unless(LandFilter):
    """Unless some rule of this hook holds here."""

    def __init__(self, hook: int) -> None:
        self.hook: Final = hook

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return self.hook not in s.hooks or not fitting(s, scope.at(place), self.hook, COUNTS)


class MoreBuildings(LandFilter):
    """More Towns and Cities than in the land where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.buildings(place) > s.buildings(scope.place)


class OnThisBoard(LandFilter):
    """The board whose turn it is: inside `each_board` it stands in the scope as its card."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.map.board[place] == scope.card


class NextToThis(LandFilter):
    """A land next to the one where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return place in s.adjacent(scope.place, scope.mode)
