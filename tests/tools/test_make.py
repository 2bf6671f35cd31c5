"""What `make` runs: the compiled build, where there is one that fits the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import ROOT

SAYS = "import tidewood, tidewood.kernel.core as core; print(tidewood.__file__, core.__file__, sep='\\n')"


@pytest.fixture
def place(tmp_path):
    """A checkout that has been set up, whose command says from where it runs; the library is what it says."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("tools", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    bin = tmp_path / ".venv" / "bin"
    bin.mkdir(parents=True)
    (bin / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (bin / "tidewood").write_text(f"#!{sys.executable}\n{SAYS}\n")
    for name in ("python", "tidewood"):
        (bin / name).chmod(0o755)
    (tmp_path / ".venv" / ".installed-dev").touch()
    return tmp_path


def ran(place: Path, target: str) -> list[Path]:
    """From where the package and its kernel come."""
    env = {**os.environ, "PYTHONPATH": str(place / "src")}
    done = subprocess.run(["make", "-s", target], cwd=place, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return [Path(line) for line in done.stdout.split()]


def compiled(place: Path) -> None:
    """As after `make compiled`, but for the libraries."""
    script = "import tools.compile as c; c.TARGET.mkdir(parents=True); c.STAMP.write_text(c.fingerprint())"
    subprocess.run([sys.executable, "-c", script], cwd=place, check=True)


@pytest.mark.parametrize("target", ["terminal", "bench"])
def test_games_run_compiled_as_long_as_that_fits_the_sources(place, target):
    assert ran(place, target)[0] == place / "src" / "tidewood" / "__init__.py"
    compiled(place)
    build = place / "build" / "compiled"
    assert ran(place, target)[0] == build / "tidewood" / "__init__.py"

    other = place / "src" / "tidewood" / "cli" / "app.py"  # is not compiled, so it is only copied
    other.write_text(other.read_text(encoding="utf-8") + "# another line\n", encoding="utf-8")
    assert ran(place, target)[0] == build / "tidewood" / "__init__.py"
    assert (build / "tidewood" / "cli" / "app.py").read_text(encoding="utf-8").endswith("# another line\n")

    rules = place / "src" / "tidewood" / "kernel" / "core.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "# another line\n", encoding="utf-8")
    assert ran(place, target) == [place / "src" / "tidewood" / "__init__.py", rules]
