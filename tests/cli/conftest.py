from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.cli.command import Ran, tidewood_command
from tidewood.cli import main


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Ran]:
    """The real command, in a process of its own."""
    return partial(tidewood_command, home=tmp_path)


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """The same in this process, for commands that read no input: a start takes longer than what most of them do."""
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)

    def called(*args: object) -> Ran:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return called
