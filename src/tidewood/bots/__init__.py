"""Bots: they play any game, and think only with twins in which everything they cannot know is drawn anew.

bot = make("mcts:200", seed=7)
game.pick(bot.choose(game, "p1"))
"""

from __future__ import annotations

import re
from typing import Final

from tidewood.bots.common import Bot
from tidewood.bots.greedy import Greedy
from tidewood.bots.mcts import TreeSearch
from tidewood.bots.planner import Planner
from tidewood.bots.uniform import Uniform

__all__ = ["ALLOWED", "Bot", "make"]

ALLOWED: Final = (
    "random, greedy, planner, mcts:N (iterations a decision, such as mcts:200), "
    "mcts:Ns (seconds a decision, such as mcts:0.5s)"
)
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
LIMIT: Final = re.compile(r"mcts:(\d+)|mcts:(\d+(?:\.\d+)?)s", re.ASCII)


def make(name: str, seed: int | str, at_most: float = 0.0) -> Bot:
    """The bot of that name. With the same seed it answers the same, except when its limit is a time. `at_most`: seconds
    after which a bot that could think longer comes to an end; 0 for as long as it likes.
    """
    if name == "random":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "planner":
        return Planner(seed)
    limit = LIMIT.fullmatch(name)
    if limit is None:
        raise ValueError(f"there is no bot {name!r}; allowed are: {ALLOWED}")
    if limit[1] is not None:
        iterations = int(limit[1])
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise ValueError(f"bot {name!r} has {iterations} iterations; allowed are: 1 to {MOST_ITERATIONS}")
        return TreeSearch(seed, iterations=iterations, seconds=at_most)
    seconds = float(limit[2])
    if not 0 < seconds <= MOST_SECONDS:
        raise ValueError(f"bot {name!r} has {seconds} seconds; allowed are: more than 0, up to {MOST_SECONDS:.0f}")
    return TreeSearch(seed, seconds=min(seconds, at_most) if at_most else seconds)
