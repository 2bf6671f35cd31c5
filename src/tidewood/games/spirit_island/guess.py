"""What a Power that is played may still do, guessed by reading it: for bots."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.blight import Blights, HealBlight
from tidewood.games.spirit_island.damaging import Damage, DamageEach
from tidewood.games.spirit_island.fear import Fear
from tidewood.games.spirit_island.gains import Energy, GainElements, ThisTurn
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.land import ALand, Defend, EachLand
from tidewood.games.spirit_island.moving import Gather, Push
from tidewood.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, KINDS, TOWN
from tidewood.games.spirit_island.power_cards import GainPower
from tidewood.games.spirit_island.powers import OUT_OF_RANGE, LandTarget, Levels, Power, They
from tidewood.games.spirit_island.presence import AddPresence, ReturnPresence
from tidewood.games.spirit_island.rare_in_cards import SkipInvaders
from tidewood.games.spirit_island.removing import Destroy, Remove
from tidewood.games.spirit_island.replacing import Replace
from tidewood.games.spirit_island.state import ASKS, Island
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Frame, Node, Scope

FEARS: Final = (0.0, 1.0, 2.0)
MANY: Final = 99


class Guess:
    """What would happen in one land."""

    __slots__ = ("defend", "frame", "here", "points", "safe")

    def __init__(self, s: Island, who: int, place: int) -> None:
        base = place * KINDS
        self.frame: Final = Frame(ASKS, Scope(who, place=place, mode=POWER))
        self.here: Final = [s.grid[base + EXPLORER], s.grid[base + TOWN], s.grid[base + CITY]]  # that stay
        self.defend = 0
        self.points = 0.0
        self.safe = False


def read(s: Island, node: Node[Island], g: Guess, cost: float, fear: float) -> None:
    """Add what a node would do."""
    f = g.frame
    if isinstance(node, Seq):
        for part in node.parts:
            read(s, part, g, cost, fear)
    elif isinstance(node, When):
        chosen = node.now(s, f)
        if chosen is not None:
            read(s, chosen, g, cost, fear)
    elif isinstance(node, Either):
        read(s, node.parts[0], g, cost, fear)
    elif isinstance(node, May | They):
        read(s, node.part, g, cost, fear)
    elif isinstance(node, Defend):
        g.defend += node.amount.of(s, f)
    elif isinstance(node, Fear):
        g.points += fear * node.amount.of(s, f)
    elif isinstance(node, DamageEach):
        n = node.amount.of(s, f)
        for kind in node.kinds:
            if kind <= CITY and n > kind:
                kill(g, kind, MANY, fear)
    elif isinstance(node, Damage):
        left = node.amount.of(s, f)
        for kind in (CITY, TOWN, EXPLORER):
            if kind in node.kinds:
                while left > kind and g.here[kind]:
                    kill(g, kind, 1, fear)
                    left -= kind + 1
    elif isinstance(node, Destroy):
        left = min(node.amount.of(s, f), MANY)
        destroyed = not isinstance(node, Remove)
        for kind in (CITY, TOWN, EXPLORER):
            if kind in node.kinds:
                n = min(left, g.here[kind])
                kill(g, kind, n, fear if destroyed else 0.0)
                left -= n
        if DAHAN in node.kinds:
            g.points -= 0.7 * min(left, s.dahan(f.scope.place))
    elif isinstance(node, Replace):
        for kind in (CITY, TOWN):
            if kind in node.kinds and g.here[kind]:
                g.here[kind] -= 1
                for new in node.into:
                    if new <= CITY:
                        g.here[new] += 1
                break
    elif isinstance(node, Gather):
        if DAHAN in node.kinds:
            g.points += 0.4
    elif isinstance(node, Push):
        left = min(node.amount.of(s, f), MANY)
        for kind in (TOWN, EXPLORER):
            if kind in node.kinds:
                n = min(left, g.here[kind])
                g.here[kind] -= n
                left -= n
                g.points -= 0.9 * (kind + 1) * n  # they are somewhere else now
    elif isinstance(node, HealBlight):
        if s.blight(f.scope.place):
            g.points += 0.9 * cost
    elif isinstance(node, Blights):
        g.points -= 1.2 * cost
    elif isinstance(node, SkipInvaders):
        g.safe = True
    elif isinstance(node, Energy):
        g.points += 0.5 * min(node.amount.of(s, f), 9)
    elif isinstance(node, GainPower | AddPresence | ReturnPresence):
        g.points += 2.0
    elif isinstance(node, ThisTurn | GainElements):
        g.points += 0.8
    elif isinstance(node, ALand | EachLand):
        g.points += 0.6
    elif isinstance(node, Levels):
        for level in node.levels:
            if s.has_elements(f.scope.owner, level.needs):
                read(s, level.node, g, cost, fear)


def kill(g: Guess, kind: int, n: int, fear: float) -> None:
    n = min(n, g.here[kind])
    g.here[kind] -= n
    if fear:
        g.points += n * FEARS[kind]


def of(here: list[int]) -> int:
    return here[0] + 2 * here[1] + 3 * here[2]


def land(damage: int) -> float:
    """What Invaders in a land cost, by the damage they deal."""
    if damage <= 0:
        return 0.0
    return 1.6 if damage == 1 else 5.2 + 0.8 * (damage - 2)


def ravage(s: Island, place: int, full: int, defend: int, cost: float) -> float:
    """What a Ravage costs here."""
    if full <= 0:
        return 0.0
    damage = full - defend
    dahan = s.dahan(place)
    n = 0.0
    if damage >= 2:
        n += cost * (2.0 if s.blight(place) else 1.0)
        for who in range(s.players):
            if s.present(who, place):
                n += 1.2
    killed = min(max(damage, 0) // 2, dahan)
    n += 0.6 * killed
    strike = 2 * (dahan - killed)
    return n - (land(full) - land(max(full - strike, 0))) if strike else n


def worth(
    s: Island, power: Power, who: int, now: list[int], later: list[int], cost: float, fear: float, only: int = -1
) -> float:
    """The best that a Power may do, as far as one can see. `now`: lands that are ravaged next after it, `later`: lands
    built in before they are. `only`: its target, once that is chosen.
    """
    target = power.target
    if not isinstance(target, LandTarget):
        g = Guess(s, who, s.map.lands[0])
        read(s, power.body, g, cost, fear)
        return max(g.points, 0.3)
    best = 0.0
    for option in target.targets(s, who) if only < 0 else [only]:
        place = option & ~OUT_OF_RANGE
        g = Guess(s, who, place)
        before = of(g.here)
        read(s, power.body, g, cost, fear)
        after = of(g.here)
        n = g.points + land(before) - land(after)
        if place in now:
            had = ravage(s, place, before, s.defence(place), cost)
            n += had if g.safe else had - ravage(s, place, after, s.defence(place) + g.defend, cost)
        elif place in later and before:
            n += 0.5 * ravage(s, place, before + 2, 0, cost) + land(before + 2) - land(before)
            if after and not g.safe:
                n -= 0.5 * ravage(s, place, after + 2, 0, cost) + land(after + 2) - land(after)
        best = max(best, n)
    return best
