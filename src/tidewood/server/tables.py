"""All tables of this process: those somebody looks at are in memory, the others wait in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final
from weakref import WeakValueDictionary

from tidewood import Game, IllegalChoice
from tidewood.server import keeping
from tidewood.server.entries import work_out
from tidewood.server.fanout import Audience
from tidewood.server.live import Change, Live
from tidewood.server.metrics import Metrics
from tidewood.server.presence import Presence
from tidewood.server.refusals import Refusal
from tidewood.server.room import SeatChange
from tidewood.server.settings import Settings
from tidewood.server.storage import Answer, Gap, StorageDown, Store, Taken
from tidewood.server.thinking import Thinking

log = logging.getLogger("tidewood.server")


class Tables:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.thinking: Final = Thinking(self)
        self.presence: Final = Presence(self)
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()  # as long as anybody holds it there is one
        self._kept: dict[str, Live] = {}
        self._audiences: dict[str, Audience] = {}
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- in memory

    def loaded(self) -> list[Live]:
        return list(self._live.values())

    def audience(self, live: Live) -> Audience:
        found = self._audiences.get(live.id)
        if found is None or found.live is not live:
            found = self._audiences[live.id] = Audience(live)
        return found

    async def get(self, id: str) -> Live | None:
        """A table by its id; None when there is none."""
        live = self._live.get(id)
        loading = self._loading.get(id)
        if loading is not None or live is None:
            if loading is None:
                loading = self._loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        if live is not None:
            self._keep_in_memory(live)
            if live.stale:
                await self.refresh(live)
        return live

    async def _load(self, id: str) -> Live | None:
        listing = await self.store.table(id)
        stored = None if listing is None else await self.store.snapshot(id)
        if listing is None or stored is None:
            return None
        live = keeping.restore(listing, stored)
        async with live.lock:
            self._live[id] = live  # before the rest is read: from here on news of it are heard
            try:
                await self._read_on(live)
            except BaseException:
                del self._live[id]
                raise
        self._keep_in_memory(live)
        self.presence.ask(live)
        self.thinking.look(live)
        if live.status != live.table.state:
            self.start(self._note_end(live))  # the server went down, or lost its storage, before it was noted
        return live

    def _keep_in_memory(self, live: Live) -> None:
        """Somebody wants it now."""
        rested = self.thinking.is_resting(live)
        live.used = time.monotonic()
        if rested:
            self.thinking.look(live)
        if live.id not in self._kept:
            self._make_room()
            self._kept[live.id] = live

    def _make_room(self) -> None:
        """Tables that nobody looks at and no bot thinks about leave, the longest unused first. One that a request holds
        is found again all the same: two of a table would not see each other's answers.
        """
        idle = [live for live in self._kept.values() if not self.is_busy(live)]
        if len(idle) >= self.settings.idle_tables:
            idle.sort(key=lambda live: live.used)
            for live in idle[: len(idle) - self.settings.idle_tables + 1]:
                del self._kept[live.id]
                self._audiences.pop(live.id, None)

    def is_busy(self, live: Live) -> bool:
        audience = self._audiences.get(live.id)
        looked_at = audience is not None and audience.is_looked_at
        return looked_at or live.lock.locked() or self.thinking.is_about(live)

    # -- from the store

    async def _read_on(self, live: Live) -> list[Change]:
        """Apply what the store has and this process has not."""
        live.stale = False  # before reading: what others write meanwhile is read once more
        try:
            entries = await self.store.answers(live.id, after=live.seq)
        except BaseException:
            live.stale = True
            raise
        changes: list[Change] = []
        for entry in entries:
            try:
                change = await work_out(live, entry, self.past)
            except IllegalChoice as error:
                # Only when the rules have changed since the last stored position.
                log.error("table %s: entry %d does not fit the rules any more: %s", live.id, entry.seq, error)
                change = Change(entry.seq, entry.at, entry.player)
            live.commit(change)
            changes.append(change)
        return changes

    async def fresh(self, live: Live) -> None:
        """Before anything is changed: know what the store knows. Under the lock of the table."""
        if live.stale:
            try:
                await self.catch_up(live)
            except StorageDown as error:
                log.warning("table %s: %s", live.id, error)
                raise Refusal("storage") from None

    async def catch_up(self, live: Live) -> None:
        """Another process may have written: read it, and tell those who look on. Under the lock of the table."""
        before = live.seats
        changes = await self._read_on(live)
        await self.read_seats(live)
        for change in changes:
            self._show(live, change)
        if live.seats != before:
            self.audience(live).seats_changed()
        if changes:
            self.thinking.look(live, later=True)

    async def read_seats(self, live: Live) -> None:
        listing = await self.store.table(live.id)
        if listing is not None:
            live.table = listing.table
            live.sit(listing.seats)

    async def past(self, live: Live, n: int) -> tuple[Game, int]:
        """The game after n answers, and how far back it remembers by itself."""
        if not 0 <= n <= len(live.answers):
            raise Refusal("no-undo", why=str(len(live.answers)))
        if n >= live.base:
            game = live.game.copy()
            if n < len(live.answers):
                game.undo(len(live.answers) - n)
            return game, live.base
        until = live.answers[n - 1].seq if n else 0
        while True:
            stored = await self.store.snapshot(live.id, until)
            if stored is None:
                raise Refusal("no-past", base=live.base)
            kept = keeping.read(stored)
            if keeping.leads_to(kept, live.answers, n):
                break
            until = stored.seq - 1
        try:
            game = await asyncio.to_thread(keeping.play_on, kept, list(live.answers), n)
        except IllegalChoice:
            raise Refusal("no-past", base=live.base) from None
        return game, len(kept.answers)

    # -- writing

    async def write(
        self, live: Live, entry: Answer, index: int | None = None, seat: SeatChange | None = None
    ) -> Change | None:
        """Store an entry and the change of a seat it tells of, then make them visible. Under the lock.

        None when another was faster. Raises Refusal when the storage fails.
        """
        change = await work_out(live, entry, self.past, index)
        try:
            if seat is None:
                await self.store.append(entry)
            else:
                live.sit([await self.store.change_seat(seat[0], entry, **seat[1])])
        except (Taken, Gap):
            live.stale = True
            return None
        except StorageDown as error:
            log.warning("table %s: %s", live.id, error)
            live.stale = True  # it may be written all the same
            raise Refusal("storage") from None
        except BaseException:
            live.stale = True
            raise
        live.commit(change)
        self._show(live, change)
        self._afterwards(live, change)
        return change

    def _show(self, live: Live, change: Change) -> None:
        audience = self._audiences.get(live.id)
        if audience is not None and audience.live is live:
            audience.tell(change)
            if change.seats:
                audience.seats_changed()

    def _afterwards(self, live: Live, change: Change) -> None:
        if live.seq - live.snapshot_seq >= self.settings.snapshot_every:
            live.snapshot_seq = live.seq
            self.start(self._keep(live))
        if live.status != "running" and live.table.state == "running":
            self.start(self._note_end(live))
        self.thinking.look(live)

    def start(self, work: object) -> None:
        """Something that nobody waits for; kept until it is done, as the event loop alone would forget it."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, live: Live) -> None:
        try:
            await self.store.add_snapshot(keeping.snapshot(live))
        except StorageDown as error:
            log.warning("table %s: its position was not kept: %s", live.id, error)  # the log has everything

    async def _note_end(self, live: Live) -> None:
        try:
            await self.store.change_table(live.id, state=live.status)
            await self.read_seats(live)
        except StorageDown as error:
            log.warning("table %s: its end was not noted: %s", live.id, error)  # it is worked out again on loading

    # -- news of other processes

    async def follow(self) -> None:
        """Listen to what other processes do, for as long as the server runs."""
        with self.store.listen() as news:
            async for item in news:
                known = self._live.get(item.table)
                stale = [] if known is None else [known]
                if item.what == "missed":
                    stale = self.loaded()
                for live in stale:
                    if self.presence.hear(live, item):
                        continue
                    if item.what != "answers" or item.seq > live.seq:
                        live.stale = True
                        if self.is_busy(live):
                            self.start(self.refresh(live))

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            if live.stale:
                try:
                    await self.catch_up(live)
                except StorageDown as error:
                    log.warning("table %s: %s", live.id, error)

    async def close(self) -> None:
        """Keep the positions of all tables, so that the next start is quick whatever the rules are by then."""
        await self.thinking.close()
        for live in self.loaded():
            if live.seq > live.snapshot_seq:
                await self._keep(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)
