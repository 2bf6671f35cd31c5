"""Servers for the benchmarks, and what the system says of them."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def memory(pid: int) -> dict[str, float]:
    """Resident megabytes of the server itself, now and at most."""
    found = {}
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(("VmRSS", "VmHWM")):
            found[line[:5]] = int(line.split()[1]) / 1024
    return found


def children_of(parent: int) -> list[int]:
    """A process and those that it has started."""
    found = [parent]
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def cpu(pid: int) -> float:
    """Seconds a process has computed, with all its threads, to the nanosecond; nothing for one that has ended."""
    try:
        return time.clock_gettime(~pid << 3 | 2)
    except OSError:
        return 0.0


def start(database: str, profile: str, more: list[str]) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    how = ["--port", str(port), "--database", database, "--messages-a-second", "1e9", "--streams-a-browser", "0"]
    how += ["--connections-an-address", "0"]
    run = ["-m", "cProfile", "-o", profile, "-m"] if profile else ["-m"]
    command = [sys.executable, *run, "tidewood.server", *how, "--tables-a-minute", "1e9", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(1.5)
    return process, f"http://127.0.0.1:{port}"


@contextmanager
def database(processes: int) -> Iterator[tuple[str, int]]:
    """A new database: a file for one process, a PostgreSQL that syncs its commits for several; with its process."""
    if not processes:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db", 0
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.storage.postgres import Server

    server = Server(durable=True)
    try:
        yield server.new(), server.process
    finally:
        server.close()
