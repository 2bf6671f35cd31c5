"""What the tests let other processes do. A process tells its parent over a pipe what it has done."""

import asyncio
import multiprocessing
import resource
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

from tests.server.storage.helpers import answer, opened
from tidewood.server.storage import StorageDown, Store, Taken, open_store

P = ParamSpec("P")
Work = Callable[Concatenate[Connection, P], Coroutine[Any, Any, None]]

# Forked from a process that has loaded everything and started no thread: quick enough to be killed fifty times.
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__, "tidewood.server.storage.postgres", "alembic.command"])


@contextmanager
def process(work: Work[P], *args: P.args, **kwargs: P.kwargs) -> Iterator[tuple[BaseProcess, Connection]]:
    """Another process at work, and the end of the pipe on which it talks. It is killed at the end, if not before."""
    mine, its = CONTEXT.Pipe()
    child = CONTEXT.Process(target=_run, args=(work, its, args, kwargs))
    child.start()
    its.close()
    try:
        yield child, mine
    finally:
        child.kill()
        child.join()
        mine.close()


def _run(work: Work[Any], pipe: Connection, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    asyncio.run(work(pipe, *args, **kwargs))


async def append_for_ever(pipe: Connection, url: str, mark: str, tables: list[str], synchronous: Any = "FULL") -> None:
    """Append at all tables at once, and say of each answer that it was acknowledged."""
    async with open_store(url, synchronous=synchronous) as store:

        async def at(table: str) -> None:
            seq = (await store.table(table)).seq
            while True:
                payload = f"{mark} {seq + 1}"
                try:
                    await store.append(answer(table, seq + 1, payload))
                except Taken:  # by one who was killed since, whose answer arrived late
                    seq = (await store.table(table)).seq
                else:
                    seq += 1
                    pipe.send((table, seq, payload))

        await asyncio.gather(*map(at, tables))


async def own(pipe: Connection, url: str, table: str) -> None:
    """Own a table for as long as this process lives."""
    async with open_store(url) as store:
        pipe.send(await store.own(table))
        await asyncio.Event().wait()


async def race(pipe: Connection, url: str, mark: str, table: str, length: int) -> None:
    """Try to give every answer of a table; say which ones it were."""
    async with open_store(url) as store:
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        won = []
        seq = 1
        while seq <= length:
            try:
                await store.append(answer(table, seq, mark))
                won.append(seq)
            except Taken:
                pass
            seq += 1
        pipe.send(won)


async def listen(pipe: Connection, url: str, count: int) -> None:
    """Say what was heard."""
    async with open_store(url) as store:
        with store.listen() as news:
            pipe.send("ready")
            async for item in news:
                pipe.send((item.table, item.what, item.seq))
                count -= 1
                if not count:
                    break


async def open_at_once(pipe: Connection, url: str, table: str) -> None:
    """Open the database, at the same time as others, and use it."""
    pipe.send("ready")
    pipe.recv()
    async with open_store(url) as store:
        await opened(store, table)
        await store.append(answer(table, 1))
    pipe.send("done")


async def fill_files(pipe: Connection, url: str, limit: int) -> None:
    """Use a disk on which no file may grow beyond a limit, until it may."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]

    def free() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))

    async with open_store(url) as store:
        await opened(store, *TABLES)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
        pipe.send(await fill(store, free))


async def fill_disk(pipe: Connection, url: str, ballast: Path) -> None:
    """Use a small disk until it is full, then throw the ballast away."""
    async with open_store(url) as store:
        await opened(store, *TABLES)
        pipe.send(await fill(store, ballast.unlink))


TABLES = [f"t{n}" for n in range(8)]


async def fill(store: Store, free: Callable[[], None]) -> dict[str, Any]:
    """Append large answers until there is no room, then make room and go on; tell how it went."""
    acknowledged = dict.fromkeys(TABLES, 0)

    async def once(table: str) -> str:
        try:
            await store.append(answer(table, acknowledged[table] + 1, "x" * 1000))
        except StorageDown as error:
            return str(error)
        acknowledged[table] += 1
        return ""

    said: set[str] = set()
    while not said:
        said.update(filter(None, await asyncio.gather(*map(once, TABLES))))
    for _ in range(3):
        await asyncio.gather(*map(once, TABLES))
    full = {table: len(await store.answers(table)) for table in TABLES}
    told = dict(acknowledged)
    free()
    after = await asyncio.gather(*map(once, TABLES))
    return {"said": sorted(said), "acknowledged": told, "kept": full, "after": sorted(set(after))}
