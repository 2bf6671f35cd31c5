"""What a release builds, as the workflow says it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]


PYTHONS: Final = ["3.11", "3.12", "3.13", "3.14"]


def jobs_of(workflow: str) -> dict[str, Any]:
    text = (ROOT / ".github" / "workflows" / f"{workflow}.yml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)["jobs"]
    return found


@pytest.fixture
def jobs() -> dict[str, Any]:
    return jobs_of("release")


def test_every_python_that_is_named_is_tested_and_so_is_the_compiled_build():
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    versions = [line.rpartition(" ")[2] for line in named if "Python :: 3." in line]
    tested = jobs_of("ci")
    assert tested["test"]["strategy"]["matrix"]["python"] == versions == PYTHONS
    assert any("make test-compiled" in step.get("run", "") for step in tested["compiled"]["steps"])


def test_compiled_wheels_are_built_for_all_systems_and_pythons(jobs):
    systems = jobs["compiled"]["strategy"]["matrix"]["os"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
    [build] = [step for step in jobs["compiled"]["steps"] if "cibuildwheel" in step.get("uses", "")]
    assert build["env"]["CIBW_BUILD"].split() == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
    assert build["env"]["CIBW_ENVIRONMENT"] == "TIDEWOOD_COMPILED=1"
    for game in ("the-island", "everdell", "spirit-island"):
        assert f"simulate {game}" in build["env"]["CIBW_TEST_COMMAND"]


def test_the_pure_wheel_is_tried_on_the_same_pythons_and_all_are_published(jobs):
    assert jobs["try"]["strategy"]["matrix"]["python"] == PYTHONS
    assert jobs["publish"]["needs"] == ["try", "compiled"]
    assert "TIDEWOOD_COMPILED" not in str(jobs["build"])
    [fetch] = [step for step in jobs["publish"]["steps"] if "download-artifact" in step["uses"]]
    assert fetch["with"]["merge-multiple"] is True
