"""What compiling brings, and what encoding for a network costs against a decision: both builds in turn.

    make compiled
    python bench/builds.py                      a few minutes; needs tidewood[rl]
    python bench/builds.py --rounds 3 --games everdell

Every round plays the same random games with plain Python and with the compiled build, each in a process of its own, and
counts processor time, so that a busy machine hardly matters; of each game the quickest of some tries. Encoding is what
the same games take longer when whoever answers is shown the arrays of every decision: looking at one position again and
again would find everything already made. Prints the tables of docs/performance.md, medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = ("the-island", "everdell", "spirit-island")
SEEDS = 12  # random games of a round
TRIES, CALLS = 5, 50  # of each game, and of each copy


def measured(game: str) -> dict[str, float]:
    """Microseconds of processor time, in this process and with the build that it was started with."""
    from tidewood.api import actions
    from tidewood.arena.match import whose
    from tidewood.cli.bench import fresh, positions_of
    from tidewood.rl.encoding import Encoder

    def played(seed: int, see: Callable[[Any, str], object] | None) -> float:
        playing, rng, answers = fresh(game, seed), Random(seed), 0
        names = playing.players
        began = time.process_time()
        while not playing.is_over:
            if see is not None:
                see(playing, names[whose(playing, answers)])
            playing.pick(rng.randrange(playing.count))
            answers += 1
        return (time.process_time() - began) / answers * 1e6

    setup = fresh(game, 0).setup
    ways: dict[str, Callable[[Any, str], object] | None] = {"decision": None, "encode": Encoder(game, setup).seen}
    if actions(game, setup):
        ways["encode-ids"] = Encoder(game, setup, ids=True, reuse_mask=True).seen
    spent: dict[str, list[float]] = {way: [] for way in ways}
    for seed in range(SEEDS):
        best = dict.fromkeys(ways, float("inf"))
        for _ in range(TRIES):
            for way, see in ways.items():
                best[way] = min(best[way], played(seed, see))
        for way, took in best.items():
            spent[way].append(took if way == "decision" else took - best["decision"])
    return {
        "copy": median([cost(p.copy) for p in positions_of(game)]),
        **{way: median(took) for way, took in spent.items()},
    }


def cost(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(TRIES):
        began = time.process_time()
        for _ in range(CALLS):
            work()
        best = min(best, (time.process_time() - began) / CALLS * 1e6)
    return best


def run(game: str, build: str) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    command = [sys.executable, __file__, "--measure", game]
    found: dict[str, float] = json.loads(subprocess.run(command, env=env, check=True, capture_output=True).stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measured(asked.measure)))
        return
    print("| game | what | plain, µs | compiled, µs | compiled to plain | to a decision, compiled |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in asked.games:
        rounds = [{build: run(game, build) for build in BUILDS} for _ in range(asked.rounds)]
        for what in rounds[0]["plain"]:
            plain, compiled = [median([one[build][what] for one in rounds]) for build in BUILDS]
            ratio = median([one["compiled"][what] / one["plain"][what] for one in rounds])
            share = median([one["compiled"][what] / one["compiled"]["decision"] for one in rounds])
            print(f"| {game} | {what} | {plain:.1f} | {compiled:.1f} | {ratio:.2f} | {share:.2f} |", flush=True)


if __name__ == "__main__":
    main()
