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
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import connection, get_context, parent_process
from typing import Final

import tidewood
from tidewood import Game
from tidewood.bots import adviser, make
from tidewood.bots.own import own
from tidewood.garbage import look_rarely
from tidewood.server.shares import Shares

log = logging.getLogger("tidewood.server")

Thought = Callable[[str, str, str, str, float], str]

SHARE: Final = 0.5  # of the time that a bot has, after which it comes to an end by itself
TRIES: Final = 2  # when its process is lost: it may have been killed for the memory another took
HINT: Final = "hint:"  # before seconds: no bot at a table, but whoever gives hints
LONGEST_START: Final = 60.0  # seconds of a process


def begin() -> None:
    """In a new process: an interrupt at the keyboard is the server's business, but not even a server that was killed
    leaves it behind.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    look_rarely()
    threading.Thread(target=end_with_the_server, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(5)  # people who wait for a view come first


def end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    connection.wait([server.sentinel])  # the system closes it, however the server ends
    os._exit(1)


def think(save: str, player: str, bot: str, seed: str, seconds: float, own_bots: Sequence[str] = ()) -> str:
    """What a bot answers, in notation. `own_bots` are those that the operator allows besides ours."""
    game = tidewood.load(save, verify=False)
    if bot.startswith(HINT):
        return "\n".join(advice(game, player, seed, float(bot.removeprefix(HINT))))
    mind = own(bot, seed) if bot in own_bots else make(bot, seed, at_most=SHARE * seconds)
    index = mind.choose(game, player)
    decision = game.decision
    assert decision is not None
    return decision.notation(index)


def hint_in(seconds: float) -> str:
    """The name of whoever gives a hint after this time."""
    return f"{HINT}{seconds}"


def advice(game: Game, player: str, seed: str, seconds: float) -> list[str]:
    """What our strongest bot answers within this time: one answer or, where things are picked, all that complete it."""
    decision = game.decision
    assert decision is not None
    pick = decision.pick
    bot = adviser(seed, seconds / (1 if pick is None else max(1, pick.most - pick.picked)))
    answers: list[str] = []
    while True:
        index = bot.choose(game, player)
        answers.append(decision.notation(index))
        if pick is None:
            return answers
        game.pick(index)
        decision, before = game.decision, pick.picked
        pick = None if decision is None else decision.pick
        if decision is None or pick is None or pick.picked <= before:
            return answers  # the pick is complete, and something else is asked


class Mind:
    """One process. It is started when it is first needed and again after it was lost."""

    def __init__(self, thought: Thought) -> None:
        self.thought: Final = thought
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def ask(self, save: str, player: str, bot: str, seconds: float) -> str:
        """Raises TimeoutError when it takes too long, BrokenExecutor when the process is lost again and again, and
        whatever the bot raises. However it ends, it can be asked again.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._ask(save, player, bot, seconds)
            except BrokenExecutor:
                log.warning("the process of a bot was lost; another thinks again")
        return await self._ask(save, player, bot, seconds)

    async def warm_up(self) -> None:
        """Start it ahead of the thought, whose time is somebody's. Why it does not start is said when it is asked."""
        try:
            await self.start()
        except (BrokenExecutor, OSError):
            self.stop()

    async def start(self) -> None:
        """Raises BrokenExecutor or TimeoutError when that fails."""
        if self._pool is None:
            # Spawned, not forked: a fork would take the server's sockets and threads with it.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
        if not self._pid:  # also when somebody else began it, and has not waited
            started = asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            self._pid = await asyncio.wait_for(started, LONGEST_START)

    async def _ask(self, save: str, player: str, bot: str, seconds: float) -> str:
        loop = asyncio.get_running_loop()
        try:
            await self.start()
            work = loop.run_in_executor(self._pool, self.thought, save, player, bot, secrets.token_hex(8), seconds)
            return await asyncio.wait_for(work, seconds)
        except BaseException as error:
            if isinstance(error, BrokenExecutor):
                self._pid = 0  # it is gone, and its number may be another's by now
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
    """As many as may think at once, and who thinks next."""

    def __init__(self, n: int, seconds_a_minute: float = 0.0, thought: Thought = think) -> None:
        self.shares: Final = Shares(n, seconds_a_minute)
        self.minds: Final = [Mind(thought) for _ in range(n)]
        self._free: Final = self.minds[::-1]

    @asynccontextmanager
    async def turn(self, guest: str, table: str) -> AsyncIterator[Mind]:
        """A mind for one thought, as soon as it is this table's turn."""
        async with self.shares.turn(guest, table) as turn:
            mind = self._free.pop()  # the last that was free: others need not be started
            try:
                await mind.warm_up()
                turn.begin()
                yield mind
            finally:
                self._free.append(mind)

    def stop(self) -> None:
        for mind in self.minds:
            mind.stop()
