"""A power failure that takes everything that was not synced: FULL keeps what was acknowledged, NORMAL does not."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.storage.helpers import answer, opened
from tidewood.server.storage import open_store

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a C compiler"),
]

TABLES = [f"t{n}" for n in range(4)]


@pytest.fixture
def forgetful(tmp_path):
    """The environment of a program whose disk keeps only what was synced."""
    library = tmp_path / "unsynced.so"
    source = Path(__file__).with_name("unsynced.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return {**os.environ, "LD_PRELOAD": str(library)}


@pytest.mark.parametrize(("synchronous", "survives"), [("FULL", True), ("NORMAL", False)])
async def test_what_was_acknowledged_survives_a_power_failure(tmp_path, forgetful, synchronous, survives):
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    async with open_store(url) as store:
        await opened(store, *TABLES)
    command = [sys.executable, "-m", "tests.server.storage.appends", url, synchronous, *TABLES]
    with subprocess.Popen(command, env=forgetful, stdout=subprocess.PIPE, text=True) as process:
        said = [process.stdout.readline() for _ in range(40)]
        time.sleep(0.05)
        process.kill()
        said += process.stdout.readlines()
    for lost in (path, Path(f"{path}-wal")):
        synced = Path(f"{lost}.synced")
        if synced.exists():
            synced.replace(lost)
        elif lost != path:
            lost.unlink()  # never synced at all
    Path(f"{path}-shm").unlink()
    acknowledged = {(table, int(seq)) for table, seq in (line.split() for line in said if line.endswith("\n"))}
    async with open_store(url) as store:
        kept = {(entry.table, entry.seq) for table in TABLES for entry in await store.answers(table)}
        assert (acknowledged <= kept) == survives
        for table in TABLES:
            await store.append(answer(table, (await store.table(table)).seq + 1))
