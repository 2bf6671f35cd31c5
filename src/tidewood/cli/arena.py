"""`tidewood arena`: who is stronger, with how sure that is. Every game is kept as soon as it has been played."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import typer

import tidewood
from tidewood.arena import Enough, Plan, Pool, Results, Standing, on_ray, play, processes, standings
from tidewood.bots.own import is_own
from tidewood.cli.arena_report import HEADS, cells, write_report
from tidewood.cli.common import DIFFERS, INTERRUPTED, Wrong, console, warn, write_json
from tidewood.cli.simulate import SHOWN_ERRORS, bar
from tidewood.cli.words import Words, words_of


def arena(
    game: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    pool: Pool,
    out: Path,
    as_json: bool,
    lang: str,
    within: float | None = None,
) -> None:
    words = words_of(lang)
    if not bots:
        raise Wrong("no-bots")
    warn(tidewood.new(game, 0, **setup), lang)  # says what is wrong with the set-up
    plan = Plan(game, setup, tuple(bots), games, seed)
    plan.check()
    standings(plan, [])  # says that a package is missing before anything is played
    interrupted = False
    started = time.perf_counter()
    enough = Enough(plan, within) if within is not None else None
    with Results(plan, out) as results:
        if enough is not None:
            results.until = enough.looks(results.rows) or games
        missing = set(results.missing())
        if missing and len(missing) < games:
            print(f"tidewood: {words('command.arena.goes-on', done=games - len(missing), n=games)}", file=sys.stderr)
        try:
            with bar(games, not as_json and sys.stderr.isatty()) as advance:
                advance(games - len(missing))
                for _, row in pool(partial(play, plan), sorted(missing)):
                    results.add(row)
                    advance(len(results.rows))
                    if enough is not None and (until := enough.looks(results.rows)) is not None:
                        results.until = until
                        break
        except KeyboardInterrupt:
            interrupted = True
            done = len(results.played())
            print(f"tidewood: {words('command.arena.interrupted', done=done, n=games)}", file=sys.stderr)
    rows = results.played()
    found = standings(plan, rows)
    errors = [f"{row.error} (game {row.number})" for row in rows if not row.finished]
    results.write_table()
    report = write_report(out / "report.html", plan, rows, found, words)
    spent = sum([row.seconds for row in rows if row.number in missing])
    told: dict[str, Any] = {
        **plan.plain(),
        "within": within,
        "played": len(rows),
        "dead_ends": len(errors),
        "errors": errors,
        "seconds": round(time.perf_counter() - started, 3),
        "seconds_in_games": round(spent, 3),
        "interrupted": interrupted,
        "standings": [one.plain() for one in found],
        "report": str(report),
    }
    if as_json:
        write_json(told)
    else:
        tell(told, found, words)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if errors:
        raise typer.Exit(DIFFERS)


def pool_of(jobs: int, ray: str, bots: Sequence[str]) -> Pool:
    """Where to play: on a cluster if one is named, else in so many processes. Somebody's own bots go along."""
    return on_ray(ray, [name.partition(":")[0] for name in bots if is_own(name)]) if ray else processes(jobs)


def tell(told: Mapping[str, Any], found: Sequence[Standing], words: Words) -> None:
    from rich.table import Table

    out = console()
    seconds = words.number(told["seconds"], 1)
    out.print(words("command.arena.told", n=told["played"], dead=told["dead_ends"], seconds=seconds))
    table = Table(box=None, pad_edge=False)
    rows = [cells(one, words) for one in found]
    for n, head in enumerate(HEADS):  # a name or an interval that is cut says nothing
        title = words(f"command.arena.{head}")
        widest = max([len(word) for cell in (title, *[row[n] for row in rows]) for word in cell.split()])
        table.add_column(title, no_wrap=head == HEADS[0], min_width=widest)
    for row in rows:
        table.add_row(*row)
    out.print(table)
    for error in told["errors"][:SHOWN_ERRORS]:
        print(f"tidewood: {words('command.simulate.dead-end', why=error)}", file=sys.stderr)
    out.print(words("command.arena.report-in", file=told["report"]))
