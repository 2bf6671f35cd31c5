"""Set-ups of Spirit Island that the tests play: every two choices meet in at least one of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.layouts import LAYOUTS

SIMPLE = ("river-surges-in-sunlight", "lightnings-swift-strike", "vital-strength-of-the-earth")
FREE = ("A.south-B.north", "B.east-C.south", "C.north-D.north")  # the first of them for fewer boards
FACTORS: dict[str, tuple[Any, ...]] = {
    "spirit": tuple(content.SPIRITS),
    "adversary": (
        (None, 0),
        *[(id, level) for id, found in content.ADVERSARIES.items() for level in range(len(found.levels))],
    ),
    "scenario": (None, *content.SCENARIOS),
    "players": (1, 2, 3, 4),
    "layout": ("standard", "named", "free", "archipelago", "thematic"),
    "blight_card": (True, False),
    "adjacency": ("touch", "border"),
    "more": (None, "extra_board", "beginner", "no-erratum"),
}
Choice = tuple[Any, ...]


def pairs(choice: Choice) -> set[tuple[int, Any, int, Any]]:
    return {(i, choice[i], j, choice[j]) for i, j in combinations(range(len(choice)), 2)}


@cache
def choices() -> tuple[Choice, ...]:
    """Greedy: of some random choices the one with the most pairs that have not met, until all have."""
    rng = Random("pairs")
    factors = list(FACTORS.values())
    missing = {(i, a, j, b) for i, j in combinations(range(len(factors)), 2) for a in factors[i] for b in factors[j]}
    found: list[Choice] = []
    while missing:
        i, a, j, b = min(missing, key=str)
        tries = [[rng.choice(factor) for factor in factors] for _ in range(40)]
        for one in tries:
            one[i], one[j] = a, b
        best = max(map(tuple, tries), key=lambda one: len(pairs(one) & missing))
        found.append(best)
        missing -= pairs(best)
    return tuple(found)


def setup_of(choice: Choice) -> dict[str, Any]:
    """A set-up that can be played; where choices exclude each other, the later one gives way."""
    wish = dict(zip(FACTORS, choice, strict=True))
    players, layout, more = wish["players"], wish["layout"], wish["more"]
    beginner = more == "beginner" and bool(content.SPIRITS[wish["spirit"]].progression)
    others = [id for id in (SIMPLE if beginner else content.SPIRITS) if id != wish["spirit"]]
    rng = Random(str(choice))
    if beginner and players > len(others) + 1:
        others.append("shadows-flicker-like-flame")
    setup: dict[str, Any] = {"spirits": [wish["spirit"], *rng.sample(others, players - 1)]}
    extra = more == "extra_board" and players < 4
    boards = players + extra
    if layout == "named":
        names = [name for n, name in LAYOUTS if n == boards and name != "standard"]
        layout = rng.choice(names) if names else "standard"
    if layout == "free":
        setup |= {"boards": ["A", "B", "C", "D"][:boards], "joins": list(FREE[: boards - 1])}
    setup["layout"] = layout
    adversary, level = wish["adversary"]
    if adversary:
        setup |= {"adversary": adversary, "adversary_level": level}
    if wish["scenario"]:
        setup["scenario"] = wish["scenario"]
    if wish["adjacency"] == "border":
        setup["adjacency"] = "border"
    if not wish["blight_card"] and not beginner:
        setup["blight_card"] = False
    if extra:
        setup["extra_board"] = True
    if beginner:
        setup["beginner"] = True
    if more == "no-erratum":
        setup["blight_erratum"] = False
    return setup


ALL: list[dict[str, Any]] = [
    *[setup_of(choice) for choice in choices()],
    *[{"players": n, "layout": layout} for n, layout in LAYOUTS],
]


def name(setup: dict[str, Any]) -> str:
    return "-".join(["+".join(value) if isinstance(value, list) else str(value) for value in setup.values()])
