"""Between rows of the database and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

import tidewood.server.storage.schema as db
from tidewood.server.storage.rows import Listing, Seat, Table

Value = TypeVar("Value", bound=msgspec.Struct)

_of_table: Final = db.answers.c.table == db.tables.c.id
LAST: Final = sa.func.coalesce(
    sa.select(sa.func.max(db.answers.c.seq)).where(_of_table).correlate(db.tables).scalar_subquery(), 0
)
CHANGED: Final = sa.func.coalesce(
    sa.select(db.answers.c.at)
    .where(_of_table)
    .order_by(db.answers.c.seq.desc())
    .limit(1)
    .correlate(db.tables)
    .scalar_subquery(),
    db.tables.c.created,
)


def value(kind: type[Value], row: sa.RowMapping) -> Value:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def values_of(value: msgspec.Struct) -> dict[str, object]:
    return msgspec.structs.asdict(value)


async def first_of(connection: AsyncConnection, kind: type[Value], which: sa.Select[Any]) -> Value | None:
    row = (await connection.execute(which)).mappings().first()
    return None if row is None else value(kind, row)


async def all_of(connection: AsyncConnection, kind: type[Value], which: sa.Select[Any]) -> list[Value]:
    return [value(kind, row) for row in (await connection.execute(which)).mappings()]


async def listings(connection: AsyncConnection, which: sa.Select[Any]) -> list[Listing]:
    """Tables with their seats and how far they have come."""
    rows = (await connection.execute(which.add_columns(LAST.label("seq"), CHANGED.label("changed")))).mappings().all()
    seats: Mapping[str, list[Seat]] = {row["id"]: [] for row in rows}
    for seat in await all_of(connection, Seat, sa.select(db.seats).where(db.seats.c.table.in_(seats))):
        seats[seat.table].append(seat)
    return [
        Listing(
            table=value(Table, row),
            seats=tuple(sorted(seats[row["id"]], key=lambda seat: (len(seat.player), seat.player))),
            seq=row["seq"],
            changed=row["changed"],
        )
        for row in rows
    ]


def insert_if_new(connection: AsyncConnection, table: sa.Table) -> sa.Insert:
    """An insert that leaves a row with the same key as it is."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
