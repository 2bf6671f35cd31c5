"""What Powers may do about what is to come: for bots. A Power is taken to hit the land where it helps most, and what it
has done there no other Power can do again.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.evaluation import deeds
from tidewood.games.spirit_island.evaluation.deeds import Deed
from tidewood.games.spirit_island.evaluation.outlook import (
    DAHAN_WORTH,
    DEFENCE,
    FEAR_WORTH,
    HELD,
    HURT_CITY,
    HURT_TOWN,
    ILL,
    SKIPPED,
    TOKEN_WORTH,
    Outlook,
)
from tidewood.games.spirit_island.pieces import (
    BADLANDS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    FEAR_OF,
    HEALTH,
    KIND_SET,
    KINDS,
    STRENGTH,
    TOWN,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import DREAM_FEAR
from tidewood.games.spirit_island.verbs.powers import Power

PUSHED: Final = 0.8  # what a pushed piece still costs, elsewhere, for each damage it deals
FROM_NEAR: Final = 0.6  # what Dahan were worth where they come from
HEALED: Final = 0.9  # Blight that goes, in Blight that comes
ENERGY_GIVEN: Final = 0.8
CARD_GIVEN: Final = 2.5
PRESENCE_GIVEN: Final = 2.5
ELSE_GIVEN: Final = 1.0


def gain_of(o: Outlook, place: int, what: list[Deed], dreams: bool) -> tuple[float, list[int] | None]:
    """What it brings to do this to a land, and the land after it."""
    if place < 0:
        return bonus(what), None
    land = o.lands[place][:]
    n = 0.0
    more = o.s.grid[place * KINDS + BADLANDS]  # damage, once
    for deed, amount, kinds in what:
        if deed == deeds.DEFEND:
            land[DEFENCE] += amount
        elif deed == deeds.FEAR:
            n += FEAR_WORTH * amount
        elif deed == deeds.DAMAGE:
            n += _damage(land, amount + more, kinds, dreams)
            more = 0
        elif deed == deeds.EACH:
            for kind in (CITY, TOWN, EXPLORER):
                if KIND_SET.has(kinds, kind) and amount >= HEALTH[kind]:
                    n += _kill(land, kind, land[kind], dreams)
        elif deed == deeds.DESTROY:
            for kind in (CITY, TOWN, EXPLORER):
                if KIND_SET.has(kinds, kind):
                    k = min(amount, land[kind])
                    n += _kill(land, kind, k, dreams)
                    amount -= k
        elif deed == deeds.REMOVE:
            for kind in (CITY, TOWN, EXPLORER):
                if KIND_SET.has(kinds, kind):
                    k = min(amount, land[kind])
                    land[kind] -= k
                    amount -= k
        elif deed == deeds.PUSH:
            for kind in (CITY, TOWN, EXPLORER):
                if KIND_SET.has(kinds, kind):
                    k = min(amount, land[kind])
                    land[kind] -= k
                    n -= PUSHED * (kind + 1) * k
                    amount -= k
        elif deed == deeds.BRING:
            kind = EXPLORER if KIND_SET.has(kinds, EXPLORER) else TOWN
            land[kind] += amount
            n += PUSHED * (kind + 1) * amount
        elif deed == deeds.REPLACE:
            if KIND_SET.has(kinds, CITY) and land[CITY]:
                land[CITY] -= 1
                land[TOWN] += 1
            elif KIND_SET.has(kinds, TOWN) and land[TOWN]:
                land[TOWN] -= 1
                land[EXPLORER] += 1
        elif deed == deeds.DAHAN_COME:
            land[DAHAN] += amount
            n -= FROM_NEAR * DAHAN_WORTH * amount
        elif deed == deeds.DAHAN_DIE:
            land[DAHAN] -= min(land[DAHAN], amount)
        elif deed == deeds.SAFE:
            land[SKIPPED] = 1
        elif deed == deeds.STRIFE:
            _at_odds(land, amount, kinds)
        elif deed == deeds.TOKEN:
            if kinds == DISEASE:
                land[ILL] += amount
            else:
                n += TOKEN_WORTH[kinds] * amount
        elif deed == deeds.HEAL:
            if o.s.blight(place):
                n += HEALED * o.blight_cost
        elif deed == deeds.BLIGHT:
            n -= o.blight_here(place, o.s.blight(place))
    n += bonus(what)
    return n + o.cost(place) - o.cost_of(place, land), land


def bonus(what: list[Deed]) -> float:
    """What is given beside what happens to the land."""
    n = 0.0
    for deed, amount, _ in what:
        if deed == deeds.ENERGY:
            n += ENERGY_GIVEN * amount
        elif deed == deeds.CARD:
            n += CARD_GIVEN
        elif deed == deeds.PRESENCE:
            n += PRESENCE_GIVEN
        elif deed == deeds.ELSE:
            n += ELSE_GIVEN
    return n


def _kill(land: list[int], kind: int, k: int, dreams: bool) -> float:
    if not k:
        return 0.0
    if dreams:
        n = FEAR_WORTH * DREAM_FEAR[kind] * k
        if kind != CITY:
            land[kind] -= k
            n -= PUSHED * (kind + 1) * k
        return n
    land[kind] -= k
    return FEAR_WORTH * FEAR_OF[kind] * k


def _at_odds(land: list[int], amount: int, kinds: int) -> None:
    """Strife comes to the strongest Invaders that have none."""
    held = land[HELD]
    for kind in (CITY, TOWN, EXPLORER):
        if KIND_SET.has(kinds, kind):
            for _ in range(land[kind]):
                if held >= STRENGTH[kind]:
                    held -= STRENGTH[kind]
                elif amount > 0:
                    amount -= 1
                    land[HELD] += STRENGTH[kind]


def _damage(land: list[int], amount: int, kinds: int, dreams: bool) -> float:
    """Damage is dealt so that the most die."""
    n = 0.0
    if KIND_SET.has(kinds, CITY):
        while land[CITY] and amount >= 3 - land[HURT_CITY]:
            amount -= 3 - land[HURT_CITY]
            land[HURT_CITY] = 0
            n += _kill(land, CITY, 1, dreams)
            if dreams:
                break
    if KIND_SET.has(kinds, TOWN):
        while land[TOWN] and amount >= 2 - land[HURT_TOWN]:
            amount -= 2 - land[HURT_TOWN]
            land[HURT_TOWN] = 0
            n += _kill(land, TOWN, 1, dreams)
    if KIND_SET.has(kinds, EXPLORER):
        k = min(amount, land[EXPLORER])
        n += _kill(land, EXPLORER, k, dreams)
    return n


class Chance:
    """A Power that may be used, and what it does where."""

    __slots__ = ("power", "ways")

    def __init__(self, s: Island, power: Power, who: int) -> None:
        self.power: Final = power
        # what it does, where, and what that gives where no Invaders are; None where one must look
        ways: list[tuple[int, list[Deed], float | None]] = []
        places = deeds.targets(s, power, who)
        for pick in range(deeds.picks(power)):
            if deeds.is_alike(power):
                same = deeds.deeds_anywhere(s, power, who, pick)
                given = _given(same)
                ways += [(place, same, given) for place in places]
            else:
                for place in places:
                    what = deeds.deeds(s, power, who, place, pick)
                    ways.append((place, what, _given(what)))
        self.ways: Final = ways


def _given(what: list[Deed]) -> float | None:
    """What is left of it where no Invaders are: Fear, if it only speaks of Invaders."""
    n = 0.0
    for deed, amount, _ in what:
        if deed not in deeds.NEED_INVADERS:
            return None
        if deed == deeds.FEAR:
            n += FEAR_WORTH * amount
    return n


def best_use(o: Outlook, chance: Chance, dreams: bool) -> tuple[float, int, list[int] | None]:
    best = 0.0
    best_place = -1
    best_land: list[int] | None = None
    lands = o.lands
    for place, what, given in chance.ways:
        if given is not None and place >= 0 and not (lands[place][0] or lands[place][1] or lands[place][2]):
            n, land = given, None
        else:
            n, land = gain_of(o, place, what, dreams)
        if n > best:
            best, best_place, best_land = n, place, land
    return best, best_place, best_land


def use_all(o: Outlook, chances: list[Chance], dreams: bool, share: float) -> float:
    """Use Powers one after another, the most useful first, each where it helps most."""
    total = 0.0
    left = chances[:]
    while left:
        found = [(best_use(o, chance, dreams), i) for i, chance in enumerate(left)]
        (n, place, land), i = max(found, key=lambda one: one[0][0])
        if n <= 0.0:
            break
        total += share * n
        o.settle(place, land)
        left.pop(i)
    return total
