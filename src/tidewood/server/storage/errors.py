"""What can go wrong between the server and its database."""

from __future__ import annotations

from typing import Any, Final

from tidewood import TidewoodError
from tidewood.language import Message

SERVER: Final = "server"  # whose catalogue says it


class StorageError(TidewoodError):
    """Anything the storage complains about. The message is fit for an operator; it never holds a password."""

    def __init__(self, said: Message | str, owner: str = SERVER) -> None:
        super().__init__(said, owner)


class BadAddress(StorageError):
    """This is not the address of a database that can be used."""


class StorageDown(StorageError):
    """The database cannot be reached or cannot write: gone, full, locked.

    Nothing is half-written. When a connection broke while an answer was under way, it may or may not have been
    written: read the table again before going on with it. The store reconnects by itself, so the next call just tries.
    """


class StorageFull(StorageDown):
    """There is no room on the disk. Reading goes on."""


class Taken(StorageError):
    """Somebody was faster: this (table, seq), id or secret exists, or the row has changed since it was read."""


class UnknownTable(StorageError):
    """There is no such table, or no such seat at it."""


class Gap(StorageError):
    """An answer was given a number that does not follow the last one of its table."""


class SchemaTooNew(StorageError):
    """The database was written by a later version of Tidewood."""


def why(id: str, **about: Any) -> Message:
    """What is wrong, for an operator: `[storage]` of the server's catalogues."""
    return Message(f"storage.{id}", about)
