"""What an arena costs beside its games, and what a second process brings.

    python bench/arena.py                       The Island, random bots: as little thinking as there is
    python bench/arena.py --game everdell
    python bench/arena.py --jobs 2              also the same games in two processes; needs an idle machine

The same games are played in turn bare, with nothing but `new`, `choose` and `pick`, and by the arena, which also keeps
times, works out places and writes each game down. What counts is processor time, and of each game the quickest of the
rounds, so that a busy machine hardly matters. What comes once at the end is told in seconds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path

from tidewood.arena import Plan, Results, Row, play, processes, standings
from tidewood.arena.match import whose
from tidewood.bots import player
from tidewood.cli.arena_report import write_report
from tidewood.cli.words import words_of
from tidewood.game import new

PLAYERS = {"the-island": 4, "everdell": 2, "spirit-island": 1}


def bare(plan: Plan, number: int) -> None:
    """The same game as the arena's, and nothing else."""
    deal = plan.deal(number)
    game = new(plan.game, f"{plan.seed} deal {deal}", **plan.setup)
    names = game.players
    bots = [player(bot, f"{plan.seed} deal {deal} {bot} {seat}") for seat, bot in enumerate(plan.lineup(number))]
    answers = 0
    while not game.is_over:
        seat = whose(game, answers)
        game.pick(bots[seat].choose(game, names[seat]))
        answers += 1


def write(plan: Plan, folder: Path, rows: list[Row]) -> None:
    with Results(plan, folder) as results:
        for row in rows:
            results.add(row)


def end(plan: Plan, folder: Path, rows: list[Row]) -> None:
    with Results(plan, folder) as results:
        results.write_table()
        write_report(folder / "report.html", plan, rows, standings(plan, rows), words_of("en"))


def spent(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the-island", choices=PLAYERS)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=12, help="of a round")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--long", type=int, default=3000, help="games for several processes: seconds must be played")
    asked = parser.parse_args()
    setup = {"players": PLAYERS[asked.game]}
    plan = Plan(asked.game, setup, tuple(asked.bots.split(",")), asked.rounds * asked.games, "bench")
    plan.check()
    alone, arena = [inf] * asked.games, [inf] * asked.games
    for _ in range(asked.rounds):
        for number in range(asked.games):
            alone[number] = min(alone[number], spent(partial(bare, plan, number)))
            arena[number] = min(arena[number], spent(partial(play, plan, number)))
    with tempfile.TemporaryDirectory() as folder:
        rows = [play(plan, 0)._replace(number=number) for number in range(plan.games)]
        writing = spent(partial(write, plan, Path(folder), rows)) / len(rows)
        more = (sum(arena) + asked.games * writing) / sum(alone) - 1
        print(f"{plan.game}, {asked.bots}: the arena takes {100 * more:.1f} % more than the games alone")
        ending = spent(partial(end, plan, Path(folder), rows))
        print(f"ratings, Parquet and report of {len(rows)} games at the end: {ending:.1f} s")
    if asked.jobs > 1:
        long = Plan(asked.game, setup, plan.bots, asked.long, plan.seed)
        one, many = timed(long, 1), timed(long, asked.jobs)
        print(f"{asked.jobs} processes are {one / many:.2f} times as fast as one")


def timed(plan: Plan, jobs: int) -> float:
    """Seconds for all games but the first tenth: starting processes is not playing."""
    began, warm = 0.0, plan.games // 10
    for done, _ in enumerate(processes(jobs)(partial(play, plan), range(plan.games)), 1):
        if done == warm:
            began = time.perf_counter()
    return (time.perf_counter() - began) * plan.games / (plan.games - warm)


if __name__ == "__main__":
    main()
