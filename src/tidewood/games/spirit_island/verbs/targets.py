"""Whom and what a Power targets."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.board.maps import PLACE_SET
from tidewood.games.spirit_island.conditions.lands import AnyLand, LandFilter
from tidewood.games.spirit_island.fields import FLAG, LAND
from tidewood.games.spirit_island.hooks import (
    ORIGINS,
    POWER,
    RANGE,
    RANGE_FROM,
    SHIFTS,
    TARGETS,
    THRESHOLDS,
    UNTARGETED,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.kernel.core import Frame, Node, Scope, number
from tidewood.kernel.declare import part
from tidewood.kernel.rows import MAY, NUMBER, THIS_TURN, Rule, fitting, lay

ANY_SPIRIT, ANOTHER_SPIRIT, ONESELF, NO_TARGET = range(4)

TARGET_LAND: Final = part(LAND, bits=12)
INNATE_POWER: Final = "innate"  # under this name: it is an Innate Power that is aimed
BEYOND: Final = part(FLAG, above=TARGET_LAND)  # out of range, and paid for


class LandTarget:
    """A land within range of Presence or a Sacred Site. [SI-POWER-18, SI-POWER-19, SI-POWER-21, SI-POWER-22]"""

    def __init__(
        self,
        within: int,
        sacred: bool = False,
        origin: LandFilter | None = None,
        land: LandFilter | None = None,
        farther: int = 0,
        when: tuple[int, ...] = (),
        where: LandFilter | None = None,
    ) -> None:
        self.within: Final = within
        self.sacred: Final = sacred
        self.origin: Final = origin
        self.land: Final = AnyLand() if land is None else land
        self.farther: Final = farther  # more range with the elements of `when`, or to lands that fit `where`
        self.when: Final = when
        self.farther_at: Final[list[tuple[int, tuple[int, ...]]]] = []  # thresholds of an innate that add range
        self.is_innate = False
        self.card = -1  # the number of its Power
        self.where: Final = where

    def origins(self, s: Island, who: int) -> list[int]:
        """Where it may start from. Presence that another Spirit shares is as good as its own."""
        found = s.places_of(who)
        others: list[int] = []
        if ORIGINS in s.hooks:
            others = [row.value for row in s.rows if row.rule.hook == ORIGINS and row.owner == who != row.value]
            found = sorted({*found, *[place for other in others for place in s.places_of(other)]})
        if self.sacred:
            more = [sum([s.present(other, place) for other in {*others}]) for place in found]
            found = [place for place, n in zip(found, more, strict=True) if s.is_sacred(who, place, n)]
        if self.origin is not None:
            scope = Scope(who, mode=POWER)
            found = [place for place in found if self.origin.fits(s, place, scope)]
        return found

    def range_of(self, s: Island, who: int, fewer: bool = False) -> int:
        n = self.within
        if self.farther and self.where is None and not fewer and self.is_met(s, who):
            n += self.farther
        for more, needs in self.farther_at:
            if s.has_elements(who, needs):
                n += more
        if RANGE in s.hooks:
            for row in s.rows:
                if row.rule.hook == RANGE and row.owner == who and row.rule.condition is None:
                    n += row.value
        return n

    def is_met(self, s: Island, who: int) -> bool:
        """Whether a Spirit has the elements for more range, or its Power has all thresholds anyway."""
        if s.has_elements(who, self.when):
            return True
        return THRESHOLDS in s.hooks and any([r.rule.hook == THRESHOLDS and r.value == self.card for r in s.rows])

    def farther_to(self, s: Island, who: int, place: int) -> int:
        """How much farther a Spirit reaches to this land by rules that speak of such lands."""
        more = self.farther if self.where is not None and self.where.fits(s, place, Scope(who, mode=POWER)) else 0
        rows = fitting(s, Scope(-1, place=place, mode=POWER), RANGE, NUMBER)
        return more + sum([row.value for row in rows if row.owner == who and row.rule.condition is not None])

    def farther_from(self, s: Island, who: int, origin: int) -> int:
        """How much farther a Spirit reaches from this land."""
        if RANGE_FROM not in s.hooks:
            return 0
        scope = Scope(-1, place=origin, mode=POWER).naming(INNATE_POWER, number(int(self.is_innate)))
        return sum([row.value or 1 for row in fitting(s, scope, RANGE_FROM, NUMBER) if row.owner == who])

    def targets(self, s: Island, who: int, fewer: bool = False) -> list[int]:
        """The lands in range that fit, also by Presence that drifts there; then, for a price, those beyond it.
        `fewer`: without elements for more range.
        """
        found = self.in_range(s, who, fewer)
        shifts = SHIFTS in s.hooks and any([row.rule.hook == SHIFTS and row.owner == who for row in s.rows])
        if shifts and not holds_still(s, who):
            found += [place for place in self.by_drifting(s, who, fewer) if place not in found]
        return allowed(s, found) if UNTARGETED in s.hooks else found

    def by_drifting(self, s: Island, who: int, fewer: bool) -> list[int]:
        """Lands that can be targeted once a Presence has drifted to them or next to them."""
        scope = Scope(who, mode=POWER)
        own = s.places_of(who)
        lands = s.lands(POWER)
        ends = [land for land in lands if any([origin in own for origin in s.adjacent(land, POWER)])]
        found: list[int] = []
        for place in lands:
            if self.land.fits(s, place, scope):
                near = [place, *s.adjacent(place, POWER)]
                if any([to in near and self.reaches(s, who, to, place, fewer) for to in ends]):
                    found.append(place)
        return found

    def reaches(self, s: Island, who: int, origin: int, place: int, fewer: bool = False) -> bool:
        """Whether this land could be targeted from there with one more Presence there."""
        if self.sacred and not s.is_sacred(who, origin, 1):
            return False
        if self.origin is not None and not self.origin.fits(s, origin, Scope(who, mode=POWER)):
            return False
        far = self.range_of(s, who, fewer) + self.farther_to(s, who, place) + self.farther_from(s, who, origin)
        return s.steps(POWER)[origin][place] <= far

    def in_range(self, s: Island, who: int, fewer: bool = False) -> list[int]:
        """The lands in range that fit; then, for a price, those beyond it."""
        origins = self.origins(s, who)
        reach = self.range_of(s, who, fewer)
        scope = Scope(who, mode=POWER)
        paid = self.paid(s, who)
        if not (paid or s.is_bent() or RANGE in s.hooks or RANGE_FROM in s.hooks or self.where is not None):
            within = s.map.within(s.oceans(POWER), reach)  # the same as below, much quicker
            near = 0
            for origin in origins:
                near = PLACE_SET.both(near, within[origin])
            return [p for p in PLACE_SET.those(near, s.lands(POWER)) if self.land.fits(s, p, scope)]
        nearer = [self.farther_from(s, who, origin) for origin in origins]
        steps = s.steps(POWER)
        found: list[int] = []
        beyond: list[int] = []
        for place in s.lands(POWER):
            if not self.land.fits(s, place, scope):
                continue
            inside = False
            far = reach + self.farther_to(s, who, place) if RANGE in s.hooks or self.where is not None else reach
            for origin, more in zip(origins, nearer, strict=True):
                if steps[origin][place] <= far + more:
                    inside = True
                    break
            if inside:
                found.append(place)
            elif paid and self.beyond_range(s, who, place):
                beyond.append(TARGET_LAND.put(place) | BEYOND.put(1))
        return found + beyond

    def paid(self, s: Island, who: int) -> bool:
        """Whether this Spirit may pay 1 Energy for a land out of range."""
        if TARGETS not in s.hooks or not s.energy[who]:
            return False
        return any([row.rule.hook == TARGETS and row.owner == who for row in s.rows])

    def beyond_range(self, s: Island, who: int, place: int) -> bool:
        """Whether a rule lets this Spirit pay for the land."""
        return any([row.owner == who for row in fitting(s, Scope(-1, place=place, mode=POWER), TARGETS, MAY)])


def allowed(s: Island, targets: list[int]) -> list[int]:
    """Those of these targets that Powers can target at all."""
    closed = {row.place for row in s.rows if row.rule.hook == UNTARGETED}
    return [target for target in targets if TARGET_LAND.of(target) not in closed]


def drifts(s: Island, who: int, place: int) -> list[tuple[int, int]]:
    """How one Presence of a Spirit can be gathered into a land or one next to it: from where to where."""
    found: list[tuple[int, int]] = []
    own = [] if holds_still(s, who) else s.places_of(who)
    for to in [place, *s.adjacent(place, POWER)]:
        found += [(origin, to) for origin in s.adjacent(to, POWER) if origin in own and origin != to]
    return found


class SpiritTarget:
    """A Spirit: any, another, or oneself. Who plays alone is the other Spirit too."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def targets(self, s: Island, who: int, fewer: bool = False) -> list[int]:
        if self.who == ONESELF or s.players == 1:
            return [who]
        return [other for other in range(s.players) if self.who == ANY_SPIRIT or other != who]


class NoTarget:
    def targets(self, s: Island, who: int, fewer: bool = False) -> list[int]:
        return [NO_TARGET]


Target = LandTarget | SpiritTarget | NoTarget


class SharePresence(Node[Island]):
    """Both Spirits may use each other's Presence to target Powers this turn: a rule at ORIGINS."""

    def __init__(self, shared: Rule[Island]) -> None:
        self.shared: Final = shared

    def run(self, s: Island, f: Frame) -> None:
        one, other = f.scope.owner, f.scope.eyes
        lay(s, self.shared, one, until=THIS_TURN, value=other)
        lay(s, self.shared, other, until=THIS_TURN, value=one)
