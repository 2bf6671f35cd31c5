"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tidewood.server.storage.errors import SchemaTooNew
from tidewood.server.storage.schema import HEAD

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x7469646577  # "tidew"; any number nobody else is likely to use in this database
VERSION: Final = sa.table("alembic_version", sa.column("version_num", sa.Text))


def bring_up_to_date(connection: sa.Connection, target: str = "head") -> None:
    """Migrate, inside the transaction of this connection. Whoever comes second waits and then finds it done."""
    if connection.dialect.name == "postgresql":
        # SQLite's transaction has locked the whole file already.
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    current = version_of(connection)
    if current == HEAD and target == "head":
        return

    # Alembic takes a third of a second to load, which most starts can do without.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise SchemaTooNew(
            f"the database has schema {current}, which this version of Tidewood does not know (its newest is {HEAD}); "
            "use the version that wrote it, or a later one"
        )
    command.upgrade(config, target)


def version_of(connection: sa.Connection) -> str | None:
    """The migration a database is at, None for an empty one."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sa.select(VERSION.c.version_num)).scalar()
