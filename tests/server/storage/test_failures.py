"""A database that is gone, full, locked or slow: a clear message, nothing half-written, and it comes back by itself."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.storage import child
from tests.server.storage.helpers import answer, opened, payloads, snapshot, table
from tidewood.server.storage import SchemaTooNew, StorageDown, StorageFull, Taken, open_store
from tidewood.server.storage.schema import HEAD

pytestmark = pytest.mark.anyio


# -- SQLite


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.db"


async def test_a_file_that_was_moved_away(path):
    async with open_store(f"sqlite:///{path}") as store:
        await opened(store, "t")
        await store.append(answer("t", 1, "before"))
        path.rename(path.with_suffix(".away"))
        for call in (store.append(answer("t", 2)), store.table("t"), store.change_table("t", name="x"), store.check()):
            with pytest.raises(StorageDown, match="the file is gone"):
                await call
        assert not path.exists()
        path.with_suffix(".away").rename(path)
        await store.append(answer("t", 2, "after"))
        assert await payloads(store, "t") == ["before", "after"]


async def test_a_file_that_was_replaced_by_its_copy(path):
    async with open_store(f"sqlite:///{path}") as store:
        await opened(store, "t")
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    async with open_store(f"sqlite:///{path}") as store:
        await store.table("t")
        copy.replace(path)
        await store.append(answer("t", 1))
        assert (await store.table("t")).seq == 1


async def test_another_program_locks_the_file(path):
    async with open_store(f"sqlite:///{path}", patience=0.1) as store:
        await opened(store, "t", "u")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(*(store.append(answer(name, 1)) for name in "tu"), return_exceptions=True)
        assert [type(result) for result in results] == [StorageDown] * 2
        with pytest.raises(StorageDown, match="another program has locked the database"):
            await store.change_table("t", name="x")
        assert (await store.table("t")).seq == 0  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        await store.append(answer("t", 1))


def test_no_file_may_grow(path):
    with child.process(child.fill_files, f"sqlite:///{path}", 400_000) as (_, pipe):
        check_filling(pipe.recv(), "reading or writing the disk failed")


def test_the_disk_is_full(tmp_path):
    small = tmp_path / "small"
    small.mkdir()
    unshare = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
    script = f"mount -t tmpfs -o size=1m none {small} && exec {sys.executable} -m tests.server.storage.full {small}"
    try:
        done = subprocess.run([*unshare, "sh", "-c", script], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("a small disk needs unshare(1)")
    if done.returncode and "tests.server.storage" not in done.stderr and "Traceback" not in done.stderr:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    check_filling(json.loads(done.stdout), "the disk is full")


def check_filling(told, reason):
    assert all(reason in message for message in told["said"]), told["said"]
    assert told["kept"] == told["acknowledged"]
    assert min(told["kept"].values()) > 5
    assert told["after"] == [""]


async def test_what_cannot_be_opened_is_said(tmp_path, path):
    path.write_text("this is no database, but it is long enough to be looked at" * 100)
    (tmp_path / "file").touch()
    for url, reason in {
        f"sqlite:///{path}": "the file is not a database",
        f"sqlite:///{tmp_path}": "Is a directory",
        f"sqlite:///{tmp_path / 'file' / 'tables.db'}": "File exists",
    }.items():
        with pytest.raises(StorageDown, match=reason):
            async with open_store(url):
                pass


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://u:hidden@h/d", "http://["]
)
async def test_addresses_that_are_none(url):
    with pytest.raises(ValueError, match="sqlite:///path/to/file") as error:
        async with open_store(url):
            pass
    assert "hidden" not in str(error.value)


async def test_a_new_file_is_for_its_owner_only(path):
    async with open_store(f"sqlite:///{path.parent / 'new' / 'folder' / 'tables.db'}") as store:
        await opened(store, "t")
        files = list((path.parent / "new" / "folder").iterdir())
        assert len(files) > 1
        assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * len(files)


@pytest.mark.parametrize(("synchronous", "number"), [("FULL", 2), ("NORMAL", 1)])
async def test_the_connection_that_writes_is_set_as_it_should(path, synchronous, number):
    async with open_store(f"sqlite:///{path}", synchronous=synchronous) as store, store._database.writing() as writer:
        found = {
            name: (await writer.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        }
        assert found == {"synchronous": number, "journal_mode": "wal", "foreign_keys": 1, "busy_timeout": 5000}


# -- PostgreSQL


async def test_a_server_that_crashes_and_comes_back(postgres, postgres_url):
    async with open_store(postgres_url, patience=2) as store, open_store(postgres_url, patience=2) as other:
        await opened(store, "t", "u")
        for n in range(1, 6):
            await asyncio.gather(store.append(answer("t", n)), store.append(answer("u", n)))
        with store.listen() as news:
            await asyncio.to_thread(postgres.crash)
            for call in (store.append(answer("t", 6)), store.table("t"), store.add_snapshot(snapshot("t", 1))):
                with pytest.raises(StorageDown):
                    await call
            await asyncio.to_thread(postgres.start)
            assert [(await store.table(name)).seq for name in "tu"] == [5, 5]
            await asyncio.gather(store.append(answer("t", 6)), store.append(answer("u", 6)))
            async with asyncio.timeout(20):
                while (await anext(news)).what != "missed":
                    pass
                await other.append(answer("t", 7))
                while (await anext(news)).seq != 7:
                    pass


async def test_connections_that_are_cut_are_replaced_unnoticed(postgres, postgres_url):
    async with open_store(postgres_url) as store:
        await opened(store, "t")
        await store.append(answer("t", 1))
        with store.listen() as news:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tidewood'"
            await asyncio.to_thread(postgres.psql, cut)
            await asyncio.sleep(0.1)
            await store.append(answer("t", 2))
            await store.change_table("t", name="x")
            async with asyncio.timeout(20):
                while (await anext(news)).what != "missed":
                    pass


async def test_a_server_that_does_not_answer(postgres, postgres_url):
    async with open_store(postgres_url, patience=0.3) as store:
        await opened(store, "t", "u")
        await store.append(answer("t", 1, "before"))
        appends = "query LIKE '%INSERT INTO answers%' AND application_name = 'tidewood'"
        backend = int(postgres.psql(f"COPY (SELECT pid FROM pg_stat_activity WHERE {appends}) TO STDOUT"))
        os.kill(backend, signal.SIGSTOP)
        try:
            with pytest.raises(StorageDown, match="does not answer in time"):
                await store.append(answer("t", 2, "lost?"))
            await store.append(answer("u", 1))
        finally:
            os.kill(backend, signal.SIGCONT)
        # What was sent may still be written: whoever reads the table again sees which it is.
        with suppress(Taken):
            await store.append(answer("t", 2, "again"))
        assert await payloads(store, "t") in (["before", "lost?"], ["before", "again"])


async def test_the_disk_of_the_server_is_full(postgres, postgres_url):
    async with open_store(postgres_url) as store:
        await opened(store, "t", "u")
        no_room = "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE disk_full; END'"
        trigger = "CREATE TRIGGER no_room BEFORE INSERT ON answers EXECUTE FUNCTION no_room()"
        postgres.psql(f"\\c {postgres_url}\n{no_room};{trigger};")
        results = await asyncio.gather(*(store.append(answer(name, 1)) for name in "tu"), return_exceptions=True)
        assert [type(result) for result in results] == [StorageFull] * 2
        assert "its disk is full" in str(results[0])
        postgres.psql(f"\\c {postgres_url}\nDROP TRIGGER no_room ON answers;")
        await asyncio.gather(*(store.append(answer(name, 1)) for name in "tu"))


async def test_a_server_that_is_not_there_is_named_without_its_password(postgres):
    for url, reason in {
        "postgresql://ada:hidden@127.0.0.1:1/games": "nobody answers there",
        "postgresql://ada:hidden@/games?host=/nowhere": "nobody answers there",
        postgres.url("no_such_database"): "it has no such database",
    }.items():
        with pytest.raises(StorageDown, match=reason) as error:
            async with open_store(url, patience=2):
                pass
        assert "hidden" not in str(error.value)


# -- both


async def test_a_database_of_a_later_version_is_left_alone(url, postgres):
    async with open_store(url) as store:
        await store.add_table(table("t"), [])
    later = "UPDATE alembic_version SET version_num = '9999'"
    if url.startswith("sqlite"):
        with sqlite3.connect(Path(url.removeprefix("sqlite:///"))) as connection:
            connection.execute(later)
    else:
        postgres.psql(f"\\c {url}\n{later}")
    try:
        with pytest.raises(SchemaTooNew, match="9999"):
            async with open_store(url):
                pass
    finally:
        if not url.startswith("sqlite"):
            postgres.psql(f"\\c {url}\n{later.replace('9999', HEAD)}")
