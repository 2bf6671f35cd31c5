"""Nothing but the table in the browser needs its packages: they may be missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib

import tidewood
from tests.packaging.building import ROOT

SCENARIO = sorted((ROOT / "tests" / "scenarios" / "the-island").glob("*.yaml"))[0]
COMMANDS = [
    ["--help"],
    ["simulate", "the-island", "--games", "1", "--bots", "greedy"],
    ["play", "the-island", "--terminal", "--seed", "1", "--bots", "random,random,random", "--save", "game.json"],
    ["show", "game.json"],
    ["replay", "game.json"],
    ["scenario", str(SCENARIO)],
    ["bench", "the-island", "--seconds", "0.1"],
    ["rules", "TI-031"],
    ["cards", "spirit-island"],
    ["texts", "de"],
]
RUN = """
import json, sys
import tidewood, tidewood.bots, tidewood.scenarios
from tidewood.cli import main
codes = []
for words in json.loads(sys.argv[1]):
    try:
        main(words)
    except SystemExit as left:
        codes.append(left.code or 0)
modules = sorted({name.partition(".")[0] for name in sys.modules})
print(json.dumps({"codes": codes, "modules": modules}), file=sys.stderr)
"""


def extras() -> dict[str, set[str]]:
    """The packages of each extra, by the names they are imported by."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    every = {"": project["dependencies"], **project["optional-dependencies"]}
    return {extra: {re.split(r"[^\w-]", line)[0].replace("-", "_") for line in lines} for extra, lines in every.items()}


def test_the_other_commands_do_not_import_what_the_table_needs(tmp_path):
    words = [sys.executable, "-c", RUN, json.dumps(COMMANDS)]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True, input="")
    said = json.loads(done.stderr.splitlines()[-1])
    assert said["codes"] == [0] * len(COMMANDS), done.stderr
    assert not extras()["server"] & set(said["modules"])


def test_the_command_looks_for_what_the_extra_brings():
    from tidewood.server.main import NEEDED

    assert set(NEEDED) == extras()["server"] - {"uvloop"}  # which Windows does without


def test_who_develops_has_the_table():
    assert "tidewood" in extras()["dev"] & extras()["postgres"]
    lines = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert "tidewood[server]" in lines["dev"] and "tidewood[server]" in lines["postgres"]


def test_the_version_is_said_once():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project.get("version", tidewood.__version__) == tidewood.__version__
