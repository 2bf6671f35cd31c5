"""What every number of the arrays for networks is: `docs/numbers.md`, and a sum for each version of them.

A version says the same for ever. So where the arrays have become others under the same version, nothing is written and
the tests fail, until `VERSION` in `numbers.py` of the game is another too.
"""

from __future__ import annotations

import hashlib
import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import tidewood
from tests.ours import GAMES
from tidewood.api import Observation, games, observation, title
from tidewood.kernel.declare import Declared

FOLDER: Final = Path(__file__).parent
PAGE: Final = "../../docs/numbers.md"
SUMS: Final = "numbers.txt"
SETUP: Final = {"players": 2}

INTRODUCTION: Final = """# What the numbers are

Written by `make goldens` for two players and the rest of the set-up as it comes. Of any set-up, the same is said by
`tidewood.api.observation(game, setup)`: it has `rows`, `axes` and `things`, and its `columns(row)` names every number
of a row. How to get the arrays, and what the rows mean, is in [simulator.md](simulator.md).

A row is counted along its axes, the last of which runs fastest: `cities` of Everdell has all cards of one's own city,
then those of the next seat. Features of an option are the number of its kind, its key in two halves, and then these
columns, each the value of a field: a thing is its place in its list, counted from 0, and -1 is none. Where a kind is
asked about in several ways, each is told. After the columns come zeros."""

# Rows in which chance has its part.
DRAWN: Final = {"tiles-left", "piles", "powers", "invaders", "events", "forest", "meadow"}
# Laid out, so that the rules may change without the numbers changing.
POSITIONS: Final[dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]]] = {
    "the-island": (
        {"players": 2},
        {
            "clear": True,
            "phase": "move",
            "active": "p1",
            "start": "p2",
            "hexes": {
                "D4": {"tile": "mountain"},
                "B1": {"swimmers": ["p1"]},
                "M1": {"swimmers": ["p2"]},
                "A1": {"sharks": 1},
                "G3": {"whales": 1},
            },
        },
        ["swim B1→NW", "swim B1→C1", "stop"],
    ),
    "everdell": (
        {"players": 2},
        {
            "active": "p1",
            "start": "p2",
            "meadow": ["farm", "mine"],
            "players": {
                "p1": {"season": "spring", "hand": ["farm", "post-office"], "city": ["inn", "wife"], "berry": 2},
                "p2": {"hand": ["mine", "king"], "city": ["farm"], "resin": 1},
            },
            "places": {"basic-1-berry": ["p1"]},
        },
        ["visit basic-2-resin", "visit haven", "visit inn"],
    ),
    "spirit-island": (
        {"spirits": ["vital-strength-of-the-earth", "lightnings-swift-strike"], "boards": ["A", "B"]},
        {
            "clear": True,
            "lands": {
                "A2": {"explorer": 1, "town": 1, "defend": 2},
                "B3": {"dahan": 2, "blight": 1, "presence": {"p1": 1, "p2": 2}},
            },
            "spirits": {"p1": {"play": ["rituals-of-destruction"]}},
            "fear": {"earned": ["emigration-accelerates"]},
            "phase": "slow",
        },
        ["growth 1", "growth 3"],
    ),
}


def ours() -> list[str]:
    """In the order in which the package names them."""
    return [game for game in games() if game in GAMES]


def build() -> dict[str, str]:
    return {PAGE: page(), SUMS: sums()}


# -- a sum for each version


def sums() -> str:
    """All versions there have been, with those of today."""
    kept = {line.rpartition(" ")[0]: line for line in (FOLDER / SUMS).read_text(encoding="utf-8").splitlines()}
    for game in ours():
        name = f"{game} {observation(game, SETUP).version}"
        line = f"{name} {digest(game)}"
        if kept.setdefault(name, line) != line:
            raise ValueError(f"the arrays of {game} have become others: they need another VERSION in numbers.py")
    return "\n".join(sorted(kept.values())) + "\n"


def digest(game: str) -> str:
    setup, position, notations = POSITIONS[game]
    laid = tidewood.new(game, 1, position=position, **setup)
    found = hashlib.sha256("\n".join([*told(observation(game, SETUP)), *options(game)]).encode())
    for player in laid.players:
        rows = laid.observation(player)
        found.update(str([numbers for row, numbers in rows.items() if row not in DRAWN]).encode())
    features = {option.notation: row for option, row in zip(laid.options, laid.option_features(), strict=True)}
    found.update(str([features[notation] for notation in notations]).encode())
    return found.hexdigest()[:16]


# -- the page


def page() -> str:
    parts = [INTRODUCTION]
    for game in ours():
        meaning = observation(game, SETUP)
        parts += ["", f"## {title(game)}", "", f"Version {meaning.version}.", "", *told(meaning), "", *options(game)]
    return "\n".join(parts) + "\n"


def told(meaning: Observation) -> Iterator[str]:
    """The rows and what they are counted by."""
    yield from ("| row | from | length | counted by |", "| --- | --- | --- | --- |")
    at = 0
    for row, (n, _) in meaning.rows.items():
        yield f"| `{row}` | {at} | {n} | {' × '.join(meaning.axes[row])} |"
        at += n
    yield ""
    for axis, names in meaning.things.items():
        yield f"- **{axis}** ({len(names)}): {', '.join(names)}"


def options(game: str) -> Iterator[str]:
    """The columns of every kind of option, which several questions may ask in ways of their own."""
    kinds = observation(game, SETUP).options
    found: dict[str, set[tuple[str, ...]]] = {}
    for declared in declarations(game):
        if declared.id in kinds:
            found.setdefault(declared.id, set()).add(declared.columns())
    yield from ("| kind | option | columns |", "| --- | --- | --- |")
    for id, number in kinds.items():
        ways = [", ".join([f"`{name}`" for name in columns]) or "none" for columns in sorted(found.get(id, {()}))]
        yield f"| {number} | `{id.removeprefix('option.')}` | {'; or '.join(ways)} |"


def declarations(game: str) -> Iterator[Declared]:
    """All that modules and classes of the game, and of the kernel, declare."""
    for package in (f"tidewood.games.{game.replace('-', '_')}", "tidewood.kernel"):
        for info in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            for value in vars(import_module(info.name)).values():
                yield from declared_in(value)
                if isinstance(value, type):
                    for one in vars(value).values():
                        yield from declared_in(one)


def declared_in(value: object) -> Iterator[Declared]:
    if isinstance(value, Declared):
        yield value
    elif isinstance(value, (tuple, list, dict)):
        inner: Iterable[object] = value.values() if isinstance(value, dict) else value
        yield from [one for one in inner if isinstance(one, Declared)]
