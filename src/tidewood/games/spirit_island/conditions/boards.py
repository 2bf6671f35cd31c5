"""What a board, a Spirit's lands or the whole island have: for Events, which look at more than one land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.hooks import MARKED
from tidewood.games.spirit_island.pieces import INVADERS, KIND, STRIFE, Kinds, damage_of
from tidewood.games.spirit_island.state import ODD_PLACE, Island
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Scope


class NextTo(LandFilter):
    """Next to a land with pieces of these kinds, or one that fits."""

    def __init__(self, kinds: Kinds, land: LandFilter | None = None) -> None:
        self.kinds: Final = kinds
        self.land: Final = land  # what the land beside it must be, too

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        for near in s.adjacent(place, scope.mode):
            if s.count(near, self.kinds) and (self.land is None or self.land.fits(s, near, scope)):
                return True
        return False


class Most(LandFilter):
    """Of the lands that fit, on this board or on the whole island: one with the most pieces of these kinds, and at
    least one.
    """

    def __init__(self, kinds: Kinds, land: LandFilter | None = None, everywhere: bool = False) -> None:
        self.kinds: Final = kinds
        self.land: Final = land
        self.everywhere: Final = everywhere

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        if self.land is not None and not self.land.fits(s, place, scope):
            return False
        lands = s.map.lands if self.everywhere else s.map.lands_of[scope.card]
        if self.land is not None:
            lands = [land for land in lands if self.land.fits(s, land, scope)]
        n = s.count(place, self.kinds)
        return n > 0 and n == max([s.count(land, self.kinds) for land in lands], default=0)


class BoardWithout(LandFilter):
    """A land of a board that has no such piece."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return not any([s.count(land, self.kinds) for land in s.map.lands_of[s.map.board[place]]])


class HasStrife(LandFilter):
    """An Invader with Strife is there."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([ODD_PLACE.of(entry) == place and STRIFE.of(entry) for entry in s.odd])


class FarFrom(LandFilter):
    """At most so many lands away from where the effect happens."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return 0 < s.steps(scope.mode)[scope.place][place] <= self.most


class BoardHasAtLeast(Condition[Island]):
    """The board whose turn it is has so many such pieces in all, in lands that fit."""

    def __init__(self, n: int, kinds: Kinds, land: LandFilter | None = None) -> None:
        self.n: Final = n
        self.kinds: Final = kinds
        self.land: Final = land

    def count(self, s: Island, scope: Scope) -> int:
        lands = s.map.lands_of[scope.card]
        return sum([s.count(p, self.kinds) for p in lands if self.land is None or self.land.fits(s, p, scope)])

    def holds(self, s: Island, scope: Scope) -> bool:
        return self.count(s, scope) >= self.n


class BoardHasAtMost(BoardHasAtLeast):
    def holds(self, s: Island, scope: Scope) -> bool:
        return self.count(s, scope) <= self.n


class AmongLands(Condition[Island]):
    """The Spirit that chooses has at least so many such pieces among all its lands."""

    def __init__(self, n: int, kinds: Kinds) -> None:
        self.n: Final = n
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        return sum([s.count(place, self.kinds) for place in s.places_of(scope.chooser)]) >= self.n


class PerLand(Amount[Island]):
    """How many lands fit."""

    def __init__(self, land: LandFilter) -> None:
        self.land: Final = land

    def of(self, s: Island, scope: Scope) -> int:
        return sum([self.land.fits(s, place, scope) for place in s.lands(0)])


class PerBoardWith(Amount[Island]):
    """How many boards have at least so many such pieces."""

    def __init__(self, kinds: Kinds, n: int = 1) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def of(self, s: Island, scope: Scope) -> int:
        return sum([sum([s.count(p, self.kinds) for p in lands]) >= self.n for lands in s.map.lands_of])


class PerSpiritWithSite(Amount[Island]):
    """How many Spirits have a Sacred Site."""

    def of(self, s: Island, scope: Scope) -> int:
        return sum([bool(s.sacred_sites(who)) for who in range(s.players)])


