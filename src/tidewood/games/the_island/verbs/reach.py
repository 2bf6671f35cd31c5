"""How far pieces can go over the sea: breadth first, stopping where they have to.

No piece comes back to where it began: a move that ends where it started would be none. [AMB-03]
"""

from __future__ import annotations

from tidewood.games.the_island.board import HEXES, NEAR
from tidewood.games.the_island.pieces import REACH, SHARK, WHALE, bites, sinks
from tidewood.games.the_island.state import Isle


def creature_reach(s: Isle, kind: int, start: int) -> list[int]:
    """Where a creature can come to; it stops at what it attacks. [AMB-03]"""
    tile = s.tile
    seen = [0] * HEXES
    seen[start] = 1  # AMB-03
    reached: list[int] = []
    edge = [start]
    for _ in range(REACH[kind]):  # TI-098 TI-102 TI-105
        further: list[int] = []
        for h in edge:
            for n in NEAR[h]:
                if tile[n] or seen[n]:  # TI-097 AMB-03 AMB-37
                    continue
                seen[n] = 1
                reached.append(n)
                if kind == SHARK and s.folk[n]:  # TI-103
                    continue
                if kind == WHALE and s.crew[n] > 0:  # TI-104 TI-106 AMB-04
                    continue
                further.append(n)
        edge = further
    return reached


def swimmer_reach(s: Isle, start: int) -> list[int]:
    """A swimmer with a dolphin: up to three sea spaces, not through serpents and sharks. [TI-044, TI-082, AMB-11]"""
    tile = s.tile
    seen = [0] * HEXES
    seen[start] = 1
    reached: list[int] = []
    edge = [start]
    for _ in range(3):  # TI-082
        further: list[int] = []
        for h in edge:
            for n in NEAR[h]:
                if tile[n] or seen[n]:
                    continue
                seen[n] = 1
                reached.append(n)
                if not bites(s.beasts[n]):  # TI-044 AMB-11
                    further.append(n)
        edge = further
    return reached


def ship_reach(s: Isle, start: int) -> list[int]:
    """A ship with the wind: up to three sea spaces, not through ships, no further than what sinks it. [TI-083,
    AMB-12]
    """
    tile = s.tile
    seen = [0] * HEXES
    seen[start] = 1
    reached: list[int] = []
    edge = [start]
    occupied = s.crew[start] > 0
    for _ in range(3):  # TI-083
        further: list[int] = []
        for h in edge:
            for n in NEAR[h]:
                if tile[n] or seen[n] or s.crew[n] >= 0:  # TI-047 AMB-12
                    continue
                seen[n] = 1
                reached.append(n)
                if not (occupied and sinks(s.beasts[n])):  # AMB-12
                    further.append(n)
        edge = further
    return reached
