"""A small simulation of several server processes: answers queue at the owner of their table, commits queue at the
database, and a process may be lost. docs/scale.md reads its numbers.

    python bench/scale.py                        50 tables in a closed loop at 1, 2 and 3 processes, a core each
    python bench/scale.py --compare              the same measured with bench/load.py, and simulated with its figures
    python bench/scale.py --processes 100 --tables 333000 --think 8 --cores 200
    python bench/scale.py --processes 3 --tables 300 --think 1 --lose 5

What things cost comes from measuring one process that plays; how several behave is worked out. Each process works on
one thing at a time and commits one batch at a time, which costs something by itself: the smaller the batches, the
dearer an answer. Processes, their connections in the database and the generator share the cores.
"""

from __future__ import annotations

import argparse
import heapq
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

LOAD = Path(__file__).with_name("load.py")
MICRO = 1e-6
SLICE = 0.003  # seconds that a process may compute while others wait for a core


@dataclass
class Costs:
    """Seconds of a processor, unless it says otherwise."""

    work: float = 150 * MICRO  # checking an answer and playing it on a copy, before the commit
    tell: float = 250 * MICRO  # views, differences, frames to all sockets, after it
    client: float = 0.0  # of the load generator, where it shares the machine
    batch: float = 0.0  # of the process, for each commit
    hear: float = 20 * MICRO  # of every other process, for each answer
    store: float = 30 * MICRO  # of the database for each answer of a batch
    store_batch: float = 0.0  # of the database for each commit
    commit: float = 0.0012  # elapsed until the disk has it, which all processes of one database wait for in turn
    opening: float = 0.0  # opening a table, with its streams
    game: int = 300  # answers until the next one is opened
    load: float = 0.015  # reading a table that comes from another process
    reconnect: float = 1.0  # elapsed, on average, until a client has noticed and is back


