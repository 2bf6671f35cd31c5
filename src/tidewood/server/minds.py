"""Processes in which bots think, so that the server itself never waits for a thought.

What a mind is given is a twin in which everything its player cannot know was drawn anew: no bot can peek.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import tidewood
from tidewood.bots import make

log = logging.getLogger("tidewood.server")

Thought = Callable[[str, str, str, str, float], str]

SHARE: Final = 0.5  # of the time that a bot has, after which it comes to an end by itself


def begin() -> None:
    """In a new process: an interrupt at the keyboard is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)  # people who wait for a view come first


def think(save: str, player: str, bot: str, seed: str, seconds: float) -> str:
    """What a bot answers, in notation."""
    game = tidewood.load(save, verify=False)
    index = make(bot, seed, at_most=SHARE * seconds).choose(game, player)
    decision = game.decision
    assert decision is not None
    return decision.notation(index)


class Mind:
    """One process. It is started when it is first needed and again after it was lost."""

    def __init__(self, thought: Thought) -> None:
        self.thought: Final = thought
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def ask(self, save: str, player: str, bot: str, seconds: float) -> str:
        """Raises TimeoutError when it takes too long, and whatever the bot raises; either way it can be asked again."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                # Spawned, not forked: a fork would take the server's sockets and threads with it.
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
                self._pid = await loop.run_in_executor(self._pool, os.getpid)
            work = loop.run_in_executor(self._pool, self.thought, save, player, bot, secrets.token_hex(8), seconds)
            return await asyncio.wait_for(work, seconds)
        except BaseException as error:
            if not isinstance(error, ValueError | KeyError | IndexError | ArithmeticError | AssertionError):
                self.stop()  # it hangs or has died
            raise

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            if self._pid:
                with contextlib.suppress(OSError):
                    os.kill(self._pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
            pool.shutdown(wait=False, cancel_futures=True)
            self._pid = 0


class Minds:
    """As many as may think at once."""

    def __init__(self, n: int, seconds: float, thought: Thought = think) -> None:
        self.seconds: Final = seconds
        self.minds: Final = [Mind(thought) for _ in range(n)]
        self._free: Final = asyncio.Queue[Mind]()
        for mind in self.minds:
            self._free.put_nowait(mind)

    async def ask(self, save: str, player: str, bot: str) -> str:
        mind = await self._free.get()
        try:
            return await mind.ask(save, player, bot, self.seconds)
        finally:
            self._free.put_nowait(mind)

    def stop(self) -> None:
        for mind in self.minds:
            mind.stop()
