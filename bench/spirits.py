"""How well a bot plays each Spirit of Spirit Island: alone, against no adversary; wins with 95 % intervals.

    make compiled
    PYTHONPATH=build/compiled python bench/spirits.py [--bot greedy] [--games 30] [--minutes 60] [--base] [--file FILE]
                                                      [--jobs 2 | --ray auto]

All Spirits play with both expansions; with --base those of the base game play with nothing else. Every Spirit plays its
first game before one plays its second, so that what a time limit cuts off is the same for all. Seeds are fixed, and
wins do not depend on how many processes or machines play. With a file, games are kept there, and the command goes on
where it was broken off. A bot of one's own is named as in an arena: `module:Class`.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from itertools import takewhile
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import tidewood
from tidewood.arena import on_ray, processes
from tidewood.bots import player as player_of
from tidewood.bots.own import is_own
from tidewood.games.spirit_island import content

Z = 1.96  # 95 %


class Played(NamedTuple):
    bot: str
    sets: str
    spirit: str
    number: int
    won: bool
    turns: int
    answers: int
    seconds: float  # of processor time


def played(bot: str, sets: tuple[str, ...], spirit: str, number: int) -> Played:
    seed = f"spirits {spirit} {number}"
    game = tidewood.new("spirit-island", seed, spirits=[spirit], expansions=[*sets])
    player = player_of(bot, seed)
    began = time.process_time()
    while not game.is_over:
        game.pick(player.choose(game, "p1"))
    spent = time.process_time() - began
    outcome = game.outcome
    assert outcome is not None
    won = bool(outcome["victory"])
    return Played(bot, "+".join(sets), spirit, number, won, game.table()["turn"], game.answers, round(spent, 2))


def nth(bot: str, sets: tuple[str, ...], spirits: list[str], n: int) -> Played:
    """The games of all Spirits in one row: everybody's first, then everybody's second."""
    return played(bot, sets, spirits[n % len(spirits)], n // len(spirits))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, in percent."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return 100 * (middle - half), 100 * (middle + half)


def line(name: str, games: list[Played]) -> str:
    wins = sum([game.won for game in games])
    low, high = interval(wins, len(games))
    turns = mean([game.turns for game in games])
    took = 1000 * sum([game.seconds for game in games]) / sum([game.answers for game in games])
    share = 100 * wins / len(games)
    return f"| `{name}` | {share:.0f} % ({low:.0f} to {high:.0f}) | {len(games)} | {turns:.1f} | {took:.0f} |"


def report(games: list[Played]) -> None:
    print("| Spirit | wins (95 %) | games | turns | ms a decision |")
    print("| --- | --- | --- | --- | --- |")
    for spirit in content.SPIRITS:
        own = [game for game in games if game.spirit == spirit]
        if own:
            print(line(spirit, own))
    print(line("all", games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=30, help="of each Spirit")
    parser.add_argument("--minutes", type=float, default=240)
    parser.add_argument("--base", action="store_true", help="the base game alone")
    parser.add_argument("--spirits", nargs="*", help="only these")
    parser.add_argument("--file", type=Path, help="where games are kept")
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--ray", default="", help="a Ray cluster: auto, local or an address")
    asked = parser.parse_args()
    sets = () if asked.base else content.EXPANSIONS
    spirits = [id for id in asked.spirits or content.SPIRITS if content.is_in_play(id, sets)]
    kept: list[Played] = []
    if asked.file is not None and asked.file.exists():
        kept = [Played(**json.loads(text)) for text in asked.file.read_text("utf-8").splitlines()]
    games = [one for one in kept if (one.bot, one.sets) == (asked.bot, "+".join(sets)) and one.spirit in spirits]
    done = {(one.spirit, one.number) for one in games}
    missing = [
        n for n in range(asked.games * len(spirits)) if (spirits[n % len(spirits)], n // len(spirits)) not in done
    ]
    own = [asked.bot.partition(":")[0]] if is_own(asked.bot) else []
    pool = on_ray(asked.ray, own) if asked.ray else processes(asked.jobs)
    until = time.monotonic() + 60 * asked.minutes
    before = takewhile(lambda n: time.monotonic() < until, missing)  # what has been begun is played to its end
    for _, game in pool(partial(nth, asked.bot, sets, spirits), before):
        games.append(game)
        if asked.file is not None:
            with asked.file.open("a", encoding="utf-8") as file:
                print(json.dumps(game._asdict()), file=file)
    if games:
        report(games)


if __name__ == "__main__":
    main()
