"""How many answers a second become durable: `python -m tests.server.storage.throughput [URL]`."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from tests.server.storage.postgres import Server
from tidewood.server.storage import Answer, Secret, Store, Table, open_store

PAYLOAD = "walk adventurer D4→D5, then look at the tile below"


async def measure(store: Store, appenders: int, seconds: float) -> tuple[float, float]:
    """Answers a second, and the 95th percentile of the time one took, in milliseconds."""
    times: list[float] = []
    names = [f"{time.time_ns():x}-{i}" for i in range(appenders)]
    for name in names:
        await store.add_table(Table(id=name, game="the-island", setup={}, seed=Secret("1")), [])
    end = time.perf_counter() + seconds

    async def one(name: str) -> None:
        seq = 0
        while (start := time.perf_counter()) < end:
            seq += 1
            await store.append(Answer(table=name, seq=seq, player="p1", kind="answer", payload=PAYLOAD))
            times.append(time.perf_counter() - start)

    await asyncio.gather(*map(one, names))
    times.sort()
    return len(times) / seconds, times[len(times) * 95 // 100] * 1000


async def main(url: str) -> None:
    for synchronous in ("FULL", "NORMAL") if url.startswith("sqlite") else ("FULL",):
        async with open_store(url, synchronous=synchronous) as store:
            for appenders in (1, 10, 100):
                rate, p95 = await measure(store, appenders, 3.0)
                kind = store.name.split()[0]
                print(
                    f"{kind} {synchronous}: {appenders} appenders, {rate:,.0f} answers/s, p95 {p95:.1f} ms", flush=True
                )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        uvloop.run(main(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(main(f"sqlite:///{Path(folder) / 'tables.db'}"))
        server = Server(durable=True)
        uvloop.run(main(server.new()))
        server.close()
