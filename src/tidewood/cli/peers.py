"""Random games of other programs, run in turn with ours so that what else the machine does meets both."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import Any, Final, Protocol

import tidewood
from tidewood.cli.clock import timed
from tidewood.cli.common import Wrong

CATAN_TURNS: Final = 1000  # catanatron's own limit for random games
# Of OpenSpiel: two games written in Python, and three of the larger ones in C++.
OF_OPEN_SPIEL: Final = ("python_tic_tac_toe", "python_block_dominoes", "gin_rummy", "hearts", "hive")
COPIES: Final = 0.05  # seconds for the time of a copy


class Rival(Protocol):
    """A game of another program."""

    def play(self, seed: int) -> tuple[int, int]:
        """Play a game at random; how many decisions (with more than one option) and how many actions."""

    def copied(self) -> Callable[[], object]:
        """Copies a position in the middle of a game."""


class Catan:
    """catanatron, four players. It also plays actions that leave no choice."""

    def __init__(self) -> None:
        self.game(0)  # says so when it is not installed

    def game(self, seed: int) -> Any:
        try:
            from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, import-not-found, unused-ignore]
        except ImportError:
            raise Wrong("no-catanatron") from None
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(color) for color in colors], seed=seed + 1)

    def play(self, seed: int) -> tuple[int, int]:
        game, real, actions = self.game(seed), 0, 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            real += len(playable(game)) > 1
            actions += 1
            game.play_tick()
        return real, actions

    def copied(self) -> Callable[[], object]:
        game = self.game(0)
        for _ in range(100):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy


def playable(game: Any) -> Any:
    """The open actions; newer versions keep them at the game, older ones in its state."""
    found = getattr(game, "playable_actions", None)
    return game.state.playable_actions if found is None else found


class Spiel:
    """A game of OpenSpiel, with chance drawn as it says."""

    def __init__(self, name: str) -> None:
        try:
            import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]
            from open_spiel.python.games import block_dominoes, tic_tac_toe  # type: ignore[import-untyped, unused-ignore] # noqa: F401
        except ImportError:
            raise Wrong("no-open-spiel") from None
        self.game: Any = pyspiel.load_game(name)

    def play(self, seed: int, until: int = 1_000_000) -> tuple[int, int]:
        state, rng, real, actions = self.game.new_initial_state(), Random(seed), 0, 0
        self.state = state
        while not state.is_terminal() and actions < until:
            actions += 1
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            open_now = state.legal_actions()
            real += len(open_now) > 1
            state.apply_action(rng.choice(open_now))
        return real, actions

    def copied(self) -> Callable[[], object]:
        self.play(0, self.play(0)[1] // 2)
        clone: Callable[[], object] = self.state.clone
        return clone


PEERS: Final[Mapping[str, Callable[[], Mapping[str, Rival]]]] = {
    "catanatron": lambda: {"catanatron": Catan()},
    "openspiel": lambda: {name: Spiel(name) for name in OF_OPEN_SPIEL},
}


def compared(
    fresh: Callable[[int], tidewood.Game], rivals: Mapping[str, Rival], seconds: float
) -> dict[str, dict[str, float]]:
    """Games of all, in turn."""
    ours: list[float] = []
    theirs: dict[str, list[tuple[float, float]]] = {name: [] for name in rivals}
    until = time.perf_counter() + seconds
    number = 0
    while number < 3 or time.perf_counter() < until:
        ours.append(pace(lambda seed: ours_at_random(fresh(seed), Random(seed)), number)[0])
        for name, rival in rivals.items():
            theirs[name].append(pace(rival.play, number))
        number += 1
    return {
        name: {
            "our_decisions_per_s": round(median(ours), 1),
            "decisions_per_s": round(median(real for real, _ in paces), 1),
            "actions_per_s": round(median(actions for _, actions in paces), 1),
            "ratio": round(median(own / real for own, (real, _) in zip(ours, paces, strict=True)), 3),
            "ratio_to_actions": round(median(own / all for own, (_, all) in zip(ours, paces, strict=True)), 3),
            "copy_us": round(timed(rivals[name].copied(), COPIES), 3),
        }
        for name, paces in theirs.items()
    }


def pace(play: Callable[[int], tuple[int, int]], number: int) -> tuple[float, float]:
    """Decisions and actions a second. Games that take no time at all are played several times, each with luck of its
    own.
    """
    began = time.process_time()
    real = actions = games = 0
    spent = 0.0
    while not games or spent < 0.01:
        more = play(number + 1000 * games)
        real, actions = real + more[0], actions + more[1]
        games += 1
        spent = time.process_time() - began
    return real / spent, actions / spent


def ours_at_random(game: tidewood.Game, rng: Random) -> tuple[int, int]:
    real = actions = 0
    while not game.is_over:
        count = game.count
        real += count > 1
        actions += 1
        game.pick(rng.randrange(count))
    return real, actions
