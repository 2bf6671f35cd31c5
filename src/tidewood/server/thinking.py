"""Bots at seats: when it is a bot's turn, it is asked, and its answer goes the way of everybody's answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from tidewood.server.live import Live
from tidewood.server.minds import Minds
from tidewood.server.play import answer
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room

log = logging.getLogger("tidewood.server")

STAND_IN: Final = 5.0  # seconds after which a process plays the bots of a table that another has answered at


class Thinking:
    def __init__(self, tables: Room) -> None:
        settings = tables.settings
        self.tables: Final = tables
        self.minds: Final = Minds(settings.bots_at_once, settings.bot_seconds)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def is_about(self, live: Live) -> bool:
        return live.id in self._tasks

    def look(self, live: Live, later: bool = False) -> None:
        """After every change: is it a bot's turn? With `later`, another process will most likely see to it."""
        if live.id not in self._tasks and bot_to_move(live) is not None:
            task = asyncio.ensure_future(self._play(live, STAND_IN if later else 0.0))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._done(live))

    def _done(self, live: Live) -> None:
        task = self._tasks.pop(live.id)
        if task.cancelled():
            return  # the server ends
        if task.exception() is not None:
            log.error("table %s: its bots have stopped", live.id, exc_info=task.exception())
        else:
            self.look(live)  # something may have come between the last look and now

    async def _play(self, live: Live, wait: float) -> None:
        await asyncio.sleep(wait)
        while (player := bot_to_move(live)) is not None:
            version = live.seq
            began = time.perf_counter()
            notation, lot = await self._choose(live, player)
            rest = self.tables.settings.bot_pause - (time.perf_counter() - began)
            if rest > 0:
                await asyncio.sleep(rest)
            try:
                await answer(self.tables, live, player, version, notation, by="lot" if lot else "bot")
            except Refusal as refusal:
                if refusal.code == "storage":
                    await asyncio.sleep(1.0)
                # Otherwise something else has happened at the table: look again.

    async def _choose(self, live: Live, player: str) -> tuple[str, bool]:
        """The answer, and whether it had to be drawn by lot because the bot failed."""
        bot = live.seats[player].bot or "random"
        twin = live.game.determinise(player, secrets.SystemRandom())
        began = time.perf_counter()
        try:
            notation = await self.minds.ask(twin.save(), player, bot)
            if not any(option.notation == notation for option in twin.options):
                raise ValueError(f"{notation!r} is not open")
            return notation, False
        except Exception as error:
            what = "took too long" if isinstance(error, TimeoutError) else f"failed: {error!r}"
            log.warning("table %s: bot %s of %s %s; its answer is drawn by lot", live.id, bot, player, what)
            self.tables.metrics.bot_failures.inc()
            options = [option for option in twin.options if option.player == player]
            return secrets.choice(options).notation, True
        finally:
            self.tables.metrics.bot_seconds.observe(time.perf_counter() - began)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.minds.stop()


def bot_to_move(live: Live) -> str | None:
    """The bot whose answer is awaited; where several players may answer, the one that has waited longest."""
    if not live.bots:
        return None
    bots = [player for player in live.deciders() if player in live.bots]
    last = {given.player: i for i, given in enumerate(live.answers[-64:])}
    return min(bots, key=lambda player: last.get(player, -1)) if bots else None
