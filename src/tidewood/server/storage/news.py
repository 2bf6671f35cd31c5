"""News between the stores of one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Final

from tidewood.server.storage.rows import News

MISSED: Final = "missed"


class Listener:
    """What has changed, as it comes: `with store.listen() as news: async for item in news: …`.

    It ends when the store closes. What nobody has taken yet is joined by table and word, so a slow reader costs little.
    A word that comes again has its newest place: who came, went and came is here. News with numbers, such as entries of
    the log, keep their place, or a busy table would never have its turn.
    """

    def __init__(self, hub: Hub, origin: str, own: bool) -> None:
        self._hub = hub
        self._origin = origin
        self._own = own
        self._waiting: dict[tuple[str, str], News] = {}
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closed = False

    def __enter__(self) -> Listener:
        self._hub.listeners.add(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hub.listeners.discard(self)

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> News:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.pop(next(iter(self._waiting)))

    def belongs_to(self, origin: str) -> bool:
        return self._origin == origin

    def tell(self, origin: str, items: Iterable[News]) -> None:
        """Take news, also from another thread's event loop."""
        own = origin == self._origin
        if own and not self._own:
            return
        self._soon(lambda: self._add(own, items))

    def close(self) -> None:
        def closed() -> None:
            self._closed = True
            self._wake.set()

        self._soon(closed)

    def _soon(self, do: Callable[[], None]) -> None:
        if self._loop is asyncio.get_running_loop():
            do()
        elif not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do)

    def _add(self, own: bool, items: Iterable[News]) -> None:
        for item in items:
            key = (item.table, item.what)
            before = self._waiting.get(key)
            if before is None:
                self._waiting[key] = News(table=item.table, what=item.what, seq=item.seq, own=own)
                continue
            if not item.seq:
                del self._waiting[key]
            both = own and before.own
            self._waiting[key] = News(table=item.table, what=item.what, seq=max(item.seq, before.seq), own=both)
        self._wake.set()


class Hub:
    """Those in this process who listen to one database."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def publish(self, origin: str, items: Iterable[News]) -> None:
        if self.listeners:
            items = tuple(items)
            for listener in tuple(self.listeners):
                listener.tell(origin, items)

    def missed(self) -> None:
        """The connection to the others was lost for a while."""
        self.publish("", [News(table="", what=MISSED)])

    def close(self, origin: str) -> None:
        """End the listeners of one store."""
        for listener in tuple(self.listeners):
            if listener.belongs_to(origin):
                listener.close()


def packed(origin: str, items: Iterable[News]) -> str:
    """News as the text of a NOTIFY: whose they are, then a line each."""
    return "\n".join([origin, *(f"{item.what} {item.table} {item.seq}" for item in items)])


def unpacked(text: str) -> tuple[str, list[News]]:
    origin, *lines = text.split("\n")
    items = [line.split(" ") for line in lines]
    return origin, [News(table=table, what=what, seq=int(seq)) for what, table, seq in items]
