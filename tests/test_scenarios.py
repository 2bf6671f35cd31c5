"""Every scenario file is a test; each scenario claims the rules it names, if any: cards are no rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidewood.decision import words_of
from tidewood.files.scenario import Scenario, read_file
from tidewood.game import Game
from tidewood.games import kind_of
from tidewood.scenarios import run

FOLDER = Path(__file__).parent / "scenarios"
PREFIXES = {"p1:", "p2:", "p3:", "p4:"}  # whose answer it is
VOCABULARY: dict[str, set[str]] = {}


def scenarios() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        for scenario in read_file(path):
            name = f"{path.relative_to(FOLDER).with_suffix('')}: {scenario.name}"
            claims = [pytest.mark.rule_ids(*scenario.rules)] if scenario.rules else []
            found.append(pytest.param(scenario, id=name, marks=claims))
    return found


def vocabulary(game: Game) -> set[str]:
    table = game.table()
    key = f"{game.kind} {game.setup} {list(table.get('lands', []))}"
    if key not in VOCABULARY:
        VOCABULARY[key] = {word.casefold() for word in kind_of(game.kind).words(game.setup, table)}
    return VOCABULARY[key]


@pytest.mark.parametrize("scenario", scenarios())
def test_scenario(scenario: Scenario) -> None:
    ran = run(scenario)
    assert ran.passed, "\n".join(ran.differences)
    if ran.game is not None and not scenario.fails:
        last = [] if ran.game.decision is None else [option.notation for option in ran.game.decision]
        words = [word for notation in (*scenario.play, *scenario.chance, *last) for word in words_of(notation)]
        assert {word for word in words if not word.isdigit()} - vocabulary(ran.game) - PREFIXES == set()


def test_names_are_unique() -> None:
    names = [(path, scenario.name) for path in FOLDER.rglob("*.yaml") for scenario in read_file(path)]
    assert len(names) == len(set(names))
