"""Many games between players, on as many processes or machines as there are, with results that do not depend on them.

plan = Plan("the-island", {"players": 4}, ("search:200", "greedy"), games=200, seed=7)
rows = [row for _, row in processes(2)(partial(play, plan), range(plan.games))]
"""

from __future__ import annotations

from tidewood.arena.plan import Plan
from tidewood.arena.play import Place, Row, play
from tidewood.arena.ratings import Standing, standings
from tidewood.arena.results import Results
from tidewood.arena.stopping import Enough
from tidewood.arena.tables import BadResults
from tidewood.arena.workers import Lost, Pool, here, on_ray, processes

__all__ = [
    "BadResults", "Enough", "Lost", "Place", "Plan", "Pool", "Results", "Row", "Standing", "here", "on_ray", "play",
    "processes", "standings",
]  # fmt: skip
