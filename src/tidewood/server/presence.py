"""Who looks at a table through another server process: each process says so of its own, again and again.

The words are `on-a` and `off-a`, the letter being the seat, and `who`, which asks the others to speak up. A process
that dies says nothing any more, and what was not repeated for a while is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime
from typing import Final

from tidewood.server.live import Live
from tidewood.server.room import Room
from tidewood.server.storage import News, StorageError

log = logging.getLogger("tidewood.server")

AGAIN: Final = 20.0  # seconds between two reminders
FORGET: Final = 50.0
WHO: Final = "who"


class Presence:
    def __init__(self, tables: Room) -> None:
        self.tables: Final = tables
        # One process on SQLite knows everybody itself.
        self.several: Final = tables.settings.url.startswith("postgres")
        self._heard: Final[dict[tuple[str, str], float]] = {}  # table and player, and when

    def say(self, live: Live, player: str, here: bool) -> None:
        """Tell the other processes that somebody has come or gone."""
        if self.several:
            self.tables.start(self._tell(live.id, f"{'on' if here else 'off'}-{letter(live, player)}"))

    def ask(self, live: Live) -> None:
        """A table was read here: who else looks at it?"""
        if self.several:
            self.tables.start(self._tell(live.id, WHO))

    async def _tell(self, table: str, word: str) -> None:
        try:
            await self.tables.store.tell(table, word)
        except StorageError as error:
            log.info("table %s: %s", table, error)  # it is said again later

    def hear(self, live: Live, news: News) -> bool:
        """Whether this was a word about who is there."""
        audience = self.tables.audience(live)
        if news.what == WHO:
            for player in audience.here:
                self.say(live, player, here=True)
            return True
        word, _, seat = news.what.partition("-")
        if word not in ("on", "off") or len(seat) != 1:
            return False
        for player in live.seats:
            if letter(live, player) == seat:
                if word == "on":
                    self._heard[live.id, player] = time.monotonic()
                else:
                    self._heard.pop((live.id, player), None)
                    if player in audience.here:
                        self.say(live, player, here=True)  # gone there, but not here: the others must not forget it
        self._set(live)
        return True

    def _set(self, live: Live) -> None:
        audience = self.tables.audience(live)
        elsewhere = {player for player in live.seats if (live.id, player) in self._heard}
        if elsewhere != audience.elsewhere:
            live.away.update(dict.fromkeys(audience.elsewhere - elsewhere - audience.here, datetime.now(UTC)))
            audience.elsewhere = elsewhere
            audience.tell_beside()

    async def repeat(self) -> None:
        """For as long as the server runs."""
        while self.several:
            await asyncio.sleep(AGAIN)
            old = time.monotonic() - FORGET
            for key in [key for key, at in self._heard.items() if at < old]:
                del self._heard[key]
            for live in self.tables.loaded():
                self._set(live)
                for player in self.tables.audience(live).here:
                    self.say(live, player, here=True)


def letter(live: Live, player: str) -> str:
    return chr(ord("a") + live.number(player))
