"""What is built and installed once for all tests here. TIDEWOOD_DIST names a folder with a wheel and a source archive
that are to be tried instead of new ones: a release tries what it is going to publish.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.building import ROOT, Environment, checkout, once, pip

FINISHED = "TIDEWOOD_DIST"


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all test processes share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    """What `pip install git+…` builds: a clean checkout, nothing built before."""
    if FINISHED in os.environ:
        return next(Path(os.environ[FINISHED]).resolve().glob("*.whl"))

    def make(folder: Path) -> None:
        pip("wheel", "-qq", "--no-deps", "-w", folder, f"git+{checkout(folder / 'checkout').as_uri()}")

    return next(once(shared / "wheel", make).glob("*.whl"))


@pytest.fixture(scope="session")
def sdist(shared: Path) -> Path:
    """The source archive of a checkout. It borrows what the client is built with, where that is installed already."""
    if FINISHED in os.environ:
        return next(Path(os.environ[FINISHED]).resolve().glob("*.tar.gz"))

    def make(folder: Path) -> None:
        place = checkout(folder / "checkout")
        if (ROOT / "web" / "node_modules").exists():
            from tools.web import WEB, fingerprint

            (place / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
            (place / "build").mkdir()
            (place / "build" / "web-packages.stamp").write_text(fingerprint(WEB / "package-lock.json"))
        words = [sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", str(folder), str(place)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    return next(once(shared / "sdist", make).glob("*.tar.gz"))


@pytest.fixture(scope="session")
def light(shared: Path, wheel: Path) -> Environment:
    """`pip install tidewood`."""
    return Environment(once(shared / "light", lambda folder: pip_into(folder, f"tidewood @ {wheel.as_uri()}")) / "env")


@pytest.fixture(scope="session")
def full(shared: Path, wheel: Path) -> Environment:
    """`pip install "tidewood[server]"`."""
    what = f"tidewood[server] @ {wheel.as_uri()}"
    return Environment(once(shared / "full", lambda folder: pip_into(folder, what)) / "env")


def pip_into(folder: Path, what: str) -> None:
    Environment.make(folder / "env", what)
