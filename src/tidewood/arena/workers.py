"""Where games are played: here, in processes of this machine, or on many machines with Ray. Each gives the results as
they come, in any order; a game whose worker dies is played again.
"""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeVar

from tidewood import TidewoodError
from tidewood.garbage import look_rarely
from tidewood.language import Message

T = TypeVar("T")
AHEAD = 4  # games that wait for each process, so that none is idle
INSTALLED = {"site-packages", "dist-packages"}
SHORT, MOST = 0.02, 64  # seconds below which a process gets twice as many games at a time, and how many at most
TRIES = 5  # before a game that kills its workers is given up


class Lost(TidewoodError):
    """A game killed its worker again and again, or there is nobody to play it."""


class Pool(Protocol):
    """Does a task for every number."""

    def __call__(self, task: Callable[[int], T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]: ...


def here(task: Callable[[int], T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
    """In this process."""
    for number in numbers:
        yield number, task(number)


def processes(jobs: int) -> Pool:
    """In so many processes of this machine."""
    if jobs == 1:
        return here

    def pool(task: Callable[[int], T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
        return _in_processes(task, numbers, jobs)

    return pool


def _in_processes(task: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[tuple[int, T]]:
    """Short games go to a process several at a time, since handing over costs as much as some games take. When a worker
    dies, its pool is gone with everything under way, so all of that goes to a new one. One game at a time then: whoever
    kills a worker that has nothing else to do is known.
    """
    coming = iter(numbers)
    again: list[int] = []
    kills: dict[int, int] = {}
    size = 1
    others = active_children()  # of whoever plays games beside something else
    while True:
        executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=look_rarely)
        waiting: dict[Future[tuple[list[T], float]], list[int]] = {}
        some: list[int] = []  # that are being handed over
        try:
            while True:
                with interrupts_held():  # workers are started here
                    most = 1 if again else AHEAD * jobs
                    while len(waiting) < most:
                        some = [again.pop()] if again else list(islice(coming, size))
                        if not some:
                            break
                        waiting[executor.submit(each_of, task, some)] = some
                        some = []
                if not waiting:
                    executor.shutdown()
                    return
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()  # before it counts as done: a broken pool leaves it waiting
                    played = waiting.pop(future)
                    if seconds < SHORT and len(played) == size < MOST:
                        size *= 2
                    yield from zip(played, results, strict=True)
        except BrokenProcessPool:
            executor.shutdown(wait=False, cancel_futures=True)
            alone = [number for some in waiting.values() for number in some]
            if len(alone) == 1:
                (number,) = alone
                kills[number] = kills.get(number, 0) + 1
                if kills[number] == TRIES:
                    raise Lost(Message("error.game-kills", {"n": number})) from None
            again = sorted([*again, *alone, *some], reverse=True)
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            executor.shutdown(cancel_futures=True)  # and waits: its thread must not close what Python's end still uses
            raise


def each_of(task: Callable[[int], T], numbers: list[int]) -> tuple[list[T], float]:
    """What a process does at a time, and how many seconds it took."""
    began = time.perf_counter()
    return [task(number) for number in numbers], time.perf_counter() - began


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C is heard after this; processes that are started meanwhile never hear it, so that one place deals with
    it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_ray(address: str, modules: Iterable[str] = ()) -> Pool:
    """On the machines of a Ray cluster: `auto` for the one that runs here, `local` for one that lasts as long as this
    program, or an address. A worker or machine that dies loses nothing, its games are played by others. `modules` are
    sent along: players of one's own, which the other machines do not have. What is installed here must be there too.
    """
    try:
        import ray
    except ImportError:
        raise Lost(Message("error.no-package", {"package": "ray", "extra": '"tidewood[ray]"'})) from None

    def pool(task: Callable[[int], T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
        begun = not ray.is_initialized()
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            if begun:
                luggage = {"working_dir": folder} if packed(modules, Path(folder)) else None
                try:
                    _knock(address)
                    ray.init(
                        address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False,
                        runtime_env=luggage,
                    )  # fmt: skip
                except (OSError, ValueError, RuntimeError) as error:
                    raise Lost(
                        Message("error.no-cluster", {"address": address, "why": str(error).split("\n")[0]})
                    ) from None
            try:
                yield from _in_cluster(ray, task, numbers)
            finally:
                if begun:
                    ray.shutdown()

    return pool


def packed(modules: Iterable[str], folder: Path) -> bool:
    """Copy what these modules are made of into a folder; whether there was anything that is not installed."""
    found = False
    for name in {module.partition(".")[0] for module in modules}:
        spec = find_spec(name)
        places = [] if spec is None else [*(spec.submodule_search_locations or [spec.origin or ""])]
        for place in [Path(place) for place in places if place and not INSTALLED.intersection(Path(place).parts)]:
            found = True
            if place.is_dir():
                shutil.copytree(place, folder / name, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            else:
                shutil.copy(place, folder)
    return found


def _knock(address: str) -> None:
    """Ray itself tries for a minute where nobody is at home. For `auto` its own variable says where that is."""
    host, _, port = (os.environ.get("RAY_ADDRESS", "") if address == "auto" else address).rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=5).close()


def _in_cluster(ray: Any, task: Callable[[int], T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
    """A game whose worker or machine dies is played again; one that does so again and again is given up."""
    remote = ray.remote(max_retries=0)(task_of)
    died = (
        ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.LocalRayletDiedError,
        ray.exceptions.OutOfMemoryError, ray.exceptions.ObjectLostError,
    )  # fmt: skip
    shared = ray.put(task)
    coming = iter(numbers)
    waiting: dict[Any, int] = {}
    kills: dict[int, int] = {}
    while True:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines come and go
        for number in islice(coming, max(0, AHEAD * cores - len(waiting))):
            waiting[remote.remote(shared, number)] = number
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        for found in done:
            number = waiting.pop(found)
            try:
                result = ray.get(found)
            except died:
                kills[number] = kills.get(number, 0) + 1
                if kills[number] == TRIES:
                    raise Lost(Message("error.game-kills", {"n": number})) from None
                waiting[remote.remote(shared, number)] = number
            else:
                yield number, result


def task_of(task: Callable[[int], T], number: int) -> T:
    """What a worker of a cluster does."""
    return task(number)
