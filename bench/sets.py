"""What the expansions and more Spirits cost: random games of Spirit Island, in turn, in processor time of this process.

    python bench/sets.py [--games 15] [--times 5]

Prints for each number of Spirits, with the base game and with both sets, the median of a decision and of a copy in
microseconds. Every game is played several times, and of every answer the least counts: what else the machine does only
adds, and what is worked out once in a game is not what a decision costs. The limits are ratios of one run: both sets
against the base game, and six Spirits against one. Six Spirits answer in other phases than one, so the last line
compares decisions of the same phases.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from statistics import mean, median
from typing import NamedTuple

import tidewood
from tidewood import Game

SETS = ("branch-and-claw", "jagged-earth")
CASES = [(1, False), (1, True), (2, False), (2, True), (4, False), (4, True), (6, True)]
COPIES = 200
OFTEN = 0.05  # a position is copied


class Answer(NamedTuple):
    phase: str
    took: float  # microseconds


def played(players: int, with_sets: bool, seed: int) -> tuple[list[Answer], list[float]]:
    """What each decision took in this game, and what a copy took in some of its positions."""
    rng = random.Random(seed)
    game = tidewood.new("spirit-island", seed, players=players, expansions=SETS if with_sets else ())
    answers, copies = list[Answer](), list[float]()
    while not game.is_over:
        option = rng.randrange(game.count)
        phase = str(game.table()["phase"]).partition(".")[0]
        began = time.process_time()
        game.pick(option)
        answers.append(Answer(phase, (time.process_time() - began) * 1e6))
        if rng.random() < OFTEN:
            copies.append(copied(game))
    return answers, copies


def copied(game: Game) -> float:
    began = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return (time.process_time() - began) / COPIES * 1e6


def least(games: list[list[Answer]]) -> list[Answer]:
    """The same game played several times: of every answer the least."""
    return [min(same, key=lambda answer: answer.took) for same in zip(*games, strict=True)]


def by_phase(answers: list[Answer]) -> dict[str, list[float]]:
    found = defaultdict(list)
    for answer in answers:
        found[answer.phase].append(answer.took)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=15, help="of each kind")
    parser.add_argument("--times", type=int, default=5, help="that each is played")
    asked = parser.parse_args()
    runs = defaultdict(list)
    copies = defaultdict[tuple[int, bool], list[float]](list)
    for _ in range(asked.times):
        for seed in range(asked.games):
            for case in CASES:
                answers, copied_in = played(*case, seed)
                runs[case, seed].append(answers)
                copies[case] += copied_in
    found = {case: [least(runs[case, seed]) for seed in range(asked.games)] for case in CASES}
    decisions = {case: median(mean(one.took for one in game) for game in games) for case, games in found.items()}
    for case in CASES:
        name = f"{case[0]} with {'both sets' if case[1] else 'the base game'}"
        print(f"{name:22} decision {decisions[case]:6.1f} µs   copy {median(copies[case]):5.1f} µs")
    for players in (1, 2, 4):
        print(f"both sets against the base game, {players}: {decisions[players, True] / decisions[players, False]:.2f}")
    print(f"six Spirits against one: {decisions[6, True] / decisions[1, True]:.2f}")
    one = by_phase([answer for game in found[1, True] for answer in game])
    six = by_phase([answer for game in found[6, True] for answer in game])
    both = [phase for phase in six if phase in one]
    spent = sum(sum(six[phase]) for phase in both)
    print(f"in the same phases: {spent / sum(len(six[phase]) * mean(one[phase]) for phase in both):.2f}")


if __name__ == "__main__":
    main()
