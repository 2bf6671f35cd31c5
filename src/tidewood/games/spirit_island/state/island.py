"""The island: the doors through which the table is asked, and the changes that no rule bends."""

from __future__ import annotations

from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.hooks import (
    BLIGHT_ACTION,
    CAUSE,
    DEFEND,
    HEALTH,
    OCEAN_IN_PLAY,
    POWER,
    RAVAGE,
    SACRED,
)
from tidewood.games.spirit_island.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    KIND,
    KINDS,
    OCEAN,
    TERRAIN_SET,
    TOWN,
    WETLAND,
    damage_of,
    is_odd,
)
from tidewood.games.spirit_island.pieces import HEALTH as BASE_HEALTH
from tidewood.games.spirit_island.state.constants import ODD_PLACE, ODD_SHAPE
from tidewood.games.spirit_island.state.fields import Fields
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import COUNTS, bent, fitting


class Island(Fields):
    """The table with its doors: the only way that rules look at it."""

    __slots__ = ()

    def copy(self) -> Island:
        return Island(self)

    # -- doors: the map

    def oceans(self, mode: int) -> int:
        """The boards whose Ocean is a land for this cause: a mask. Only Powers and Blight ever see one."""
        if OCEAN_IN_PLAY not in self.hooks:
            return 0
        cause = CAUSE.of(mode)
        if cause not in (POWER, RAVAGE, BLIGHT_ACTION):
            return 0
        found = 0
        for row in self.rows:
            if row.rule.hook == OCEAN_IN_PLAY:
                start = row.owner * self.map.size
                for place in range(self.map.size):
                    if self.presence[start + place]:
                        found = BOARD_SET.plus(found, self.map.board[place])
        return found

    def adjacent(self, place: int, mode: int) -> list[int]:
        """The lands next to a place, for this cause. [SI-MAP-06, SI-MAP-07]"""
        near = self.map.near[place]
        ocean = self.map.ocean_by[place]
        if ocean >= 0 and BOARD_SET.has(self.oceans(mode), self.map.board[place]):
            return [ocean, *near]
        return near

    def lands(self, mode: int) -> list[int]:
        """All lands, with the Oceans that count as such for this cause. [SI-MAP-02]"""
        oceans = self.oceans(mode)
        if not oceans:
            return self.map.lands
        return [*[self.map.ocean_of[board] for board in BOARD_SET.members(oceans)], *self.map.lands]

    def is_terrain(self, place: int, terrains: int, mode: int) -> bool:
        """Whether a place is of one of these terrains, a mask."""
        terrain = self.map.terrain[place]
        if (
            terrain == OCEAN
            and BOARD_SET.has(self.oceans(mode), self.map.board[place])
            and TERRAIN_SET.has(terrains, WETLAND)
        ):
            return True
        return TERRAIN_SET.has(terrains, terrain)

    def is_coastal(self, place: int, mode: int) -> bool:
        return self.map.is_coastal[place] or (
            self.map.terrain[place] == OCEAN and BOARD_SET.has(self.oceans(mode), self.map.board[place])
        )

    def is_inland(self, place: int) -> bool:
        """Every land that is not coastal. [SI-MAP-04]"""
        return not self.map.is_coastal[place] and self.map.terrain[place] != OCEAN

    def steps(self, mode: int) -> list[list[int]]:
        """How far it is from place to place, for this cause."""
        return self.map.distances(self.oceans(mode))

    def site(self, place: int) -> int:
        """A place as the log knows it, whichever boards are in play: 16 times the board, and the number of the land."""
        return self.map.sites[place]

    # -- doors: pieces

    def count(self, place: int, kinds: tuple[int, ...]) -> int:
        n = 0
        base = place * KINDS
        for kind in kinds:
            n += self.grid[base + kind]
        return n

    def total(self, kinds: tuple[int, ...]) -> int:
        """How many are on the island."""
        n = 0
        for place in self.map.lands:
            n += self.count(place, kinds)
        return n

    def pieces(self, place: int, kinds: tuple[int, ...]) -> list[int]:
        """The different pieces of these kinds in a place, as shapes; unharmed ones before others of their kind."""
        found: list[int] = []
        base = place * KINDS
        for kind in kinds:
            n = self.grid[base + kind]
            if n == 0:
                continue
            special: list[int] = []
            if self.odd:
                for entry in self.odd:
                    if ODD_PLACE.of(entry) == place and KIND.of(entry) == kind:
                        n -= 1
                        if ODD_SHAPE.of(entry) not in special:
                            special.append(ODD_SHAPE.of(entry))
            if n:
                found.append(kind)
            found.extend(special)
        return found

    def every_piece(self, place: int, kinds: tuple[int, ...]) -> list[int]:
        """Each single piece of these kinds in a place, as shapes."""
        found: list[int] = []
        base = place * KINDS
        for kind in kinds:
            n = self.grid[base + kind]
            if n == 0:
                continue
            if self.odd:
                special = [ODD_SHAPE.of(e) for e in self.odd if ODD_PLACE.of(e) == place and KIND.of(e) == kind]
                found.extend([kind] * (n - len(special)))
                found.extend(special)
            else:
                found.extend([kind] * n)
        return found

    def how_many(self, place: int, shape: int) -> int:
        """How many pieces of exactly this shape are in a place."""
        entry = ODD_PLACE.put(place) | shape
        if is_odd(shape):
            return self.odd.count(entry)
        n = self.grid[place * KINDS + shape]
        for e in self.odd:
            if ODD_PLACE.of(e) == place and KIND.of(e) == shape:
                n -= 1
        return n

    def add(self, place: int, shape: int, n: int = 1) -> None:
        self.grid[place * KINDS + KIND.of(shape)] += n
        if is_odd(shape):
            self.odd = sorted([*self.odd, *[ODD_PLACE.put(place) | shape] * n])

    def take(self, place: int, shape: int) -> None:
        """One piece of this shape leaves the place."""
        at = place * KINDS + KIND.of(shape)
        self.grid[at] -= 1
        assert self.grid[at] >= 0, "a piece that is not there"
        if is_odd(shape):
            self.odd.remove(ODD_PLACE.put(place) | shape)

    def health(self, place: int, kind: int) -> int:
        """How much damage a piece of this kind can take here; never below 1. [SI-DAMAGE-12]"""
        n = BASE_HEALTH[kind]
        if HEALTH in self.hooks:
            n = max(bent(self, Scope(-1, place=place).about(kind), HEALTH, n), 1)
        return n

    def left(self, place: int, shape: int) -> int:
        """How much more damage this piece can take."""
        return self.health(place, KIND.of(shape)) - damage_of(shape)

    def defence(self, place: int) -> int:
        """Defend in a land: its markers and what rules add. [SI-DEFEND-03]"""
        n = self.defend[place]
        return bent(self, Scope(-1, place=place), DEFEND, n) if DEFEND in self.hooks else n

    # -- doors: Spirits

    def present(self, who: int, place: int) -> int:
        """How much Presence of a Spirit is there."""
        return self.presence[who * self.map.size + place]

    def places_of(self, who: int) -> list[int]:
        """Where a Spirit has Presence: its lands, and Oceans too. Presence in an Ocean that was a land and is none any
        more is out of play until it is one again. [SI-PRESENCE-02]
        """
        start = who * self.map.size
        presence = self.presence
        found = [place for place in range(self.map.size) if presence[start + place]]
        if OCEAN_IN_PLAY in self.hooks and not self.rules.panels[who].ocean:
            terrain = self.map.terrain
            if any([terrain[place] == OCEAN for place in found]):
                oceans = self.oceans(POWER)
                found = [
                    place for place in found if terrain[place] != OCEAN or BOARD_SET.has(oceans, self.map.board[place])
                ]
        return found

    def on_island(self, who: int) -> int:
        return sum([self.present(who, place) for place in self.places_of(who)])

    def is_sacred(self, who: int, place: int, more: int = 0) -> bool:
        """Two Presence make a Sacred Site, and what a rule makes one. `more`: Presence of others that counts as one's
        own here. [SI-PRESENCE-04, SI-PRESENCE-05]
        """
        n = self.presence[who * self.map.size + place] + more
        if n >= 2:
            return True
        if n and SACRED in self.hooks:
            for row in fitting(self, Scope(-1, place=place, mode=POWER), SACRED, COUNTS):
                if row.owner == who:
                    return True
        return False

    def sacred_sites(self, who: int) -> list[int]:
        return [place for place in self.places_of(who) if self.is_sacred(who, place)]

    def add_presence(self, who: int, place: int, n: int = 1) -> None:
        at = who * self.map.size + place
        self.presence[at] += n
        assert self.presence[at] >= 0, "Presence that is not there"

    def has_elements(self, who: int, needs: tuple[int, ...]) -> bool:
        """Whether a Spirit has these elements now; undecided ones do not count. [SI-POWER-29, SI-ELEMENT-04]"""
        base = who * 8
        for e in range(8):
            if self.elements[base + e] < needs[e]:
                return False
        return True

    def lacks(self, who: int, needs: tuple[int, ...]) -> int:
        """How many elements are missing for a threshold."""
        n = 0
        for e in range(8):
            n += max(needs[e] - self.elements[who * 8 + e], 0)
        return n

    def add_elements(self, who: int, given: tuple[int, ...], sign: int = 1) -> None:
        for e in range(8):
            if given[e]:
                self.elements[who * 8 + e] += sign * given[e]

    # -- Invaders

    def invaders(self, place: int) -> int:
        """How many Explorers, Towns and Cities there are. [SI-INVADER-01]"""
        base = place * KINDS
        return self.grid[base + EXPLORER] + self.grid[base + TOWN] + self.grid[base + CITY]

    def buildings(self, place: int) -> int:
        base = place * KINDS
        return self.grid[base + TOWN] + self.grid[base + CITY]

    def dahan(self, place: int) -> int:
        return self.grid[place * KINDS + DAHAN]

    def blight(self, place: int) -> int:
        return self.grid[place * KINDS + BLIGHT]

    def judge(self) -> None:
        """Won or lost? Asked when an Action and all it caused are finished. [SI-WIN-06, SI-WIN-07]"""
        self.rules.judge(self)
