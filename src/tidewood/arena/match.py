"""Many games between bots, with the seats going round."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tidewood import TidewoodError
from tidewood.api import describe
from tidewood.arena.data import Keeper
from tidewood.arena.workers import processes as in_processes
from tidewood.bots import player
from tidewood.game import Game, new
from tidewood.language import Message

LONGEST = 100_000  # answers; a game that has not ended by then never will


@dataclass
class Played:
    """What came of one game; the lists are in the order of the bots of the match, wherever they sat."""

    finished: bool
    wins: list[float]
    scores: list[float]
    decisions: list[int]
    seconds: list[float]


@dataclass
class Seat:
    """One bot over a match."""

    bot: str
    wins: float = 0.0  # a win shared by two counts a half for each
    decisions: int = 0
    seconds: float = 0.0  # that it thought
    scores: list[float] = field(default_factory=list)  # of finished games

    @property
    def mean_score(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def plain(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "wins": round(self.wins, 3),
            "mean_score": round(self.mean_score, 3),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
        }


@dataclass
class Match:
    """What came of all games. Seats are named after the order of the bots: p1 is the first one, though it sat
    everywhere in turn.
    """

    seats: dict[str, Seat]
    games: int = 0
    finished: int = 0
    seconds: float = 0.0

    @property
    def dead_ends(self) -> int:
        """Games that neither ended nor could go on."""
        return self.games - self.finished

    @property
    def decisions(self) -> int:
        return sum(seat.decisions for seat in self.seats.values())

    def add(self, played: Played) -> None:
        self.games += 1
        self.finished += played.finished
        for i, seat in enumerate(self.seats.values()):
            seat.decisions += played.decisions[i]
            seat.seconds += played.seconds[i]
            if played.finished:
                seat.wins += played.wins[i]
                seat.scores.append(played.scores[i])

    def plain(self) -> dict[str, object]:
        """As JSON data."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "finished": self.finished,
            "dead_ends": self.dead_ends,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 3),
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / seconds, 1),
            "seats": {name: seat.plain() for name, seat in self.seats.items()},
        }


def play_match(
    kind: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    progress: Callable[[int], None] | None = None,
    processes: int = 1,
) -> Match:
    """Play games between bots. Each game has its own seed, and everybody sits one seat further than in the game before.

    The result is the same for any number of processes. `progress` is told how many games have been played.
    """
    names = new(kind, seed=0, **setup).players
    if len(bots) != len(names):
        raise TidewoodError(Message("error.bots-for-players", {"n": len(bots), "players": len(names)}))
    for bot in bots:
        player(bot, 0)
    started = time.perf_counter()
    match = Match({name: Seat(bot) for name, bot in zip(names, bots, strict=True)})
    played: dict[int, Played] = {}
    task = partial(play_one, kind, setup, bots, seed)
    for number, one in in_processes(processes)(task, range(games)):
        played[number] = one
        if progress is not None:
            progress(len(played))
    for number in sorted(played):
        match.add(played[number])
    match.seconds = time.perf_counter() - started
    return match


def play_one(
    kind: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    seed: int | str,
    number: int,
    keeper: Keeper | None = None,
) -> Played:
    """One game of a match. Whoever keeps games is told what is decided, and at the end."""
    game = new(kind, seed=f"{seed} game {number}", **setup)
    names = game.players
    n = len(names)
    seat_of = [(i + number) % n for i in range(n)]  # where each bot sits
    bot_at = {names[seat]: i for i, seat in enumerate(seat_of)}
    thinkers = [player(bot, f"{seed} game {number} bot {i}") for i, bot in enumerate(bots)]
    decisions = [0] * n
    seconds = [0.0] * n
    answers = 0
    try:
        while not game.is_over and game.count and answers < LONGEST:
            who = names[whose(game, answers)]
            i = bot_at[who]
            before = time.perf_counter()
            option = thinkers[i].choose(game, who)
            seconds[i] += time.perf_counter() - before
            if keeper is not None:
                keeper.note(game, who, option)
            game.pick(option)
            decisions[i] += 1
            answers += 1
    except Exception as error:
        error.add_note(f"in game {number} of the match with seed {seed!r}, after {answers} answers")
        raise
    if keeper is not None:
        keeper.keep(game, [bots[bot_at[name]] for name in names])
    wins = [0.0] * n
    scores = [0.0] * n
    outcome = game.outcome
    if outcome is not None:
        share = 1.0 / max(len(outcome["winners"]), 1) if describe(kind).competitive else 1.0  # together all win
        for name in outcome["winners"]:
            if name in bot_at:
                wins[bot_at[name]] = share
        for name, score in outcome["scores"].items():
            if name in bot_at:
                scores[bot_at[name]] = float(score["total"])
    return Played(outcome is not None, wins, scores, decisions, seconds)


def whose(game: Game, answers: int) -> int:
    """The seat that answers now. Where several may, they take turns: nobody keeps the others waiting for ever."""
    owners = game.option_owners
    if not owners:
        return game.mover
    able = sorted(set(owners))
    return able[answers % len(able)]
