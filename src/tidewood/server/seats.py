"""Opening tables, and everything that is done with a seat."""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import tidewood
from tidewood import BadSetup, Game
from tidewood.api import chosen, describe, whole_setup
from tidewood.bots import ALLOWED, make, thinking_limit
from tidewood.language.values import message
from tidewood.server import keeping
from tidewood.server.entries import payload
from tidewood.server.gate import Access, Visitor
from tidewood.server.live import Live
from tidewood.server.outside import Outside
from tidewood.server.play import TRIES, entry_of
from tidewood.server.received import NewTable, SeatBody, SeatWish
from tidewood.server.refusals import Refusal
from tidewood.server.storage import Seat, SeatChanges, Secret, StorageError, Table, Taken, hashed

if TYPE_CHECKING:
    from tidewood.server.tables import Tables

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
SPECTATORS: Final = "spectator"
LONGEST_NAME: Final = 40
NOT_FOR_GUESTS: Final = tuple(name for name in inspect.signature(tidewood.new).parameters if name != "setup")


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def clean(name: str | None) -> str:
    """A name as others see it: one line, without what does not print."""
    text = "".join(c if c.isprintable() else " " for c in name or "")
    return " ".join(text.split())[:LONGEST_NAME]


def check_bot(tables: Tables, name: str | None) -> str:
    """One of ours, or one of the operator's own: a guest cannot name any other program."""
    own = tables.settings.own_bot_names
    if name in own:
        return str(name)
    try:
        make(name or "", 0)
    except ValueError as error:
        raise Refusal("bad-bot", [*[part.strip() for part in ALLOWED.split(", ")], *own], why=error) from None
    assert name is not None
    if not _modest(name):
        raise Refusal("bad-bot", why=message("why.more-than", most="search:5000, search:10s"))
    return name


def _modest(name: str) -> bool:
    """What a bot at a table may ask of the machine: people wait for it, and so do other tables."""
    iterations, seconds = thinking_limit(name)
    return iterations <= 5000 and seconds <= 10.0


# -- opening


async def open_table(
    tables: Tables, outside: Outside, wish: NewTable, visitor: Visitor, who: str
) -> tuple[str, list[str], dict[str, str]]:
    """A new table: its id, the seats of this browser, and the secrets of its links by seat. `who` asks, browser or
    address.
    """
    try:
        game, wished = await outside.run(who, new_game, wish)
    except BadSetup as error:
        raise Refusal("bad-setup", why=error) from None
    if len(game.players) != len(wish.seats):
        why = message("why.setup-seats", needed=len(game.players), given=len(wish.seats))
        raise Refusal("bad-setup", why=why)
    check_bots(tables, wish.seats)
    return await _add(tables, game, wish, await visitor.stays(), wished)


def new_game(wish: NewTable) -> tuple[Game, dict[str, Any]]:
    """The game that is wished for, and its set-up with what is left to chance. Slow for a large set-up: not for the
    event loop.
    """
    setup = dict(wish.setup)
    for key in NOT_FOR_GUESTS:
        if key in setup:
            raise BadSetup(message("error.no-such-option", key=repr(key)))
    if "players" not in setup and any(o.name == "players" for o in describe(wish.game).options):
        setup["players"] = len(wish.seats)
    return tidewood.new(wish.game, **setup), whole_setup(wish.game, setup)


def check_bots(tables: Tables, wishes: list[SeatWish]) -> None:
    for wish in wishes:
        if wish.kind == "bot":
            wish.bot = check_bot(tables, wish.bot or "greedy")


