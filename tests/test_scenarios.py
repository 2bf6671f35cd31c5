"""Every scenario file is a test; each scenario claims the rules it names, if any: cards are no rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidewood.files.scenario import Scenario, read_file
from tidewood.scenarios import run

FOLDER = Path(__file__).parent / "scenarios"


def scenarios() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        for scenario in read_file(path):
            name = f"{path.relative_to(FOLDER).with_suffix('')}: {scenario.name}"
            claims = [pytest.mark.rule_ids(*scenario.rules)] if scenario.rules else []
            found.append(pytest.param(scenario, id=name, marks=claims))
    return found


@pytest.mark.parametrize("scenario", scenarios())
def test_scenario(scenario: Scenario) -> None:
    ran = run(scenario)
    assert ran.passed, "\n".join(ran.differences)


def test_names_are_unique() -> None:
    names = [(path, scenario.name) for path in FOLDER.rglob("*.yaml") for scenario in read_file(path)]
    assert len(names) == len(set(names))
