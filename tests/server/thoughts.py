"""Bots that fail or take their time. A module of their own, which the process of a bot imports quickly."""

from __future__ import annotations

import os
import time
from pathlib import Path

LOST = "TIDEWOOD_TEST_LOST"  # names a file that is made when a process was lost


def crash(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    os._exit(1)


def fail(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    raise ValueError("a mistake in the bot")


def sleep(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    time.sleep(60)
    return ""


def nonsense(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    return "fly to the moon"


def slowly(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    """As long as a search thinks, for the tests: far longer than all the rest takes."""
    from tidewood.server.minds import think

    time.sleep(0.25)
    return think(save, player, bot, seed, seconds)


def lost_once(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    """The system takes the process away in the middle of its first thought, as it does when memory runs out."""
    from tidewood.server.minds import think

    place = Path(os.environ[LOST])
    if not place.exists():
        place.touch()
        os.kill(os.getpid(), 9)
    return think(save, player, bot, seed, seconds)
