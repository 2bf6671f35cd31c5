"""Tables and seats."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final, Literal

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tidewood.server import seats, sitting
from tidewood.server.fanout import Audience
from tidewood.server.gate import address_of
from tidewood.server.messages import read_langs, time_of
from tidewood.server.outside import Outside
from tidewood.server.reach import addresses
from tidewood.server.received import Join, LinkBody, NewTable, SeatBody
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import (
    ERRORS,
    Http,
    LangParam,
    PlayerParam,
    encoded,
    enter,
    gate_of,
    tables_of,
    with_cookie,
)
from tidewood.server.storage import Listing
from tidewood.server.wire import (
    SETUP_LIMIT,
    Joined,
    LinkView,
    Opened,
    Reach,
    SeatDone,
    SeatView,
    State,
    TableEntry,
    TableList,
)

LONG_POLL: Final = 20.0  # seconds


def paths(links: dict[str, str]) -> dict[str, str]:
    return {seat: f"/j/{secret}" for seat, secret in links.items()}


@post("/api/tables", status_code=201, responses=ERRORS, tags=["tables"], request_max_body_size=SETUP_LIMIT)
async def open_table(request: Http, data: JSONBody[NewTable]) -> Response[Opened]:
    """Open a table. Whoever opens it is its host and gets a cookie that is the key to it."""
    gate_of(request).count_opening(request)
    visitor = await gate_of(request).visitor(request)
    outside: Outside = request.app.state.outside
    who = visitor.known or address_of(request)
    id, mine, links = await seats.open_table(tables_of(request), outside, data, visitor, who)
    return with_cookie(request, Opened(id, mine, paths(links)), visitor.cookie, 201)


@get("/api/tables", responses=ERRORS, tags=["tables"])
async def list_tables(
    request: Http, which: Annotated[Literal["open", "mine"], QueryParameter(name="scope")] = "open"
) -> TableList:
    """Tables that wait for people, or this browser's own."""
    gate, store = gate_of(request), tables_of(request).store
    browser = await gate.browser(request)
    gate.count(request, browser, read=True)
    if which == "open":
        found = await store.open_tables()
    else:
        found = [] if browser is None else await store.tables_of(browser)
    live = {table.id: table.deciders() for table in tables_of(request).loaded()}
    return TableList([entry(listing, browser, live) for listing in found])


def entry(listing: Listing, browser: str | None, deciders: dict[str, list[str]]) -> TableEntry:
    table = listing.table
    return TableEntry(
        table=table.id,
        game=table.game,
        name=table.name,
        seats={s.player: SeatView(s.kind, s.name, s.bot if s.kind == "bot" else None) for s in listing.seats},
        mine=[s.player for s in listing.seats if browser is not None and s.holder == browser],
        waiting=[s.player for s in listing.seats if s.kind == "open"] or deciders.get(table.id, []),
        updated=time_of(listing.changed),
        over=table.state != "running",
    )


@get("/api/reach", responses=ERRORS, tags=["tables"])
async def reach(request: Http) -> Reach:
    """Where others find this server, for links that are sent to them."""
    gate = gate_of(request)
    gate.count(request, await gate.browser(request), read=True)
    return Reach(await asyncio.to_thread(addresses, gate.settings.address))


@post("/api/join", status_code=200, responses=ERRORS, tags=["tables"])
async def join(request: Http, data: JSONBody[Join]) -> Response[Joined]:
    """Exchange the secret of a link for a seat, or look on; or sit down at a listed table."""
    visitor = await gate_of(request).visitor(request)
    id, mine, spectator = await sitting.join(tables_of(request), data, visitor)
    return with_cookie(request, Joined(id, mine, spectator), visitor.cookie, 200)


@post("/api/link", status_code=200, responses=ERRORS, tags=["tables"])
async def look_at_link(request: Http, data: JSONBody[LinkBody]) -> LinkView:
    """What a link is for, before it is used: to sit down, to look on, or to go on at one's own seat. Or what awaits
    whoever sits down at a listed table.
    """
    gate, tables = gate_of(request), tables_of(request)
    gate.count(request, await gate.browser(request))
    link, free = await sitting.look(tables, data)
    listing = await tables.store.table(link.table)
    if listing is None:
        raise Refusal("used-up")
    seen = entry(listing, None, {})
    return LinkView(link.kind, seen.game, seen.name, link.player, seen.seats, free)


@get("/api/tables/{table:str}", responses=ERRORS, tags=["tables"])
async def state(
    request: Http,
    table: FromPath[str],
    player: PlayerParam = None,
    lang: LangParam = None,
    after: Annotated[
        int | None, QueryParameter(ge=0, le=10_000_000, description="wait for a version above this")
    ] = None,
) -> Response[State]:
    """The whole state as this seat sees it. With `after` it waits up to 20 seconds for something new."""
    access = await enter(request, table, read=True)
    eyes = access.eyes(player)
    audience, attendance = tables_of(request).audience(access.live), tables_of(request).attendance
    if after is not None and access.live.seq <= after:
        attendance.seen(access.live, access.seats)
        await change_of(request, access.browser, audience)
        attendance.seen(access.live, access.seats)
        access = await gate_of(request).enter(request, table)  # the seat may be somebody else's by now
        eyes = access.eyes(player)
    return encoded(tables_of(request).audience(access.live).state(eyes, read_langs(lang), access.browser))


async def change_of(request: Http, browser: str, audience: Audience) -> None:
    """Wait for the next change, but not for long, and not too often at the same time."""
    streams = gate_of(request).streams
    if not streams.take(browser):
        raise Refusal("too-many-streams", most=streams.most)
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(audience.change(), LONG_POLL)
    finally:
        streams.give_back(browser)


@post("/api/tables/{table:str}/seats/{seat:str}", status_code=200, responses=ERRORS, tags=["tables"])
async def change_seat(request: Http, table: FromPath[str], seat: FromPath[str], data: JSONBody[SeatBody]) -> SeatDone:
    """Hand a seat to a bot or take it back, leave it, rename it, renew its link."""
    access = await enter(request, table)
    secret = await seats.change_by(tables_of(request), access, seat, data)
    return SeatDone(access.live.seq, None if secret is None else f"/j/{secret}")


HANDLERS: Final = [open_table, list_tables, reach, join, look_at_link, state, change_seat]
