"""`tidewood bench`: how long a decision, a copy, a save and a game take. One core, medians."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

import tidewood
from tidewood.api import describe, games
from tidewood.cli.common import Wrong, console, write_json
from tidewood.cli.words import Words, words_of

PLAYERS = 4
POSITIONS = 12  # of one game, evenly spread, for copies and files
LONG, SHORT = 10_000, 10  # entries of the log
ROUNDS = 15
PICKS = 60
CATAN_TURNS = 1000  # catanatron's own limit for random games


def bench(game: str | None, as_json: bool, seconds: float, against_catanatron: bool, lang: str) -> None:
    if game is not None and game not in games():
        raise Wrong("no-game", game=repr(game), games=list(games()))
    if against_catanatron:
        catan_game(0)  # says so at once when it is not installed
    names = games() if game is None else (game,)
    report: dict[str, Any] = {name: measured(name, seconds) for name in names}
    if against_catanatron:
        for name in names:
            report[name]["catanatron"] = compared(name, seconds)
    if as_json:
        write_json(report)
    else:
        tell(report, words_of(lang))


def fresh(game: str, seed: int) -> tidewood.Game:
    has_players = "players" in [choice.name for choice in describe(game).options]
    setup: dict[str, Any] = {"players": PLAYERS} if has_players else {}
    return tidewood.new(game, seed, **setup)


def measured(game: str, seconds: float) -> dict[str, float]:
    """Games for half of the time, the rest in equal parts."""
    decision_us: list[float] = []
    game_s: list[float] = []
    until = time.perf_counter() + seconds / 2
    number = 0
    while number < 3 or time.perf_counter() < until:
        began = time.perf_counter()
        decisions = random_game(fresh(game, number), Random(number))
        spent = time.perf_counter() - began
        game_s.append(spent)
        decision_us.append(spent / decisions * 1e6)
        number += 1
    positions = positions_of(game)
    saves = [position.save() for position in positions]
    share = seconds / 10 / len(positions)
    return {
        "decision_us": round(median(decision_us), 3),
        "copy_us": round(median(timed(p.copy, share) for p in positions), 3),
        "save_us": round(median(timed(p.save, share) for p in positions), 3),
        "load_us": round(median(timed(partial(tidewood.load, s, verify=False), share) for s in saves), 3),
        "load_verified_us": round(median(timed(partial(tidewood.load, s), share) for s in saves), 3),
        "games_per_s": round(1 / median(game_s), 3),
        "growth": round(growth(positions[len(positions) // 2]), 3),
        "games": number,
    }


def random_game(game: tidewood.Game, rng: Random) -> int:
    """Play to the end; the number of decisions."""
    decisions = 0
    while not game.is_over:
        game.pick(rng.randrange(game.count))
        decisions += 1
    return decisions


def positions_of(game: str) -> list[tidewood.Game]:
    rng = Random(1)
    playing = fresh(game, 1)
    passed: list[tidewood.Game] = []
    while not playing.is_over:
        passed.append(playing.copy())
        playing.pick(rng.randrange(playing.count))
    step = max(len(passed) // POSITIONS, 1)
    return passed[step - 1 :: step]


def timed(work: Callable[[], object], seconds: float) -> float:
    """Microseconds for one run: the median of several batches, each long enough for the clock."""
    began = time.perf_counter()
    work()
    once = max(time.perf_counter() - began, 1e-7)
    batches = 5
    n = max(int(seconds / batches / once), 1)
    spent: list[float] = []
    for _ in range(batches):
        began = time.perf_counter()
        for _ in range(n):
            work()
        spent.append((time.perf_counter() - began) / n)
    return median(spent) * 1e6


def growth(game: tidewood.Game) -> float:
    """What a decision costs with a long log against a short one, in the same position and in turn."""
    twins = (game.with_log(LONG), game.with_log(SHORT))
    ratios: list[float] = []
    for _ in range(ROUNDS):
        long, short = (cost_of_picks(twin) for twin in twins)
        ratios.append(long / short)
    return median(ratios)


def cost_of_picks(game: tidewood.Game) -> float:
    spent: list[float] = []
    for i in range(PICKS):
        twin = game.copy()
        option = i % twin.count
        began = time.perf_counter()
        twin.pick(option)
        spent.append(time.perf_counter() - began)
    return median(spent)


# -- against catanatron


def catan_game(seed: int) -> Any:
    """A game of catanatron with four players that choose at random."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError:
        raise Wrong("no-catanatron") from None
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in colors], seed=seed + 1)


def compared(game: str, seconds: float) -> dict[str, float]:
    """Random games of both, in turn, so that what else the machine does meets both.

    A decision is one with more than one option, on both sides; catanatron also plays actions that leave no choice.
    """
    ours: list[float] = []
    theirs: list[float] = []
    actions: list[float] = []
    until = time.perf_counter() + seconds
    number = 0
    while number < 3 or time.perf_counter() < until:
        playing, rng = fresh(game, number), Random(number)
        began = time.perf_counter()
        real = 0
        while not playing.is_over:
            count = playing.count
            real += count > 1
            playing.pick(rng.randrange(count))
        ours.append(real / (time.perf_counter() - began))
        catan = catan_game(number)
        began = time.perf_counter()
        real = ticks = 0
        while catan.winning_color() is None and catan.state.num_turns < CATAN_TURNS:
            real += len(playable(catan)) > 1
            ticks += 1
            catan.play_tick()
        spent = time.perf_counter() - began
        theirs.append(real / spent)
        actions.append(ticks / spent)
        number += 1
    return {
        "our_decisions_per_s": round(median(ours), 1),
        "decisions_per_s": round(median(theirs), 1),
        "actions_per_s": round(median(actions), 1),
        "ratio": round(median(a / b for a, b in zip(ours, theirs, strict=True)), 3),
        "ratio_to_actions": round(median(a / b for a, b in zip(ours, actions, strict=True)), 3),
    }


def playable(catan: Any) -> Any:
    """The open actions; newer versions keep them at the game, older ones in its state."""
    found = getattr(catan, "playable_actions", None)
    return catan.state.playable_actions if found is None else found


COLUMNS = {
    "decision": "decision_us",
    "copy": "copy_us",
    "save": "save_us",
    "load": "load_us",
    "verified": "load_verified_us",
    "games-column": "games_per_s",
    "growth": "growth",
}


def tell(report: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    out = console()
    title = words("command.bench.title", n=PLAYERS)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(words("command.bench.game-column"))
    for column in COLUMNS:
        table.add_column(words(f"command.bench.{column}"), justify="right")
    for name, row in report.items():
        table.add_row(name, *[words.number(row[key], 0 if row[key] >= 1000 else 2) for key in COLUMNS.values()])
    out.print(table)
    for name, row in report.items():
        if "catanatron" in row:
            other = row["catanatron"]
            paces = {
                "ours": words.number(other["our_decisions_per_s"]),
                "theirs": words.number(other["decisions_per_s"]),
                "actions": words.number(other["actions_per_s"]),
                "ratio": words.number(other["ratio"], 2),
                "all": words.number(other["ratio_to_actions"], 2),
            }
            out.print(words("command.bench.compared", game=name, **paces))
