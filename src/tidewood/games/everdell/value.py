"""How good a position looks: points now, and what may still come of what one has."""

from __future__ import annotations

from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.scoring import score_of
from tidewood.games.everdell.state import Valley


def value(s: Valley, who: int) -> float:
    own = score_of(s, who) + 0.3 * sum(s.stock[who * KINDS : who * KINDS + KINDS])
    best = max([score_of(s, other) for other in range(s.rules.seats) if other != who], default=0)
    return min(max(0.5 + (own - best) / 200, 0.0), 1.0)
