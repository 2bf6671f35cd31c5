"""What becomes of every land in the next two Invader phases, as far as one can see: for bots.

The cards on the action spaces say where Invaders ravage and build next, so most of it is known.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    KIND,
    KINDS,
    STRENGTH,
    TOWN,
    VITALITY,
    WILDS,
    damage_of,
    strife_of,
)
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import BUILD_SPACE, EXTRA_BUILD_SPACE, ODD_PLACE, RAVAGE_SPACE, Island
from tidewood.games.spirit_island.verbs.invaders import shown, still_to_ravage
from tidewood.games.spirit_island.verbs.skip_invaders import NO_RAVAGE

BLIGHT_COST: Final = 5.0
LAST_BLIGHT: Final = 14.0  # shared by how much is left in the pool
ALL_BLIGHT: Final = 8.5  # for each player, with what the island begins with
DOOM: Final = 150.0  # when there is none left
LOST_PRESENCE: Final = 2.0
DAHAN_WORTH: Final = 1.5
EXPLORER_COST: Final = 0.7
TOWN_COST: Final = 1.6
CITY_COST: Final = 2.6
STRUCK: Final = 0.8  # what it is worth that Dahan strike back, for each damage
NEXT: Final = 0.4  # what a Ravage next turn costs
SOON: Final = 0.3  # one in two turns
LATER: Final = 0.2  # one that must come some day
FEAR_WORTH: Final = 2.3
# Tokens that lie on the island, as long as they lie there.
TOKEN_WORTH: Final = {BEASTS: 0.8, WILDS: 1.2, DISEASE: 1.2, BADLANDS: 0.6, VITALITY: 1.5}

COUNTED: Final = [(kind, worth) for kind, worth in TOKEN_WORTH.items() if kind != DISEASE]

BEFORE_RAVAGE: Final = (
    "",
    "spirit",
    "fast",
    "invaders.blight",
    "invaders.event",
    "invaders.fear",
    "invaders.immigration",
)
RAVAGING: Final = "invaders.ravage"
BUILDING: Final = ("invaders.build", "invaders.reveal", "invaders.explore", "invaders.advance")

# a land, as a list: Explorers, Towns, Cities, Dahan, Defend, whether Invaders skip it, damage on a Town, on a City,
# damage that Strife holds back, Disease
DEFENCE, SKIPPED, HURT_TOWN, HURT_CITY, HELD, ILL = range(4, 10)


def hope(s: Island, left: float) -> float:
    """What it is worth that so much Blight may still come. Each costs much more than the one before: measured by
    results, more steeply than what a single Blight is taken to cost when Powers choose their targets.
    """
    each = left / s.players
    if each <= 0.0:
        return s.players * (each - DOOM)
    return -s.players * (ALL_BLIGHT - each) * (BLIGHT_COST + LAST_BLIGHT / max(each, 0.7))


class Outlook:
    """The island as it will be."""

    __slots__ = ("blight_cost", "building", "builds_now", "costs", "lands", "left", "losses", "next", "ravaging", "s")

    def __init__(self, s: Island) -> None:
        self.s: Final = s
        left = s.blight_pool + (3.0 * s.players if s.healthy and s.rules.has_blight_card else 0.0)
        self.left: Final = left  # how much Blight may still come
        self.blight_cost: Final = BLIGHT_COST + LAST_BLIGHT * s.players / max(left, 1.0)
        self.losses: Final[dict[int, float]] = {}  # of Presence, where Blight comes
        # where they ravage now, where they build, and where they ravage next turn
        self.ravaging: tuple[int, ...] = ()
        self.building: tuple[int, ...] = ()
        self.builds_now = s.phase in BEFORE_RAVAGE or s.phase == RAVAGING  # else next turn
        if self.builds_now:
            self.ravaging = tuple(still_to_ravage(s)) if s.phase == RAVAGING else _lands(s, s.spaces[RAVAGE_SPACE])
            self.building = self.next = _lands(s, [*s.spaces[BUILD_SPACE], *s.spaces[EXTRA_BUILD_SPACE]])
        elif s.phase in BUILDING:
            self.next = _lands(s, s.spaces[BUILD_SPACE])
        else:
            self.building = _lands(s, s.spaces[BUILD_SPACE])
            self.next = _lands(s, s.spaces[RAVAGE_SPACE])
        grid = s.grid
        self.lands: Final[dict[int, list[int]]] = {}
        for place in s.map.lands:
            base = place * KINDS
            self.lands[place] = [
                grid[base + EXPLORER], grid[base + TOWN], grid[base + CITY], grid[base + DAHAN], 0, 0, 0, 0,
                0, grid[base + DISEASE],
            ]  # fmt: skip
        if self.ravaging:
            for place in self.ravaging:
                self.lands[place][DEFENCE] = s.defence(place)
            for row in s.rows:
                if row.rule is NO_RAVAGE and row.place in self.lands:
                    self.lands[row.place][SKIPPED] = 1
        for entry in s.odd:
            place, kind = ODD_PLACE.of(entry), KIND.of(entry)
            if kind <= CITY and place in self.lands and strife_of(entry):
                self.lands[place][HELD] += STRENGTH[kind]
            if kind in (TOWN, CITY) and place in self.lands:
                at = HURT_TOWN if kind == TOWN else HURT_CITY
                self.lands[place][at] = max(self.lands[place][at], damage_of(entry))
        self.costs: Final[dict[int, float]] = {}

    def cost(self, place: int) -> float:
        """What a land costs as it is now."""
        n = self.costs.get(place)
        if n is None:
            n = self.costs[place] = self.cost_of(place, self.lands[place])
        return n

    def total(self) -> float:
        return sum([self.cost(place) for place in self.lands])

    def cost_of(self, place: int, land: list[int]) -> float:
        """What a land like this costs: a Ravage now, what is built, a Ravage later."""
        e, t, c, d = land[0], land[1], land[2], land[3]
        ill = land[ILL]
        if not (e or t or c):
            return -DAHAN_WORTH * d - TOKEN_WORTH[DISEASE] * ill
        n = 0.0
        held = land[HELD]
        blighted = self.s.grid[place * KINDS + BLIGHT]
        if not land[SKIPPED]:
            if place in self.ravaging:
                if blights(land):
                    n += self.blight_here(place, blighted)
                    blighted = 1
                n -= FEAR_WORTH * (t + 2 * c)
                e, t, c, d = _ravaged(land)
                n += FEAR_WORTH * (t + 2 * c)
                held = 0
            if self.builds_now and place in self.building and (e or t or c):
                if ill:
                    ill -= 1
                elif t > c:
                    c += 1
                else:
                    t += 1
        n += EXPLORER_COST * e + TOWN_COST * t + CITY_COST * c - DAHAN_WORTH * d - TOKEN_WORTH[DISEASE] * ill
        damage = e + 2 * t + 3 * c - held
        if damage <= 0:
            return n
        if place in self.next:
            return n + NEXT * self.ravage(place, damage, d, blighted)
        if not ill:
            damage += 3 if t > c else 2  # it is built in before
        known = not self.builds_now and place in self.building
        return n + (SOON if known else LATER) * self.ravage(place, damage, d, blighted)

    def ravage(self, place: int, damage: int, dahan: int, blighted: int) -> float:
        """What a Ravage to come costs."""
        if damage < 2:
            return 0.0
        killed = min(damage // 2, dahan)
        n = self.blight_here(place, blighted) + DAHAN_WORTH * killed
        strike = min(2 * (dahan - killed), damage)
        return n - STRUCK * strike

    def blight_here(self, place: int, blighted: int) -> float:
        """What a Blight costs that comes to a land, not in this Ravage."""
        return self.blight_cost * (2.0 if blighted else 1.0) + self.lost_presence(place)

    def lost_presence(self, place: int) -> float:
        n = self.losses.get(place)
        if n is None:
            n = 0.0
            for who in range(self.s.players):
                if self.s.present(who, place):
                    n += LOST_PRESENCE
            self.losses[place] = n
        return n

    def settle(self, place: int, land: list[int] | None) -> None:
        if land is not None:
            self.lands[place] = land
            self.costs.pop(place, None)

    def invaders_act(self) -> None:
        """Ravage and Build are over: what is left for Slow Powers."""
        for place, land in self.lands.items():
            e, t, c, d = land[0], land[1], land[2], land[3]
            held, ill = land[HELD], land[ILL]
            if not (e or t or c):
                continue
            if not land[SKIPPED]:
                if place in self.ravaging:
                    e, t, c, d = _ravaged(land)
                    held = 0
                if self.builds_now and place in self.building and (e or t or c):
                    if ill:
                        ill -= 1
                    elif t > c:
                        c += 1
                    else:
                        t += 1
            self.lands[place] = [e, t, c, d, 0, 0, 0, 0, held, ill]
        self.ravaging = self.building = ()
        self.builds_now = False
        self.costs.clear()


def tokens_on(s: Island) -> float:
    """What the tokens on the island are worth; Disease counts where it is. The base game has none."""
    if not rules_of(s).expansions:
        return 0.0
    n = 0.0
    for place in s.map.lands:
        base = place * KINDS
        for kind, worth in COUNTED:
            here = s.grid[base + kind]
            if here:
                n += worth * here
    return n


def blights(land: list[int]) -> bool:
    """Whether a Ravage now brings Blight to a land like this. The forecast of the view says the same where nothing but
    the printed rules counts.
    """
    return land[0] + 2 * land[1] + 3 * land[2] - land[HELD] - land[DEFENCE] >= 2


def _ravaged(land: list[int]) -> tuple[int, int, int, int]:
    """A land after a Ravage: dead Dahan, and what those that are left strike dead."""
    e, t, c, d = land[0], land[1], land[2], land[3]
    damage = e + 2 * t + 3 * c - land[HELD] - land[DEFENCE]
    d -= min(damage // 2, d) if damage > 1 else 0
    strike = 2 * d + (min(land[HURT_TOWN], 1) if d else 0)
    while strike >= 3 and c:
        strike -= 3
        c -= 1
    while strike >= 2 and t:
        strike -= 2
        t -= 1
    return max(e - strike, 0), t, c, d


def _lands(s: Island, cards: list[int]) -> tuple[int, ...]:
    if not cards:
        return ()
    found: list[int] = []
    for card in cards:
        found += shown(s, card)
    return tuple(found)
