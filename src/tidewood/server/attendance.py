"""Who is at a table and who is away, and since when: kept in the store, so that a restart does not forget it.

It is noted only when somebody has stayed away for a little while, since reloading a page is no absence. After a crash
the last answer of a player says how long they are away at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from tidewood.server.live import Live
from tidewood.server.presence import Presence
from tidewood.server.room import Room
from tidewood.server.storage import StorageError

log = logging.getLogger("tidewood.server")


class Attendance:
    def __init__(self, tables: Room, presence: Presence) -> None:
        self.tables: Final = tables
        self.presence: Final = presence
        self._due: Final[dict[tuple[str, str], tuple[asyncio.TimerHandle, datetime]]] = {}

    async def recall(self, live: Live) -> None:
        """A table was read: since when are its people away?"""
        noted = await self.tables.store.company.absences(live.id)
        last = {given.player: given.at for given in live.answers if given.player not in live.bots}
        for player in live.seats:
            known = (live.table.created, noted.get(player), last.get(player), live.away.get(player))
            live.away[player] = max(at for at in known if at is not None)

    def seen(self, live: Live, players: Iterable[str]) -> None:
        """They wait for news over HTTP, as programs do: each time counts."""
        live.away.update(dict.fromkeys(players, datetime.now(UTC)))

    def came(self, live: Live, browser: str) -> None:
        """Somebody has a stream here."""
        for player in live.seats_of(browser):
            self._forget(live.id, player)
            self.presence.say(live, player, here=True)

    def went(self, live: Live, browser: str) -> None:
        """A stream of this browser has ended; it may have others."""
        here = self.tables.audience(live).here
        for player in live.seats_of(browser):
            if player not in here:
                self.presence.say(live, player, here=False)
                self._forget(live.id, player)
                wait = asyncio.get_running_loop().call_later
                timer = wait(self.tables.settings.absent_host, self._note, live.id, player)
                self._due[live.id, player] = timer, live.away.get(player, datetime.now(UTC))

    def _forget(self, table: str, player: str) -> None:
        timer = self._due.pop((table, player), None)
        if timer is not None:
            timer[0].cancel()

    def _note(self, table: str, player: str) -> None:
        _, since = self._due.pop((table, player))
        self.tables.start(self._keep(table, player, since))

    async def _keep(self, table: str, player: str, since: datetime) -> None:
        try:
            await self.tables.store.company.note_absence(table, player, since)
        except StorageError as error:
            log.info("table %s: that %s is away was not noted: %s", table, player, error)

    async def close(self) -> None:
        """Whoever has left just now is away when the server comes back."""
        for (table, player), (timer, since) in list(self._due.items()):
            timer.cancel()
            await self._keep(table, player, since)
        self._due.clear()
