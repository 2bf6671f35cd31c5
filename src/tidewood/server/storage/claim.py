"""One server for each file: with SQLite nobody tells a second one what the first writes.

The claim is a lock of the operating system on a file beside the database, so it ends with the process, however that
ends. It is not the database file itself: SQLite locks that, and closing it anywhere in a process would end our lock.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tidewood.server.storage.errors import StorageError

log = logging.getLogger("tidewood.server")

TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
MOST: Final = 200  # bytes of an address
FAR: Final = 1024 * 1024  # where the lock is: what stands at the beginning can be read all the same


class InUse(StorageError):
    """Another process serves this file; `where` is its address, if it says one."""

    def __init__(self, file: Path, where: str) -> None:
        super().__init__(f"{file} is in use by another Tidewood {where}".rstrip())
        self.file: Final = file
        self.where: Final = where


class Claim:
    """The lock on one file, shared by all who claim it in this process."""

    def __init__(self, database: Path) -> None:
        self.users = 0
        self.process: Final = os.getpid()
        self._file: Final = os.open(f"{database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            lock(self._file)
        except OSError as error:
            where = self._read()
            os.close(self._file)
            if error.errno in TAKEN:
                raise InUse(database, where) from None
            raise

    def _read(self) -> str:
        os.lseek(self._file, 0, os.SEEK_SET)
        with contextlib.suppress(OSError, UnicodeDecodeError):
            return os.read(self._file, MOST).decode().strip()
        return ""

    def at(self, address: str) -> None:
        """Say where this server is, for whoever comes second."""
        with contextlib.suppress(OSError):  # a full disk must not keep it from starting
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, address.encode()[:MOST])

    def close(self) -> None:
        self.at("")
        os.close(self._file)


_claims: Final[dict[Path, Claim]] = {}


@contextmanager
def claimed(url: str, address: str = "") -> Iterator[None]:
    """Serve this database, for as long as the context lasts. Raises `InUse`. PostgreSQL is for several."""
    path = file_of(url)
    if path is None:
        yield
        return
    claim = _claims.get(path)
    if claim is None or claim.process != os.getpid():  # a fork has the memory of its parent, not its locks
        try:
            claim = _claims[path] = Claim(path)
        except OSError as error:  # it says itself what is wrong with the database; some disks have no locks
            log.warning("%s.lock: %s; do not start a second server on this file", path, error.strerror)
            yield
            return
    claim.users += 1
    if address:
        claim.at(address)
    try:
        yield
    finally:
        claim.users -= 1
        if not claim.users:
            del _claims[path]
            claim.close()


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for others, and for what is no address."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return None
    if not address.drivername.startswith("sqlite") or not address.database or address.database == ":memory:":
        return None
    return Path(address.database).expanduser().resolve()


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        # This kind of lock belongs to the process: whatever it starts does not keep it when it is gone.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, FAR)
