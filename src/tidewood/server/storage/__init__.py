"""Where tables, seats and answers are kept: SQLite in a file, or PostgreSQL for several server processes.

    async with open_store("sqlite:////home/ada/.local/share/tidewood/tables.db") as store:
        await store.add_table(Table(...), [Seat(...), ...])
        await store.append(Answer(table="k3v9", seq=1, player="p1", kind="answer", payload="walk D4→D5"))

Whatever is awaited is durable when the awaitable returns. Every method may raise `StorageDown`; the next call tries
again. Nothing of a table is deleted before the whole table is: an undo is an entry of the log. Secrets come here hashed
(`hashed`), apart from the seed and the saves, which are `Secret` so that no answer to a client can hold them.
"""

from tidewood.server.storage.checks import is_id
from tidewood.server.storage.claim import InUse, claimed
from tidewood.server.storage.errors import (
    Gap,
    SchemaTooNew,
    StorageDown,
    StorageError,
    StorageFull,
    Taken,
    UnknownTable,
)
from tidewood.server.storage.news import Listener
from tidewood.server.storage.rows import (
    PAYLOAD_LIMIT,
    Answer,
    Browser,
    Clock,
    Link,
    LinkKind,
    Listing,
    News,
    Seat,
    SeatChanges,
    SeatKind,
    Secret,
    Snapshot,
    Spoken,
    Table,
    TableChanges,
    TableState,
    hashed,
)
from tidewood.server.storage.store import Store, open_store

__all__ = [
    "PAYLOAD_LIMIT",
    "Answer",
    "Browser",
    "Clock",
    "Gap",
    "InUse",
    "Link",
    "LinkKind",
    "Listener",
    "Listing",
    "News",
    "SchemaTooNew",
    "Seat",
    "SeatChanges",
    "SeatKind",
    "Secret",
    "Snapshot",
    "Spoken",
    "StorageDown",
    "StorageError",
    "StorageFull",
    "Store",
    "Table",
    "TableChanges",
    "TableState",
    "Taken",
    "UnknownTable",
    "claimed",
    "hashed",
    "is_id",
    "open_store",
]
