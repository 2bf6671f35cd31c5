"""The questions that players ask most, row by row: each answer follows from rules, and each of those is proven."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tidewood.files.scenario import read_file
from tidewood.rulebook import rules

HERE = Path(__file__).parent
SCENARIOS = HERE.parent.parent / "scenarios" / "spirit-island"
ROWS: list[dict[str, Any]] = tomllib.loads((HERE / "faq.toml").read_text(encoding="utf-8"))["row"]
UNANSWERED = {"004-019"}  # what to do after a mistake: no rule says
CLAIM = re.compile(r"^@rule\(([^)]*)\)", re.M)
ID = re.compile(r"SI-[A-Z]+-\d\d")


@cache
def proofs() -> dict[str, list[str]]:
    """By rule: the scenarios and tests that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in read_file(path):
            for id in scenario.rules:
                found.setdefault(id, []).append(f"{path.stem}: {scenario.name}")
    for path in sorted(HERE.glob("test_*.py")):
        for claim in CLAIM.findall(path.read_text(encoding="utf-8")):
            for id in ID.findall(claim):
                found.setdefault(id, []).append(path.stem)
    return found


def test_all_rows_are_there():
    numbers = [row["no"] for row in ROWS]
    assert numbers == [f"004-{n:03}" for n in range(1, 200)] + [f"001-{n:02}" for n in range(1, 32)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["no"])
def test_every_answer_is_proven(row):
    assert row["question"].strip() and row["answer"].strip()
    if row["no"] in UNANSWERED:
        assert not row["rules"]
        return
    assert row["rules"], "no rule answers this"
    known = {rule.id for rule in rules("spirit-island")}
    for id in row["rules"]:
        assert id in known, f"{id} is no rule of the base game"
        assert proofs().get(id), f"nothing proves {id}: {row['question']} {row['answer']}"
