"""Hints: what our strongest bot would answer in a player's place, by what that player may know.

It thinks where bots think, and its time is charged to whoever asks, so that nobody's hints keep others waiting.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from tidewood import Game
from tidewood.server.limits import AtOnce, Buckets
from tidewood.server.live import Live
from tidewood.server.messages import gives_hints
from tidewood.server.minds import Mind, Minds, hint_in
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room
from tidewood.server.wire import Hint

log = logging.getLogger("tidewood.server")

A_SECOND: Final = 0.2  # hints for one browser
AT_ONCE: Final = 6.0  # before that counts
LONGEST_WAIT: Final = 15.0  # seconds, until it is its turn: longer than that people do not wait for a hint


class Hints:
    def __init__(self, tables: Room, minds: Minds) -> None:
        self.tables: Final = tables
        self.minds: Final = minds
        self._often: Final = Buckets(A_SECOND, burst=AT_ONCE)
        self._asking: Final = AtOnce(1)  # of each browser: the next one makes this one useless

    async def give(self, live: Live, player: str, version: int, browser: str) -> Hint:
        """Changes nothing at the table."""
        settings = self.tables.settings
        if settings.hint_seconds <= 0 or not gives_hints(live):
            raise Refusal("no-hints")
        self._check(live, player, version)
        if not self._often.take(browser) or not self._asking.take(browser):
            raise Refusal("too-many")
        try:
            return await self._think(live, player, version, browser)
        finally:
            self._asking.give_back(browser)

    def _check(self, live: Live, player: str, version: int) -> None:
        if live.status != "running":
            raise Refusal("over")
        if live.open_seats:
            raise Refusal("waiting")
        if player not in live.deciders() or player not in live.game.players:
            raise Refusal("not-your-turn", player=player)
        if version > live.seq or version < live.since.get(player, live.seq):
            raise Refusal("stale")

    async def _think(self, live: Live, player: str, version: int, browser: str) -> Hint:
        try:
            async with asyncio.timeout(LONGEST_WAIT) as waiting, self.minds.turn(browser, live.id) as mind:
                waiting.reschedule(None)
                self._check(live, player, version)  # something may have happened meanwhile
                seq, twin = live.seq, live.game.determinise(player, secrets.SystemRandom())
                answers = await self._ask(mind, twin, player)
        except TimeoutError:
            raise Refusal("busy") from None
        return Hint(seq, answers, picked_by(twin, answers))

    async def _ask(self, mind: Mind, twin: Game, player: str) -> list[str]:
        settings, metrics = self.tables.settings, self.tables.metrics
        began = time.perf_counter()
        try:
            said = await mind.ask(twin.save(), player, hint_in(settings.hint_seconds), settings.bot_seconds)
        except Exception as error:
            log.warning("no hint for %s of a game of %s: %r", player, twin.kind, error)
            metrics.bot_failures.inc()
            raise Refusal("no-hint") from None
        finally:
            metrics.bot_seconds.observe(time.perf_counter() - began)
        return said.split("\n")


def picked_by(game: Game, answers: list[str]) -> list[str]:
    """The things that these answers choose, where some are picked: each by its notation, as often as it is chosen."""
    pick = game.decision.pick if game.decision is not None else None
    if pick is None:
        return []
    names = {thing.option.notation for thing in pick.things}
    found: list[str] = []
    for answer in answers:
        verb, _, _ = answer.partition(" ")
        for part in [part.strip().removeprefix(f"{verb} ") for part in answer.split(",")]:
            n, _, thing = part.partition(" ")
            if f"{verb} {part}" in names:
                found.append(f"{verb} {part}")
            elif n.isdecimal() and f"{verb} {thing}" in names:
                found += [f"{verb} {thing}"] * int(n)
    return found
