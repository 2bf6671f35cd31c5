"""Connections that do not wait for ever: a request that has begun is here whole after a while, or is given up.

Uvicorn itself waits without end for the rest of a request, so a few lines from somebody who sends nothing more would
use up all connections.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Base
else:
    Base = AutoHTTPProtocol

TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patient(Base):
    """What Uvicorn speaks, with a limit on the time that a request may take to arrive. How often bytes come does not
    count: drops would go on for ever.
    """

    def __init__(self, *args: Any, seconds: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self._seconds: Final = seconds
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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
        super().connection_lost(exc)

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
