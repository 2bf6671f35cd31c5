"""The printed board: 133 hexes, 40 of them inside the island's outline, four safe islands in the corners.

Hexes are numbered row by row from the top left and called by row letter and place in the row, A1 to M7. Everything
here is printed and never changes; what lies on the hexes is in the state.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 6
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # east, north-east, and on against the clock
# The sea is a hexagon of radius 6 without its east and west tips, and with two landing hexes at each corner.
TIPS: Final = ((6, 0), (-6, 0))
CORNERS: Final = ((-2, -5), (-3, -4), (7, -5), (7, -4), (-7, 4), (-7, 5), (3, 4), (2, 5))
OUTLINE: Final = {
    -3: (0, 3),
    -2: (-1, 3),
    -1: (-3, 4),
    0: (-3, 3),
    1: (-4, 3),
    2: (-3, 1),
    3: (-3, 0),
}  # row: first, last


def _printed() -> list[tuple[int, int]]:
    inside = [
        (q, r)
        for r in range(-RADIUS, RADIUS + 1)
        for q in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS and (q, r) not in TIPS
    ]
    return sorted([*inside, *CORNERS], key=lambda at: (at[1], at[0]))


AXIAL: Final = _printed()
HEXES: Final = len(AXIAL)
_INDEX: Final = {at: i for i, at in enumerate(AXIAL)}


def _names() -> list[str]:
    names: list[str] = []
    for i, (_, r) in enumerate(AXIAL):
        column = sum(1 for other in AXIAL[:i] if other[1] == r) + 1
        names.append(f"{chr(ord('A') + r + RADIUS)}{column}")
    return names


NAMES: Final = _names()
HEX: Final = {name: i for i, name in enumerate(NAMES)}
NEAR: Final[list[list[int]]] = [
    [_INDEX[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in _INDEX] for q, r in AXIAL
]

LAGOON: Final = _INDEX[0, 0]
LAND: Final = [  # the 40 spaces a tile is laid on, in reading order [TI-003]
    i for i, (q, r) in enumerate(AXIAL) if r in OUTLINE and OUTLINE[r][0] <= q <= OUTLINE[r][1] and i != LAGOON
]
SAFE_ISLANDS: Final = ("NW", "NE", "SW", "SE")  # TI-057
LANDING_HEXES: Final = (("B1", "C1"), ("B10", "C11"), ("K1", "L1"), ("K11", "L10"))  # TI-058
SERPENT_STARTS: Final = (LAGOON, HEX["B1"], HEX["C11"], HEX["K1"], HEX["L10"])  # TI-002 AMB-37
# For every hex the number of the safe island one may land on from there, or -1.
LANDING: Final = [next((i for i, pair in enumerate(LANDING_HEXES) if name in pair), -1) for name in NAMES]
# Inland tiles: no water next to them as printed; the lagoon counts as water, unless only the outer rim is asked for.
INLAND: Final = [h for h in LAND if all(n in LAND for n in NEAR[h])]  # TI-119 AMB-29
INSIDE_RIM: Final = [h for h in LAND if all(n in LAND or n == LAGOON for n in NEAR[h])]  # AMB-29
