"""Running the real command in a process of its own, with a data folder of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import tidewood

HERE = Path(tidewood.__file__).parents[1]


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def tidewood_command(*args: object, typed: str = "", home: Path, **env: str) -> Ran:
    """`tidewood ARGS` with these lines on its input. The home folder is a new one: nothing of the user's is touched."""
    whole = {
        key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    }
    path = os.pathsep.join(filter(None, [str(HERE), whole.get("PYTHONPATH", "")]))
    folders = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LOCALAPPDATA": str(home / "data")}
    whole |= {"PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **folders, **env}
    done = subprocess.run(
        [sys.executable, "-m", "tidewood", *map(str, args)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=whole,
        cwd=home,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def lines(*typed: object) -> str:
    return "".join(f"{line}\n" for line in typed)
