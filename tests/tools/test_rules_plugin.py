"""The report of proven rules: what counts, and when nothing is written. Each case is a small project of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import rule

pytestmark = pytest.mark.slow

TESTS = """
import pytest
from tests.rules import rule

@rule("ZZ-001", "ZZ-002")
def test_passes(): pass

@rule("ZZ-002", "ZZ-003")
def test_fails(): assert False

@rule("ZZ-RAVAGE-15", "AMB-99")
@pytest.mark.parametrize("n", [1, 2])
def test_twice(n): pass

@rule("ZZ-005")
def test_skipped(): pytest.skip()

@rule("ZZ-006")
@pytest.mark.soak
def test_long(): pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule_ids("ZZ-NEWLEAF-07"))])
def test_scenario(n): pass

@rule("ZZ-011", "ZZ-012")
@rule("ZZ-013", "ZZ-014", "ZZ-015")
def test_claims_too_much(): pass

@pytest.mark.rule_ids("ZZ-1")
def test_claims_no_rule(): pass
"""

PROVEN = {
    "AMB-99": ["tests/test_it.py::test_twice[1]", "tests/test_it.py::test_twice[2]"],
    "ZZ-001": ["tests/test_it.py::test_passes"],
    "ZZ-NEWLEAF-07": ["tests/test_it.py::test_scenario[1]"],
    "ZZ-RAVAGE-15": ["tests/test_it.py::test_twice[1]", "tests/test_it.py::test_twice[2]"],
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    here = Path(__file__).parent.parent
    (tmp_path / "tests").mkdir()
    for name in ("__init__.py", "alone.py", "conftest.py", "rules.py", "rules_plugin.py"):
        shutil.copy(here / name, tmp_path / "tests")
    shutil.copy(here.parent / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "test_it.py").write_text(TESTS)
    return tmp_path


def proven(project: Path, *arguments: str, cwd: str = ".") -> object:
    """What a run writes; None when it writes nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    if "-n" in arguments:
        command += ["-p", "xdist"]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # reading them all takes longer than the tests
    subprocess.run(command, cwd=project / cwd, env=env, capture_output=True, check=False)
    report = project / "build" / "rules.json"
    return json.loads(report.read_text()) if report.exists() else None


@pytest.mark.parametrize("arguments", [[], ["-n", "2"], ["tests"], ["--maxfail=9"]])
def test_rules_of_passed_tests_are_written(project, arguments):
    assert proven(project, *arguments) == PROVEN


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "passes"],
        ["-m", "not slow"],
        ["-x"],
        ["-x", "-n", "2"],
        ["tests/test_it.py"],
        ["tests/test_it.py::test_passes"],
        ["--deselect", "tests/test_it.py::test_fails"],
        ["--collect-only"],
    ],
)
def test_part_of_a_run_leaves_the_report_alone(project, arguments):
    assert proven(project, *arguments) is None


def test_a_run_from_below_leaves_the_report_alone(project):
    assert proven(project, cwd="tests") is None


@pytest.mark.parametrize("ids", [(), ("ZZ-1",), ("zz-001",), ("ZZ-001 ",), ("ZZ-001",) * 5])
def test_a_wrong_claim_is_refused(ids):
    with pytest.raises(ValueError, match="@rule names"):
        rule(*ids)
