"""How good a position looks, for bots."""

from __future__ import annotations

from tidewood.games.spirit_island.pieces import BLIGHT, CITIES, DAHANS, EXPLORERS, TOWNS
from tidewood.games.spirit_island.state import Island


def value(s: Island, who: int) -> float:
    """From 0, lost, to 1, won: the same for all, since they win or lose together."""
    if s.over:
        return 1.0 if s.won else 0.0
    invaders = s.total(EXPLORERS) + 2.5 * s.total(TOWNS) + 4.5 * s.total(CITIES)
    fear = s.terror * 3.0 - sum(s.fear_left) * 1.0 + s.fear / max(s.fear_pool, 1)
    good = fear + 0.4 * s.total(DAHANS) / s.players - invaders / s.players
    good -= 2.0 * s.total((BLIGHT,)) / s.players
    for other in range(s.players):
        good += (0.3 * s.on_island(other) + 0.15 * s.energy[other] + 0.5 * len(s.hand[other])) / s.players
    return 0.5 + 0.49 * good / (abs(good) + 20.0)
