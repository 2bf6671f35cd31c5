"""`tidewood simulate`: many games between bots, with a bar while they run."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol

import typer

import tidewood
from tidewood.bots import make
from tidewood.bots.match import Match, Played, Seat, play_one
from tidewood.cli.common import DIFFERS, INTERRUPTED, Wrong, console, warn, write_json
from tidewood.cli.words import Words, words_of

SHOWN_ERRORS = 5
AHEAD = 4  # games that wait for each process, so that none is idle


class Bar(Protocol):
    def __call__(self, done: int) -> None: ...


def simulate(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int,
    as_json: bool,
    lang: str,
) -> None:
    words = words_of(lang)
    first = tidewood.new(game, 0, **setup)  # says what is wrong with the set-up
    warn(first, lang)
    players = first.players
    if not bots:
        raise Wrong("no-bots")
    if len(bots) > len(players):
        raise Wrong("too-many-bots", n=len(bots), players=len(players))
    seated = [bots[i % len(bots)] for i in range(len(players))]
    for name in bots:
        make(name, 0)
    match = Match({player: Seat(bot) for player, bot in zip(players, seated, strict=True)})
    errors: list[str] = []
    played: dict[int, Played] = {}
    interrupted = False
    started = time.perf_counter()
    try:
        with bar(games, not as_json and sys.stderr.isatty()) as advance:
            for number, one, error in all_games(game, setup, seated, games, seed, jobs):
                played[number] = one
                if error:
                    errors.append(error)
                advance(len(played))
    except KeyboardInterrupt:
        interrupted = True
        print(f"tidewood: {words('command.simulate.interrupted', done=len(played), n=games)}", file=sys.stderr)
    for number in sorted(played):  # in the order of the games, so that the sums do not depend on who was first
        match.add(played[number])
    match.seconds = time.perf_counter() - started
    report: dict[str, Any] = {**match.plain(), "errors": errors, "interrupted": interrupted}
    if as_json:
        write_json(report)
    else:
        tell(report, words)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if match.dead_ends:
        raise typer.Exit(DIFFERS)


def all_games(
    game: str, setup: Mapping[str, Any], bots: Sequence[str], games: int, seed: int | str, jobs: int
) -> Iterator[tuple[int, Played, str]]:
    if jobs == 1:
        for number in range(games):
            yield number, *one_game(game, setup, bots, seed, number)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    numbers = iter(range(games))
    waiting: dict[Future[tuple[Played, str]], int] = {}

    def submit(most: int) -> None:
        for number in islice(numbers, most):
            waiting[pool.submit(one_game, game, dict(setup), list(bots), seed, number)] = number

    try:
        with interrupts_held():
            submit(AHEAD * jobs)  # all workers start here
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            submit(len(done))
            for future in done:
                yield waiting.pop(future), *future.result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.terminate()
        raise


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


def one_game(
    game: str, setup: Mapping[str, Any], bots: Sequence[str], seed: int | str, number: int
) -> tuple[Played, str]:
    """One game; one that raises is a dead end with its reason."""
    try:
        return play_one(game, setup, bots, seed, number), ""
    except Exception as error:
        n = len(bots)
        notes = "; ".join(getattr(error, "__notes__", [f"game {number}"]))
        return Played(False, [0.0] * n, [0.0] * n, [0] * n, [0.0] * n), f"{type(error).__name__}: {error} ({notes})"


@contextmanager
def bar(games: int, wanted: bool) -> Iterator[Bar]:
    if not wanted:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("games", total=games)
        yield lambda done: progress.update(task, completed=done)


def tell(report: Mapping[str, Any], words: Words) -> None:
    from rich.table import Table

    out = console()
    many, pace = words.number(report["decisions"]), words.number(report["decisions_per_s"])
    about = {"n": report["games"], "finished": report["finished"], "dead": report["dead_ends"]}
    seconds, rate = words.number(report["seconds"], 2), words.number(report["games_per_s"], 1)
    out.print(words("command.simulate.games-told", seconds=seconds, pace=rate, **about))
    out.print(words("command.simulate.decisions-told", decisions=many, pace=pace))
    heads = ("bot", "seats", "wins", "score", "decisions", "thinking")
    table = Table(*[words(f"command.simulate.{head}") for head in heads], box=None, pad_edge=False)
    for name, seat in report["seats"].items():
        score, thought = words.number(seat["mean_score"], 2), words.number(seat["seconds"], 2)
        wins = words.number(seat["wins"], 0 if seat["wins"] == int(seat["wins"]) else 1)
        table.add_row(seat["bot"], name, wins, score, words.number(seat["decisions"]), thought)
    out.print(table)
    for error in report["errors"][:SHOWN_ERRORS]:
        print(f"tidewood: {words('command.simulate.dead-end', why=error)}", file=sys.stderr)
