"""Every scenario file is a test; each scenario claims the rules it names, if any: cards are no rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tidewood.decision import words_of
from tidewood.files.scenario import Scenario, read_file
from tidewood.game import Game
from tidewood.games import kind_of
from tidewood.scenarios import run

FOLDER = Path(__file__).parent / "scenarios"
PREFIXES = {"p1:", "p2:", "p3:", "p4:", "p5:", "p6:"}  # whose answer it is
VOCABULARY: dict[str, set[str]] = {}


FILES = {str(path.relative_to(FOLDER).with_suffix("")): read_file(path) for path in sorted(FOLDER.rglob("*.yaml"))}


def scenarios() -> Iterator[object]:
    for file, those in FILES.items():
        for scenario in those:
            claims = [pytest.mark.rule_ids(*scenario.rules)] if scenario.rules else []
            yield pytest.param(scenario, id=f"{file}: {scenario.name}", marks=claims)


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
    names = [(file, scenario.name) for file, those in FILES.items() for scenario in those]
    assert len(names) == len(set(names))
