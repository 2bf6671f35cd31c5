"""Paths of SVG as paths of matplotlib."""

from __future__ import annotations

import re
from functools import cache
from math import acos, ceil, copysign, cos, hypot, pi, sin, sqrt, tan
from typing import Final

from matplotlib.path import Path

TOKENS: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
MOVE: Final = int(Path.MOVETO)
LINE: Final = int(Path.LINETO)
CURVES: Final = {1: LINE, 2: int(Path.CURVE3), 3: int(Path.CURVE4)}
CLOSE: Final = int(Path.CLOSEPOLY)
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
Point = tuple[float, float]


@cache
def path_of(told: str) -> Path:
    """The path; its y points down, as in SVG."""
    return Pen().follow(told)


class Pen:
    """Draws what the commands of a path say."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.codes: list[int] = []
        self.at: Point = (0.0, 0.0)
        self.began: Point = (0.0, 0.0)
        self.handle: Point | None = None  # of the curve before, which a smooth one mirrors

    def follow(self, told: str) -> Path:
        tokens = TOKENS.findall(told)
        i, command = 0, ""
        while i < len(tokens):
            if tokens[i].isalpha():
                command = tokens[i]
                i += 1
            n = NUMBERS[command.upper()]
            if command in "aA":
                given, i = arc_numbers(tokens, i)
            else:
                given, i = [float(token) for token in tokens[i : i + n]], i + n
            self.go(command, given)
            command = {"M": "L", "m": "l"}.get(command, command)  # further pairs are lines
        return Path(self.points, self.codes)

    def go(self, command: str, given: list[float]) -> None:
        kind = command.upper()
        x, y = self.at if command.islower() else (0.0, 0.0)
        handle, self.handle = self.handle, None
        if kind == "Z":
            self.put(CLOSE, self.began)
        elif kind == "H":
            self.put(LINE, (x + given[0], self.at[1]))
        elif kind == "V":
            self.put(LINE, (self.at[0], y + given[0]))
        elif kind == "A":
            self.arc(given, (x + given[5], y + given[6]))
        else:
            ends = [(x + given[j], y + given[j + 1]) for j in range(0, len(given), 2)]
            if kind in "ST":
                ax, ay = self.at
                ends.insert(0, self.at if handle is None else (2 * ax - handle[0], 2 * ay - handle[1]))
            if kind == "M":
                self.began = ends[0]
            self.handle = ends[-2] if len(ends) > 1 else None
            code = MOVE if kind == "M" else CURVES[len(ends)]
            for end in ends:
                self.put(code, end)

    def put(self, code: int, point: Point) -> None:
        self.points.append(point)
        self.codes.append(code)
        self.at = point

    def arc(self, given: list[float], end: Point) -> None:
        """An arc as curves of a quarter turn at most, by the notes on implementation in SVG's specification."""
        rx, ry, turned, large, sweep = given[:5]
        (x1, y1), (x2, y2) = self.at, end
        if not rx or not ry or (x1, y1) == (x2, y2):
            self.put(LINE, end)
            return
        c, s = cos(turned * pi / 180), sin(turned * pi / 180)
        px, py = (c * (x1 - x2) + s * (y1 - y2)) / 2, (c * (y1 - y2) - s * (x1 - x2)) / 2
        grown = max(1.0, hypot(px / rx, py / ry))
        rx, ry = abs(rx) * grown, abs(ry) * grown
        far = (rx * py) ** 2 + (ry * px) ** 2
        k = copysign(sqrt(max(0.0, (rx * ry) ** 2 / far - 1)), 1 if bool(large) != bool(sweep) else -1)
        qx, qy = k * rx * py / ry, -k * ry * px / rx
        mx, my = c * qx - s * qy + (x1 + x2) / 2, s * qx + c * qy + (y1 + y2) / 2
        begins = angle(1, 0, (px - qx) / rx, (py - qy) / ry)
        turns = angle((px - qx) / rx, (py - qy) / ry, (-px - qx) / rx, (-py - qy) / ry)
        if sweep and turns < 0:
            turns += 2 * pi
        elif not sweep and turns > 0:
            turns -= 2 * pi
        parts = max(1, ceil(abs(turns) / (pi / 2) - 1e-9))
        step = turns / parts
        reach = 4 / 3 * tan(step / 4)

        def on(a: float, out: float) -> Point:
            u, v = rx * (cos(a) - out * sin(a)), ry * (sin(a) + out * cos(a))
            return mx + c * u - s * v, my + s * u + c * v

        for i in range(parts):
            a = begins + i * step
            for point in (on(a, reach), on(a + step, -reach), on(a + step, 0.0)):
                self.put(CURVES[3], point)


def angle(ux: float, uy: float, vx: float, vy: float) -> float:
    """From one direction to another."""
    cosine = (ux * vx + uy * vy) / (hypot(ux, uy) * hypot(vx, vy))
    return copysign(acos(max(-1.0, min(1.0, cosine))), ux * vy - uy * vx)


def arc_numbers(tokens: list[str], i: int) -> tuple[list[float], int]:
    """The seven numbers of an arc, and where the next token is. Its two flags may stand close to what follows: `01.5`
    is 0, 1 and .5.
    """
    found: list[float] = []
    while len(found) < NUMBERS["A"]:
        token = tokens[i]
        if len(found) in (3, 4) and len(token) > 1:
            found.append(float(token[0]))
            tokens[i] = token[1:]
        else:
            found.append(float(token))
            i += 1
    return found, i
