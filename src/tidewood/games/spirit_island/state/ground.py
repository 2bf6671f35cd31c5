"""The ground of the island: which lands there are, what they are, and which lie next to each other. Lands may be
missing for a time or for good, and two may be one for a turn.
"""

from __future__ import annotations

from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.hooks import (
    ABSENT,
    BLIGHT_ACTION,
    CAUSE,
    ISOLATED,
    JOINED,
    OCEAN_IN_PLAY,
    POWER,
    RAVAGE,
    TIMES,
)
from tidewood.games.spirit_island.pieces import OCEAN, TERRAIN_SET, WETLAND
from tidewood.games.spirit_island.state.fields import Fields


class Ground(Fields):
    """The doors through which rules look at the map."""

    __slots__ = ()

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
        near = self.near(place)
        ocean = self.ocean_by(place)
        if ocean >= 0 and BOARD_SET.has(self.oceans(mode), self.map.board[ocean]):
            return [ocean, *near]
        return near

    def near(self, place: int) -> list[int]:
        """The lands next to a place, Oceans aside."""
        if not self.is_bent():
            return self.map.near[place]
        if self.is_absent(place):
            return []
        found: list[int] = []
        for part in self.parts(place):
            for land in self.map.near[part]:
                land = self.whole(land)
                if land != place and land not in found and not self.is_absent(land):
                    found.append(land)
        return sorted(found)

    def parts(self, place: int) -> list[int]:
        """The lands of the map that a land is made of: itself, and one that is joined to it."""
        if JOINED not in self.hooks:
            return [place]
        return [place, *[row.value for row in self.rows if row.rule.hook == JOINED and row.place == place]]

    def whole(self, place: int) -> int:
        """The land that this land of the map belongs to."""
        if JOINED not in self.hooks:
            return place
        return next((row.place for row in self.rows if row.rule.hook == JOINED and row.value == place), place)

    def ocean_by(self, place: int) -> int:
        """The Ocean that a land borders, or -1."""
        return (
            max([self.map.ocean_by[part] for part in self.parts(place)]) if self.is_bent() else self.map.ocean_by[place]
        )

    def lands(self, mode: int) -> list[int]:
        """All lands, with the Oceans that count as such for this cause. [SI-MAP-02]"""
        oceans = self.oceans(mode)
        if ABSENT in self.hooks:
            seas = [self.map.ocean_of[board] for board in BOARD_SET.members(oceans)]
            return [*seas, *[land for land in self.map.lands if not self.is_absent(land)]]
        if not oceans:
            return self.map.lands
        return [*[self.map.ocean_of[board] for board in BOARD_SET.members(oceans)], *self.map.lands]

    def lands_on(self, board: int) -> list[int]:
        """The lands of a board that exist."""
        lands = self.map.lands_of[board]
        return [land for land in lands if not self.is_absent(land)] if ABSENT in self.hooks else lands

    def is_terrain(self, place: int, terrains: int, mode: int) -> bool:
        """Whether a place is of one of these terrains, a mask."""
        terrain = self.map.terrain[place]
        if (
            terrain == OCEAN
            and BOARD_SET.has(self.oceans(mode), self.map.board[place])
            and TERRAIN_SET.has(terrains, WETLAND)
        ):
            return True
        return self.shows(place, terrains)

    def shows(self, place: int, terrains: int) -> bool:
        """Whether one of these terrains is printed on the land; of joined lands, on either."""
        if JOINED in self.hooks:
            return any([TERRAIN_SET.has(terrains, self.map.terrain[part]) for part in self.parts(place)])
        return TERRAIN_SET.has(terrains, self.map.terrain[place])

    def is_coastal(self, place: int, mode: int) -> bool:
        return self.is_coast(place) or (
            self.map.terrain[place] == OCEAN and BOARD_SET.has(self.oceans(mode), self.map.board[place])
        )

    def is_coast(self, place: int) -> bool:
        """Whether a land borders an Ocean, isolated or not. [SI-ISOLATE-05]"""
        return self.ocean_by(place) >= 0 if JOINED in self.hooks else self.map.is_coastal[place]

    def is_inland(self, place: int) -> bool:
        """Every land that is not coastal. [SI-MAP-04]"""
        return not self.is_coast(place) and self.map.terrain[place] != OCEAN

    def is_isolated(self, place: int) -> bool:
        """Whether Invaders neither come to this land nor go from it. [SI-ISOLATE-01, SI-ISOLATE-02]"""
        return ISOLATED in self.hooks and any([row.rule.hook == ISOLATED and row.place == place for row in self.rows])

    def steps(self, mode: int) -> list[list[int]]:
        """How far it is from place to place, for this cause."""
        if not self.is_bent():
            return self.map.distances(self.oceans(mode))
        absent = tuple([land for land in self.map.lands if self.is_absent(land)])
        joined = tuple([(row.value, row.place) for row in self.rows if row.rule.hook == JOINED])
        return self.map.distances(self.oceans(mode), absent, joined)

    def is_bent(self) -> bool:
        """Whether lands are missing from the map, or joined."""
        return ABSENT in self.hooks

    def is_gone(self, board: int) -> bool:
        """Whether a board was destroyed: then its Ocean is gone, too."""
        return ABSENT in self.hooks and self.is_absent(self.map.ocean_of[board])

    def boards_left(self) -> list[int]:
        """The boards of the island, by their order, without those that were destroyed."""
        every = range(len(self.map.boards))
        return [board for board in every if not self.is_gone(board)] if ABSENT in self.hooks else list(every)

    def times_on(self, board: int) -> int:
        """How often what happens on each board happens on this one, in the Invader Phase."""
        if self.is_gone(board):
            return 0
        if TIMES not in self.hooks or not self.phase.startswith("invaders"):
            return 1
        rows = [row for row in self.rows if row.rule.hook == TIMES and self.map.board[row.place] == board]
        return max(1 + sum([row.value for row in rows]), 0)

    def is_absent(self, place: int) -> bool:
        """Whether a land does not exist just now."""
        return ABSENT in self.hooks and any([row.rule.hook == ABSENT and row.place == place for row in self.rows])

    def site(self, place: int) -> int:
        """A place as the log knows it, whichever boards are in play: 16 times the board, and the number of the land."""
        return self.map.sites[place]
