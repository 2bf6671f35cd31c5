"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tidewood.server.storage.errors import SchemaTooNew, why
from tidewood.server.storage.schema import HEAD, metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x7469646577  # "tidew"; any number nobody else is likely to use in this database
# As Alembic makes it.
VERSION: Final = sa.Table(
    "alembic_version",
    sa.MetaData(naming_convention={"pk": "%(table_name)s_pkc"}),
    sa.Column("version_num", sa.String(32), primary_key=True),
)


def bring_up_to_date(connection: sa.Connection, target: str = "head") -> None:
    """Migrate, inside the transaction of this connection. Whoever comes second waits and then finds it done."""
    if connection.dialect.name == "postgresql":
        # SQLite's transaction has locked the whole file already.
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    current = version_of(connection)
    if current == HEAD and target == "head":
        return
    # Alembic takes a third of a second to load, and 9 MB from then on: only an older database needs it.
    if current is None and target == "head":
        metadata.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version_num=HEAD))
        return

    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise SchemaTooNew(why("schema", current=current, newest=HEAD))
    command.upgrade(config, target)


def version_of(connection: sa.Connection) -> str | None:
    """The migration a database is at, None for an empty one."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sa.select(VERSION.c.version_num)).scalar()
