"""Building and installing as people do: from a clean checkout, into clean environments, with nothing else around."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from email.message import Message
from email.parser import Parser
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from filelock import FileLock

ROOT = Path(__file__).parents[2]
SELF = "tidewood"
LINK = re.compile(r"\]\(([^)\s]+)\)")


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder with what was made in it by whichever test process came first; the others wait for it."""
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            part = folder.with_suffix(".part")
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir()
            make(part)
            part.rename(folder)
    return folder


def checkout(place: Path) -> Path:
    """A repository with the files under version control as they are now, committed, and with nothing built."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    who = ["-c", "user.name=Tests", "-c", "user.email=tests@example.org"]
    for words in (["init", "-q"], ["add", "-A"], [*who, "commit", "-q", "-m", "Everything"]):
        subprocess.run(["git", *words], cwd=place, check=True, capture_output=True)
    return place


def pip(*words: object, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Pip, with everything it said should it fail."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def names(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode("utf-8"))


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Environment:
    """A Python with one wheel and what it needs: no source tree, no Node, no pip."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"

    @classmethod
    def make(cls, folder: Path, what: str) -> Environment:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        made = cls(folder)
        pip("--python", made.python, "install", "-qq", what)
        return made

    @property
    def site(self) -> Path:
        return next(self.folder.rglob("site-packages"))

    def packages(self) -> dict[str, Distribution]:
        """What came along with Tidewood."""
        found = {str(one.name).lower().replace("_", "-"): one for one in distributions(path=[str(self.site)])}
        assert SELF in found
        return {name: one for name, one in found.items() if name != SELF}

    def megabytes(self) -> float:
        files = (path for path in self.site.rglob("*") if path.is_file() and path.suffix != ".pyc")
        return sum(path.stat().st_size for path in files) / 1e6

    def env(self, home: Path) -> dict[str, str]:
        return {"PATH": str(self.bin), "HOME": str(home), "PYTHONIOENCODING": "utf-8"}

    def run(self, home: Path, *words: object, typed: str = "") -> Ran:
        """`python -m tidewood WORDS`, in a folder of its own."""
        done = subprocess.run(
            [self.python, "-m", "tidewood", *map(str, words)],
            env=self.env(home), cwd=home, input=typed, capture_output=True, encoding="utf-8", timeout=120, check=False,
        )  # fmt: skip
        assert "Traceback" not in done.stderr, done.stderr
        return Ran(done.returncode, done.stdout, done.stderr)
