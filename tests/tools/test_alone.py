"""A test that measures time runs while no other does, with several workers too."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TESTS = """
import time
from pathlib import Path
import pytest

RUNNING = Path(__file__).parents[1] / "running"
ORDER = RUNNING.with_name("order")

def runs(name):
    here = RUNNING / name
    here.touch()
    seen = set()
    for _ in range(20):
        time.sleep(0.01)
        seen |= {path.name for path in RUNNING.iterdir()}
    with ORDER.open("a") as file:
        print(name, file=file)
    here.unlink()
    return seen

@pytest.mark.parametrize("n", range(6))
def test_together(n):
    runs(f"together-{n}")

@pytest.mark.alone
@pytest.mark.parametrize("n", range(3))
def test_alone(n):
    assert runs(f"alone-{n}") == {f"alone-{n}"}
"""


def test_whoever_measures_time_is_alone(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "running").mkdir()
    for name in ("__init__.py", "alone.py", "conftest.py", "rules.py", "rules_plugin.py"):
        shutil.copy(Path(__file__).parents[1] / name, tmp_path / "tests" / name)
    (tmp_path / "tests" / "test_it.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n alone\n soak\n rule_ids\npythonpath = .\n")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", "tests"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "9 passed" in done.stdout
    order = [line.partition("-")[0] for line in (tmp_path / "order").read_text().splitlines()]
    first = order.index("alone")
    assert order[first : first + 3] == ["alone"] * 3, "who has the machine gives it back when no other needs it so"
