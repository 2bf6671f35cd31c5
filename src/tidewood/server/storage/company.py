"""What belongs to the people at a table and not to their game: who is away, and what was said."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

import tidewood.server.storage.schema as db
from tidewood.server.storage.checks import check_id, check_text
from tidewood.server.storage.database import Database
from tidewood.server.storage.reading import all_of, values_of
from tidewood.server.storage.rows import News, Spoken

SPOKEN_KEPT: Final = 200  # lines of a table's chat; older ones are removed
BROWSERS: Final = 200  # that are removed at once


class Company:
    """Part of the `Store`."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def absences(self, table: str) -> dict[str, datetime]:
        """Since when players were away, as it was last noted."""
        async with self._database.reading() as connection:
            rows = await connection.execute(sa.select(db.absences).where(db.absences.c.table == table))
            return {row.player: row.since for row in rows}

    async def note_absence(self, table: str, player: str, since: datetime) -> None:
        """Remember since when a player is away. Raises `UnknownTable`."""
        check_id(table)
        row = {"table": table, "player": player, "since": since}
        async with self._database.writing() as connection:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            keys = [db.absences.c.table, db.absences.c.player]
            await connection.execute(
                insert(db.absences).values(**row).on_conflict_do_update(index_elements=keys, set_={"since": since})
            )

    async def say(self, table: str, player: str, name: str, text: str) -> Spoken:
        """Keep a line of the chat; the oldest goes when there are too many. Raises `UnknownTable`."""
        check_id(table)
        check_text(name, text)
        of_table = db.chat.c.table == table
        async with self._database.writing(News(table=table, what="chat")) as connection:
            # One after the other: those who speak at the same time would come to the same number.
            await connection.execute(
                sa.select(db.tables.c.id).where(db.tables.c.id == table).with_for_update(key_share=True)
            )
            last = (await connection.execute(sa.select(sa.func.max(db.chat.c.n)).where(of_table))).scalar() or 0
            spoken = Spoken(table=table, n=last + 1, player=player, name=name, text=text)
            await connection.execute(sa.insert(db.chat), values_of(spoken))
            await connection.execute(sa.delete(db.chat).where(of_table, db.chat.c.n <= spoken.n - SPOKEN_KEPT))
        return spoken

    async def chat(self, table: str, after: int = 0) -> list[Spoken]:
        """What was said after that line, the oldest first."""
        which = sa.select(db.chat).where(db.chat.c.table == table, db.chat.c.n > after)
        async with self._database.reading() as connection:
            return await all_of(connection, Spoken, which.order_by(db.chat.c.n))

    async def last_said(self, table: str) -> int:
        """The number of the newest line of the chat; 0 before the first."""
        async with self._database.reading() as connection:
            last = await connection.execute(sa.select(sa.func.max(db.chat.c.n)).where(db.chat.c.table == table))
            return last.scalar() or 0

    async def remove_browsers(self, before: datetime) -> int:
        """Forget browsers that were new before that time and belong to no table; how many. At most some at once."""
        needed = sa.union(
            sa.select(db.tables.c.host).where(db.tables.c.host.is_not(None)),
            sa.select(db.seats.c.holder).where(db.seats.c.holder.is_not(None)),
            sa.select(db.spectators.c.browser),
        )
        old = sa.select(db.browsers.c.id).where(db.browsers.c.created < before, db.browsers.c.id.not_in(needed))
        async with self._database.writing() as connection:
            done = await connection.execute(sa.delete(db.browsers).where(db.browsers.c.id.in_(old.limit(BROWSERS))))
            return done.rowcount
