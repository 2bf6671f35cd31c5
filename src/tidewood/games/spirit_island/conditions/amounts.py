"""How much: numbers that are counted on the table."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.pieces import KIND, Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Scope
from tidewood.kernel.ledger import noted

NO_LIMIT: Final = 2**30


class Per(Amount[Island]):
    """How many pieces of these kinds are in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        return s.count_for(scope.owner, scope.place, self.kinds)


class PerType(Amount[Island]):
    """How many of these kinds of pieces there are in the land, each counted once."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        return sum([s.count(scope.place, (kind,)) > 0 for kind in self.kinds])


class PerAdjacent(Amount[Island]):
    """How many pieces of these kinds are in the lands next to it."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        n = 0
        for place in s.adjacent(scope.place, scope.mode):
            n += s.count(place, self.kinds)
        return n


class PerElement(Amount[Island]):
    """How many of an element the Spirit has."""

    def __init__(self, element: int) -> None:
        self.element: Final = element

    def of(self, s: Island, scope: Scope) -> int:
        return s.elements[scope.owner * 8 + self.element]


class PerPair(Amount[Island]):
    """How many pairs of two elements the Spirit has."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, s: Island, scope: Scope) -> int:
        return min(s.elements[scope.owner * 8 + self.first], s.elements[scope.owner * 8 + self.second])


class SacredSitesNear(Amount[Island]):
    """How many Sacred Sites the Spirit has in the land and next to it."""

    def of(self, s: Island, scope: Scope) -> int:
        near = [scope.place, *s.adjacent(scope.place, scope.mode)]
        return sum([s.is_sacred(scope.owner, place) for place in near])


class PerPresence(Amount[Island]):
    """How much Presence the owner of the effect has in the land."""

    def of(self, s: Island, scope: Scope) -> int:
        return s.present(scope.owner, scope.place) if scope.owner >= 0 else 0


class PerAdjacentLand(Amount[Island]):
    """How many lands next to it have Presence of the owner of the effect."""

    def of(self, s: Island, scope: Scope) -> int:
        return sum([s.present(scope.owner, place) > 0 for place in s.adjacent(scope.place, scope.mode)])


class PerAnyPresence(Amount[Island]):
    """How much Presence there is in the land, of all Spirits."""

    def of(self, s: Island, scope: Scope) -> int:
        n = 0
        for who in range(s.players):
            n += s.present(who, scope.place)
        return n


class PerDestroyed(Amount[Island]):
    """How many pieces of these kinds the running Action has destroyed so far."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        n = 0
        for thing in noted(s, "destroyed").things:
            if KIND.of(thing[0]) in self.kinds:
                n += 1
        return n


class PerThat(Amount[Island]):
    """How many pieces of these kinds are among what was named."""

    def __init__(self, name: str, kinds: Kinds) -> None:
        self.name: Final = name
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        n = 0
        for thing in scope.named(self.name).things:
            if KIND.of(thing[0]) in self.kinds:
                n += 1
        return n


class PerFallen(PerDestroyed):
    """How many pieces of these kinds the Action that has just ended destroyed in the land."""

    def of(self, s: Island, scope: Scope) -> int:
        fallen = scope.named("destroyed").things
        return sum([KIND.of(shape) in self.kinds and place == scope.place for shape, place, _ in fallen])


class CardsPlayed(Amount[Island]):
    """How many Power Cards the target Spirit has in play."""

    def of(self, s: Island, scope: Scope) -> int:
        return len(s.play[scope.eyes])


class SacredSitesIn(Amount[Island]):
    """How many Sacred Sites the Spirit has in lands that fit."""

    def __init__(self, land: LandFilter) -> None:
        self.land: Final = land

    def of(self, s: Island, scope: Scope) -> int:
        return sum([self.land.fits(s, place, scope) for place in s.sacred_sites(scope.chooser)])


class PerPlayer(Amount[Island]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Island, scope: Scope) -> int:
        return self.n * s.players


class WhileBlighted(Amount[Island]):
    """So much on a blighted island, nothing on a healthy one."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Island, scope: Scope) -> int:
        return 0 if s.healthy else self.n


class Everything(Amount[Island]):
    """All there are."""

    def of(self, s: Island, scope: Scope) -> int:
        return NO_LIMIT


class AnyNumber(Everything):
    """As many as one likes."""

    up_to = True


class Product(Amount[Island]):
    """One amount for each of another."""

    def __init__(self, first: Amount[Island], second: Amount[Island]) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, s: Island, scope: Scope) -> int:
        return self.first.of(s, scope) * self.second.of(s, scope)


class PerNoted(PerDestroyed):
    """How many pieces of these kinds the running Action has dealt with in a way it keeps book of: removed, say."""

    def __init__(self, key: str, kinds: Kinds) -> None:
        super().__init__(kinds)
        self.key: Final = key

    def of(self, s: Island, scope: Scope) -> int:
        return sum([KIND.of(thing[0]) in self.kinds for thing in noted(s, self.key).things])
