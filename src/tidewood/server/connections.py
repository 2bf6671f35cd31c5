"""Connections that do not wait for ever, nor take the place of others: a request that has begun is here whole after a
while, or is given up; so is an answer that nobody reads; and one address has only so many connections.

Uvicorn itself waits without end for the rest of a request, so a few lines from somebody who sends nothing more would
use up all connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import sys
from typing import Any, Final

# Not the faster one that Uvicorn takes where it is installed: that reads heads of any length.
from uvicorn.protocols.http.h11_impl import H11Protocol

from tidewood.server.addresses import Proxies, house_of
from tidewood.server.direct import Direct
from tidewood.server.limits import AtOnce

TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Crowd:
    """How many connections each address has. Those of a proxy belong to many people: it has to count them."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self._made_of: Final = most, proxies
        self._open: Final = AtOnce(most)
        self._proxies: Final = Proxies(proxies)

    def __reduce__(self) -> tuple[type[Crowd], tuple[int, str]]:
        return Crowd, self._made_of  # another process has connections of its own

    def enter(self, address: str) -> str | None:
        """By which name the connection is counted; None when it is one too many."""
        who = "" if address in self._proxies else house_of(address)
        return who if not who or self._open.take(who) else None

    def leave(self, who: str) -> None:
        if who:
            self._open.give_back(who)


class Patient(H11Protocol):
    """What Uvicorn speaks, with a limit on the time that a request may take to arrive, and its answer to be taken. How
    often bytes come does not count: drops would go on for ever.
    """

    def __init__(self, *args: Any, seconds: float, crowd: Crowd, **more: Any) -> None:
        super().__init__(*args, **more)
        self._seconds: Final = seconds
        self._crowd: Final = crowd
        self._counted: str | None = None
        self._limit: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self._crowd.enter(self.client[0] if self.client else "")
        if self._counted is None:
            transport.abort()
        else:
            self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_whole():
            self._stop()
        else:
            self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_whole():
            self._expect()  # what came after the request that is answered now

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._taken()
        if self._counted is not None:
            self._crowd.leave(self._counted)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        stream = self.transport.get_protocol()
        counted, self._counted = self._counted, None
        if isinstance(stream, Direct) and counted is not None:
            # The connection goes on, but this is not told of its end. Nor is it kept: it has buffers.
            stream.left = functools.partial(self._crowd.leave, counted)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _is_whole(self) -> bool:
        """Whether nothing more of a request has to come. An idle connection has a limit of Uvicorn's own."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return True  # over, or a stream by now
        if self.timeout_keep_alive_task is not None:
            return True
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def _expect(self) -> None:
        if self._limit is None:
            self._limit = self.loop.call_later(self._seconds, self._give_up)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self._limit = None
        if self._is_whole():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_LATE)
        self.transport.close()


MANY: Final = 65_536  # connections


def open_many() -> None:
    """Let this process have as many connections as the system allows it: often it has to ask."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
            wanted = MANY if most == resource.RLIM_INFINITY else min(MANY, most)
            if soft != resource.RLIM_INFINITY and soft < wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
