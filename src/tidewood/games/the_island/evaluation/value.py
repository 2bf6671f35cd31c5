"""How good a position looks, for bots: who is likely to win, by how likely each adventurer is to be saved."""

from __future__ import annotations

from math import exp

from tidewood.games.the_island.evaluation.rescue import chances, turns_left, worth_of
from tidewood.games.the_island.evaluation.weights import SPREAD, SPREAD_A_TURN
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.ending import winners


def value(s: Isle, who: int) -> float:
    """How likely a player is to win."""
    return values(s)[who]


def values(s: Isle) -> list[float]:
    """How likely each player is to win."""
    if s.over:
        best = winners(s)
        return [1.0 / len(best) if who in best else 0.0 for who in range(s.players)]
    expected = expected_points(s)
    spread = SPREAD + SPREAD_A_TURN * turns_left(s)
    top = max(expected)
    shares: list[float] = []
    total = 0.0
    for points in expected:
        share = exp((points - top) / spread)
        shares.append(share)
        total += share
    return [share / total for share in shares]


def expected_points(s: Isle) -> list[float]:
    """What each player will have in the end, on average."""
    found = chances(s)
    equal = s.rules.equal_values
    expected: list[float] = []
    a = 0
    for _ in range(s.players):
        total = 0.0
        for _ in range(s.rules.each):
            if found[a] > 0.0:
                total += found[a] * (1.0 if equal else worth_of(s, a))
            a += 1
        expected.append(total)
    return expected
