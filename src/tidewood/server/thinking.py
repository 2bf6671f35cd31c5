"""Bots at seats: when it is a bot's turn, it is asked, and its answer goes the way of everybody's answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from tidewood.server.live import Live
from tidewood.server.minds import Mind, Minds, think
from tidewood.server.play import answer
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room
from tidewood.server.storage import StorageError

log = logging.getLogger("tidewood.server")

STAND_IN: Final = 3.0  # seconds between two attempts to own a table whose bots another process plays
LONGEST_WATCH: Final = 10.0  # seconds between two looks for tables that rest by now
LONGEST_LOOK_BACK: Final = 7 * 24 * 3600.0  # seconds, at the start, for tables whose bots go on


class Thinking:
    def __init__(self, tables: Room) -> None:
        settings = tables.settings
        self.tables: Final = tables
        thought = partial(think, own_bots=settings.own_bot_names)
        self.minds: Final = Minds(settings.bots_at_once, settings.bot_seconds_a_minute, thought)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._closed = False

    def is_about(self, live: Live) -> bool:
        return live.id in self._tasks

    def is_resting(self, live: Live) -> bool:
        """Nobody has looked at it for a while: its bots would play for nobody."""
        if time.monotonic() - live.used <= self.tables.settings.bot_rest:
            return False
        return not self.tables.audience(live).is_looked_at

    def look(self, live: Live) -> None:
        """After every change, and when somebody looks again: is it a bot's turn?"""
        if self._closed or bot_to_move(live) is None or self.is_resting(live):
            return
        if live.id not in self._tasks:
            task = asyncio.ensure_future(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._done(live))

    def _done(self, live: Live) -> None:
        task = self._tasks.pop(live.id)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: its bots have stopped", live.id, exc_info=task.exception())
        else:
            self.look(live)  # something may have come between the last look and now

    async def _play(self, live: Live) -> None:
        while bot_to_move(live) is not None and not self.is_resting(live):
            if await self._owns(live):
                await self._answer(live)
            else:
                await asyncio.sleep(STAND_IN)

    async def _owns(self, live: Live) -> bool:
        """Of several processes only the owner of a table plays its bots."""
        try:
            return await self.tables.own(live)
        except StorageError as error:
            log.warning("table %s: its bots wait: %s", live.id, error)
            return False

    async def _answer(self, live: Live) -> None:
        async with self.minds.turn(live.table.host or "", live.id) as mind:
            player = bot_to_move(live)
            if player is None:
                return  # while it waited for its turn
            version = live.seq
            began = time.perf_counter()
            notation, lot = await self._choose(live, player, mind)
        rest = self.tables.settings.bot_pause - (time.perf_counter() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        try:
            await answer(self.tables, live, player, version, notation, by="lot" if lot else "bot")
        except Refusal as refusal:
            if refusal.code == "storage":
                await asyncio.sleep(1.0)
            # Otherwise something else has happened at the table: look again.

    async def _choose(self, live: Live, player: str, mind: Mind) -> tuple[str, bool]:
        """The answer, and whether it had to be chosen at random because the bot failed."""
        bot = live.seats[player].bot or "random"
        twin = live.game.determinise(player, secrets.SystemRandom())
        began = time.perf_counter()
        try:
            notation = await mind.ask(twin.save(), player, bot, self.tables.settings.bot_seconds)
            if not any(option.notation == notation for option in twin.options):
                raise ValueError(f"{notation!r} is not open")
            return notation, False
        except Exception as error:
            what = "took too long" if isinstance(error, TimeoutError) else f"failed: {error!r}"
            log.warning("table %s: bot %s of %s %s; its answer is chosen at random", live.id, bot, player, what)
            self.tables.metrics.bot_failures.inc()
            options = [option for option in twin.options if option.player == player]
            return secrets.choice(options).notation, True
        finally:
            self.tables.metrics.bot_seconds.observe(time.perf_counter() - began)

    async def wake(self) -> None:
        """After a restart: bots that did not rest before it go on, as if it had not been. Those of other tables do when
        somebody looks.
        """
        settings = self.tables.settings
        since = datetime.now(UTC) - timedelta(seconds=min(settings.bot_rest, LONGEST_LOOK_BACK))
        try:
            recent = await self.tables.store.tables_with_bots(since, settings.idle_tables)
        except StorageError as error:
            log.warning("bots wait until somebody looks at their tables: %s", error)
            return
        for table in recent:
            try:
                await self.tables.get(table)
            except Exception:
                log.exception("table %s: its bots wait until somebody looks", table)

    async def watch(self) -> None:
        """For as long as the server runs: a table that rests does not wait for its turn, so it can leave memory."""
        while True:
            await asyncio.sleep(max(0.1, min(LONGEST_WATCH, self.tables.settings.bot_rest / 4)))
            waiting = self.minds.shares.tables
            for live in self.tables.loaded():
                if live.id in waiting and live.id in self._tasks and self.is_resting(live):
                    self._tasks[live.id].cancel()

    async def close(self) -> None:
        self._closed = True
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
