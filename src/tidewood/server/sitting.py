"""Sitting down: by a link, or at a table that is listed for everybody."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tidewood.api import free_choices
from tidewood.language.values import message
from tidewood.server.gate import Visitor
from tidewood.server.live import Live
from tidewood.server.received import Join, LinkBody
from tidewood.server.refusals import Refusal
from tidewood.server.seats import change, choose, clean
from tidewood.server.storage import Link, SeatChanges, Secret, hashed

if TYPE_CHECKING:
    from tidewood.server.tables import Tables


async def join(tables: Tables, wish: Join, visitor: Visitor) -> tuple[str, list[str], bool]:
    """Exchange a link for a seat: the table, the seats this browser now has there, and whether it only looks on."""
    if wish.secret is not None:
        link = await tables.store.link(hashed(wish.secret))
        if link is None:
            raise Refusal("used-up")
        live = await _table(tables, link.table)
        browser = await visitor.stays()
        if link.kind == "spectator":
            await tables.store.watch(live.id, browser)
            live.watchers.add(browser)
            return live.id, live.seats_of(browser), True
        assert link.player is not None
        note = "joined" if link.kind == "invitation" else "moved"
        await sit(tables, live, link.player, browser, wish.name, note, hashed(wish.secret), wish.choose)
        return live.id, live.seats_of(browser), False
    if wish.table is None:
        raise Refusal("bad-request", why=message("why.secret"))
    mine = await _table(tables, wish.table)
    if visitor.known is None or not mine.seats_of(visitor.known):
        live = await listed(tables, wish.table)
        browser, wanted = await visitor.stays(), wish.choose or {}
        if not live.open_seats:
            raise Refusal("used-up")  # while the browser was noted
        fitting = [
            p for p in live.open_seats if all(c in free_at(live, [p]).get(name, ()) for name, c in wanted.items())
        ]
        player = random.choice(fitting or live.open_seats)
        await sit(tables, live, player, browser, wish.name, "joined", choices=wish.choose)
    return mine.id, mine.seats_of(await visitor.stays()), False


async def listed(tables: Tables, id: str) -> Live:
    """A table where anybody may sit down."""
    live = await _table(tables, id)
    if not live.table.listed:
        raise Refusal("not-yours")
    if not live.open_seats:
        raise Refusal("used-up")
    return live


async def _table(tables: Tables, id: str) -> Live:
    live = await tables.get(id)
    if live is None:
        raise Refusal("not-yours")
    return live


async def sit(
    tables: Tables,
    live: Live,
    player: str,
    browser: str,
    name: str | None,
    note: str,
    secret: Secret | None = None,
    choices: Mapping[str, str] | None = None,
) -> None:
    """Take an open seat, or go on at one's own from another browser. With an invitation also the seat of somebody who
    is still absent, or for whom a bot plays.
    """
    async with live.lock:
        await tables.fresh(live)
        seat = live.seats[player]
        if seat.holder == browser:
            return
        changes: SeatChanges = {"holder": browser}
        if note == "joined":
            if seat.kind != "open" and (secret is None or seat.invitation != secret):
                raise Refusal("used-up")
            if seat.kind == "human" and not tables.is_absent(live, player, host=True):
                raise Refusal("came-back")
            if choices:
                await choose(tables, live, player, choices)
            changes |= {"kind": "human", "bot": None, "personal": None, "invitation": None}
            changes["name"] = clean(name) or seat.name
        elif seat.personal != secret:
            raise Refusal("used-up")  # renewed since it was looked up
        await change(tables, live, player, changes, note)


async def look(tables: Tables, wish: LinkBody) -> tuple[Link, dict[str, list[str]]]:
    """What a link opens, or a listed table, and what somebody who sits down so may choose of the set-up."""
    if (wish.secret is None) == (wish.table is None):
        raise Refusal("bad-request", why=message("why.secret"))
    if wish.table is not None:
        live = await listed(tables, wish.table)
        return Link(table=live.id, kind="invitation"), free_at(live, live.open_seats)
    assert wish.secret is not None
    link = await tables.store.link(hashed(wish.secret))
    if link is None:
        raise Refusal("used-up")
    invites = await tables.get(link.table) if link.kind == "invitation" else None
    return link, {} if invites is None or link.player is None else free_at(invites, [link.player])


def free_at(live: Live, players: list[str]) -> dict[str, list[str]]:
    """What may be chosen of the set-up at one of these seats."""
    found: dict[str, list[str]] = {}
    for player in players if live.is_before else ():
        for name, free in free_choices(live.table.game, live.wish, live.number(player)).items():
            known = found.setdefault(name, [])
            known += [choice for choice in free if choice not in known]
    return found
