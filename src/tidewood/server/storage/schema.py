"""The tables of the database, for both kinds of it. A change here needs a migration, and a new `HEAD`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

import sqlalchemy as sa

from tidewood.server.storage.rows import PAYLOAD_LIMIT, Secret

HEAD: Final = "0003"  # the newest migration: a database that has it is up to date, and Alembic need not be loaded
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND: Final = timedelta(microseconds=1)


def microseconds(at: datetime) -> int:
    """A time as it is stored. In whole numbers, because a float would lose the last digit."""
    return (at - EPOCH) // MICROSECOND


class Moment(sa.TypeDecorator[datetime]):
    """A time as microseconds since 1970: SQLite has no type for times, and both databases shall hold the same."""

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> int | None:
        return None if value is None else microseconds(value)

    def process_result_value(self, value: int | None, dialect: sa.Dialect) -> datetime | None:
        return None if value is None else EPOCH + timedelta(microseconds=value)


class SecretText(sa.TypeDecorator[Secret]):
    """A text that comes out of the database as a `Secret`."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Secret | None, dialect: sa.Dialect) -> str | None:
        return None if value is None else value.reveal()

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> Secret | None:
        return None if value is None else Secret(value)


metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

browsers: Final = sa.Table(
    "browsers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("cookie", SecretText, nullable=False, unique=True),
    sa.Column("created", Moment, nullable=False),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", SecretText, nullable=False),
    sa.Column("host", sa.ForeignKey("browsers.id")),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("spectator", SecretText, unique=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("created", Moment, nullable=False),
    sa.Column("clock", sa.Text),
    sa.Column("talk", sa.Boolean),
    sa.CheckConstraint("length(id) BETWEEN 1 AND 24", name="id"),
    sa.CheckConstraint("state IN ('running', 'over', 'ended')", name="state"),
    sa.Index(None, "state", "listed", "created"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("holder", sa.ForeignKey("browsers.id"), index=True),
    sa.Column("invitation", SecretText, unique=True),
    sa.Column("personal", SecretText, unique=True),
    sa.CheckConstraint("kind IN ('human', 'bot', 'open')", name="kind"),
    sa.CheckConstraint("(kind = 'bot') = (bot IS NOT NULL)", name="bot"),
)

spectators: Final = sa.Table(
    "spectators",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("browser", sa.ForeignKey("browsers.id"), primary_key=True),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", Moment, nullable=False),
)

absences: Final = sa.Table(
    "absences",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("since", Moment, nullable=False),
)

# Without a rowid SQLite keeps the entries in one tree, by their key, instead of in two: half the pages a commit.
answers: Final = sa.Table(
    "answers",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.CheckConstraint("seq > 0", name="seq"),
    sa.CheckConstraint(f"length(payload) <= {PAYLOAD_LIMIT}", name="payload"),
    sqlite_with_rowid=False,
)

snapshots: Final = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("save", SecretText, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Column("log", SecretText),
    sa.CheckConstraint("seq >= 0", name="seq"),
)
