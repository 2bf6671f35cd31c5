"""What lies in a land or about it: tokens with Strife among them, lands next to it, and what Invader cards show."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.hooks import RAVAGED_TOO
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.pieces import Kinds
from tidewood.games.spirit_island.state import BUILD_SPACE, EXPLORE_SPACE, RAVAGE_SPACE, Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import COUNTS, fitting

SPACES: Final = (RAVAGE_SPACE, BUILD_SPACE, EXPLORE_SPACE)


def matches(s: Island, card: int, place: int) -> bool:
    """Whether an Invader card shows this land. [SI-INVADER-08]"""
    mask = CARDS[card].mask
    return s.is_coast(place) if mask == COASTAL else s.shows(place, mask)  # SI-INVADER-13


class Matching(LandFilter):
    """A land that a card on this space of the Invader board shows."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        if any([matches(s, card, place) for card in s.spaces[self.space]]):
            return True
        if self.space != RAVAGE_SPACE or RAVAGED_TOO not in s.hooks:
            return False
        return bool(s.spaces[self.space] and fitting(s, scope.at(place), RAVAGED_TOO, COUNTS))


class LowestMatching(Matching):
    """On each board the land with the lowest number that a card on this space shows."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        lands = s.map.lands_of[s.map.board[place]]
        for card in s.spaces[self.space]:
            if next((land for land in lands if matches(s, card, land)), -1) == place:
                return True
        return False


class HasToken(LandFilter):
    """Pieces of these kinds, or Invaders with Strife."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.count(place, self.kinds) > 0 or s.strife(place) > 0


class NextTo(LandFilter):
    """Lands next to it hold at least so many pieces of these kinds together; with `strife`, Strife counts as one."""

    def __init__(self, kinds: Kinds, n: int = 1, strife: bool = False) -> None:
        self.kinds: Final = kinds
        self.n: Final = n
        self.strife: Final = strife

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return PerToken(self.kinds, self.strife, here=False, near=True).of(s, scope.at(place)) >= self.n


class PerToken(Amount[Island]):
    """How many pieces of these kinds, and with `strife` how much Strife, there is: here, in adjacent lands, or both."""

    def __init__(self, kinds: Kinds, strife: bool = True, here: bool = True, near: bool = False) -> None:
        self.kinds: Final = kinds
        self.strife: Final = strife
        self.here: Final = here
        self.near: Final = near

    def of(self, s: Island, scope: Scope) -> int:
        places = [scope.place] if self.here else []
        if self.near:
            places = [*places, *s.adjacent(scope.place, scope.mode)]
        n = 0
        for place in places:
            n += s.count_for(scope.owner, place, self.kinds)
            if self.strife:
                n += s.strife(place)
        return n


class TowardsOcean(LandFilter):
    """One land nearer to the nearest Ocean."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return to_ocean(s, place) < to_ocean(s, scope.place)


def to_ocean(s: Island, place: int) -> int:
    """How many lands lie between a land and the nearest Ocean; the Ocean itself is nearer than any."""
    if place in s.map.ocean_of:
        return -1
    steps = s.steps(0)[place]
    return min([steps[coast] for coast in s.map.coast if not s.is_absent(coast)], default=0)


class FewestBuildings(LandFilter):
    """Of this board, a land with the fewest Towns and Cities, though it has one at least."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        built = [s.buildings(land) for land in s.map.lands_of[scope.card] if s.buildings(land)]
        return bool(built) and s.map.board[place] == scope.card and s.buildings(place) == min(built)


class OtherCoast(LandFilter):
    """A Coastal land other than the one where the effect happens."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return place != scope.place and s.is_coastal(place, scope.mode)


class BothPresence(LandFilter):
    """Presence of the one whose Power it is and of the target Spirit."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return s.present(scope.owner, place) > 0 and s.present(scope.eyes, place) > 0
