"""A small simulation of several server processes: answers queue at the owner of their table, commits queue at the
database, and a process may be lost. docs/scale.md reads its numbers.

    python bench/scale.py                        50 tables in a closed loop at 1, 2 and 3 processes, a core each
    python bench/scale.py --compare              the same measured with bench/load.py, and simulated with its figures
    python bench/scale.py --processes 100 --tables 333000 --think 8 --cores 200
    python bench/scale.py --processes 3 --tables 300 --think 1 --lose 5

What an answer costs comes from measuring one process; how several behave is worked out. Each process works on one thing
at a time and commits one batch at a time; processes, the generator and the database share the cores.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

LOAD = Path(__file__).with_name("load.py")
MICRO = 1e-6


@dataclass
class Costs:
    """Seconds of a processor, unless it says otherwise."""

    work: float = 150 * MICRO  # checking an answer and playing it on a copy, before the commit
    tell: float = 250 * MICRO  # views, differences, frames to all sockets, after it
    client: float = 0.0  # of the load generator, where it shares the machine
    store: float = 30 * MICRO  # of the database for each answer of a batch
    commit: float = 0.0012  # elapsed time of a commit, which all processes of one database make one after the other
    load: float = 0.015  # reading a table that comes from another process
    reconnect: float = 1.0  # elapsed, on average, until a client has noticed and is back


@dataclass
class Process:
    up: bool = True
    busy: bool = False
    jobs: deque[tuple[float, Callable[[], None]]] = field(default_factory=deque)
    waiting: list[Callable[[], None]] = field(default_factory=list)  # for the next commit
    committing: bool = False
    under_way: dict[int, float] = field(default_factory=dict)  # tables whose answer is here, and since when it waits
    used: float = 0.0
    life: int = 0


class World:
    def __init__(self, costs: Costs, processes: int, tables: int, think: float, cores: int, seed: int = 1) -> None:
        self.costs, self.think, self.rng = costs, think, random.Random(seed)
        self.now = 0.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.n = 0
        self.free_cores = cores
        self.runnable: deque[Process] = deque()
        self.processes = [Process() for _ in range(processes)]
        self.generator = Process()
        self.database: deque[Callable[[], None]] = deque()
        self.database_busy = False
        self.owner = [self.rng.randrange(processes) for _ in range(tables)]
        self.latencies: list[tuple[float, float]] = []  # when, and how long
        self.last = [0.0] * tables
        for table in range(tables):
            self.at(self.pause(), lambda table=table: self.answer(table))

    # -- time

    def at(self, delay: float, do: Callable[[], None]) -> None:
        self.n += 1
        heapq.heappush(self.events, (self.now + delay, self.n, do))

    def run(self, seconds: float) -> None:
        while self.events and self.events[0][0] <= seconds:
            self.now, _, do = heapq.heappop(self.events)
            do()
        self.now = seconds

    def pause(self) -> float:
        return self.rng.expovariate(1 / self.think) if self.think else 0.0

    # -- processors

    def compute(self, process: Process, cost: float, then: Callable[[], None]) -> None:
        process.jobs.append((cost, then))
        if not process.busy:
            process.busy = True
            self.runnable.append(process)
            self.dispatch()

    def dispatch(self) -> None:
        while self.free_cores and self.runnable:
            process = self.runnable.popleft()
            cost, then = process.jobs.popleft()
            process.used += cost
            self.free_cores -= 1
            life = process.life
            self.at(cost, lambda process=process, then=then, life=life: self.computed(process, then, life))

    def computed(self, process: Process, then: Callable[[], None], life: int) -> None:
        self.free_cores += 1
        if process.life == life:
            if process.jobs:
                self.runnable.append(process)
            else:
                process.busy = False
            then()
        self.dispatch()

    # -- answers

    def answer(self, table: int, began: float | None = None, load: bool = False) -> None:
        """A client sends one; when its process is gone it comes back to another, which has to read the table."""
        began = self.now if began is None else began
        process = self.processes[self.owner[table]]
        if not process.up:
            living = [i for i, other in enumerate(self.processes) if other.up]
            self.owner[table] = self.rng.choice(living)
            back = self.costs.reconnect * (0.5 + self.rng.random())
            self.at(back, lambda: self.answer(table, began, load=True))
            return
        process.under_way[table] = began
        cost = self.costs.work * self.rng.uniform(0.5, 1.5) + (self.costs.load if load else 0.0)
        self.compute(process, cost, lambda: self.commit(process, lambda: self.told(process, table, began)))

    def commit(self, process: Process, then: Callable[[], None]) -> None:
        process.waiting.append(then)
        self.next_batch(process)

    def next_batch(self, process: Process) -> None:
        if process.committing or not process.waiting or not process.up:
            return
        batch, process.waiting, process.committing = process.waiting[:200], process.waiting[200:], True
        life = process.life

        def done() -> None:
            if process.life != life:
                return
            process.committing = False
            for then in batch:
                then()
            self.next_batch(process)

        self.database.append(
            lambda: self.at(self.costs.commit + len(batch) * self.costs.store, lambda: self.stored(done))
        )
        self.serve_database()

    def serve_database(self) -> None:
        if not self.database_busy and self.database:
            self.database_busy = True
            self.database.popleft()()

    def stored(self, done: Callable[[], None]) -> None:
        self.database_busy = False
        done()
        self.serve_database()

    def told(self, process: Process, table: int, began: float) -> None:
        cost = self.costs.tell * self.rng.uniform(0.5, 1.5)
        self.compute(process, cost, lambda: self.seen(process, table, began))

    def seen(self, process: Process, table: int, began: float) -> None:
        process.under_way.pop(table, None)

        def next_one() -> None:
            self.latencies.append((self.now, self.now - began))
            self.last[table] = self.now
            self.at(self.pause(), lambda: self.answer(table))

        if self.costs.client:
            self.compute(self.generator, self.costs.client, next_one)
        else:
            next_one()

    # -- losing one

    def lose(self, lost: int) -> None:
        process = self.processes[lost]
        process.up, process.life = False, process.life + 1
        process.jobs.clear()
        process.waiting.clear()
        if process in self.runnable:
            self.runnable.remove(process)
        stranded, process.under_way = process.under_way, {}
        for table, began in stranded.items():
            self.answer(table, began)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def simulate(costs: Costs, processes: int, tables: int, think: float, cores: int, seconds: float) -> dict[str, float]:
    world = World(costs, processes, tables, think, cores)
    world.run(seconds / 4)
    world.latencies.clear()
    world.run(seconds)
    waits = [wait for _, wait in world.latencies]
    return {
        "answers_per_s": round(len(waits) / (seconds * 0.75), 1),
        "p50_ms": round(1000 * percentile(waits, 0.5), 1),
        "p95_ms": round(1000 * percentile(waits, 0.95), 1),
        "busiest": round(max(process.used for process in world.processes) / seconds, 2),
    }


def lose_one(costs: Costs, processes: int, tables: int, think: float, cores: int, at: float) -> dict[str, float]:
    """One process is lost: how long the answers take that were on their way to it or come after."""
    world = World(costs, processes, tables, think, cores)
    world.run(at)
    moved = {table for table, owner in enumerate(world.owner) if owner == 0}
    world.lose(0)
    world.run(at + 30)
    after = [wait for when, wait in world.latencies if when > at]
    return {
        "tables_moved": len(moved),
        "longest_wait_s": round(max(after, default=0.0), 2),
        "p95_ms_of_all": round(1000 * percentile(after, 0.95), 1),
        "busiest_after": round(max(process.used for process in world.processes[1:]) / (at + 30), 2),
    }


def measure(processes: int, seconds: float) -> dict[str, float]:
    options = ["--json", "--lang", "en,ids", "--closed", "--processes", str(processes), "--seconds", str(seconds)]
    done = subprocess.run([sys.executable, str(LOAD), *options], stdout=subprocess.PIPE, text=True, check=False)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compare(seconds: float, cores: int) -> None:
    """One process is measured for its costs; two and three are simulated from them, and measured."""
    one = measure(1, seconds)
    server = one["server_us_an_answer"] * MICRO
    costs = Costs(
        work=0.35 * server,
        tell=0.65 * server,
        client=one["generator_us_an_answer"] * MICRO,
        store=one["postgres_us_an_answer"] * MICRO,
    )
    print("| processes | measured answers/s | simulated | measured p50 ms | simulated | measured p95 ms | simulated |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for n in (1, 2, 3):
        real = one if n == 1 else measure(n, seconds)
        like = simulate(costs, n, 50, 0.0, cores, 5.0)
        pairs = [f"{real[key]} | {like[key]}" for key in ("answers_per_s", "p50_ms", "p95_ms")]
        print(f"| {n} | {' | '.join(pairs)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0, help="seconds between two answers of a table, on average")
    parser.add_argument("--cores", type=int, default=0, help="0: one for each process")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--commit-ms", type=float, default=1000 * Costs().commit)
    parser.add_argument("--answer-us", type=float, default=(Costs().work + Costs().tell) / MICRO)
    parser.add_argument("--lose", type=float, default=0.0, help="lose a process after so many seconds")
    given = parser.parse_args()
    if given.compare:
        compare(given.seconds, given.cores or 2)
        return
    whole = given.answer_us * MICRO
    costs = Costs(work=0.35 * whole, tell=0.65 * whole, commit=given.commit_ms / 1000)
    for n in [given.processes] if given.processes else [1, 2, 3]:
        cores = given.cores or n
        found = simulate(costs, n, given.tables, given.think, cores, given.seconds)
        if given.lose:
            found |= lose_one(costs, n, given.tables, given.think, cores, given.lose)
        print(f"{n} processes:", ", ".join(f"{key} {value}" for key, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