async def _add(
    tables: Tables, game: Game, wish: NewTable, browser: str, wished: dict[str, Any] | None = None
) -> tuple[str, list[str], dict[str, str]]:
    id, wishes = new_id(), wish.seats
    links = {p: new_secret() for p, one in zip(game.players, wishes, strict=True) if one.kind == "open"}
    links[SPECTATORS] = new_secret()
    table = Table(
        id=id, game=game.kind, setup=wished or game.setup, seed=Secret(str(game.seed)), host=browser,
        name=clean(wish.name), listed=wish.listed, spectator=hashed(links[SPECTATORS]), clock=wish.clock,
        talk=wish.talk,
    )  # fmt: skip
    seats = [
        Seat(
            table=id,
            player=player,
            kind="human" if one.kind == "me" else one.kind,
            bot=one.bot if one.kind == "bot" else None,
            name=clean(one.name),
            holder=browser if one.kind == "me" else None,
            invitation=hashed(links[player]) if player in links else None,
        )
        for player, one in zip(game.players, wishes, strict=True)
    ]
    await tables.store.add_table(table, seats, keeping.start(table, game))
    live = await tables.get(id)
    if live is not None:
        live.links = links
    return id, [seat.player for seat in seats if seat.holder == browser], links


async def what_if(tables: Tables, access: Access, player: str, game: Game) -> tuple[str, list[str]]:
    """A table for this browser alone, with a twin in which everything the player cannot know was drawn anew."""
    live = access.live
    twin = game.determinise(player, secrets.SystemRandom())
    wishes = [
        SeatWish("bot" if seat.kind == "bot" else "me", seat.name or None, seat.bot) for seat in live.seats.values()
    ]
    wishes[live.number(player)].kind = "me"
    id, seats, _ = await _add(tables, twin, NewTable(twin.kind, wishes, name=live.table.name), access.browser)
    return id, seats


# -- changing


async def choose(tables: Tables, live: Live, player: str, choices: Mapping[str, str]) -> None:
    """A player's own part of the set-up, before the game. The game begins anew with it. Under the lock of the table."""
    seat = live.seats[player]
    for _ in range(TRIES):
        await tables.fresh(live)
        if live.seats[player] != seat:
            raise Refusal("used-up")  # by somebody at another server process
        if not live.is_before:
            raise Refusal("begun")
        try:
            wish = chosen(live.table.game, live.wish, live.number(player), choices)
        except BadSetup as error:
            raise Refusal("bad-setup", why=error) from None
        if wish == live.wish:
            return
        changed = {name: wish[name] for name in choices}
        if await tables.write(live, entry_of(live, player, "choose", payload(wish=changed))) is not None:
            return
    raise Refusal("stale")


async def change(
    tables: Tables, live: Live, player: str, changes: SeatChanges, note: str, by: str | None = None
) -> None:
    """Change a seat and say so in the log, both or neither; `by` whom, if it was not its own player. Under the lock of
    the table.
    """
    seat = live.seats[player]
    name = seat.name if note == "left" else changes.get("name", seat.name)
    bot = changes.get("bot", seat.bot)
    about: Mapping[str, Any] = {"who": by or name or player, "player": player, "bot": bot or ""}
    for _ in range(TRIES):
        await tables.fresh(live)
        if live.seats[player] != seat:
            raise Refusal("used-up")  # by somebody at another server process
        entry = entry_of(live, player, "seat", payload(note=note, about=about))
        if await tables.write(live, entry, seat=(seat, changes)) is not None:
            return
    raise Refusal("stale")


async def change_by(tables: Tables, access: Access, player: str, wish: SeatBody) -> str | None:
    """What somebody wants of a seat; the secret of the new link, if one was made."""
    live = access.live
    host = live.table.host == access.browser
    if player == SPECTATORS:
        if not host or wish.link is None:
            raise Refusal("not-yours")
        secret = new_secret()
        await tables.store.change_table(live.id, spectator=hashed(secret))
        live.links[SPECTATORS] = secret
        return secret
    async with live.lock:
        await tables.fresh(live)
        seat = live.seats.get(player)
        mine = seat is not None and seat.holder == access.browser
        if seat is None or not (mine or host or access.seats):
            raise Refusal("not-yours")
        if not mine and not (host and seat.holder is None):
            return await _act_for(tables, access, seat, wish)
        if wish.link is not None:
            return await _renew(tables, live, seat, mine)
        if wish.to is not None:
            return await _hand(tables, live, seat, access.browser, mine, wish)
        if wish.choose:
            await choose(tables, live, player, wish.choose)
            return None
        if wish.name is not None and mine:
            await change(tables, live, player, {"name": clean(wish.name)}, "renamed")
            return None
    raise Refusal("bad-request", ["to", "name", "link", "choose"], why="to, name, link, choose")


