"""The table made from what was last looked at: most lands and Spirits are as they were.

What has stayed is the same object as before, so whoever compares two tables has little to do. All eyes see the same, so
nothing here is anybody's secret.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Any, Final

from tidewood.games.spirit_island import guidance
from tidewood.games.spirit_island.hooks import ABSENT, DEFEND, HEALTH, ISOLATED, JOINED, OCEAN_IN_PLAY, SACRED
from tidewood.games.spirit_island.pieces import KINDS, OCEAN
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import ODD_PLACE, Island
from tidewood.games.spirit_island.table import is_inner, is_shown, land, spirit, table_with
from tidewood.games.spirit_island.view import Land, Spirit, SpiritIslandView


class Looked:
    """What was made of a position, and all of the position that it was made from. It never changes."""

    def __init__(self, s: Island, last: Looked | None) -> None:
        self.rules: Final = s.rules
        self.map: Final = s.map
        if last is not None and (last.rules is not s.rules or last.map is not s.map):
            last = None
        self.grid: Final = s.grid[:]
        self.odd: Final = s.odd[:]
        self.presence: Final = s.presence[:]
        self.bent: Final = bent(s)
        self.shape: Final = [
            (row.rule.id, row.place) for row in s.rows if row.rule.hook in (ABSENT, JOINED)
        ]  # of the map
        self.oceans: Final = [place for place in s.map.ocean_of if is_shown(s, place)]
        self.lands: Final = self._lands(s, last)
        self.keys: Final = [spirit_key(s, who) for who in range(s.players)]
        self.spirits: Final[dict[str, Spirit]] = {
            f"p{who + 1}": last.spirits[f"p{who + 1}"] if last is not None and last.keys[who] == key else spirit(s, who)
            for who, key in enumerate(self.keys)
        }

    def _lands(self, s: Island, last: Looked | None) -> dict[str, Land]:
        names, terrain = s.map.names, s.map.terrain
        if last is None or last.oceans != self.oceans or last.shape != self.shape:
            return {names[place]: land(s, place) for place in range(s.map.size) if is_shown(s, place)}
        changed = self._changed(last)
        if not changed:
            return last.lands
        found = last.lands.copy()
        for place in changed:
            if terrain[place] != OCEAN or place in self.oceans:
                found[names[place]] = land(s, place)
        return found

    def _changed(self, last: Looked) -> set[int]:
        """Places where something is other than it was."""
        found: set[int] = set()
        if self.grid != last.grid:
            found.update([i // KINDS for i in differing(self.grid, last.grid)])
        if self.odd != last.odd:
            found.update([ODD_PLACE.of(entry) for entry in (*self.odd, *last.odd)])
        if self.presence != last.presence:
            found.update([i % self.map.size for i in differing(self.presence, last.presence)])
        found.update(
            *[differing(now, before) for now, before in zip(self.bent, last.bent, strict=True) if now != before]
        )
        return found


def differing(now: list[Any], before: list[Any]) -> list[int]:
    """Where two lists of the same length differ."""
    return list(compress(range(len(now)), map(ne, now, before)))


def bent(s: Island) -> tuple[list[Any], ...]:
    """What rules in force may change in any land whatever happens anywhere: Defend, Health, which lands are marked."""
    places = range(s.map.size)
    defence = [s.defence(place) for place in places] if DEFEND in s.hooks else s.defend[:]
    health = [guidance.local_health(s, place) for place in places] if HEALTH in s.hooks else [{}] * s.map.size
    scenario = rules_of(s).scenario
    marked = scenario is not None and scenario.inner_lands is not None
    inner = [is_inner(s, place) for place in places] if marked else [False] * s.map.size
    isolated = [s.is_isolated(place) for place in places] if ISOLATED in s.hooks else [False] * s.map.size
    return defence, health, inner, isolated


def spirit_key(s: Island, who: int) -> tuple[object, ...]:
    """All that the table of a Spirit is made from."""
    size = s.map.size
    presence = s.presence[who * size : who * size + size]
    ruled = SACRED in s.hooks or OCEAN_IN_PLAY in s.hooks
    return (
        presence, s.elements[who * 8 : who * 8 + 8], s.hand[who][:], s.play[who][:], s.discard[who][:],
        s.forgotten[who][:], s.used[who][:], s.energy[who], s.uncovered[who], s.plays[who], s.loose[who],
        s.destroyed[who], s.removed[who], s.drowned[who], s.done[who], s.phase == "spirit", s.own[who][:],
        (s.sacred_sites(who), s.on_island(who)) if ruled else None, guidance.cannot(s, who),
    )  # fmt: skip


def look(s: Island, last: Looked | None) -> tuple[SpiritIslandView, Looked]:
    """The table, and what to give when the game is looked at next. Not to be changed."""
    looked = Looked(s, last)
    return table_with(s, looked.lands, looked.spirits), looked
