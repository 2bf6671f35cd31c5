"""What one look at a table costs, in processor time of this process: views, the forecast, marks.

    python bench/looks.py                     all three games as the load of bench/load.py plays them
    python bench/looks.py --limits            the forecast and the marks alone, worked out anew in each of many
                                              positions of every set-up that the tests play

Prints the median, the 95th percentile and the worst in microseconds; while a look is timed, no garbage is collected.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tidewood
from tidewood.games.spirit_island import island
from tidewood.games.spirit_island.forecast import forecast, whole_forecast
from tidewood.games.spirit_island.forecast.ravages import Ravages
from tidewood.games.spirit_island.state import Island
from tidewood.server.patches import Memo, difference
from tidewood.server.questions import encoded_decision
from tidewood.server.wire import ENCODER

sys.path.insert(0, str(Path(__file__).parents[1]))
Figures = dict[str, list[float]]
LANGS = ("en", "ids")
GAMES = ("the-island", "everdell", "spirit-island")
MOST_ANSWERS = 400  # of one game
OFTEN = 0.1  # an answer is looked at
ANSWERS_OF_A_GAME = 150  # of Everdell, about


def timed(figures: Figures, name: str, work: Callable[..., Any], *given: Any) -> Any:
    gc.disable()
    began = time.thread_time_ns()
    found = work(*given)
    figures.setdefault(name, []).append((time.thread_time_ns() - began) / 1000)
    gc.enable()
    return found


def played(name: str, answers: int) -> Iterator[tidewood.Game]:
    """Two players who answer anyhow, game after game: each position as a copy, as the server makes it."""
    seed = 0
    while answers > 0:
        game = tidewood.new(name, seed, players=2)
        rng = random.Random(seed)
        yield game
        while not game.is_over and answers > 0:
            game = game.copy()
            game.pick(rng.randrange(game.count))
            answers -= 1
            yield game
        seed += 1


def questions(game: tidewood.Game) -> list[Any]:
    return [encoded_decision(game, player, LANGS) for player in game.players]


def differences(last: list[Any], now: list[Any]) -> list[Any]:
    memo: Memo = {}
    return [difference(before, after, [], memo) for before, after in zip(last, now, strict=True)]


def as_the_server_does(name: str, answers: int) -> Figures:
    figures: Figures = {}
    views: list[Any] = []
    marks: list[Any] = []
    for game in played(name, answers):
        last, views = views, timed(figures, "the views of both", game.views, game.players)
        marks_before, marks = marks, timed(figures, "the marks of both", game.all_marks, game.players)
        timed(figures, "the next question", questions, game)
        if last:
            found = timed(figures, "differences of the views", differences, last, views)
            timed(figures, "encoding these", ENCODER.encode, found)
            if marks[0] is not None:
                found = timed(figures, "differences of the marks", differences, marks_before, marks)
                timed(figures, "encoding those", ENCODER.encode, found)
    return figures


def at_their_dearest(positions: int) -> Figures:
    """Forecast and marks in positions of all set-ups, nothing kept from the last one."""
    from tests.games.everdell import setups as everdell
    from tests.games.spirit_island import lively
    from tests.games.spirit_island import setups as spirit_island

    figures: Figures = {}
    each = max(1, round(positions / len(spirit_island.ALL)))
    for n, setup in enumerate(spirit_island.ALL):
        rng = random.Random(n)
        game = lively.midgame(setup, rng)
        left = each
        for _ in range(MOST_ANSWERS):
            if game.is_over or not left:
                break
            game.pick(lively.lively(game, rng))
            if rng.random() < OFTEN and forecast(island(game._state)) is not None:
                left -= 1
                timed(figures, "forecast", anew, island(game._state))
    each = max(1, round(positions / len(everdell.ALL)))
    for n, rules in enumerate(everdell.ALL):
        rng = random.Random(n)
        options: dict[str, Any] = rules
        game = tidewood.new("everdell", n, **options)
        while not game.is_over:
            game.pick(rng.randrange(game.count))
            if rng.random() < each / ANSWERS_OF_A_GAME:
                for player in game.players:
                    timed(figures, "marks of one seat", game.marks, player)
    return figures


def anew(s: Island) -> object:
    return whole_forecast(Ravages(s))


def show(title: str, figures: Figures) -> None:
    print(f"| {title} | n | mean | median | p95 | worst |\n| --- | --- | --- | --- | --- | --- |")
    for name, found in figures.items():
        values = sorted(found)
        cells = (sum(values) / len(values), *[values[int((len(values) - 1) * share)] for share in (0.5, 0.95, 1)])
        print(f"| {name} | {len(values)} | {' | '.join([f'{cell:.0f}' for cell in cells])} |")
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES, action="append")
    given = parser.parse_args()
    if given.limits:
        show("worked out anew, µs", at_their_dearest(given.positions))
        return
    for game in given.game or GAMES:
        show(f"{game}, µs", as_the_server_does(game, given.positions))


if __name__ == "__main__":
    main()
