"""Bots: they play any game, and think only with twins in which everything they cannot know is drawn anew.

bot = make("search:200", seed=7)
game.pick(bot.choose(game, "p1"))
"""

from __future__ import annotations

import re
from typing import Final

from tidewood.bots.common import Bot
from tidewood.bots.greedy import Greedy
from tidewood.bots.own import BadBot, is_own, own
from tidewood.bots.planner import Planner
from tidewood.bots.search import PlanSearch
from tidewood.bots.uniform import Uniform
from tidewood.language import Message

__all__ = [
    "ALLOWED", "DEFAULT", "LEVELS", "STRONGEST", "BadBot", "Bot", "adviser", "make", "player", "thinking_limit",
]  # fmt: skip

ALLOWED: Final = (
    "random, greedy, planner, search:N (iterations per decision, such as search:200), "
    "search:Ns (seconds per decision, such as search:0.5s)"
)
DEFAULT: Final = "search:200"  # the tree search where nobody says how long it may think: what strength is measured by
STRONGEST: Final = "search:1000"  # that people meet at a table; more iterations hardly play better
LEVELS: Final = ("random", "greedy", "planner", DEFAULT, STRONGEST)  # offered at tables, from easy to hard
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
LIMIT: Final = re.compile(r"(?:search|mcts):(?:(\d+)|(\d+(?:\.\d+)?)s)", re.ASCII)  # mcts is its old name


def thinking_limit(name: str) -> tuple[int, float]:
    """How many iterations or seconds a search may take for a decision, one of them 0; none at all for other bots."""
    limit = LIMIT.fullmatch(name)
    if limit is None:
        return 0, 0.0
    return (int(limit[1]), 0.0) if limit[1] is not None else (0, float(limit[2]))


def make(name: str, seed: int | str, at_most: float = 0.0) -> Bot:
    """The bot of that name. With the same seed it answers the same, except when its limit is a time. `at_most`: seconds
    after which a bot that could think longer comes to an end; 0 for as long as it likes.
    """
    if not isinstance(name, str):
        raise BadBot(Message("error.no-bot", {"name": repr(name)}))
    if name == "random":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "planner":
        return Planner(seed)
    limit = LIMIT.fullmatch(name)
    if limit is None:
        raise BadBot(Message("error.no-bot", {"name": repr(name)}))
    if limit[1] is not None:
        iterations = int(limit[1])
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise BadBot(Message("error.iterations", {"name": repr(name), "n": iterations, "most": MOST_ITERATIONS}))
        return PlanSearch(seed, iterations=iterations, seconds=at_most)
    seconds = float(limit[2])
    if not 0 < seconds <= MOST_SECONDS:
        values = {"name": repr(name), "n": str(seconds), "most": f"{MOST_SECONDS:.0f}"}
        raise BadBot(Message("error.seconds", values))
    return PlanSearch(seed, seconds=min(seconds, at_most) if at_most else seconds)


def adviser(seed: int | str, seconds: float) -> Bot:
    """The strongest bot that answers within so many seconds: it thinks until then, or until it has thought enough."""
    return make(STRONGEST, seed, at_most=seconds)


def player(name: str, seed: int | str) -> Bot:
    """One of our bots, or somebody's own as `module:Class`. It runs what it finds there, so the name must come from
    whoever runs this program, never from a guest of a server.
    """
    return own(name, seed) if is_own(name) else make(name, seed)
