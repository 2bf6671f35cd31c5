"""All tables of this process: those somebody looks at are in memory, the others wait in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final
from weakref import WeakValueDictionary

from tidewood import Game
from tidewood.server import keeping, loading
from tidewood.server.absence import is_absent
from tidewood.server.attendance import Attendance
from tidewood.server.entries import work_out
from tidewood.server.fanout import Audience
from tidewood.server.hints import Hints
from tidewood.server.live import Change, Live
from tidewood.server.metrics import Metrics
from tidewood.server.patience import Patience
from tidewood.server.presence import Presence
from tidewood.server.refusals import Refusal
from tidewood.server.room import SeatChange
from tidewood.server.settings import Settings
from tidewood.server.storage import Answer, Gap, News, StorageDown, StorageError, Store, Taken, is_id
from tidewood.server.talk import Talk
from tidewood.server.thinking import Thinking

log = logging.getLogger("tidewood.server")

WANTED: Final = "wanted"  # what an owner is told when somebody plays at its table through another process
ASK_AGAIN: Final = 1.0  # seconds


class Tables:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.thinking: Final = Thinking(self)
        self.hints: Final = Hints(self, self.thinking.minds)
        self.presence: Final = Presence(self)
        self.attendance: Final = Attendance(self, self.presence)
        self.talk: Final = Talk(self)
        self.patience: Final = Patience.of(settings)
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
        if not is_id(id):
            return None  # PostgreSQL takes no NUL in a question either
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
        live = None if listing is None else await loading.newest(self.store, listing)
        if live is None:
            return None
        async with live.lock:
            live.patience = self.patience
            self._live[id] = live  # before the rest is read: from here on news of it are heard
            try:
                await loading.read_on(self.store, live)
                await self.attendance.recall(live)
                await self.talk.recall(live)
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
                self.disown(live.id)

    def is_busy(self, live: Live) -> bool:
        audience = self._audiences.get(live.id)
        looked_at = audience is not None and audience.is_looked_at
        return looked_at or live.lock.locked() or self.thinking.is_about(live)

    def is_in_use(self, id: str) -> bool:
        live = self._live.get(id)
        return id in self._loading or (live is not None and self.is_busy(live))

    def is_absent(self, live: Live, player: str, host: bool) -> bool:
        """Whether the host, or else anybody seated, may act for this seat now."""
        return is_absent(live, player, self.audience(live).online, host)

    def forget(self, id: str) -> None:
        """It was removed from the store."""
        for known in (self._live, self._kept, self._audiences):
            known.pop(id, None)
        self.disown(id)

    # -- owning

    async def own(self, live: Live) -> bool:
        """Whether this process owns the table, now if not before: then it may trust its memory. Where another one does,
        that one is told that somebody plays here.
        """
        if self.store.owns(live.id):
            return True
        owned = await self.store.own(live.id)
        live.stale = True  # whoever owned it until now, or owns it, may have written
        if not owned and time.monotonic() > live.asked + ASK_AGAIN:
            live.asked = time.monotonic()
            await self.store.tell(live.id, WANTED)
        return owned

    def disown(self, id: str) -> None:
        if self.store.owns(id):
            self.start(self._disown(id))

    async def _disown(self, id: str) -> None:
        try:
            await self.store.disown(id)
        except StorageError as error:
            log.info("table %s: %s", id, error)  # with the connection the lock is gone as well

    # -- from the store

    async def fresh(self, live: Live) -> None:
        """Before anything is changed: know what the store knows. Under the lock of the table."""
        try:
            await self.own(live)
            if live.stale:
                await self.catch_up(live)
        except StorageDown as error:
            log.warning("table %s: %s", live.id, error)
            raise Refusal("storage") from None
        if live.stopped is not None:
            raise Refusal("damaged")

    async def catch_up(self, live: Live) -> None:
        """Another process may have written: read it, and tell those who look on. Under the lock of the table."""
        before, stopped, talks = live.seats, live.stopped, live.talks
        changes = await loading.read_on(self.store, live)
        await self.read_seats(live)
        for change in changes:
            self._show(live, change)
        if live.seats != before or live.stopped != stopped:
            self.audience(live).seats_changed()
        elif live.talks != talks:
            self.audience(live).tell_beside()
        if changes:
            self.thinking.look(live)

    async def read_seats(self, live: Live) -> None:
        listing = await self.store.table(live.id)
        if listing is not None:
            live.table = listing.table
            live.sit(listing.seats)

    async def past(self, live: Live, n: int) -> tuple[Game, int]:
        """The game after n answers, and how far back it remembers by itself."""
        return await loading.past(self.store, live, n)

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
        if change.wish is not None or self._is_due(live):
            self.start(self._keep(live))
        if live.status != "running" and live.table.state == "running":
            self.start(self._note_end(live))
        self.thinking.look(live)

    def start(self, work: object) -> None:
        """Something that nobody waits for; kept until it is done, as the event loop alone would forget it."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_due(self, live: Live) -> bool:
        """Whether the position is to be stored. While many answers can be brought back it waits a little: soon they
        either are answers again, or need not be kept.
        """
        since, often = live.seq - live.snapshot_seq, self.settings.snapshot_every
        return not live.being_stored and since >= (often if len(live.redo[1]) <= often else 2 * often)

    async def _keep(self, live: Live) -> None:
        """Store the position, made in a thread while the table goes on."""
        due = keeping.due(live)
        live.snapshot_seq = live.seq
        live.being_stored = True
        try:
            await self.store.add_snapshot(await asyncio.to_thread(keeping.snapshot, due))
        except BaseException as error:
            keeping.not_stored(live, due)
            if not isinstance(error, StorageError):
                raise
            log.warning("table %s: its position was not kept: %s", live.id, error)  # the log has everything
        finally:
            live.being_stored = False

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
                try:
                    self._hear(item)
                except Exception:  # one word must not end the listening to all that follow
                    log.exception("table %s: %r was not understood", item.table, item.what)

    def _hear(self, item: News) -> None:
        if item.what == "removed" and not self.is_in_use(item.table):
            self.forget(item.table)
        if item.what == WANTED and not self.is_in_use(item.table):
            self.disown(item.table)
        known = self._live.get(item.table)
        stale = [] if known is None else [known]
        if item.what == "missed":
            stale = self.loaded()
        for live in stale:
            if item.what == WANTED or self.presence.hear(live, item) or self.talk.hear(live, item):
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
        await self.attendance.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.loaded():
            if live.seq > live.mark.seq and live.stopped is None:
                await self._keep(live)
