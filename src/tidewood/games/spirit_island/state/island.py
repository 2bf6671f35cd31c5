"""The island: the doors through which the table is asked, and the changes that no rule bends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.hooks import (
    ABSENT,
    AS_BADLANDS,
    DEFEND,
    FULL,
    HEALTH,
    OCEAN_IN_PLAY,
    POWER,
    SACRED,
    STANDS_FOR,
    THIEVES,
    WEAKENS,
)
from tidewood.games.spirit_island.hooks import SWARM as SWARMS
from tidewood.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    KIND,
    KINDS,
    OCEAN,
    STRIFE,
    SWARM,
    TOWN,
    damage_of,
    is_odd,
    is_thief,
    shape_name,
)
from tidewood.games.spirit_island.pieces import HEALTH as BASE_HEALTH
from tidewood.games.spirit_island.state.constants import BY_ADVERSARY, ODD_PLACE, ODD_SHAPE
from tidewood.games.spirit_island.state.ground import Ground
from tidewood.kernel.core import Row, Scope
from tidewood.kernel.rows import COUNTS, FOREVER, THIS_TURN, bent, fitting

OFF_ISLAND: Final = -1


def is_that_thief(row: Row, shape: int) -> bool:
    """Whether a row stands for such a Thief: its rule is called like the piece."""
    return row.rule.hook == THIEVES and row.rule.id == shape_name(shape)


class Island(Ground):
    """The table with its doors: the only way that rules look at it."""

    __slots__ = ()

    def copy(self) -> Island:
        return Island(self)

    def does_all(self, scope: Scope) -> bool:
        return FULL.of(scope.mode) != 0

    # -- doors: pieces

    def count(self, place: int, kinds: tuple[int, ...]) -> int:
        n = 0
        base = place * KINDS
        for kind in kinds:
            n += self.grid[base + kind]
        if SWARMS in self.hooks and BEASTS in kinds and self.swarms(place):
            n += 1
        return n

    def swarmer(self) -> int:
        """The Spirit whose Sacred Sites are also Beasts."""
        return next(row.owner for row in self.rows if row.rule.hook == SWARMS)

    def swarms(self, place: int) -> bool:
        """Whether there is a Sacred Site that is also Beasts."""
        return self.present(self.swarmer(), place) >= 2

    def count_for(self, who: int, place: int, kinds: tuple[int, ...]) -> int:
        """The same for the Actions of a Spirit, for which Blight may also be Badlands."""
        n = self.count(place, kinds)
        if AS_BADLANDS in self.hooks and BADLANDS in kinds and BLIGHT not in kinds:
            if any([row.rule.hook == AS_BADLANDS and row.owner == who for row in self.rows]):
                n += self.blight(place)
        if THIEVES in self.hooks and EXPLORER in kinds and who >= 0:
            n += self.thieves(place)
        if STANDS_FOR in self.hooks and (BADLANDS in kinds or BEASTS in kinds):
            n += self.stand_ins(place)
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
        if SWARMS in self.hooks and BEASTS in kinds and self.swarms(place):
            found.append(SWARM)
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
        if SWARMS in self.hooks and BEASTS in kinds and self.swarms(place):
            found.append(SWARM)
        return found

    def thieves(self, place: int) -> int:
        """How many Thieves are in a land."""
        return len([row for row in self.rows if row.rule.hook == THIEVES and row.place == place])

    def stand_ins(self, place: int) -> int:
        """Presence there that counts as Beasts and Badlands."""
        return sum([self.present(row.owner, place) for row in self.rows if row.rule.hook == STANDS_FOR])

    def strife(self, place: int) -> int:
        """How much Strife lies under the Invaders of a place. [SI-TOKEN-02]"""
        n = 0
        for entry in self.odd:
            if ODD_PLACE.of(entry) == place:
                n += STRIFE.of(entry)
        return n

    def how_many(self, place: int, shape: int) -> int:
        """How many pieces of exactly this shape are in a place."""
        if shape == SWARM:
            return int(self.swarms(place))
        if is_thief(shape):
            return len([row for row in self.rows if row.place == place and is_that_thief(row, shape)])
        entry = ODD_PLACE.put(place) | shape
        if is_odd(shape):
            return self.odd.count(entry)
        n = self.grid[place * KINDS + shape]
        for e in self.odd:
            if ODD_PLACE.of(e) == place and KIND.of(e) == shape:
                n -= 1
        return n

    def add(self, place: int, shape: int, n: int = 1) -> None:
        if shape == SWARM:
            who = self.swarmer()
            self.destroyed[who] -= 2
            self.add_presence(who, place, 2)
            return
        if is_thief(shape):
            self.move_thief(OFF_ISLAND, place, shape, FOREVER)
            return
        at = place * KINDS + KIND.of(shape)
        self.grid[at] = self.grid[at] + n
        if self.rules.most_towns and KIND.of(shape) == TOWN and self.total((TOWN,)) > self.rules.most_towns:
            self.lost = self.lost or BY_ADVERSARY  # there is no Town left to place
        if is_odd(shape):
            self.odd = sorted([*self.odd, *[ODD_PLACE.put(place) | shape] * n])

    def take(self, place: int, shape: int) -> None:
        """One piece of this shape leaves the place. Presence that counts as Beasts lies beside the island until it is
        added elsewhere. [SI-PRESENCE-11]
        """
        if shape == SWARM:
            who = self.swarmer()
            self.add_presence(who, place, -2)
            self.destroyed[who] += 2
            return
        if is_thief(shape):
            self.move_thief(place, OFF_ISLAND, shape, THIS_TURN)
            return
        at = place * KINDS + KIND.of(shape)
        self.grid[at] = self.grid[at] - 1
        assert self.grid[at] >= 0, "a piece that is not there"
        if is_odd(shape):
            self.odd.remove(ODD_PLACE.put(place) | shape)

    def move_thief(self, origin: int, place: int, shape: int, until: int) -> None:
        """One such Thief goes from place to place. One off the island goes back to the supply as the turn ends."""
        found = [row for row in self.rows if row.place == origin and is_that_thief(row, shape)][-1]
        moved = Row(found.serial, found.rule, found.owner, place, until, found.uses, found.value)
        self.rows = tuple([moved if row is found else row for row in self.rows])

    def health(self, place: int, kind: int) -> int:
        """How much damage a piece of this kind can take here; never below 1. [SI-DAMAGE-12]"""
        n = BASE_HEALTH[kind]
        if HEALTH in self.hooks:
            n = max(bent(self, Scope(-1, place=place).about(kind), HEALTH, n), 1)
        return n

    def health_of(self, place: int, shape: int) -> int:
        """How much damage this very piece can take here: Strife may weaken it. [SI-DAMAGE-12]"""
        if is_thief(shape):
            return 1
        n = self.health(place, KIND.of(shape))
        if WEAKENS in self.hooks and STRIFE.of(shape):
            n -= STRIFE.of(shape) * len([row for row in self.rows if row.rule.hook == WEAKENS])
        return max(n, 1)

    def left(self, place: int, shape: int) -> int:
        """How much more damage this piece can take."""
        return self.health_of(place, shape) - damage_of(shape)

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
        if ABSENT in self.hooks:
            found = [place for place in found if not self.is_absent(place)]
        if OCEAN_IN_PLAY in self.hooks and not self.rules.panels[who].ocean:
            terrain = self.map.terrain
            if any([terrain[place] == OCEAN for place in found]):
                oceans = self.oceans(POWER)
                found = [
                    place for place in found if terrain[place] != OCEAN or BOARD_SET.has(oceans, self.map.board[place])
                ]
        return found

    def on_island(self, who: int) -> int:
        if ABSENT not in self.hooks and OCEAN_IN_PLAY not in self.hooks:
            return sum(self.presence[who * self.map.size : (who + 1) * self.map.size])
        n = sum([self.present(who, place) for place in self.places_of(who)])
        if ABSENT in self.hooks:  # what does not exist counts for defeat all the same
            n += sum([self.present(who, place) for place in self.map.lands if self.is_absent(place)])
        return n

    def is_on_island(self, who: int) -> bool:
        """Whether a Spirit has any Presence there: asked after every Action, so the first that is found will do."""
        if ABSENT in self.hooks or OCEAN_IN_PLAY in self.hooks:
            return self.on_island(who) > 0
        presence = self.presence
        start = who * self.map.size
        for at in range(start, start + self.map.size):
            if presence[at]:
                return True
        return False

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
        self.presence[at] = self.presence[at] + n
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
                at = who * 8 + e
                self.elements[at] = self.elements[at] + sign * given[e]

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