@dataclass(eq=False)
class Process:
    up: bool = True
    busy: bool = False
    jobs: deque[tuple[float, Callable[[], None]]] = field(default_factory=deque)
    waiting: list[Callable[[], None]] = field(default_factory=list)  # for the next commit
    committing: bool = False
    under_way: dict[int, float] = field(default_factory=dict)  # tables whose answer is here, and since when it waits
    used: float = 0.0
    since: float = 0.0  # when it got its core
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
        self.connections = [Process() for _ in range(processes)]
        self.disk: deque[Callable[[], None]] = deque()
        self.disk_busy = False
        self.commits = self.answers = 0
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
            process.since = self.now
            self.free_cores -= 1
            self.next_job(process)

    def next_job(self, process: Process) -> None:
        cost, then = process.jobs.popleft()
        process.used += cost
        life = process.life
        self.at(cost, lambda: self.computed(process, then, life))

    def computed(self, process: Process, then: Callable[[], None], life: int) -> None:
        """A process keeps its core while it has something to do, until its slice of time is over."""
        if process.life == life:
            then()
            if process.jobs and self.now < process.since + SLICE:
                self.next_job(process)
                return
            if process.jobs:
                self.runnable.append(process)
            else:
                process.busy = False
        self.free_cores += 1
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
        life, costs = process.life, self.costs
        connection = self.connections[self.processes.index(process)]
        self.commits += 1
        self.answers += len(batch)

        def done() -> None:
            if costs.hear:
                for other in self.processes:
                    if other is not process and other.up:
                        self.compute(other, len(batch) * costs.hear, lambda: None)
            if process.life != life:
                return
            process.committing = False
            for then in batch:
                then()
            self.next_batch(process)

        def sync() -> None:
            self.disk.append(lambda: self.at(costs.commit, lambda: self.stored(done)))
            self.serve_disk()

        def store() -> None:
            self.compute(connection, costs.store_batch + len(batch) * costs.store, sync)

        self.compute(process, costs.batch, store)

    def serve_disk(self) -> None:
        if not self.disk_busy and self.disk:
            self.disk_busy = True
            self.disk.popleft()()

    def stored(self, done: Callable[[], None]) -> None:
        self.disk_busy = False
        done()
        self.serve_disk()

    def told(self, process: Process, table: int, began: float) -> None:
        cost = self.costs.tell * self.rng.uniform(0.5, 1.5)
        if self.costs.opening and self.rng.random() < 1 / self.costs.game:
            cost += self.costs.opening
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
    world.commits = world.answers = 0
    world.run(seconds)
    waits = [wait for _, wait in world.latencies]
    return {
        "answers_per_s": round(len(waits) / (seconds * 0.75), 1),
        "p50_ms": round(1000 * percentile(waits, 0.5), 1),
        "p95_ms": round(1000 * percentile(waits, 0.95), 1),
        "answers_in_a_commit": round(world.answers / max(1, world.commits), 1),
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


def measure(seconds: float, **options: float) -> dict[str, float]:
    words = [f"--{name}={value}" for name, value in options.items()]
    command = [sys.executable, str(LOAD), "--json", "--lang", "en,ids", "--seconds", str(seconds), *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def playing(seconds: float, processes: int, **options: float) -> dict[str, float]:
    return measure(seconds, processes=processes, rate=0, **options)


def middle(runs: list[dict[str, float]], key: str) -> float:
    return statistics.median(run[key] for run in runs)


def parts(many: list[dict[str, float]], few: list[dict[str, float]], key: str) -> tuple[float, float]:
    """Seconds for each answer and for each commit, from two runs whose commits hold many answers and few."""
    per_many, per_few = (1 / middle(runs, "answers_in_a_commit") for runs in (many, few))
    commit = max(0.0, (middle(few, key) - middle(many, key)) / (per_few - per_many)) * MICRO
    return middle(many, key) * MICRO - commit * per_many, commit


def sync_time() -> float:
    """Seconds until the disk has a page: the middle of some tries."""
    with tempfile.TemporaryFile() as file:
        tries = []
        for _ in range(100):
            file.write(bytes(8192))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            tries.append(time.perf_counter() - began)
    return statistics.median(tries)


def costs_of(
    one: list[dict[str, float]], few: list[dict[str, float]], heard: list[dict[str, float]], opening: float
) -> Costs:
    """What one process that plays tells of all of them."""
    server, batch = parts(one, few, "server_us_an_answer")
    stored, store_batch = parts(one, few, "postgres_us_an_answer")
    server -= opening / Costs.game
    client = middle(one, "generator_us_an_answer") * MICRO
    hear = middle(heard, "listeners_us_an_answer") * MICRO
    return Costs(0.35 * server, 0.65 * server, client, batch, hear, stored, store_batch, sync_time(), opening)


def compare(seconds: float, cores: int, rounds: int) -> None:
    """One process is measured for what things cost; two and three are simulated from that, and measured. In turns, so
    that what else the machine does meanwhile falls upon all alike.
    """
    few, heard = [], []
    real: dict[int, list[dict[str, float]]] = {1: [], 2: [], 3: []}
    for _ in range(rounds):
        few.append(playing(seconds, 1, tables=5))
        heard.append(playing(seconds, 2, listeners=1))
        for n, runs in real.items():
            runs.append(playing(seconds, n))
    opening = measure(1.0, processes=1, players=2, tables=50, rate=0.001)["opening_ms"] / 1000
    costs = costs_of(real[1], few, heard, opening)
    told = {name: round(value / MICRO) for name, value in asdict(costs).items() if name not in ("game", "reconnect")}
    print("µs:", ", ".join(f"{name} {value}" for name, value in told.items()), "\n")
    columns = ("answers/s", "p50 ms", "p95 ms", "answers in a commit")
    print(f"| processes | {' | '.join(f'{name}, measured | simulated' for name in columns)} |")
    print(f"|{' --- |' * 9}")
    for n, runs in real.items():
        like = simulate(costs, n, 50, 0.0, cores, 10.0)
        keys = ("answers_per_s", "p50_ms", "p95_ms", "answers_in_a_commit")
        print(f"| {n} | {' | '.join(f'{middle(runs, key)} | {like[key]}' for key in keys)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0, help="seconds between two answers of a table, on average")
    parser.add_argument("--cores", type=int, default=0, help="0: one for each process")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3, help="of --compare")
    parser.add_argument("--commit-ms", type=float, default=1000 * Costs().commit)
    parser.add_argument("--answer-us", type=float, default=(Costs().work + Costs().tell) / MICRO)
    parser.add_argument("--lose", type=float, default=0.0, help="lose a process after so many seconds")
    given = parser.parse_args()
    if given.compare:
        compare(given.seconds, given.cores or 2, given.rounds)
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
