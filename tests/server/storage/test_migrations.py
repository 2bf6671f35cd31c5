"""From an empty database and from every released schema to the schema of today."""

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.storage.helpers import answer
from tidewood.server.storage import Link, hashed, open_store
from tidewood.server.storage.migrate import MIGRATIONS, bring_up_to_date
from tidewood.server.storage.schema import HEAD, metadata

pytestmark = pytest.mark.anyio

RELEASED = Path(__file__).parent / "released"
SCRIPTS = ScriptDirectory(str(MIGRATIONS))
VERSIONS = [script.revision for script in SCRIPTS.walk_revisions()]


def differences(connection):
    """What `alembic check` finds."""
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_head_is_the_newest_migration():
    assert SCRIPTS.get_current_head() == HEAD


def test_every_schema_is_kept_to_be_migrated_from():
    kept = {path.name for path in RELEASED.glob("*.sql")}
    assert kept == {f"{version}.{kind}.sql" for version in VERSIONS for kind in ("sqlite", "postgresql")}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_empty_database_gets_todays_schema(request, tmp_path, kind):
    url = f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    async with open_store(url) as store, store._database.reading() as connection:
        assert await connection.run_sync(differences) == []


def test_migrations_write_what_a_new_database_gets(tmp_path):
    """Checks, keys and options too, which Alembic does not compare."""
    for name, targets in (("migrated.db", [*reversed(VERSIONS), "head"]), ("made.db", ["head"])):
        engine = sa.create_engine(f"sqlite:///{tmp_path / name}")
        for target in targets:
            with engine.begin() as connection:
                bring_up_to_date(connection, target)
        engine.dispose()
    made = statements(tmp_path / "made.db")
    assert statements(tmp_path / "migrated.db") == made and "alembic_version" in made


def test_a_new_database_needs_no_alembic(tmp_path):
    code = f"""
import asyncio, sys
from tidewood.server.storage import open_store
async def opened():
    async with open_store("sqlite:///{tmp_path / "tables.db"}"):
        pass
asyncio.run(opened())
assert "alembic" not in sys.modules, "it stays in memory for as long as the server runs"
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def statements(path: Path) -> dict[str, list[str]]:
    """How everything was made, but for the order and the breaks of lines: SQLite adds a column to a line."""
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    made = {
        name: sorted(part.strip() for part in sql.replace("\n", ",").split(",") if part.strip()) for name, sql in found
    }
    connection.close()
    return made


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_released_database_is_brought_up_to_date(request, tmp_path, kind, version):
    dump = (RELEASED / f"{version}.{kind}.sql").read_text()
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        old = sqlite3.connect(tmp_path / "tables.db")
        old.executescript(dump)
        old.close()
    else:
        url = request.getfixturevalue("postgres_url")
        request.getfixturevalue("postgres").psql(f"\\c {url}\n{dump}")
    async with open_store(url) as store:
        async with store._database.reading() as connection:
            assert await connection.run_sync(differences) == []
        at = datetime(2025, 11, 15, 12, tzinfo=UTC)
        listing = await store.table("k3v9")
        assert (listing.table.name, listing.table.setup, listing.table.created) == ("Adas Tisch", {"players": 2}, at)
        assert [(seat.kind, seat.bot, seat.name) for seat in listing.seats] == [
            ("human", None, "Ada"),
            ("open", None, ""),
            ("bot", "greedy", "Greedy"),
        ]
        assert [(entry.kind, entry.payload) for entry in await store.answers("k3v9")] == [
            ("answer", "walk D4→D5"),
            ("undo", "0"),
        ]
        assert (await store.snapshot("k3v9")).save.reveal() == '{"a save": "of the start"}'
        assert (await store.browser(hashed("cookie of ada"))).id == "ada"
        assert await store.watches("k3v9", "ada")
        assert await store.link(hashed("come")) == Link(table="k3v9", kind="invitation", player="p2")
        await store.append(answer("k3v9", 3))
