"""Her workers: the spiders, and a worker of a human that she has seized."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.pieces import HOME, JOURNEY, JOURNEY_VALUES, PREPARING, SEIZED, WORKERS
from tidewood.games.everdell.scoring import HER_JOURNEY
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.reacting import Own
from tidewood.kernel.combine import Nothing
from tidewood.kernel.rows import AFTER, Rule, lay


def own_workers(s: Valley) -> list[int]:
    first = s.players * WORKERS
    return s.at[first : first + WORKERS]


def idle(s: Valley) -> int:
    """Workers she can still place: her own, and a seized one of a human. [PH-LIST-34]"""
    return own_workers(s).count(HOME) + s.at[: s.players * WORKERS].count(SEIZED)


def put_hers(s: Valley, place: int) -> None:
    """She uses a seized worker before her own ones."""
    if SEIZED in s.at[: s.players * WORKERS]:
        who = s.at.index(SEIZED) // WORKERS
        s.put_worker(who, place, SEIZED)
        if JOURNEY <= place < JOURNEY + len(JOURNEY_VALUES):
            lay(s, ON_JOURNEY, who, uses=1, value=-place)  # its points are hers, while it stands there
    else:
        s.put_worker(s.players, place)


def all_back(s: Valley) -> None:
    """All her workers come back, even from places that keep a worker for good. [PH-WORKER-10, PH-SEASON-05]"""
    first = s.players * WORKERS
    for i in range(first, first + WORKERS):
        if s.at[i] >= 0:
            s.crowd(s.at[i], -1)
        if s.at[i] >= 0 or s.at[i] in (-3, -4):
            s.at[i] = HOME


# It does nothing but mark a worker of the human that stands on the Journey for her, until the human prepares.
ON_JOURNEY: Final[Rule[Valley]] = Rule(HER_JOURNEY, AFTER, PREPARING, Nothing(), Own(), part_of_action=True)
