"""What the boxes of the expansions hold, written down a second time: a slip of the pen in a definition shows here."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.spirit_island.test_content import COMPLEXITY, reach
from tests.rules import rule
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.lands import Terrain
from tidewood.games.spirit_island.panel import TRACKS
from tidewood.games.spirit_island.pieces import ELEMENTS, TERRAIN_SET, TERRAINS, element_text
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.table import gives
from tidewood.games.spirit_island.verbs.powers import INNATE, POWER_KINDS, SPEEDS, Power
from tidewood.games.spirit_island.verbs.targets import LandTarget, NoTarget

SETS = {found.id: found for found in content.SETS if found.id != content.BASE}
# minor, major, unique and innate Powers, Spirits, Blight and Fear cards, Events, adversaries, scenarios, aspects
COUNTS = {
    "branch-and-claw": (31, 21, 8, 4, 2, 7, 15, 26, 1, 4, 0),
    "jagged-earth": (33, 23, 41, 26, 10, 7, 6, 30, 2, 3, 6),
}


def printed() -> dict[tuple[str, str], list[str]]:
    """The lines of the file by set and kind."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in Path(__file__).with_name("expansions.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            id, kind = line.strip("[]").split()
            found[id, kind] = lines = []
        elif line and not line.startswith("#"):
            lines.append(line)
    return found


def aim(power: Power) -> str:
    """The range, with the terrain it has to start from, or which Spirit is targeted."""
    if isinstance(power.target, NoTarget):
        return "none"
    origin = power.target.origin if isinstance(power.target, LandTarget) else None
    if origin is None:
        return reach(power)
    assert isinstance(origin, Terrain)
    return ":".join([reach(power), *[name for i, name in enumerate(TERRAINS) if TERRAIN_SET.has(origin.mask, i)]])


def power_line(power: Power) -> str:
    elements = [ELEMENTS[e] for e, n in enumerate(power.elements) for _ in range(n)]
    cost = [] if power.kind == INNATE else [str(power.cost)]
    line = " ".join([power.id, SPEEDS[power.speed], *cost, aim(power), *elements])
    needs = dict.fromkeys(element_text(needs) for needs in power.needs)
    return f"{line} | {', '.join(needs)}" if needs else line


def spirit_line(spirit: Spirit) -> str:
    tracks = [
        " ".join(gives(space) for space in spirit.spaces if TRACKS[space.track] == track)
        for track in ("energy", "plays")
    ]
    picks = "+".join("1" for _ in spirit.groups) if spirit.groups else str(spirit.pick)
    costs = [f"({cost})" if cost else "" for cost in spirit.growth_costs]
    growth = " ".join(f"{len(parts)}{cost}" for parts, cost in zip(spirit.growth, costs, strict=True))
    return " | ".join([f"{spirit.id} {COMPLEXITY[spirit.complexity]}", *tracks, f"{picks} of {growth}"])


def defined(id: str) -> dict[str, list[str]]:
    """What the program has of a set, as lines of the same kind."""
    found = SETS[id]
    scenarios = [each for each in content.SCENARIOS.values() if content.SET_OF[each.id] == id]
    return {
        **{kind: [power_line(power) for power in found.powers() if POWER_KINDS[power.kind] == kind] for kind in KINDS},
        "spirits": [spirit_line(spirit) for spirit in found.spirits],
        "blight": [f"{card.id} {card.per_player}" for card in found.blight_cards],
        "fear": [card.id for card in found.fear_cards],
        "events": [card.id for card in found.events],
        "adversaries": [
            " ".join([nation.id, *[str(level.difficulty) for level in nation.levels]]) for nation in found.adversaries
        ],
        "scenarios": [f"{scenario.id} {scenario.difficulty}" for scenario in scenarios],
        "aspects": [f"{aspect.id} {aspect.of}" for aspect in found.aspects],
    }


KINDS = ("minor", "major", "unique", "innate")
PRINTED = printed()


@pytest.mark.parametrize(("id", "kind"), PRINTED)
@rule("SI-ELEMENT-01", "SI-SETUP-38")
def test_everything_is_as_printed(id, kind):
    assert sorted(defined(id)[kind]) == sorted(PRINTED[id, kind])


@pytest.mark.parametrize("id", COUNTS)
def test_every_box_is_full(id):
    found = defined(id)
    assert tuple(len(lines) for lines in found.values()) == COUNTS[id]
    ids = Counter(line.split()[0] for lines in found.values() for line in lines)
    assert [id for id, n in ids.items() if n > 1] == []


@pytest.mark.parametrize("spirit", [one for found in SETS.values() for one in found.spirits], ids=lambda one: one.id)
def test_every_spirit_has_its_cards_and_thirteen_presence(spirit):
    assert len(spirit.cards) == (5 if spirit.id == "many-minds-move-as-one" else 4)
    began = sum(part.n for part in spirit.start) + spirit.destroyed
    assert spirit.on_tracks(spirit.opening) + began == spirit.presence == 13
