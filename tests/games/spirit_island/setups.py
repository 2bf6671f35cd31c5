"""Set-ups of Spirit Island that the tests play: every two choices meet in at least one of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.layouts import LAYOUTS

BASE = tuple(spirit.id for spirit in content.SETS[0].spirits)
SIMPLE = ("river-surges-in-sunlight", "lightnings-swift-strike", "vital-strength-of-the-earth")
FREE = ("A.south-B.north", "B.east-C.south", "C.north-D.north")  # the first of them for fewer boards
FACTORS: dict[str, tuple[Any, ...]] = {
    "spirit": BASE,
    "adversary": (
        (None, 0),
        *[(found.id, level) for found in content.SETS[0].adversaries for level in range(len(found.levels))],
    ),
    "scenario": (None, *[id for id in content.SCENARIOS if content.SET_OF[id] == content.BASE]),
    "players": (1, 2, 3, 4),
    "layout": ("standard", "named", "free", "archipelago", "thematic"),
    "blight_card": (True, False),
    "adjacency": ("touch", "border"),
    "more": (None, "extra_board", "beginner", "no-erratum"),
}
BRANCH, JAGGED = content.EXPANSIONS
MIXED: dict[str, tuple[Any, ...]] = {
    "sets": ((BRANCH,), (JAGGED,), (BRANCH, JAGGED)),
    "players": (1, 2, 3, 4, 5, 6),
    "adversary": (None, *content.ADVERSARIES),
    "scenario": (None, *content.SCENARIOS),
    "layout": ("standard", "named", "archipelago", "thematic"),
}
Choice = tuple[Any, ...]
Meeting = tuple[str, str, Any]  # a Spirit, a factor of MIXED, and its value


def pairs(choice: Choice) -> set[tuple[int, Any, int, Any]]:
    return {(i, choice[i], j, choice[j]) for i, j in combinations(range(len(choice)), 2)}


@cache
def choices() -> tuple[Choice, ...]:
    return paired(list(FACTORS.values()))


def paired(factors: list[tuple[Any, ...]]) -> tuple[Choice, ...]:
    """Greedy: of some random choices the one with the most pairs that have not met, until all have."""
    rng = Random("pairs")
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
    others = [id for id in (SIMPLE if beginner else BASE) if id != wish["spirit"]]
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


def of_sets(*spirits: str) -> dict[str, Any]:
    """These Spirits, with the sets they are of."""
    sets = {content.SET_OF[id] for id in spirits} - {content.BASE}
    return {"spirits": [*spirits], "expansions": sorted(sets), "layout": "standard"}


def with_sets(n: int, *sets: str) -> dict[str, Any]:
    """The cards of these sets, for so many Spirits of the base game."""
    return {"spirits": [*BASE[n : n + n]], "expansions": [*sets], "layout": "standard"}


def against(adversary: str, level: int) -> dict[str, Any]:
    """An adversary of an expansion: with its set alone, or with all of them, for one or two Spirits."""
    own = [content.SET_OF[adversary]]
    spirits = [BASE[level], BASE[level - 7]] if level % 2 else [BASE[level]]
    sets = own if level % 3 else [*content.EXPANSIONS]
    return {
        "spirits": spirits, "expansions": sets, "layout": "standard", "adversary": adversary, "adversary_level": level,
    }  # fmt: skip


def pair(first: str, level: int, second: str, other: int) -> dict[str, Any]:
    """Two adversaries together."""
    return against(first, level) | {
        "expansions": [*content.EXPANSIONS], "second_adversary": second, "second_adversary_level": other,
    }  # fmt: skip


PAIRS = [
    pair("france", 6, "russia", 6),
    pair("habsburg-livestock", 6, "france", 4),
    pair("england", 6, "russia", 5),
    pair("sweden", 5, "habsburg-livestock", 6),
]
EVERY_PAIR = [
    pair(first, i % 7, second, (3 * i + 5) % 7)
    for i, (first, second) in enumerate(permutations(content.ADVERSARIES, 2))
]
NEW_LEVELS = [(found.id, n) for each in content.SETS[1:] for found in each.adversaries for n in range(7)]


def with_scenario(n: int, id: str) -> dict[str, Any]:
    """A scenario of an expansion, for one to three Spirits of the base game."""
    players = n % 3 + 1
    return {
        "spirits": [*BASE[n : n + players]],
        "expansions": [content.SET_OF[id]],
        "scenario": id,
        "layout": "standard",
    }


def with_aspect(id: str) -> dict[str, Any]:
    return {
        "spirits": [content.ASPECTS[id].of],
        "expansions": [content.SET_OF[id]],
        "aspects": [id],
        "layout": "standard",
    }


def meetings(setup: dict[str, Any]) -> set[Meeting]:
    """Which Spirit meets what in a set-up."""
    named = setup["layout"] not in MIXED["layout"]
    facts = {
        "sets": tuple(setup["expansions"]),
        "players": len(setup["spirits"]),
        "adversary": setup.get("adversary"),
        "scenario": setup.get("scenario"),
        "layout": "named" if named else setup["layout"],
    }
    return {(spirit, key, value) for spirit in setup["spirits"] for key, value in facts.items()}


def all_meetings() -> set[Meeting]:
    """Every Spirit with every choice; with sets only if it is of one of them."""
    return {
        (spirit, key, value)
        for spirit in content.SPIRITS
        for key, values in MIXED.items()
        for value in values
        if key != "sets" or content.is_in_play(spirit, value)
    }


@cache
def mixed() -> tuple[dict[str, Any], ...]:
    """With one expansion or both, for one to six: every two choices meet, and every Spirit most of them."""
    missing = all_meetings()
    found: list[dict[str, Any]] = []
    for choice in paired(list(MIXED.values())):
        found.append(mixed_setup(choice, missing))
        missing -= meetings(found[-1])
    return tuple(found)


@cache
def more_mixed() -> tuple[dict[str, Any], ...]:
    """The Spirits with what they have not met in those; for the soak test."""
    rng = Random("more")
    missing = all_meetings().difference(*map(meetings, mixed()))
    found: list[dict[str, Any]] = []
    while missing:
        spirit, key, value = wanted = min(missing, key=str)
        tries = [{factor: rng.choice(values) for factor, values in MIXED.items()} | {key: value} for _ in range(100)]
        setups = [mixed_setup(tuple(wish.values()), missing, spirit) for wish in tries]
        fitting = [setup for setup in setups if wanted in meetings(setup)]
        found.append(max(fitting, key=lambda setup: len(meetings(setup) & missing)))
        missing -= meetings(found[-1])
    return tuple(found)


def mixed_setup(choice: Choice, missing: set[Meeting], first: str = "") -> dict[str, Any]:
    """A set-up that can be played; where choices exclude each other, the later one gives way. The Spirits are those
    that have met the fewest of these choices.
    """
    wish = dict(zip(MIXED, choice, strict=True))
    rng = Random(f"mixed {choice}")
    players, layout, scenario, adversary = wish["players"], wish["layout"], wish["scenario"], wish["adversary"]
    needed = {content.SET_OF.get(id, content.BASE) for id in (scenario, adversary, first)} - {content.BASE}
    sets = sorted({*wish["sets"], *needed, *([JAGGED] if players > 4 else [])})
    if layout == "named" or (scenario and content.SCENARIOS[scenario].in_a_row):
        names = [name for n, name in LAYOUTS if n == players and name != "standard"]
        layout = rng.choice(names) if names and layout == "named" and not scenario else "standard"
    setup: dict[str, Any] = {"spirits": [], "expansions": sets, "layout": layout}
    if adversary:
        setup |= {"adversary": adversary, "adversary_level": rng.randrange(7)}
    if scenario:
        setup["scenario"] = scenario
    there = [id for id in content.SPIRITS if content.is_in_play(id, sets) and id != first]
    rng.shuffle(there)
    news = {id: len(meetings({**setup, "spirits": [id] * players}) & missing) for id in there}
    others = sorted(there, key=lambda id: -news[id])
    setup["spirits"] = [first, *others][:players] if first else others[:players]
    fitting = [
        id for id, aspect in content.ASPECTS.items() if aspect.of in setup["spirits"] and content.is_in_play(id, sets)
    ]
    aspects = {content.ASPECTS[id].of: id for id in rng.sample(fitting, len(fitting))}
    return setup | ({"aspects": sorted(aspects.values())} if aspects else {})


OF_EXPANSIONS = [id for id in content.SCENARIOS if content.SET_OF[id] != content.BASE]
ALL: list[dict[str, Any]] = [
    *[setup_of(choice) for choice in choices()],
    *[{"players": n, "layout": layout} | ({"expansions": [JAGGED]} if n > 4 else {}) for n, layout in LAYOUTS],
    *[of_sets(id) for id in content.SPIRITS if id not in BASE],
    *[with_sets(n, id) for n, id in enumerate(content.EXPANSIONS, 1)],
    *[with_sets(n, *content.EXPANSIONS) for n in (1, 2, 3, 4)],
    *[against(adversary, level) for adversary, level in NEW_LEVELS],
    *PAIRS,
    *[of_sets(id, BASE[i % len(BASE)]) for i, id in enumerate(content.SPIRITS) if id not in BASE],
    *[with_scenario(n, id) for n, id in enumerate(OF_EXPANSIONS)],
    *[with_aspect(id) for id in content.ASPECTS],
    *mixed()[::2],
]
EVERY = [*ALL, *mixed()[1::2], *more_mixed(), *EVERY_PAIR]  # in the soak test; the ordinary tests play a part of them


def name(setup: dict[str, Any]) -> str:
    return "-".join(["+".join(value) if isinstance(value, list) else str(value) for value in setup.values()])
