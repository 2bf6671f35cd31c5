"""Tables and browsers that nobody needs any more are removed, after the times that the settings name."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from tidewood.server.settings import Settings
from tidewood.server.storage import StorageError, Taken, UnknownTable
from tidewood.server.tables import Tables
from tidewood.server.words import say

log = logging.getLogger("tidewood.server")

AGAIN: Final = 3600.0  # seconds


def told(settings: Settings, where: str, lang: str) -> list[str]:
    """What the server keeps and for how long, for whoever starts it."""
    times = {
        "finished": settings.keep_finished,
        "abandoned": settings.keep_abandoned,
        "unplayed": settings.keep_unplayed,
        "browsers": settings.keep_browsers,
    }
    lines = [say(lang, "kept.where", where=where)]
    for which, days in times.items():
        lines.append(say(lang, f"kept.{which}", n=days) if days else say(lang, f"kept.{which}-for-good"))
    return lines


async def repeat(tables: Tables) -> None:
    """For as long as the server runs."""
    while True:
        try:
            n = await remove_old(tables)
            if n:
                log.info("%d old tables were removed", n)
            n = await forget_browsers(tables)
            if n:
                log.info("%d browsers that belong to no table were forgotten", n)
        except StorageError as error:
            log.warning("old tables were not removed: %s", error)
        except Exception:
            log.exception("old tables were not removed")
        await asyncio.sleep(AGAIN)


async def remove_old(tables: Tables) -> int:
    """How many were removed. One that somebody looks at here stays."""
    settings = tables.settings
    removed, more = 0, True
    while more:
        more = False
        over, left = _before(settings.keep_finished), _before(settings.keep_abandoned)
        for listing in await tables.store.old_tables(over, left, _before(settings.keep_unplayed)):
            id = listing.table.id
            if tables.is_in_use(id):
                continue
            try:
                await tables.store.remove_table(listing)
            except (Taken, UnknownTable):
                continue  # somebody plays there again, or another process was faster
            tables.forget(id)
            removed, more = removed + 1, True
    return removed


async def forget_browsers(tables: Tables) -> int:
    """How many were forgotten. Who comes back is a new browser: it had nothing here."""
    before = _before(tables.settings.keep_browsers)
    forgotten = 0
    while before is not None and (n := await tables.store.company.remove_browsers(before)):
        forgotten += n
    return forgotten


def _before(days: int) -> datetime | None:
    return datetime.now(UTC) - timedelta(days=days) if days else None