async def _renew(tables: Tables, live: Live, seat: Seat, mine: bool) -> str:
    """A new link; the one before opens nothing any more."""
    secret = new_secret()
    if not mine and seat.kind != "open":
        raise Refusal("seat-kind", ["open"], why=message("why.is", kind=seat.kind))
    changes: SeatChanges = {"personal": hashed(secret)} if mine else {"invitation": hashed(secret)}
    try:
        live.sit([await tables.store.change_seat(seat, **changes)])
    except Taken:
        live.stale = True
        raise Refusal("stale") from None
    if not mine:
        live.links[seat.player] = secret
    return secret


async def _hand(tables: Tables, live: Live, seat: Seat, browser: str, mine: bool, wish: SeatBody) -> str | None:
    """To a bot and back, to somebody else, away."""
    player = seat.player
    secret = None
    if wish.to == "bot":
        bot = check_bot(tables, wish.bot or seat.bot or "greedy")
        await change(tables, live, player, {"kind": "bot", "bot": bot, "invitation": None}, "to-bot")
    elif wish.to == "human" and (mine or seat.kind == "open"):
        note = "to-human" if mine else "joined"
        await change(tables, live, player, {"kind": "human", "bot": None, "holder": browser, "invitation": None}, note)
    elif wish.to == "leave" and mine:
        gone: SeatChanges = {"kind": "open", "bot": None, "holder": None, "personal": None, "name": ""}
        await change(tables, live, player, gone, "left")
    elif wish.to == "open" and not mine and seat.kind == "bot":
        secret = new_secret()
        opened: SeatChanges = {"kind": "open", "bot": None, "invitation": hashed(secret)}
        await change(tables, live, player, opened, "to-open")
        live.links[player] = secret
    else:
        raise Refusal("seat-kind", why=message("why.is", kind=seat.kind))
    if player in live.links and live.seats[player].kind != "open":
        del live.links[player]
    return secret


# -- for somebody who is absent


async def _act_for(tables: Tables, access: Access, seat: Seat, wish: SeatBody) -> str | None:
    """Hand the seat of somebody who is absent to a bot, or invite them or another anew. The seat keeps its holder, who
    may take it back at any time until somebody else sits down there.
    """
    live, player = access.live, seat.player
    host = live.table.host == access.browser
    if live.status != "running":
        raise Refusal("over")
    if not tables.is_absent(live, player, host):
        raise Refusal("not-absent", who=live.who(player))
    by = live.who(access.seats[0]) if access.seats else None
    if wish.to == "bot" and seat.kind != "bot":
        bot = check_bot(tables, wish.bot or "greedy")
        note = "to-bot" if seat.kind == "open" else "stood-in" if by else "stood-in-host"
        await change(tables, live, player, {"kind": "bot", "bot": bot, "invitation": None}, note, by)
        live.links.pop(player, None)
        return None
    if wish.link is not None:
        secret = new_secret()
        invited: SeatChanges = {"invitation": hashed(secret)}
        await change(tables, live, player, invited, "invited" if by else "invited-host", by)
        live.links[player] = secret
        return secret
    raise Refusal("seat-kind", why=message("why.is", kind=seat.kind))


async def retract(tables: Tables, live: Live, browser: str) -> None:
    """Somebody is back at their seat: the invitations that were sent for it meanwhile open nothing any more."""
    async with live.lock:
        for player in live.seats_of(browser):
            seat = live.seats[player]
            if seat.kind == "human" and seat.invitation is not None:
                try:
                    live.sit([await tables.store.change_seat(seat, invitation=None)])
                except StorageError:
                    live.stale = True
                else:
                    live.links.pop(player, None)
