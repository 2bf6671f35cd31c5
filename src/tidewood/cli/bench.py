"""`tidewood bench`: how long a decision, a copy, a save and a game take. One core, medians."""

from __future__ import annotations

import time
from functools import partial
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

import tidewood
from tidewood.api import actions, describe, games
from tidewood.arena.match import whose
from tidewood.cli.clock import timed
from tidewood.cli.common import Wrong, console, write_json
from tidewood.cli.peers import PEERS, compared
from tidewood.cli.words import Words, words_of

PLAYERS = 4
POSITIONS = 12  # of one game, evenly spread, for copies and files
LONG, SHORT = 10_000, 10  # entries of the log
ROUNDS = 15
PICKS = 60


def bench(game: str | None, as_json: bool, seconds: float, peers: list[str], lang: str) -> None:
    """`peers`: the programs whose games are run in turn with ours."""
    if game is not None and game not in games():
        raise Wrong("no-game", game=repr(game), games=list(games()))
    theirs = {peer: PEERS[peer]() for peer in peers}  # says so at once when one is not installed
    names = games() if game is None else (game,)
    report: dict[str, Any] = {name: measured(name, seconds) for name in names}
    for peer, rivals in theirs.items():
        for name in names:
            found = compared(partial(fresh, name), rivals, seconds)
            report[name][peer] = found.get(peer, found)  # a program with one game needs no names
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
        **encoding(game, positions, share),
        "copy_us": round(median(timed(p.copy, share) for p in positions), 3),
        "save_us": round(median(timed(p.save, share) for p in positions), 3),
        "load_us": round(median(timed(partial(tidewood.load, s, verify=False), share) for s in saves), 3),
        "load_verified_us": round(median(timed(partial(tidewood.load, s), share) for s in saves), 3),
        "games_per_s": round(1 / median(game_s), 3),
        "growth": round(growth(positions[len(positions) // 2]), 3),
        "games": number,
    }


def encoding(game: str, positions: list[tidewood.Game], share: float) -> dict[str, float]:
    """What an environment makes for a network before it decides: the arrays of what the player knows, of each option
    and of what is open; and for games that number all their answers, with these numbers instead of the options.
    """
    if find_spec("gymnasium") is None:
        return {}
    from tidewood.rl.encoding import Encoder

    setup = positions[0].setup
    ways = {"encode_us": Encoder(game, setup)}
    if actions(game, setup):
        ways["encode_ids_us"] = Encoder(game, setup, ids=True, reuse_mask=True)
    asked = [(p, p.players[whose(p, p.answers)]) for p in positions]
    return {
        name: round(median(timed(partial(encoder.seen, *who), share) for who in asked), 3)
        for name, encoder in ways.items()
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


COLUMNS = {
    "decision": "decision_us",
    "copy": "copy_us",
    "save": "save_us",
    "load": "load_us",
    "verified": "load_verified_us",
    "games-column": "games_per_s",
    "growth": "growth",
}


ENCODINGS = {"encode": "encoding", "encode_ids": "encoding-ids"}


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
        for way in [way for way in ("encode", "encode_ids") if f"{way}_us" in row]:
            costs = {"decision": words.number(row["decision_us"], 1), "encode": words.number(row[f"{way}_us"], 1)}
            out.print(words(f"command.bench.{ENCODINGS[way]}", game=name, **costs))
    for name, row in report.items():
        theirs = {rival: other for peer in PEERS for rival, other in by_name(peer, row.get(peer, {})).items()}
        if theirs:
            out.print(side_by_side(name, row["copy_us"], theirs, words))


def by_name(peer: str, found: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The games of a program; one that has only one game is called like it."""
    return {peer: found} if "ratio" in found else found


def side_by_side(game: str, copy: float, theirs: dict[str, dict[str, float]], words: Words) -> Any:
    """One of our games above those it ran in turn with."""
    from rich.table import Table

    title = words("command.bench.compared", game=game)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(words("command.bench.game-column"))
    for column in ("decisions", "actions", "copy-us", "ratio"):
        table.add_column(words(f"command.bench.{column}"), justify="right")
    ours = median([other["our_decisions_per_s"] for other in theirs.values()])
    table.add_row(game, words.number(ours), "", words.number(copy, 2), "")
    for rival, other in theirs.items():
        paces = [words.number(other[key]) for key in ("decisions_per_s", "actions_per_s")]
        table.add_row(rival, *paces, words.number(other["copy_us"], 2), words.number(other["ratio"], 2))
    return table
