"""The store: every question and every change the server has for its database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Unpack

import msgspec
import sqlalchemy as sa

import tidewood.server.storage.schema as db
from tidewood.server.storage.checks import check_answer, check_id, check_news, check_snapshot, check_text
from tidewood.server.storage.commits import GroupCommit
from tidewood.server.storage.company import Company
from tidewood.server.storage.database import BATCH, SNAPSHOTS, WORDS, Database
from tidewood.server.storage.errors import BadAddress, Gap, StorageDown, Taken, UnknownTable, why
from tidewood.server.storage.news import Listener
from tidewood.server.storage.reading import CHANGED, LAST, all_of, first_of, insert_if_new, listings, values_of
from tidewood.server.storage.rows import (
    Answer,
    Browser,
    Link,
    LinkKind,
    Listing,
    News,
    Seat,
    SeatChanges,
    Secret,
    Snapshot,
    Table,
    TableChanges,
)
from tidewood.server.storage.sqlite import SQLite, Synchronous

ADDRESSES: Final = ("sqlite:///path/to/file", "postgresql://user:password@host/name")


class Store:
    """One database, open. Made by `open_store`; one for each process, used from one event loop."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._appends: Final = GroupCommit(database.append, lambda answer: answer.table, BATCH)
        self.company: Final = Company(database)
        self._tells: Final = GroupCommit(database.tell, id, WORDS)  # all in the order of the calls
        self._keeps: Final = GroupCommit(database.keep, lambda snapshot: (snapshot.table, snapshot.seq), SNAPSHOTS)

    # -- browsers

    async def add_browser(self, browser: Browser) -> None:
        """Remember a browser. Raises `Taken` when its id or cookie exists."""
        check_text(browser.id)
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(db.browsers), values_of(browser))

    async def browser(self, cookie: Secret) -> Browser | None:
        """The browser with this cookie (hashed)."""
        async with self._database.reading() as connection:
            return await first_of(connection, Browser, sa.select(db.browsers).where(db.browsers.c.cookie == cookie))

    # -- tables

    async def add_table(self, table: Table, seats: Sequence[Seat], start: Snapshot | None = None) -> None:
        """Open a table with its seats and, when given, its first snapshot: all of it or nothing.

        Raises `Taken` when the id or one of the secrets exists: choose another.
        """
        check_id(table.id)
        check_text(table.game, table.name, table.seed.reveal(), *(text for s in seats for text in (s.player, s.name)))
        if start:
            check_snapshot(start)
        for row in (*seats, *([start] if start else ())):
            if row.table != table.id:
                raise ValueError(f"a seat or snapshot of table {row.table!r} was given with table {table.id!r}")
        async with self._database.writing(News(table=table.id, what="table")) as connection:
            await connection.execute(sa.insert(db.tables), values_of(table))
            if seats:
                await connection.execute(sa.insert(db.seats), [values_of(seat) for seat in seats])
            if start:
                await connection.execute(sa.insert(db.snapshots), values_of(start))

    async def table(self, table: str) -> Listing | None:
        """A table with its seats and how far its log has come."""
        async with self._database.reading() as connection:
            found = await listings(connection, sa.select(db.tables).where(db.tables.c.id == table))
        return found[0] if found else None

    async def change_table(self, table: str, **changes: Unpack[TableChanges]) -> None:
        """Change what a table is: mark it over or ended, rename it, list it. Raises `UnknownTable`."""
        check_text(changes.get("name", ""))
        if not changes:
            return
        async with self._database.writing(News(table=table, what="table")) as connection:
            done = await connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(**changes))
            if not done.rowcount:
                raise UnknownTable(f"there is no table {table}")

    async def open_tables(self, limit: int = 100) -> list[Listing]:
        """Listed running tables that have an open seat, newest first."""
        has_open_seat = sa.exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.kind == "open")
        which = sa.select(db.tables).where(db.tables.c.state == "running", db.tables.c.listed, has_open_seat)
        async with self._database.reading() as connection:
            newest = which.order_by(db.tables.c.created.desc(), db.tables.c.id).limit(limit)
            return await listings(connection, newest)

    async def tables_of(self, browser: str, limit: int = 100) -> list[Listing]:
        """Tables at which a browser holds a seat, those with the newest answer first."""
        held = sa.select(db.seats.c.table).where(db.seats.c.holder == browser)
        which = sa.select(db.tables).where(db.tables.c.id.in_(held))
        async with self._database.reading() as connection:
            return await listings(connection, which.order_by(CHANGED.desc(), db.tables.c.id).limit(limit))

    async def tables_with_bots(self, since: datetime, limit: int = 100) -> list[str]:
        """Running tables that have a bot and an answer since then, or were opened since; the newest first."""
        has_bot = sa.exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.kind == "bot")
        changed = CHANGED.label("changed")
        which = sa.select(db.tables.c.id).where(db.tables.c.state == "running", has_bot, changed >= since)
        async with self._database.reading() as connection:
            newest = which.order_by(changed.desc(), db.tables.c.id).limit(limit)
            return list((await connection.execute(newest)).scalars())

    # -- who may do what

    async def link(self, secret: Secret) -> Link | None:
        """What this secret (hashed) opens now. A used-up invitation or renewed personal link opens nothing."""
        kinds: list[tuple[LinkKind, sa.Select[Any]]] = [
            ("invitation", sa.select(db.seats.c.table, db.seats.c.player).where(db.seats.c.invitation == secret)),
            ("personal", sa.select(db.seats.c.table, db.seats.c.player).where(db.seats.c.personal == secret)),
            ("spectator", sa.select(db.tables.c.id, sa.null()).where(db.tables.c.spectator == secret)),
        ]
        async with self._database.reading() as connection:
            for kind, which in kinds:
                found = (await connection.execute(which)).one_or_none()
                if found is not None:
                    return Link(table=found[0], kind=kind, player=found[1])
        return None

    async def change_seat(self, seat: Seat, entry: Answer | None = None, **changes: Unpack[SeatChanges]) -> Seat:
        """Change a seat that is still as it was read; returns it as it is now. An entry of the log is written with it.

        Raises `Taken` when somebody has changed it meanwhile (two people with one invitation: one sits down), when a
        new secret exists already, or when the log has come to the entry's number; then nothing has changed.
        """
        check_text(changes.get("name", ""))
        news = [News(table=seat.table, what="seats")]
        if entry is not None:
            check_answer(entry)
            news.append(News(table=seat.table, what="answers", seq=entry.seq))
        changed = msgspec.structs.replace(seat, **changes)
        same = [db.seats.c[name].is_not_distinct_from(value) for name, value in values_of(seat).items()]
        async with self._database.writing(*news) as connection:
            done = await connection.execute(sa.update(db.seats).where(*same).values(**values_of(changed)))
            if not done.rowcount:
                raise Taken(f"seat {seat.player} of table {seat.table} has changed meanwhile, or is not there")
            if entry is not None:
                await connection.execute(sa.insert(db.answers), values_of(entry))
        return changed

    async def watch(self, table: str, browser: str) -> None:
        """Let a browser look on. Doing it twice is the same as once."""
        async with self._database.writing() as connection:
            await connection.execute(insert_if_new(connection, db.spectators), {"table": table, "browser": browser})

    async def watches(self, table: str, browser: str) -> bool:
        """May this browser look on?"""
        which = sa.exists().where(db.spectators.c.table == table, db.spectators.c.browser == browser)
        async with self._database.reading() as connection:
            return bool((await connection.execute(sa.select(which))).scalar())

    # -- the log

    async def append(self, answer: Answer) -> None:
        """Write one entry of a log; durable when this returns.

        Raises `Taken` when the table has an entry `seq` already, `Gap` when it has none with `seq - 1`, `UnknownTable`,
        and `ValueError` for a payload that is too large or no text. Entries of different tables that wait at the same
        time share a commit; one that is refused does not hurt the others. Entries of one table are written one after
        the other in the order of the calls; when one fails, those of that table that already wait behind it fail as
        well, because they followed from it.
        """
        check_answer(answer)
        if not await self._appends.add(answer):
            await self._tell_why_not(answer)

    async def _tell_why_not(self, answer: Answer) -> None:
        async with self._database.reading() as connection:
            last = (await connection.execute(sa.select(LAST).where(db.tables.c.id == answer.table))).scalar()
        if last is None:
            raise UnknownTable(f"there is no table {answer.table}")
        # What was missing before it may have come since: it was still given for a state that nobody knew.
        if answer.seq <= last + 1:
            raise Taken(f"table {answer.table} has come to answer {last}: answer {answer.seq} is too late")
        raise Gap(f"table {answer.table} has {last} answers: the next is {last + 1}, not {answer.seq}")

    async def answers(self, table: str, after: int = 0, until: int | None = None) -> list[Answer]:
        """The entries of a log with `after < seq <= until`, in order."""
        which = sa.select(db.answers).where(db.answers.c.table == table, db.answers.c.seq > after)
        if until is not None:
            which = which.where(db.answers.c.seq <= until)
        async with self._database.reading() as connection:
            return await all_of(connection, Answer, which.order_by(db.answers.c.seq))

    async def add_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a position. One that is there for this (table, seq) stays. Raises `UnknownTable`."""
        check_snapshot(snapshot)
        is_new = False
        with suppress(Taken):  # behind one that is there already
            is_new = await self._keeps.add(snapshot)
        if not is_new and await self.table(snapshot.table) is None:
            raise UnknownTable(f"there is no table {snapshot.table}")

    async def snapshot(self, table: str, until: int | None = None) -> Snapshot | None:
        """The newest position, or the newest at or before the answer `until`."""
        which = sa.select(db.snapshots).where(db.snapshots.c.table == table)
        if until is not None:
            which = which.where(db.snapshots.c.seq <= until)
        async with self._database.reading() as connection:
            return await first_of(connection, Snapshot, which.order_by(db.snapshots.c.seq.desc()).limit(1))

    async def logs(self, table: str) -> dict[int, Secret | None]:
        """The numbers of all positions, the newest first, each with the part of the log that is stored with it."""
        which = sa.select(db.snapshots.c.seq, db.snapshots.c.log).where(db.snapshots.c.table == table)
        async with self._database.reading() as connection:
            rows = await connection.execute(which.order_by(db.snapshots.c.seq.desc()))
            return {row.seq: row.log for row in rows}

    async def positions(self, table: str, until: int) -> list[int]:
        """The numbers of the positions at or before the answer `until`, the newest first."""
        which = sa.select(db.snapshots.c.seq).where(db.snapshots.c.table == table, db.snapshots.c.seq <= until)
        async with self._database.reading() as connection:
            return list((await connection.execute(which.order_by(db.snapshots.c.seq.desc()))).scalars())

    # -- removing

    async def old_tables(
        self, over: datetime | None, left: datetime | None, unplayed: datetime | None, limit: int = 100
    ) -> list[Listing]:
        """Tables where nothing has been written since: those that are over, those left in the middle, and those where
        nobody has ever answered. None: such tables are never old.
        """
        running, last, changed = db.tables.c.state == "running", LAST, CHANGED
        which = [(over, sa.not_(running)), (left, sa.and_(running, last > 0)), (unplayed, sa.and_(running, last == 0))]
        old = [sa.and_(state, changed < before) for before, state in which if before is not None]
        async with self._database.reading() as connection:
            found = sa.select(db.tables).where(sa.or_(sa.false(), *old))
            return await listings(connection, found.order_by(db.tables.c.created).limit(limit))

    async def remove_table(self, table: Listing) -> None:
        """Remove a table and all that belongs to it. Raises `Taken` when something was written there since it was read,
        and `UnknownTable` when it is gone.
        """
        id = table.table.id
        async with self._database.writing(News(table=id, what="removed")) as connection:
            last = (await connection.execute(sa.select(LAST).where(db.tables.c.id == id))).scalar()
            if last is None:
                raise UnknownTable(f"there is no table {id}")
            if last != table.seq:
                raise Taken(f"table {id} has come to answer {last}")
            for rows in (db.snapshots, db.answers, db.spectators, db.chat, db.absences, db.seats):
                await connection.execute(sa.delete(rows).where(rows.c.table == id))
            await connection.execute(sa.delete(db.tables).where(db.tables.c.id == id))

    # -- owning

    def owns(self, table: str) -> bool:
        """Whether this process owns a table: no other one does as long as the database knows that this one lives."""
        return self._database.owners.owns(table)

    async def own(self, table: str) -> bool:
        """Own a table, unless another process does; then False."""
        with self._database.clear():
            return await self._database.owners.take(table)

    async def disown(self, table: str) -> None:
        """Let another process own a table."""
        with self._database.clear():
            await self._database.owners.release(table)

    @property
    def owned(self) -> int | None:
        """How many tables this process owns; None for all there are."""
        return self._database.owners.count

    # -- news

    def listen(self, *, own: bool = False) -> Listener:
        """Hear what other processes (and, with `own`, this store) change from now on."""
        return Listener(self._database.hub, self._database.origin, own)

    async def tell(self, table: str, what: str) -> None:
        """Send a word about a table to all who listen, such as `online`. It is not kept. They hear words in the order
        of the calls, and of the same word the last.
        """
        check_id(table)
        check_news(what)
        await self._tells.add(News(table=table, what=what))

    # -- for operators

    @property
    def name(self) -> str:
        """Which database this is, without its password."""
        return self._database.name

    @property
    def waiting(self) -> int:
        """How many tables have an answer that waits to be written."""
        return self._appends.waiting

    @property
    def commits(self) -> int:
        """How many commits the answers of this process came in."""
        return self._appends.commits

    async def check(self) -> None:
        """Return when the database answers and has room, else raise `StorageDown` or `StorageFull`."""
        async with self._database.reading() as connection:
            await connection.execute(sa.select(sa.func.count()).select_from(db.tables).where(sa.false()))
        await self._database.check_room()

    async def close(self) -> None:
        await self._appends.close()
        await self._keeps.close()
        await self._tells.close()
        await self._database.close()


@asynccontextmanager
async def open_store(url: str, *, synchronous: Synchronous = "FULL", patience: float = 5.0) -> AsyncIterator[Store]:
    """Open the database at `url`, `sqlite:///path` or `postgresql://…`, and bring it up to date.

    `synchronous` is SQLite's: with NORMAL a power failure may take back the last answers that were acknowledged.
    `patience` is how many seconds to wait for a lock or a connection before the database counts as down.
    Raises `StorageDown` when it cannot be reached, `SchemaTooNew` when a later version has written it, and `ValueError`
    when `url` does not say where it is.
    """
    database = _database(url, synchronous, patience)
    try:
        await database.start()
    except BaseException:
        await database.close()
        raise
    store = Store(database)
    try:
        yield store
    finally:
        await store.close()


def _database(url: str, synchronous: Synchronous, patience: float) -> Database:
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise BadAddress(why("address", kinds=[*ADDRESSES])) from None
    kind = address.drivername.partition("+")[0]
    if kind == "sqlite":
        if not address.database or address.database == ":memory:":
            raise BadAddress(why("no-file", kind=ADDRESSES[0]))
        return SQLite(Path(address.database).expanduser().resolve(), synchronous, patience)
    if kind in ("postgresql", "postgres"):
        try:
            from tidewood.server.storage.postgres import Postgres
        except ImportError:
            raise StorageDown(why("no-postgres")) from None
        return Postgres(address, patience)
    raise BadAddress(why("kind", kind=kind, kinds=[*ADDRESSES]))
