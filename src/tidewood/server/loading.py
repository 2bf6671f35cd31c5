"""Reading tables back from the store. What is damaged there is never passed over in silence: an older position takes
the place of a bad one, and a table whose log cannot be followed any further stops there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tidewood import Game, IllegalChoice
from tidewood.server import keeping
from tidewood.server.entries import work_out
from tidewood.server.live import Change, Live
from tidewood.server.refusals import Refusal
from tidewood.server.storage import Answer, Listing, Snapshot, StorageError, Store

log = logging.getLogger("tidewood.server")

AT_ONCE: Final = 20  # entries that are worked out before other tables have their turn


async def newest(store: Store, listing: Listing) -> Live | None:
    """A table at its newest stored position that can be read; None when it has none at all."""
    id = listing.table.id
    stored = await store.logs(id)
    parts = keeping.Log(stored)
    for seq in stored:
        try:
            live = await asyncio.to_thread(keeping.restore, listing, *await _with_parts(store, id, seq, parts))
            await _remember_actions(store, live)
            return live
        except keeping.Damaged as error:
            log.error("table %s: a stored position cannot be read, an older one takes its place: %s", id, error)
    if stored:
        raise Refusal("damaged")
    return None


async def _remember_actions(store: Store, live: Live) -> None:
    """In the middle of an action, the game goes on from a position before it: what a cancel takes back depends on how
    the action came to where it is. Where that cannot be played again, the number that was stored has to do.
    """
    n = len(live.answers)
    first = n - max(live.loaded_with[1].values(), default=0)
    if first == n:
        return
    try:
        game, base, actions = await _from_before(store, live, first, n)
    except StorageError:
        raise
    except Exception as error:  # whatever an older position, or other rules, may lead to
        log.info("table %s: its open action was not played again: %r", live.id, error)
        return
    if game.position() == live.game.position():  # else the rules are others by now
        live.game, live.base, live.told, live.loaded_with = game, base, game.happened, (base, actions)


async def _with_parts(
    store: Store, id: str, seq: int, log: keeping.Log
) -> tuple[Snapshot, list[keeping.Part], Snapshot | None]:
    root, parts = await asyncio.to_thread(log.chain, seq)
    before = None if root is None else await _snapshot(store, id, root)
    return await _snapshot(store, id, seq), parts, before


async def _snapshot(store: Store, id: str, seq: int) -> Snapshot:
    try:
        found = await store.snapshot(id, seq)
    except StorageError:
        raise
    except Exception as error:  # a column that holds something else
        raise keeping.Damaged(f"snapshot {seq}: {error!r}") from None
    if found is None or found.seq != seq:
        raise keeping.Damaged(f"snapshot {seq} is gone")
    return found


async def past(store: Store, live: Live, n: int) -> tuple[Game, int]:
    """The game after n answers, and how far back it remembers by itself."""
    if not 0 <= n <= len(live.answers):
        raise Refusal("no-undo", why=str(len(live.answers)))
    if n >= live.base:
        game = live.game.copy()
        if n < len(live.answers):
            game.undo(len(live.answers) - n)
        return game, live.base
    game, base, _ = await _from_before(store, live, n, n)
    return game, base


async def _from_before(store: Store, live: Live, first: int, n: int) -> tuple[Game, int, dict[str, int]]:
    """The game after n answers, played on from a position that is stored at or before the first ones, so that it
    remembers from there on; with how many that were, and the actions that were open there.
    """
    until = live.answers[first - 1].seq if first else live.begun
    for seq in await store.positions(live.id, until):
        if seq < live.begun:
            break  # a game that was set up otherwise
        try:
            stored = await _snapshot(store, live.id, seq)
            kept = keeping.read(stored)
        except keeping.Damaged as error:
            log.error("table %s: a stored position cannot be read: %s", live.id, error)
            continue
        if keeping.leads_to(stored, kept, live.answers, first):
            try:
                game, base = await asyncio.to_thread(keeping.play_on, live, kept, list(live.answers), n)
                return game, base, {} if isinstance(kept, keeping.Kept) else kept.actions
            except IllegalChoice:
                break
    raise Refusal("no-past", base=live.base)


async def read_on(store: Store, live: Live) -> list[Change]:
    """Apply what the store has and this process has not. An entry that cannot be read or does not fit stops the table:
    what comes after it was meant for another position.
    """
    live.stale = False  # before reading: what others write meanwhile is read once more
    if live.stopped is not None:
        return []
    try:
        changes: list[Change] = []
        for i, entry in enumerate(await _entries(store, live)):
            change = await _work_out(store, live, entry)
            if change is None:
                break
            live.commit(change)
            changes.append(change)
            if i % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        return changes
    except BaseException:
        live.stale = True
        raise


async def _entries(store: Store, live: Live) -> list[Answer | None]:
    """The entries that are new; None stands for one that cannot be read, and for whatever follows it."""
    try:
        return list(await store.answers(live.id, after=live.seq))
    except StorageError:
        raise
    except Exception:  # a column that holds something else: find out which entry it is
        found: list[Answer | None] = []
        try:
            while entry := await store.answers(live.id, live.seq + len(found), live.seq + len(found) + 1):
                found += entry
        except StorageError:
            raise
        except Exception:
            log.exception("table %s: an entry cannot be read", live.id)
        return [*found, None]


async def _work_out(store: Store, live: Live, entry: Answer | None) -> Change | None:
    """What an entry changes; None when it has stopped the table."""
    seq = live.seq + 1
    try:
        if entry is None or entry.seq != seq:
            raise ValueError("it is missing")

        async def before(live: Live, n: int) -> tuple[Game, int]:
            return await past(store, live, n)

        change = await work_out(live, entry, before)
    except StorageError:
        raise
    except Exception as error:  # whatever a damaged entry leads to
        if live.stopped is None:
            log.error("table %s stops: entry %d cannot be followed: %r", live.id, seq, error)
            live.stop(seq)
        return None
    return change
