"""WebSocket messages without detours.

Nearly everything that travels is one short text in a frame of its own. Such a frame is read and written here, in a few
steps; whatever else may come, from the handshake to a broken frame, is left to the library that Uvicorn uses.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from tidewood.server.limits import Buckets

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without C
    from websockets.utils import apply_mask

EXTENSION: Final = "tidewood.direct"  # under which the app finds its connection in the scope
TEXT: Final = 0x81  # a whole text in one frame
CONTROL: Final = 0x88  # the bits of a frame that is about the connection, not part of a message
PIECE: Final = 4096  # bytes that the library reads at once: of a flood it can be stopped soon
SMALL_A_SECOND: Final = 50.0  # frames that are no whole message, such as pings; ten times as many at once
UNREAD: Final = 60.0  # seconds that a client may leave what it was sent unread, however it is closed meanwhile
TOO_MANY: Final = 1008
NO_TEXT: Final = 1007
MASKED: Final = 0x80
MEDIUM: Final = 126  # from here on the length has two bytes of its own
LONGEST: Final = 0xFFFF  # of such a length
MASK: Final = 4  # bytes


class Direct(WebSocketsSansIOProtocol):
    """A connection that reads and writes short texts itself."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._is_between = False  # two frames: the library has read all that came, to the end of a frame
        self._unsent: list[bytes] = []
        self._small: Final = Buckets(SMALL_A_SECOND, burst=10 * SMALL_A_SECOND)
        self._unread: asyncio.TimerHandle | None = None
        self.left: Callable[[], None] | None = None  # whom to tell when the connection is over

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self._is_between = True
            del self.request  # the scope has it all

    def data_received(self, data: bytes) -> None:
        if not self._is_between or not self.handshake_complete:
            # Whatever comes before the handshake is over may end in the middle of a frame.
            self._is_between = False
            self._leave_to_library(data, 0)
            return
        at = 0
        while at < len(data):
            end = end_of(data, at)
            if end == 0 or end > len(data):
                self._is_between = False
                self._leave_to_library(data, at)
                return
            frame, at = data[at:end], end
            if not self._take(frame):
                self._is_between = frame[0] & CONTROL == CONTROL  # to others, more may belong
                super().data_received(frame)
                if self.transport.is_closing():
                    return
                if not self._is_between:
                    self._leave_to_library(data, at)
                    return

    def _leave_to_library(self, data: bytes, at: int) -> None:
        while at < len(data) and not self.transport.is_closing():
            super().data_received(data[at : at + PIECE])
            at += PIECE

    # -- what a flood is made of

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()  # answers that it does not read would fill the memory
        elif self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if event.fin or self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether there are not too many small frames; else this was the last one."""
        if self.transport.is_closing():
            return False
        if self._small.take(""):
            return True
        self.conn.fail(TOO_MANY, "too many frames")
        self.handle_parser_exception()
        return False

    def send_receive_event_to_app(self) -> None:
        """What is no text ends its stream here: Uvicorn would tell the log each time, and anybody could fill it."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NO_TEXT, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # -- what nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self._forget()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def _forget(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- short texts

    def _take(self, frame: bytes) -> bool:
        """Hand over the text of a frame, if it is a whole one and nothing is wrong with it."""
        if frame[0] != TEXT or self.close_sent or self.frames or self.conn.state is not OPEN:
            return False
        start = (2 if frame[1] < MASKED | MEDIUM else 4) + MASK
        try:
            text = apply_mask(frame[start:], frame[start - MASK : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def write_text(self, text: bytes) -> bool:
        """Send a text, if the client takes what it is sent; else nothing has happened."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        n = len(text)
        if n < MEDIUM:
            head = bytes((TEXT, n))
        elif n <= LONGEST:
            head = struct.pack("!BBH", TEXT, MEDIUM, n)
        else:
            head = struct.pack("!BBQ", TEXT, MEDIUM + 1, n)
        # A patch and the acknowledgement after it go out together: a call of the system costs as much as either.
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head, text)
        return True

    def _flush(self) -> None:
        if self._unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)


def end_of(data: bytes, at: int = 0) -> int:
    """Where the frame that begins here ends; 0 where that cannot be said, or the frame is too long or not masked."""
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return 0
    length = data[at + 1] & 127
    if length < MEDIUM:
        return at + 2 + MASK + length
    if length > MEDIUM or len(data) < at + 4:
        return 0
    return at + 4 + MASK + int.from_bytes(data[at + 2 : at + 4], "big")
