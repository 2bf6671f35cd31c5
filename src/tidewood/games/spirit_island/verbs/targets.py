"""Whom and what a Power targets."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import AnyLand, LandFilter
from tidewood.games.spirit_island.fields import FLAG, LAND
from tidewood.games.spirit_island.hooks import ORIGINS, POWER, RANGE, TARGETS
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import part
from tidewood.kernel.rows import MAY, THIS_TURN, Rule, fitting, lay

ANY_SPIRIT, ANOTHER_SPIRIT, ONESELF, NO_TARGET = range(4)

TARGET_LAND: Final = part(LAND, bits=12)
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
    ) -> None:
        self.within: Final = within
        self.sacred: Final = sacred
        self.origin: Final = origin
        self.land: Final = AnyLand() if land is None else land
        self.farther: Final = farther  # more range with the elements of `when`
        self.when: Final = when

    def origins(self, s: Island, who: int) -> list[int]:
        """Where it may start from. Presence of a Spirit that this one is entwined with is as good as its own."""
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
        if self.farther and not fewer and s.has_elements(who, self.when):
            n += self.farther
        if RANGE in s.hooks:
            for row in s.rows:
                if row.rule.hook == RANGE and row.owner == who:
                    n += row.value
        return n

    def targets(self, s: Island, who: int, fewer: bool = False) -> list[int]:
        """The lands in range that fit; then, for a price, those beyond it. `fewer`: without elements for more range."""
        origins = self.origins(s, who)
        reach = self.range_of(s, who, fewer)
        steps = s.steps(POWER)
        scope = Scope(who, mode=POWER)
        found: list[int] = []
        beyond: list[int] = []
        paid = self.paid(s, who)
        for place in s.lands(POWER):
            if not self.land.fits(s, place, scope):
                continue
            inside = False
            for origin in origins:
                if steps[origin][place] <= reach:
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
ENTWINED: Final[Rule[Island]] = Rule("entwined-power", MAY, ORIGINS)


class Entwine(Node[Island]):
    """Both Spirits may use each other's Presence to target Powers this turn."""

    def run(self, s: Island, f: Frame) -> None:
        one, other = f.scope.owner, f.scope.eyes
        lay(s, ENTWINED, one, until=THIS_TURN, value=other)
        lay(s, ENTWINED, other, until=THIS_TURN, value=one)
