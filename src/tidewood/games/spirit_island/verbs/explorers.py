"""Where Explorers come from."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.hooks import (
    EXPLORE,
    EXPLORE_RANGE,
    EXPLORES_WIDELY,
    ISOLATED,
    SANDS_AS_ONE,
    SOURCES,
)
from tidewood.games.spirit_island.pieces import CITY, SANDS, TERRAIN_SET, TOWN
from tidewood.games.spirit_island.state import EXPLORE_SPACE, Island
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import CANNOT, bent, fitting

ONLY_SANDS: Final = TERRAIN_SET.only(SANDS)


def has_source(s: Island, place: int) -> bool:
    """Explorers come from a Town, a City or the Ocean, in the land or next to it; never to or from an isolated land.
    [SI-EXPLORE-02, SI-EXPLORE-04, SI-ISOLATE-01, SI-ISOLATE-02]
    """
    if ISOLATED in s.hooks and s.is_isolated(place):
        return False
    if from_the_sea(s, place) or (is_built(s, place) and is_source(s, place)):
        return True
    for near in s.near(place):
        if is_built(s, near) and not s.is_isolated(near) and is_source(s, near):
            return True
    return EXPLORE_RANGE in s.hooks and has_far_source(s, place)


def from_the_sea(s: Island, place: int) -> bool:
    """Whether Explorers come by the Ocean: not where somebody has isolated it. [SI-ISOLATE-07]"""
    return s.is_coast(place) and not s.is_isolated(s.ocean_by(place))


def has_far_source(s: Island, place: int) -> bool:
    """A source farther away than usual, where a rule lets Explorers come from there."""
    far = bent(s, Scope(-1, place=place, mode=EXPLORE), EXPLORE_RANGE, 1)
    steps = s.steps(0)[place]
    if any([steps[p] < far and from_the_sea(s, p) for p in s.map.coast]):  # the Ocean is one step beyond the coast
        return True
    return any([steps[p] <= far and is_built(s, p) and not s.is_isolated(p) and is_source(s, p) for p in s.map.lands])


def is_source(s: Island, place: int) -> bool:
    """Whether Explorers come from Towns and Cities of a land, by the rules in force."""
    if s.is_absent(place):
        return False
    return SOURCES not in s.hooks or not fitting(s, Scope(-1, place=place, mode=EXPLORE), SOURCES, CANNOT)


def is_built(s: Island, place: int) -> bool:
    """Whether a Town or City is in a land, or counts as if it were."""
    return s.buildings(place) > 0 or (SANDS_AS_ONE in s.hooks and bool(counted_in(s, place, (TOWN, CITY))))


def counted_in(s: Island, place: int, kinds: tuple[int, ...]) -> int:
    """How many such Invaders Explore and Build see in a land: where all Sands are one, those of all of them."""
    if SANDS_AS_ONE not in s.hooks or not s.shows(place, ONLY_SANDS):
        return s.count(place, kinds)
    return sum([s.count(land, kinds) for land in s.lands(EXPLORE) if s.shows(land, ONLY_SANDS)])


def explores_widely(s: Island, card: int) -> bool:
    """Whether this is the next Explore card and matches other lands than it shows: the first one of its step."""
    return EXPLORES_WIDELY in s.hooks and s.spaces[EXPLORE_SPACE][:1] == [card]
