"""Chat and pointing: beside the game, off where strangers meet unless the host wants it."""

from __future__ import annotations

import binascii
import logging
from typing import Final

import msgspec

from tidewood.language.values import message
from tidewood.server.limits import Buckets
from tidewood.server.live import Live
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room
from tidewood.server.spoken import Chat, ChatLine, Point
from tidewood.server.storage import News, Spoken, StorageError
from tidewood.server.wire import ENCODER

log = logging.getLogger("tidewood.server")

CHAT: Final = "chat"
POINT: Final = "point"
DIGITS: Final = str.maketrans("0123456789abcdef", "abcdefghijklmnop")  # words between processes have letters only
BACK: Final = str.maketrans("abcdefghijklmnop", "0123456789abcdef")


class Talk:
    def __init__(self, tables: Room) -> None:
        self.tables: Final = tables
        self._lines: Final = Buckets(0.5, burst=5.0)  # of one browser
        self._points: Final = Buckets(2.0, burst=6.0)

    async def switch(self, live: Live, browser: str, on: bool) -> None:
        """Let people talk here, or not: the host says so."""
        if live.table.host != browser:
            raise Refusal("not-yours")
        await self.tables.store.change_table(live.id, talk=on)
        live.table = msgspec.structs.replace(live.table, talk=on)
        self.tables.audience(live).tell_beside()

    async def say(self, live: Live, player: str, browser: str, text: str) -> ChatLine:
        self._check(live, self._lines, browser)
        said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not said:
            raise Refusal("bad-request", why=message("why.empty"))
        spoken = await self.tables.store.company.say(live.id, player, live.seats[player].name, said)
        if spoken.n > live.heard + 1:  # somebody was faster at another process: their lines come first
            await self._read(live)
        self._hear_line(live, spoken)
        return line_of(spoken)

    async def recall(self, live: Live) -> None:
        """A table was read: what was said before is history, for which clients ask."""
        live.heard = await self.tables.store.company.last_said(live.id)

    async def history(self, live: Live) -> Chat:
        if not live.talks:
            return Chat([])
        return Chat([line_of(spoken) for spoken in await self.tables.store.company.chat(live.id)])

    def point(self, live: Live, player: str, browser: str, ref: str) -> None:
        self._check(live, self._points, browser)
        self._tell(live, Point(player, ref))
        if self.tables.settings.url.startswith("postgres"):
            self.tables.start(self._pass_on(live.id, f"{POINT}-{coded(player)}-{coded(ref)}"))

    def _check(self, live: Live, buckets: Buckets, browser: str) -> None:
        if not live.talks:
            raise Refusal("quiet")
        if not buckets.take(browser):
            raise Refusal("too-many")

    def _tell(self, live: Live, what: ChatLine | Point) -> None:
        text = ENCODER.encode(what)
        for socket in self.tables.audience(live).sockets:
            socket.put(text)

    # -- other processes

    async def _pass_on(self, table: str, word: str) -> None:
        try:
            await self.tables.store.tell(table, word)
        except StorageError as error:
            log.info("table %s: %s", table, error)  # it would have been over in a moment

    def hear(self, live: Live, news: News) -> bool:
        """Whether this was about what people say."""
        word, _, rest = news.what.partition("-")
        if word == CHAT:
            self.tables.start(self._read(live))
        elif word == POINT:
            player, _, ref = rest.partition("-")
            self._tell(live, Point(decoded(player), decoded(ref)))
        return word in (CHAT, POINT)

    async def _read(self, live: Live) -> None:
        """Somebody said something at another process."""
        try:
            lines = await self.tables.store.company.chat(live.id, live.heard)
        except StorageError as error:
            log.warning("table %s: %s", live.id, error)
            return
        for spoken in lines:
            self._hear_line(live, spoken)

    def _hear_line(self, live: Live, spoken: Spoken) -> None:
        """Several may read the same lines at once, as many as there are news: each line is told by whoever is first."""
        if spoken.n > live.heard:
            live.heard = spoken.n
            self._tell(live, line_of(spoken))


def coded(text: str) -> str:
    return binascii.hexlify(text.encode()).decode().translate(DIGITS)


def decoded(letters: str) -> str:
    return binascii.unhexlify(letters.translate(BACK)).decode()


def line_of(spoken: Spoken) -> ChatLine:
    return ChatLine(spoken.n, spoken.player, spoken.name, spoken.text, spoken.at.replace(microsecond=0))
