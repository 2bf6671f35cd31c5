"""Bots that fail. A module of their own, which the process of a bot imports quickly."""

from __future__ import annotations

import os
import time


def crash(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    os._exit(1)


def fail(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    raise ValueError("a mistake in the bot")


def sleep(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    time.sleep(60)
    return ""


def nonsense(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    return "fly to the moon"
