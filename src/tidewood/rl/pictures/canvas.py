"""A sheet to draw on: y points down, a unit is a dot. All sheets are equally large."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Any, Final

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import PathPatch
from matplotlib.path import Path
from matplotlib.transforms import Affine2D

from tidewood.rl.pictures.paths import path_of

WIDTH: Final = 1280
HEIGHT: Final = 960
DOTS: Final = 80  # an inch
POINTS: Final = 72 / DOTS  # in which matplotlib counts lines and letters
LETTER: Final = 0.58  # how wide a letter is to its size, on average
Layer = Sequence[Any]  # colour, path, width of the line or 0 where it is filled
Point = tuple[float, float]


@cache
def drawings() -> dict[str, Any]:
    """The drawings of the client, taken over by tools/drawings.py."""
    text = files("tidewood.rl.pictures").joinpath("drawings.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


class Sheet:
    def __init__(self, game: str, ground: str) -> None:
        self.colours: Final[dict[str, str]] = drawings()["colours"][game]
        self.figure: Final = Figure(figsize=(WIDTH / DOTS, HEIGHT / DOTS), dpi=DOTS, facecolor=self.colour(ground))
        self.canvas: Final[Any] = FigureCanvasAgg(self.figure)  # without types
        self.axes: Final[Any] = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()
        self.axes.set_xlim(0, WIDTH)
        self.axes.set_ylim(HEIGHT, 0)
        self.drawn = 0  # what comes later lies above

    def colour(self, name: str) -> str:
        return self.colours.get(name, name)

    def path(self, path: Path, fill: str = "", line: str = "", width: float = 1.0, dashed: bool = False) -> None:
        self.drawn += 1
        self.axes.add_patch(
            PathPatch(
                path, facecolor=self.colour(fill) if fill else "none", edgecolor=self.colour(line) if line else "none",
                linewidth=width * POINTS if line else 0, linestyle=(0, (2, 2)) if dashed else "solid",
                capstyle="round", joinstyle="round", zorder=self.drawn,
            )
        )  # fmt: skip

    def polygon(self, points: Sequence[Point], fill: str = "", line: str = "", width: float = 1.0) -> None:
        self.path(Path([*points, points[0]], closed=True), fill, line, width)

    def line(self, points: Sequence[Point], colour: str, width: float, dashed: bool = False) -> None:
        self.path(Path(points), line=colour, width=width, dashed=dashed)

    def box(self, x: float, y: float, wide: float, high: float, fill: str, line: str = "", width: float = 1.0) -> None:
        self.polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], fill, line, width)

    def put(
        self, layers: Sequence[Layer], at: Point, scale: float = 1.0, colours: Mapping[str, str] | None = None
    ) -> None:
        """A drawing with its origin at a point. `colours` are those of this one."""
        there = Affine2D().scale(scale).translate(*at)
        for colour, told, width in layers:
            path = path_of(told).transformed(there)
            named = (colours or {}).get(colour, colour)
            if width:
                self.path(path, line=named, width=width * scale)
            else:
                self.path(path, named)

    def shape(self, told: str, at: Point, scale: float, fill: str, line: str, width: float = 1.2) -> None:
        """One outline."""
        self.path(path_of(told).transformed(Affine2D().scale(scale).translate(*at)), fill, line, width)

    def mirrored(self, told: str, at: Point, scale: Point, fill: str, line: str) -> None:
        """One outline with its origin at a point, turned over where a scale is below nought."""
        self.path(path_of(told).transformed(Affine2D().scale(*scale).translate(*at)), fill, line, 2)

    def words(
        self, at: Point, text: str, size: float = 14, colour: str = "ink", align: str = "left", bold: bool = False,
        room: float = 0.0,
    ) -> None:  # fmt: skip
        """A line of text about a middle line; with `room` it is cut to so many dots."""
        self.drawn += 1
        most = max(3, int(room / (LETTER * size))) if room else len(text)
        shown = text if len(text) <= most else text[: most - 1] + "…"
        self.axes.text(
            *at, shown.replace("$", r"\$"), color=self.colour(colour), fontsize=size * POINTS, ha=align, va="center",
            weight="bold" if bold else "normal", zorder=self.drawn,
        )  # fmt: skip

    def lines(self, at: Point, text: str, size: float, room: float, most: int, colour: str = "ink") -> float:
        """Lines of text one under the other; how far down they go."""
        x, y = at
        for line in wrap(text, max(8, int(room / (LETTER * size))))[:most]:
            self.words((x, y), line, size, colour)
            y += 1.3 * size
        return y

    def array(self) -> np.ndarray[Any, Any]:
        """The sheet as an image of red, green and blue."""
        self.canvas.draw()
        return np.asarray(self.canvas.buffer_rgba())[:, :, :3].copy()


def player_colour(player: str) -> str:
    """Of a player, or of their second colour."""
    return player.rstrip("b")


def head(player: str) -> str:
    """The outline by which a player is known without colours."""
    shapes: list[str] = list(drawings()["heads"].values())
    number = int(player.rstrip("b").removeprefix("p") or 1)
    return "M0 0" + shapes[(number - 1) % len(shapes)]
