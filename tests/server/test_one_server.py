"""One file of tables, one server: a second one would answer for tables that it does not see change."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from tests.server.running import Apart, Running, environment, free_port, sqlite
from tidewood.server.storage import InUse, claimed


def second(database: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Another server on this file; it says why it ends."""
    how = command or ("-m", "tidewood.server", "--port", str(free_port()))
    return subprocess.run(
        [sys.executable, *how, "--database", database],
        capture_output=True, text=True, timeout=30, env=environment(), check=False,
    )  # fmt: skip


@pytest.fixture
def first(tmp_path):
    server = Apart(sqlite(tmp_path))
    yield server
    server.kill()


def test_a_second_server_is_refused_in_three_languages(first, tmp_path):
    ada = first.browser()
    table = ada.opens("me", "me")["table"]
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    command = ("-m", "tidewood", "serve", "--port", str(free_port()))
    for told in (second(sqlite(tmp_path)), second(sqlite(tmp_path / "link"), *command)):
        assert told.returncode == 2, told.stderr
        assert told.stderr.count("tidewood: ") == 3 and "Traceback" not in told.stderr
        for words in ("is in use by another Tidewood", "wird von einem anderen", "est utilisé par un autre"):
            assert words in told.stderr
        assert told.stderr.count(first.url) == 3, "where it is"
        assert "tables.db" in told.stderr and "--database" in told.stderr
    assert ada.answers(table, ada.state(table, "p1")["waiting"][0]["player"]) == 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_whoever_starts_the_app_without_the_command_is_refused_too(first, tmp_path):
    with pytest.raises(AssertionError):
        Running(sqlite(tmp_path))  # it does not start
    (tmp_path / "other").mkdir()
    Running(sqlite(tmp_path / "other")).stop()


def test_a_server_that_was_killed_leaves_no_lock(first, tmp_path):
    ada = first.browser()
    table = ada.opens("me", "search:10s", setup={"start_player": "p2"})["table"]
    time.sleep(1.0)  # its bot thinks in a process of its own
    first.kill()
    server = Apart(sqlite(tmp_path))
    assert ada.moved_to(server.url).state(table, "p1")["table"] == table
    server.stop()
    Apart(sqlite(tmp_path)).stop()


def test_a_process_can_have_a_file_twice_and_gives_it_back_at_the_end(tmp_path):
    url = sqlite(tmp_path)
    code = f"from tidewood.server.storage import claimed\nwith claimed({url!r}): print('free')"

    def is_free() -> bool:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment(), check=False)
        return done.returncode == 0

    with claimed(url):
        with claimed(url):
            assert not is_free()
        assert not is_free(), "the other one still has it"
        child = os.fork()
        if child == 0:  # a fork does not have what its parent has
            try:
                with claimed(url):
                    os._exit(1)
            except InUse:
                os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
    assert is_free()
    with claimed("postgresql://u:p@nowhere/none"):
        pass
