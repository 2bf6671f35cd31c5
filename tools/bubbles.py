"""The lands of a board as bubbles, for tools.island_shapes: about equally large and round, no border too short."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

SIDE: Final = 1000
HIGH: Final = 866.0254
BULGE: Final = 1.07  # land to rhombus: the coast bulges out
EVEN: Final = 6  # the weight of equal areas
SHORT: Final = 160  # a border shorter than this grows
NARROW: Final = 85  # a land narrower than this widens
TAUT: Final = 0.002  # of the coast
STEPS: Final = 2000

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Border = frozenset[Any]  # two lands; 0 is the Ocean; or a land and a side
Rings = dict[int, list[tuple[Border, bool]]]  # by land: its borders in order, and whether each runs forward


def outline(borders: dict[Border, Any], ring: list[tuple[Border, bool]]) -> Any:
    return np.concatenate([(borders[pair] if ahead else borders[pair][::-1])[:-1] for pair, ahead in ring])


def area(q: Floats) -> float:
    return float(0.5 * (q[:, 0] @ np.roll(q[:, 1], -1) - q[:, 1] @ np.roll(q[:, 0], -1)))


def relax(
    x: Floats, free: NDArray[np.bool_], borders: dict[Border, Ints], rings: Rings, corners: list[complex]
) -> Floats:
    """Equal areas, short outlines, no border too short, none along a side. Gradient descent (Adam)."""
    rows = [outline(borders, ring) for ring in rings.values()]
    signs, target = [np.sign(area(x[row])) for row in rows], BULGE * SIDE * HIGH / len(rows)
    lines = [(at, TAUT * (0 in pair)) for pair, at in borders.items() if free[at[1:-1]].any()]
    around = [[borders[pair] for pair, _ in ring] for ring in rings.values()]
    narrow = np.array(
        [(i, j) for land in around for a, b in combinations(land, 2) for i in apart(a, b) for j in apart(b, a)]
    ).T
    m = v = np.zeros_like(x)
    for step in range(1, STEPS + 1):
        grad = np.zeros_like(x)
        for row, sign in zip(rows, signs, strict=True):
            round_and_even(grad, x, row, sign, target)
        for line, taut in lines:
            smooth(grad, x, line, taut)
        widen(grad, x, narrow, corners)
        grad[~free] = 0
        m, v = 0.9 * m + 0.1 * grad, 0.99 * v + 0.01 * grad**2
        x = x - 2.0 * 0.999**step * m / (1 - 0.9**step) / (np.sqrt(v / (1 - 0.99**step)) + 1e-9)
    return x


def round_and_even(grad: Floats, x: Floats, row: Ints, sign: float, target: float) -> None:
    q, after, before = x[row], x[np.roll(row, -1)], x[np.roll(row, 1)]
    far = np.maximum(np.hypot(*(after - q).T), 1e-6)
    unit, length, size = (after - q) / far[:, None], far.sum(), max(sign * area(q), target / 20)
    pull = 2 * EVEN * (size / target - 1) / target - length**2 / (4 * math.pi * size**2)
    by_area = sign * 0.5 * (after - before)[:, ::-1] * (1, -1)
    np.add.at(grad, row, length / (2 * math.pi * size) * (np.roll(unit, 1, 0) - unit) + pull * by_area)


def smooth(grad: Floats, x: Floats, line: Ints, taut: float) -> None:
    """Points stay evenly apart, the coast taut, and the ends of a short border go apart."""
    d, chord = np.diff(x[line], axis=0), x[line[-1]] - x[line[0]]
    pull = d * (8e-6 + taut / np.maximum(np.hypot(*d.T), 1e-6)[:, None])
    np.add.at(grad, line[:-1], -pull)
    np.add.at(grad, line[1:], pull)
    size = max(float(np.hypot(*chord)), 1e-3)
    push = min(0.5 * SHORT**2 / size**3, 0.005) / size * chord
    grad[line[0]] += push
    grad[line[-1]] -= push


def widen(grad: Floats, x: Floats, narrow: Ints, corners: list[complex]) -> None:
    """Borders of a land keep apart, and everything keeps away from the sides."""
    d = x[narrow[0]] - x[narrow[1]]
    far = np.maximum(np.hypot(*d.T), 1)
    push = (2e-3 * np.maximum(0, 1 - far / NARROW) / far)[:, None] * d
    np.add.at(grad, narrow[0], -push)
    np.add.at(grad, narrow[1], push)
    for a, b in pairwise(corners):
        wall = (b - a) / SIDE * 1j
        lack = np.maximum(0, NARROW / 2 - (x - (a.real, a.imag)) @ (wall.real, wall.imag))
        grad -= 3e-4 * lack[:, None] * (wall.real, wall.imag)


def apart(line: Ints, other: Ints) -> Ints:
    """The points of a border, without those near where it meets the other."""
    return line[4 * (line[0] in other) : len(line) - 4 * (line[-1] in other)]


def crossings(borders: dict[Border, Floats]) -> int:
    """How often two borders cross."""
    p = np.concatenate([line[:-1] for line in borders.values()]) @ (1, 1j)
    q = np.concatenate([line[1:] for line in borders.values()]) @ (1, 1j)

    def side(z: Any) -> Any:
        return np.sign(((q - p)[:, None].conj() * (z - p[:, None])).imag)

    over = side(p) * side(q) < 0
    return int((over & over.T).sum())


def depth(q: Floats, at: Floats) -> Floats:
    """How far points lie inside an outline (negative: outside)."""
    d, rel = np.roll(q, -1, 0) - q, at[:, None] - q
    t = np.clip((rel * d).sum(2) / np.maximum((d * d).sum(1), 1e-9), 0, 1)
    far = np.hypot(*np.moveaxis(rel - t[..., None] * d, 2, 0)).min(1)
    over = (rel[..., 1] < 0) != (rel[..., 1] < d[:, 1])
    left = rel[..., 0] < rel[..., 1] / np.where(d[:, 1] == 0, 1e-9, d[:, 1]) * d[:, 0]
    deep: Floats = np.where((over & left).sum(1) % 2 == 1, far, -far)
    return deep
