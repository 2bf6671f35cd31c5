"""The compiled wheel for this Python and machine, built from the source archive as a release does it, with nothing at
hand but what the build asks for. That takes minutes, so only `make test-compiled` does it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.building import Environment, metadata, names, pip
from tools.compile import modules

pytestmark = pytest.mark.skipif(os.environ.get("TIDEWOOD_COMPILED") != "1", reason="make test-compiled runs it")

LOADED = """
import importlib, sys
for name in sys.stdin.read().split():
    print(importlib.import_module(name).__file__)
"""


@pytest.fixture(scope="module")
def packed(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pip of a Python that has no package at all: what this one has helps nobody elsewhere."""
    folder = tmp_path_factory.mktemp("compiled")
    bare = Environment(folder / "bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", bare.folder], check=True)
    pip("--python", bare.python, "wheel", "-qq", "--no-deps", "-w", folder, sdist)
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(packed: Path) -> Environment:
    return Environment.make(packed.parent / "env", f"tidewood @ {packed.as_uri()}")


def test_it_is_for_this_python_only_and_carries_libraries_and_sources(packed):
    assert not packed.name.endswith("-none-any.whl")
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in packed.name
    assert any(line.startswith("mypy-extensions") for line in metadata(packed).get_all("Requires-Dist", []))
    inside = names(packed)
    assert {"tidewood/kernel/core.py", "tidewood/server/static/index.html"} <= set(inside)
    assert len([name for name in inside if name.endswith((".so", ".pyd"))]) > len(modules())


def test_every_module_of_the_rules_is_loaded_from_a_library(installed, tmp_path):
    typed = "\n".join([file.removesuffix(".py").replace("/", ".") for file in modules()])
    done = subprocess.run(
        [installed.python, "-c", LOADED], input=typed, cwd=tmp_path, env=installed.env(tmp_path),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = done.stdout.split()
    assert len(loaded) == len(modules())
    assert all(Path(file).suffix in (".so", ".pyd") and installed.folder in Path(file).parents for file in loaded)


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_it_plays_with_bots(installed, tmp_path, game):
    ran = installed.run(tmp_path, "simulate", game, "--games", 2, "--players", 2, "--bots", "greedy,random", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["finished"] == 2