class PerSacredSite(Amount[Island]):
    """How many Spirits have a Sacred Site in the land."""

    def of(self, s: Island, scope: Scope) -> int:
        return sum([s.is_sacred(who, scope.place) for who in range(s.players)])


class PerAdjacentLand(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        return len(s.adjacent(scope.place, scope.mode))


class Fell(Amount[Island]):
    """How many pieces of these kinds the running Action has destroyed in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        found = s.ledgers[-1].noted("destroyed").things if s.ledgers else ()
        return sum([KIND.of(shape) in self.kinds and place == scope.place for shape, place, _ in found])


class Printed(LandFilter):
    """A land where pieces of a kind are printed, or are not."""

    def __init__(self, kinds: Kinds, missing: bool = False) -> None:
        self.kinds: Final = kinds
        self.missing: Final = missing

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([kind in self.kinds for kind, _ in s.map.printed[place]]) != self.missing


class NumberedLast(LandFilter):
    """Of the lands of this board that fit, the one with the highest number."""

    def __init__(self, land: LandFilter) -> None:
        self.land: Final = land

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        fitting = [land for land in s.map.lands_of[s.map.board[place]] if self.land.fits(s, land, scope)]
        return bool(fitting) and fitting[-1] == place


class MostNearby(LandFilter):
    """Of the lands next to where the effect happens, one with the most of these pieces, and at least one."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        near = s.adjacent(scope.place, scope.mode)
        n = s.count(place, self.kinds)
        return place in near and n > 0 and n == max([s.count(land, self.kinds) for land in near])


class HasDamaged(LandFilter):
    """A damaged Invader is there."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return any([damage_of(shape) for shape in s.every_piece(place, INVADERS)])


class NoPresence(LandFilter):
    """No Spirit has Presence there."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return not any([s.present(who, place) for who in range(s.players)])


class NotMatching(LandFilter):
    """A land that no card on this space of the Invader board shows."""

    def __init__(self, matching: LandFilter) -> None:
        self.matching: Final = matching

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return not self.matching.fits(s, place, scope)


class FewInvaders(LandFilter):
    """No more Invaders than the Terror Level."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.invaders(place) <= s.terror


class BoardHasExactly(BoardHasAtLeast):
    def holds(self, s: Island, scope: Scope) -> bool:
        return self.count(s, scope) == self.n


class BoardLands(BoardHasAtLeast):
    """The board has so many lands with such pieces."""

    def count(self, s: Island, scope: Scope) -> int:
        return sum([s.count(place, self.kinds) > 0 for place in s.map.lands_of[scope.card]])


class BoardOutnumbers(BoardHasAtLeast):
    """On the board these pieces outnumber the others by so many."""

    def __init__(self, n: int, kinds: Kinds, others: Kinds) -> None:
        super().__init__(n, kinds)
        self.others: Final = others

    def count(self, s: Island, scope: Scope) -> int:
        lands = s.map.lands_of[scope.card]
        return sum([s.count(p, self.kinds) - s.count(p, self.others) for p in lands])


class BoardHasStrife(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return any([STRIFE.of(entry) and s.map.board[ODD_PLACE.of(entry)] == scope.card for entry in s.odd])


class BoardUnmarked(BoardHasAtLeast):
    """Nothing has marked the board this turn."""

    def __init__(self) -> None:
        super().__init__(0, Kinds(()))

    def holds(self, s: Island, scope: Scope) -> bool:
        board = scope.card if scope.place < 0 else s.map.board[scope.place]
        return not any([row.rule.hook == MARKED and s.map.board[row.place] == board for row in s.rows])


class PerBoardWhere(Amount[Island]):
    """How many boards have a land that fits."""

    def __init__(self, land: LandFilter) -> None:
        self.land: Final = land

    def of(self, s: Island, scope: Scope) -> int:
        return sum([any([self.land.fits(s, place, scope) for place in lands]) for lands in s.map.lands_of])


class InvaderCardsGone(Amount[Island]):
    """How many cards lie in the discard pile of the Invaders."""

    def of(self, s: Island, scope: Scope) -> int:
        return len(s.invader_discard)


class EarnedCards(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        return len(s.earned)
