"""What the creatures, the landing spaces and the land around do to the chances of rescue, whoever is there.

It depends only on the creatures or only on the tiles, which everybody sees and few moves change, so it is kept.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import AXIAL, HEXES, LAND, LANDING
from tidewood.games.the_island.evaluation.weights import (
    A_FAR,
    A_NEAR,
    A_SERPENT,
    A_SERPENT_2,
    A_STEPS,
    A_THERE,
    A_WHALE,
    DETOUR,
    L_COAST,
    L_LOWEST,
    L_LOWEST_COAST,
    L_NEXT,
    L_STEPS,
    P_COAST,
    P_LOWEST,
    P_LOWEST_COAST,
    P_NEXT,
    P_STEPS,
    S_NEAR,
    S_SERPENT,
    S_SERPENT_2,
    S_SHARK,
    S_SHARK_2,
    S_STEPS,
    S_THERE,
)
from tidewood.games.the_island.pieces import SERPENT, SHARK
from tidewood.games.the_island.state import Isle
from tidewood.kernel.bits import Bits
from tidewood.kernel.fields import NUMBER

BLOCKED: Final = Bits(NUMBER)  # landing spaces with a creature in them

KEEP: Final = 4000  # entries of each memory before it is emptied
LANDINGS: Final = [h for h in range(HEXES) if LANDING[h] >= 0]


def _steps_between(a: int, b: int) -> int:
    q = AXIAL[a][0] - AXIAL[b][0]
    r = AXIAL[a][1] - AXIAL[b][1]
    return max(abs(q), abs(r), abs(q + r))


def _around(first: int, last: int) -> list[list[int]]:
    """For every hex those whose distance is in this range."""
    return [[n for n in range(HEXES) if first <= _steps_between(h, n) <= last] for h in range(HEXES)]


WITHIN_1: Final = _around(0, 1)
AT_2: Final = _around(2, 2)
WITHIN_3: Final = _around(0, 3)
TO_LANDING: Final = [[_steps_between(h, landing) for landing in LANDINGS] for h in range(HEXES)]


class Danger:
    """What the creatures of one kind do to the chances of ships and swimmers, and which landing spaces they block."""

    def __init__(self, kind: int, hexes: list[int]) -> None:
        ship = [0.0] * HEXES
        swimmer = [0.0] * HEXES
        for h in hexes:
            if kind == SERPENT:
                for n in WITHIN_1[h]:
                    ship[n] += A_SERPENT
                    swimmer[n] += S_SERPENT
                for n in AT_2[h]:
                    ship[n] += A_SERPENT_2
                    swimmer[n] += S_SERPENT_2
            elif kind == SHARK:
                for n in WITHIN_1[h]:
                    swimmer[n] += S_SHARK
                for n in AT_2[h]:
                    swimmer[n] += S_SHARK_2
            else:
                for n in WITHIN_3[h]:
                    ship[n] += A_WHALE
        blocks = 0
        for i, landing in enumerate(LANDINGS):
            if landing in hexes:
                blocks = BLOCKED.plus(blocks, i)
        self.ship: Final = ship
        self.swimmer: Final = swimmer
        self.blocks: Final = blocks


class Way:
    """How far it is from each hex to a landing space when some are blocked, and what that does to the chances."""

    def __init__(self, blocked: int) -> None:
        steps: list[int] = []
        ship: list[float] = []
        swimmer: list[float] = []
        for h in range(HEXES):
            d = 99
            for i, near in enumerate(TO_LANDING[h]):
                d = min(d, near + DETOUR if BLOCKED.has(blocked, i) else near)
            steps.append(d)
            ship.append(A_STEPS * d + (A_THERE if d == 0 else A_NEAR if d == 1 else A_FAR * max(d - 3, 0)))
            swimmer.append(S_STEPS * d + (S_THERE if d == 0 else S_NEAR if d == 1 else 0.0))
        self.steps: Final = steps
        self.ship: Final = ship
        self.swimmer: Final = swimmer


OPEN: Final = Way(0).steps


class Ground:
    """What the tiles that are left do to the chances of those who stand on them, in play and before the first turn."""

    def __init__(self, s: Isle) -> None:
        land = [0.0] * HEXES
        placed = [0.0] * HEXES
        lowest = s.lowest()
        for h in LAND:
            terrain = s.tile[h]
            x = L_STEPS * OPEN[h]
            y = P_STEPS * OPEN[h]
            if terrain == lowest:
                x += L_LOWEST
                y += P_LOWEST
            elif terrain == lowest + 1:
                x += L_NEXT
                y += P_NEXT
            if s.next_to_sea(h):
                x += L_COAST
                y += P_COAST
                if terrain == lowest:
                    x += L_LOWEST_COAST
                    y += P_LOWEST_COAST
            land[h] = x
            placed[h] = y
        self.land: Final = land
        self.placed: Final = placed


_dangers: Final[dict[tuple[int, ...], Danger]] = {}
_ways: Final[dict[int, Way]] = {}
_grounds: Final[dict[bytes, Ground]] = {}


def danger_of(kind: int, hexes: list[int]) -> Danger:
    key = (kind, *hexes)
    danger = _dangers.get(key)
    if danger is None:
        if len(_dangers) >= KEEP:
            _dangers.clear()
        danger = Danger(kind, hexes)
        _dangers[key] = danger
    return danger


def way_of(blocked: int) -> Way:
    way = _ways.get(blocked)
    if way is None:
        way = Way(blocked)
        _ways[blocked] = way
    return way


def ground_of(s: Isle) -> Ground:
    key = bytes(s.tile)
    ground = _grounds.get(key)
    if ground is None:
        if len(_grounds) >= KEEP:
            _grounds.clear()
        ground = Ground(s)
        _grounds[key] = ground
    return ground
