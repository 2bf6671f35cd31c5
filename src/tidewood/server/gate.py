"""The one gate: whoever reads, writes or listens at a table comes through here."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from tidewood.language.values import message
from tidewood.server.addresses import Hosts, house_of, origin_host
from tidewood.server.limits import AtOnce, Buckets
from tidewood.server.live import HOST, Live
from tidewood.server.refusals import Refusal
from tidewood.server.settings import Settings
from tidewood.server.storage import Browser, Store, hashed
from tidewood.server.tables import Tables

COOKIE: Final = "tidewood"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers allow
REMEMBERED: Final = 20_000  # browsers

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Access:
    """Somebody who was let in to a table."""

    live: Live
    browser: str
    seats: tuple[str, ...]

    def seat(self, player: str | None) -> str:
        """The seat somebody acts for. It may be left out where there is only one."""
        if player is None:
            if not self.seats:
                raise Refusal("not-yours")
            if len(self.seats) > 1:
                raise Refusal("bad-request", self.seats, why=message("why.player"))
            return self.seats[0]
        if player not in self.seats:
            raise Refusal("not-yours")
        return player

    def voice(self, player: str | None) -> str:
        """The seat somebody speaks for; a host without one speaks as the host."""
        if player is None and not self.seats and self.live.table.host == self.browser:
            return HOST
        return self.seat(player)

    def eyes(self, player: str | None) -> str | None:
        """Whose eyes somebody looks through; None for a spectator's."""
        if player is not None and player not in self.seats:
            raise Refusal("not-yours")
        return self.seats[0] if player is None and len(self.seats) == 1 else player


class Visitor:
    """A browser that may not be known yet. Only who gets something is remembered, so that nobody can fill the store."""

    def __init__(self, gate: Gate, known: str | None, presented: str, address: str) -> None:
        self.gate: Final = gate
        self.known = known
        self.presented: Final = presented
        self.address: Final = address
        self.cookie: str | None = None  # to be given to it, when it is new
        self._is_sure = False

    async def stays(self) -> str:
        """The browser's id. One that was forgotten since it was last here is a new one."""
        if self.known is not None and not self._is_sure:
            self._is_sure = True
            self.known = await self.gate.read(self.presented)
        if self.known is None:
            if not self.gate.newcomers.take(self.address):
                raise Refusal("too-many")
            self.known, self.cookie = await self.gate.new_browser()
            self._is_sure = True
        return self.known


class Gate:
    def __init__(self, store: Store, tables: Tables, settings: Settings) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.settings: Final = settings
        self.messages: Final = Buckets(settings.messages_a_second)
        self.reads: Final = Buckets(3 * settings.messages_a_second)
        self.openings: Final = Buckets(settings.tables_a_minute / 60, burst=max(5.0, settings.tables_a_minute / 2))
        # Each is kept for as long as the tables it looks at.
        self.newcomers: Final = Buckets(settings.tables_a_minute / 30, burst=max(20.0, 4 * settings.tables_a_minute))
        self.streams: Final = AtOnce(settings.streams_a_browser)
        self._hosts: Final = Hosts(settings.hosts, settings.origins)
        self._origins: Final = {origin_host(o.strip()) for o in settings.origins.split(",") if o.strip()}
        self._browsers: OrderedDict[str, str] = OrderedDict()  # cookie → id

    # -- who somebody is

    async def browser(self, connection: Connection) -> str | None:
        """The browser that a cookie belongs to."""
        cookie = connection.cookies.get(COOKIE, "")
        if not 20 <= len(cookie) <= 100:
            return None
        known = self._browsers.get(cookie)
        if known is not None:
            self._browsers.move_to_end(cookie)
            return known
        return await self.read(cookie)

    async def read(self, cookie: str) -> str | None:
        """The browser that a cookie belongs to, as the store knows it."""
        found = await self.store.browser(hashed(cookie))
        if found is None:
            self._browsers.pop(cookie, None)
            return None
        self._remember(cookie, found.id)
        return found.id

    def _remember(self, cookie: str, id: str) -> None:
        self._browsers[cookie] = id
        if len(self._browsers) > REMEMBERED:
            self._browsers.popitem(last=False)

    async def visitor(self, connection: Connection) -> Visitor:
        """Whoever asks, counted; a browser that has no cookie yet gets one when it is to be kept."""
        known = await self.browser(connection)
        self.count(connection, known)
        return Visitor(self, known, connection.cookies.get(COOKIE, ""), address_of(connection))

    async def new_browser(self) -> tuple[str, str]:
        """Its id and its cookie."""
        cookie = secrets.token_urlsafe(32)
        browser = Browser(id=secrets.token_hex(12), cookie=hashed(cookie))
        await self.store.add_browser(browser)
        self._remember(cookie, browser.id)
        return browser.id, cookie

    # -- what somebody may

    async def enter(self, connection: Connection, table: str) -> Access:
        """Let somebody in who has a seat there or may look on. A table that is not there says nothing else."""
        browser = await self.browser(connection)
        if browser is None:
            raise Refusal("no-cookie")
        try:
            live = await self.tables.get(table)
        except Refusal:
            listing = await self.store.table(table)
            if listing is None or browser not in {listing.table.host, *[seat.holder for seat in listing.seats]}:
                raise Refusal("not-yours") from None  # what is wrong with it is for those who play there
            raise
        if live is None:
            raise Refusal("not-yours")
        seats = live.seats_of(browser)
        if not seats and live.table.host != browser and browser not in live.watchers:
            if not await self.store.watches(table, browser):
                raise Refusal("not-yours")
            live.watchers.add(browser)
        return Access(live, browser, tuple(seats))

    def check_host(self, connection: Connection) -> None:
        """The server is called by a name of its own. Browsers always say one; programs may leave it out."""
        for host in connection.headers.getall("host", []):
            if not self._hosts.allows(host):
                raise Refusal("wrong-host", host=host[:80])

    def check_origin(self, connection: Connection) -> None:
        """A page of another site must not act in somebody's name. Programs send no Origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        where = origin_host(origin)
        if not where or (where != connection.headers.get("host", "") and where not in self._origins):
            raise Refusal("wrong-origin")

    def count(self, connection: Connection, browser: str | None, read: bool = False) -> None:
        """Refuse what is too much at once, for each browser; for each address where there is no browser yet."""
        buckets = self.reads if read else self.messages
        if not buckets.take(browser or address_of(connection)):
            raise Refusal("too-many")

    def count_opening(self, connection: Connection) -> None:
        if not self.openings.take(address_of(connection)):
            raise Refusal("too-many")


def address_of(connection: Connection) -> str:
    return house_of(connection.client.host) if connection.client else "?"
