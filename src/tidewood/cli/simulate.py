"""`tidewood simulate`: many games between bots, with a bar while they run."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import typer

import tidewood
from tidewood.arena import Pool
from tidewood.arena.data import Keeper
from tidewood.arena.match import Match, Played, Seat, play_one
from tidewood.arena.tables import write_whole
from tidewood.bots import player
from tidewood.cli.common import DIFFERS, INTERRUPTED, Wrong, console, warn, write_json
from tidewood.cli.words import Words, words_of

SHOWN_ERRORS = 5


class Bar(Protocol):
    def __call__(self, done: int) -> None: ...


def simulate(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    pool: Pool,
    as_json: bool,
    lang: str,
    records: Path | None = None,
    positions: bool = False,
) -> None:
    words = words_of(lang)
    if positions and records is None:
        raise Wrong("positions-where")
    if records is not None:
        make_folder(records, positions)
    first = tidewood.new(game, 0, **setup)  # says what is wrong with the set-up
    warn(first, lang)
    players = first.players
    if not bots:
        raise Wrong("no-bots")
    if len(bots) > len(players):
        raise Wrong("too-many-bots", n=len(bots), players=len(players))
    seated = [bots[i % len(bots)] for i in range(len(players))]
    for name in bots:
        player(name, 0)
    match = Match({player: Seat(bot) for player, bot in zip(players, seated, strict=True)})
    errors: list[str] = []
    played: dict[int, Played] = {}
    interrupted = False
    started = time.perf_counter()
    try:
        with bar(games, not as_json and sys.stderr.isatty()) as advance:
            task = partial(one_game, game, setup, seated, seed, records=records is not None, positions=positions)
            for number, (one, error, files) in pool(task, range(games)):
                played[number] = one
                if error:
                    errors.append(error)
                if records is not None:
                    for name, content in files.items():
                        write_whole(records / name, content)
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


def make_folder(folder: Path, positions: bool) -> None:
    """Say what is wrong before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong("no-folder", folder=str(folder), why=str(error)) from None
    if positions and find_spec("pyarrow") is None:
        raise Wrong("no-tables", extra='"tidewood[arena]"')


def one_game(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    seed: int | str,
    number: int,
    records: bool = False,
    positions: bool = False,
) -> tuple[Played, str, dict[str, bytes]]:
    """One game, and the files of its record if they are wanted; one that raises is a dead end with its reason."""
    try:
        keeper = Keeper(number, positions) if records else None
        return play_one(game, setup, bots, seed, number, keeper), "", {} if keeper is None else keeper.files
    except Exception as error:
        n = len(bots)
        notes = "; ".join(getattr(error, "__notes__", [f"game {number}"]))
        why = f"{type(error).__name__}: {error} ({notes})"
        return Played(False, [0.0] * n, [0.0] * n, [0] * n, [0.0] * n), why, {}


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
