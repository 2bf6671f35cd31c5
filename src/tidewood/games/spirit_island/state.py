"""The table of Spirit Island, the doors through which it is asked, and the changes that no rule bends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.spirit_island.hooks import (
    BLIGHT_ACTION,
    CAUSES,
    DEFEND,
    HEALTH,
    OCEAN_IN_PLAY,
    POWER,
    RAVAGE,
    SACRED,
)
from tidewood.games.spirit_island.maps import Map
from tidewood.games.spirit_island.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    DREAM_AT,
    EXPLORER,
    KINDS,
    OCEAN,
    SHAPE_BITS,
    TOWN,
    WETLAND,
    damage_of,
)
from tidewood.games.spirit_island.pieces import HEALTH as BASE_HEALTH
from tidewood.kernel.core import Frame, Node, Scope, State
from tidewood.kernel.rows import COUNTS, bent, fitting

if TYPE_CHECKING:
    from tidewood.games.spirit_island.rules import Rules

SHAPES: Final = (1 << SHAPE_BITS) - 1
PLAIN: Final = (1 << DREAM_AT) - 1  # a shape without what belongs to this Action

# action spaces of the Invader board, by which cards lie there
IMMIGRATION, RAVAGE_SPACE, BUILD_SPACE, EXPLORE_SPACE = range(4)
SPACES: Final = ("immigration", "ravage", "build", "explore")

# pools of cards nobody has drawn yet
STAGE_1, STAGE_2, STAGE_3, FEAR_POOL, BLIGHT_POOL, MINOR_POOL, MAJOR_POOL = range(7)

# why a game is lost; 0: it is not
NOT_LOST, BLIGHTED, SPIRIT_GONE, TIME_OUT, BY_ADVERSARY, BY_SCENARIO = range(6)
DEFEATS: Final = ("", "blight", "spirit-destroyed", "invader-deck-empty", "adversary", "scenario")

VICTORY: Final = 4  # as a Terror Level: the Fear deck is used up

# notes of adversary and scenario, by what they count
TILE_OUT, RESOLVED, INSURRECTION = range(3)
NOTES: Final = 3


class Asks(Node["Island"]):
    """Stands in frames that are only made to ask a rule something."""


ASKS: Final = Asks()


class Island(State):
    """What lies on the table. Lists are by place, by Spirit, or by both with the Spirit first."""

    __slots__ = (
        "blight_card", "blight_cards", "blight_pool", "boards", "bonus", "defend", "destroyed", "discard", "done",
        "drowned", "earned", "elements", "energy", "extra_plays", "fear", "fear_deck", "fear_discard", "fear_left",
        "fear_pool", "forgotten", "grid", "grown", "hand", "healthy", "invader_deck", "invader_discard", "loose",
        "lost", "major_deck", "major_discard", "map", "minor_deck", "minor_discard", "notes", "odd", "play", "plays",
        "pools", "presence", "progress", "quick", "removed", "rules", "spaces", "terror", "turn", "uncovered", "used",
        "won",
    )  # fmt: skip

    def __init__(self, source: Island | None = None, rules: Rules | None = None, map: Map | None = None) -> None:
        super().__init__(source)
        if source is not None:
            self.rules: Rules = source.rules
            self.map: Map = source.map
            self.boards: list[int] = source.boards
            self.grid: list[int] = source.grid[:]
            self.odd: list[int] = source.odd[:]
            self.presence: list[int] = source.presence[:]
            self.defend: list[int] = source.defend[:]
            self.energy: list[int] = source.energy[:]
            self.uncovered: list[int] = source.uncovered[:]
            self.destroyed: list[int] = source.destroyed[:]
            self.removed: list[int] = source.removed[:]
            self.elements: list[int] = source.elements[:]
            self.loose: list[int] = source.loose[:]
            self.hand: list[list[int]] = [cards[:] for cards in source.hand]
            self.play: list[list[int]] = [cards[:] for cards in source.play]
            self.discard: list[list[int]] = [cards[:] for cards in source.discard]
            self.forgotten: list[list[int]] = [cards[:] for cards in source.forgotten]
            self.used: list[list[int]] = [powers[:] for powers in source.used]
            self.grown: list[int] = source.grown[:]
            self.plays: list[int] = source.plays[:]
            self.extra_plays: list[int] = source.extra_plays[:]
            self.bonus: list[int] = source.bonus[:]
            self.quick: list[int] = source.quick[:]
            self.done: list[int] = source.done[:]
            self.drowned: list[int] = source.drowned[:]
            self.progress: list[int] = source.progress[:]
            self.spaces: list[list[int]] = [cards[:] for cards in source.spaces]
            self.invader_deck: list[int] = source.invader_deck[:]
            self.invader_discard: list[int] = source.invader_discard[:]
            self.fear_deck: list[int] = source.fear_deck[:]
            self.fear_left: list[int] = source.fear_left[:]
            self.earned: list[int] = source.earned[:]
            self.fear_discard: list[int] = source.fear_discard[:]
            self.minor_deck: list[int] = source.minor_deck[:]
            self.major_deck: list[int] = source.major_deck[:]
            self.minor_discard: list[int] = source.minor_discard[:]
            self.major_discard: list[int] = source.major_discard[:]
            self.blight_cards: list[int] = source.blight_cards[:]
            self.pools: list[list[int]] = [pool[:] for pool in source.pools]
            self.notes: list[int] = source.notes[:]
            self.fear: int = source.fear
            self.fear_pool: int = source.fear_pool
            self.terror: int = source.terror
            self.blight_pool: int = source.blight_pool
            self.blight_card: int = source.blight_card
            self.healthy: int = source.healthy
            self.turn: int = source.turn
            self.lost: int = source.lost
            self.won: int = source.won
            return
        assert rules is not None and map is not None
        n = rules.players
        self.rules = rules
        self.map = map
        self.players = n
        self.boards = []
        self.grid = [0] * (map.size * KINDS)  # how many pieces of each kind lie in each place, odd ones included
        self.odd = []  # damaged and otherwise special pieces, one entry each: place and shape; sorted
        self.presence = [0] * (n * map.size)
        self.defend = [0] * map.size  # markers of this turn
        self.energy = [0] * n
        self.uncovered = [0] * n  # mask of the spaces of the presence tracks
        self.destroyed = [0] * n  # Presence beside the island
        self.removed = [0] * n  # Presence out of the game
        self.elements = [0] * (n * 8)  # of this turn, tracks included
        self.loose = [0] * n  # elements of choice not yet decided
        self.hand = [[] for _ in range(n)]
        self.play = [[] for _ in range(n)]
        self.discard = [[] for _ in range(n)]
        self.forgotten = [[] for _ in range(n)]
        self.used = [[] for _ in range(n)]  # Powers used this turn
        self.grown = [0] * n  # mask of Growth options taken this turn
        self.plays = [0] * n  # cards that may still be played
        self.extra_plays = [0] * n  # from Growth, this turn
        self.bonus = [0] * n  # mask of track bonuses used this turn
        self.quick = [0] * n  # Slow Powers used as if they were Fast this turn
        self.done = [0] * n  # who is done with this phase; in the Spirit phase how far
        self.drowned = [0] * n  # Health of drowned Invaders on the panel
        self.progress = [0] * n  # cards taken from the power progression
        self.spaces = [[], [], [], []]
        self.invader_deck = []
        self.invader_discard = []
        self.fear_deck = []
        self.fear_left = [0, 0, 0]  # Fear cards of each Terror Level still in the deck
        self.earned = []
        self.fear_discard = []
        self.minor_deck = []
        self.major_deck = []
        self.minor_discard = []
        self.major_discard = []
        self.blight_cards = []  # replaced by others in a solo game
        self.pools = rules.pools()
        self.notes = [0] * NOTES
        self.fear = 0  # generated since the last card was earned
        self.fear_pool = 0  # how much earns a card
        self.terror = 1  # SI-FEAR-15
        self.blight_pool = 0
        self.blight_card = -1
        self.healthy = 1
        self.turn = 0
        self.lost = NOT_LOST
        self.won = 0

    def copy(self) -> Island:
        return Island(self)

    # -- doors: the map

    def oceans(self, mode: int) -> int:
        """The boards whose Ocean is a land for this cause: a mask. Only Powers and Blight ever see one."""
        if not self.hooks >> OCEAN_IN_PLAY & 1:
            return 0
        cause = mode & CAUSES
        if cause not in (POWER, RAVAGE, BLIGHT_ACTION):
            return 0
        found = 0
        for row in self.rows:
            if row.rule.hook == OCEAN_IN_PLAY:
                start = row.owner * self.map.size
                for place in range(self.map.size):
                    if self.presence[start + place]:
                        found |= 1 << self.map.board[place]
        return found

    def adjacent(self, place: int, mode: int) -> list[int]:
        """The lands next to a place, for this cause. [SI-MAP-06, SI-MAP-07]"""
        near = self.map.near[place]
        ocean = self.map.ocean_by[place]
        if ocean >= 0 and self.oceans(mode) >> self.map.board[place] & 1:
            return [ocean, *near]
        return near

    def lands(self, mode: int) -> list[int]:
        """All lands, with the Oceans that count as such for this cause. [SI-MAP-02]"""
        oceans = self.oceans(mode)
        if not oceans:
            return self.map.lands
        return [*[self.map.ocean_of[b] for b in range(len(self.map.boards)) if oceans >> b & 1], *self.map.lands]

    def is_terrain(self, place: int, terrains: int, mode: int) -> bool:
        """Whether a place is of one of these terrains, a mask."""
        terrain = self.map.terrain[place]
        if terrain == OCEAN and self.oceans(mode) >> self.map.board[place] & 1 and terrains >> WETLAND & 1:
            return True
        return bool(terrains >> terrain & 1)

    def is_coastal(self, place: int, mode: int) -> bool:
        return self.map.is_coastal[place] or (
            self.map.terrain[place] == OCEAN and bool(self.oceans(mode) >> self.map.board[place] & 1)
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
                    if entry >> SHAPE_BITS == place and entry & 15 == kind:
                        n -= 1
                        if entry & SHAPES not in special:
                            special.append(entry & SHAPES)
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
                special = [e & SHAPES for e in self.odd if e >> SHAPE_BITS == place and e & 15 == kind]
                found.extend([kind] * (n - len(special)))
                found.extend(special)
            else:
                found.extend([kind] * n)
        return found

    def how_many(self, place: int, shape: int) -> int:
        """How many pieces of exactly this shape are in a place."""
        entry = place << SHAPE_BITS | shape
        if shape >= KINDS:
            return self.odd.count(entry)
        n = self.grid[place * KINDS + shape]
        for e in self.odd:
            if e >> SHAPE_BITS == place and e & 15 == shape:
                n -= 1
        return n

    def add(self, place: int, shape: int, n: int = 1) -> None:
        self.grid[place * KINDS + (shape & 15)] += n
        if shape >= KINDS:
            self.odd = sorted([*self.odd, *[place << SHAPE_BITS | shape] * n])

    def take(self, place: int, shape: int) -> None:
        """One piece of this shape leaves the place."""
        at = place * KINDS + (shape & 15)
        self.grid[at] -= 1
        assert self.grid[at] >= 0, "a piece that is not there"
        if shape >= KINDS:
            self.odd.remove(place << SHAPE_BITS | shape)

    def health(self, place: int, kind: int) -> int:
        """How much damage a piece of this kind can take here; never below 1. [SI-DAMAGE-12]"""
        n = BASE_HEALTH[kind]
        if self.hooks >> HEALTH & 1:
            n = max(bent(self, self.asking(place, kind), HEALTH, n), 1)
        return n

    def left(self, place: int, shape: int) -> int:
        """How much more damage this piece can take."""
        return self.health(place, shape & 15) - damage_of(shape)

    def asking(self, place: int, held: int = -1, mode: int = 0) -> Frame:
        """A frame to ask rules with: here, about this."""
        return Frame(ASKS, Scope(-1, place=place, mode=mode), held=held)

    def defence(self, place: int) -> int:
        """Defend in a land: its markers and what rules add. [SI-DEFEND-03]"""
        n = self.defend[place]
        return bent(self, self.asking(place), DEFEND, n) if self.hooks >> DEFEND & 1 else n

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
        if self.hooks >> OCEAN_IN_PLAY & 1 and not self.rules.spirits[who].ocean:
            terrain = self.map.terrain
            if any([terrain[place] == OCEAN for place in found]):
                oceans = self.oceans(POWER)
                found = [place for place in found if terrain[place] != OCEAN or oceans >> self.map.board[place] & 1]
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
        if n and self.hooks >> SACRED & 1:
            for row in fitting(self, self.asking(place, mode=POWER), SACRED, COUNTS):
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
