"""The stream of one seat: states and patches out, answers in."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent, WebSocketSendEvent

from tidewood.server import play
from tidewood.server.direct import EXTENSION, Direct
from tidewood.server.fanout import Audience, Socket
from tidewood.server.gate import Access, Connection, Gate
from tidewood.server.live import Live
from tidewood.server.messages import read_langs
from tidewood.server.received import INCOMING, AnswerMessage, Ping, PointMessage
from tidewood.server.refusals import Refusal
from tidewood.server.seats import retract
from tidewood.server.storage import StorageError
from tidewood.server.tables import Tables
from tidewood.server.wire import ENCODER, MESSAGE_LIMIT, Ack, ErrorBody, Pong, Refused
from tidewood.server.words import preferred

log = logging.getLogger("tidewood.server")

PATIENCE: Final = 40  # refused messages in a row before a stream is closed
STALLED: Final = 30.0  # seconds a client may leave a message unread
FAREWELL: Final = 2.0  # seconds to say why a stream ends


class Sockets:
    """All streams of this process; those whose clients have stopped reading are ended."""

    def __init__(self) -> None:
        self.open: set[Line] = set()

    @property
    def count(self) -> int:
        return len(self.open)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(STALLED / 4)
            late = time.monotonic() - STALLED
            for line in list(self.open):
                if line.busy_since is not None and line.busy_since < late:
                    line.abandon()


@asgi("/api/tables/{table:str}/stream", copy_scope=False)
async def stream(scope: Scope, receive: Receive, send: Send) -> None:
    """Plain ASGI: what a framework does for each message would cost as much as the message."""
    connection: Connection = ASGIConnection(scope, receive, send)
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    state = connection.app.state
    gate: Gate = state.gate
    tables: Tables = state.tables
    await receive()  # websocket.connect
    query = connection.query_params
    try:
        gate.check_host(connection)
        gate.check_origin(connection)
        access = await gate.enter(connection, scope["path_params"]["table"])
        player = access.eyes(query.get("player"))
        gate.count(connection, access.browser)
    except Refusal as refusal:
        tables.metrics.refusals.labels(refusal.code).inc()
        await send(closing(4401 if refusal.status == 401 else 4403, refusal.code))
        return
    except StorageError:
        await send(closing(1013, "storage"))
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not gate.streams.take(access.browser):
        tables.metrics.refusals.labels("too-many-streams").inc()
        await send(closing(4429, "too-many-streams"))
        return
    try:
        await attend(connection, access, player)
    finally:
        gate.streams.give_back(access.browser)


async def attend(connection: Connection, access: Access, player: str | None) -> None:
    """Tell everything, and listen, for as long as the client stays."""
    state, query, send = connection.app.state, connection.query_params, connection.send
    gate: Gate = state.gate
    tables: Tables = state.tables
    lang = preferred(connection.headers.get("accept-language", ""))
    socket = Socket(access.browser, player, read_langs(query.get("lang")), query.get("frames") == "1")
    extensions: dict[str, Any] = connection.scope.get("extensions") or {}
    direct: Direct | None = extensions.get(EXTENSION)
    line = Line(send, socket, tables.audience(access.live), tables, direct)
    state.sockets.open.add(line)
    tables.metrics.sockets.inc()
    line.audience.enter(socket)
    socket.write_now = None if direct is None else line.write_now
    if access.live.stale:  # news that came while nobody looked
        tables.start(tables.refresh(access.live))
    tables.attendance.came(access.live, access.browser)
    if any(access.live.seats[seat].invitation is not None for seat in access.seats):
        tables.start(retract(tables, access.live, access.browser))
    writer = asyncio.ensure_future(line.write())
    try:
        await Reader(connection.receive, socket, access.live, gate, tables, lang).run()
    finally:
        state.sockets.open.discard(line)
        tables.metrics.sockets.dec()
        line.audience.leave(socket)
        tables.attendance.went(access.live, access.browser)
        if socket.closed is None:
            writer.cancel()
        await asyncio.wait([writer], timeout=FAREWELL)  # it says why, if there is something to say
        line.task = socket.write_now = None  # a circle would keep the table in memory


def closing(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


class Line:
    """Sends what is put into a socket, as fast as its client takes it."""

    def __init__(
        self, send: Send, socket: Socket, audience: Audience, tables: Tables, direct: Direct | None = None
    ) -> None:
        self.send: Final = send
        self.direct: Final = direct
        self.socket: Final = socket
        self.audience: Final = audience
        self.tables: Final = tables
        self.busy_since: float | None = None  # when the message went out that the client does not take
        self.task: asyncio.Task[None] | None = None

    async def write(self) -> None:
        self.task = asyncio.current_task()
        socket, send = self.socket, self.send
        try:
            while True:
                await socket.wake.wait()
                socket.wake.clear()
                self.busy_since = time.monotonic()
                while socket.waiting or socket.lost:
                    await send(self.next_text())  # no name holds it: a whole state would stay until the next message
                self.busy_since = None
                if socket.closed is not None:
                    await send(closing(*socket.closed))
                    return
        except (OSError, RuntimeError):
            return  # it is gone; the reader notices too

    def next_text(self) -> WebSocketSendEvent:
        text = self.socket.waiting.popleft()[1] if self.socket.waiting else self.whole_state()
        return {"type": "websocket.send", "text": text.decode(), "bytes": None}

    def write_now(self, text: bytes) -> bool:
        """Send a text without waiting, if no other is on its way."""
        direct = self.direct
        return direct is not None and self.busy_since is None and self.socket.closed is None and direct.write_text(text)

    def whole_state(self) -> bytes:
        """Instead of the patches that this socket has lost."""
        socket = self.socket
        socket.lost = False
        self.tables.metrics.whole_states.inc()
        return self.audience.state(socket.player, socket.langs, socket.browser)

    def abandon(self) -> None:
        self.audience.leave(self.socket)
        if self.task is not None:
            self.task.cancel()


class Reader:
    """Takes what a client sends, one message after the other."""

    def __init__(self, receive: Receive, line: Socket, live: Live, gate: Gate, tables: Tables, lang: str) -> None:
        self.receive: Final = receive
        self.line: Final = line
        self.live: Final = live
        self.gate: Final = gate
        self.tables: Final = tables
        self.lang: Final = lang
        self.refused = 0

    async def run(self) -> None:
        while self.line.closed is None:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None or len(text) > MESSAGE_LIMIT:
                self.line.close(1009 if text else 1003, "too-large" if text else "text only")
                return
            if not self.gate.messages.take(self.line.browser):
                self.refuse(None, Refusal("too-many"))
            else:
                await self.take(text)
            if self.refused > PATIENCE:
                self.line.close(1008, "too-many")
                return

    async def take(self, text: str) -> None:
        try:
            message = INCOMING.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(None, Refusal("bad-request", why=str(error)[:200]))
            return
        if isinstance(message, AnswerMessage):
            await self.answer(message)
        elif isinstance(message, Ping):
            self.say(Pong())
        elif isinstance(message, PointMessage):
            self.point(message)
        else:
            self.line.lose()

    async def answer(self, message: AnswerMessage) -> None:
        live = self.live
        player = message.player or self.line.player
        try:
            if player is None or player not in live.seats or live.seats[player].holder != self.line.browser:
                raise Refusal("not-yours")
            version = await play.answers(self.tables, live, player, message.version, message.texts)
        except Refusal as refusal:
            self.refuse(message.id, refusal)
            if refusal.code in ("stale", "storage"):
                self.line.lose()
        except Exception:
            log.exception("table %s: an answer failed", live.id)
            self.refuse(message.id, Refusal("internal"))
        else:
            self.refused = 0
            self.say(Ack(message.id, version))

    def point(self, message: PointMessage) -> None:
        player = message.player or self.line.player
        try:
            if player is None or player not in self.live.seats_of(self.line.browser):
                raise Refusal("not-yours")
            self.tables.talk.point(self.live, player, self.line.browser, message.ref)
        except Refusal as refusal:
            self.refuse(None, refusal)
        else:
            self.refused = 0

    def refuse(self, id: int | None, refusal: Refusal) -> None:
        self.refused += 1
        self.tables.metrics.refusals.labels(refusal.code).inc()
        allowed = None if refusal.allowed is None else list(refusal.allowed)
        self.say(Refused(id, ErrorBody(refusal.code, refusal.message(self.lang), allowed, refusal.which)))

    def say(self, message: Ack | Pong | Refused) -> None:
        self.line.put(ENCODER.encode(message))
