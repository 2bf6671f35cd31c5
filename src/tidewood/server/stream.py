"""The stream of one seat: states and patches out, answers in."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tidewood.server import play
from tidewood.server.fanout import Audience, Socket
from tidewood.server.gate import Gate
from tidewood.server.live import Live
from tidewood.server.messages import read_langs
from tidewood.server.refusals import Refusal
from tidewood.server.storage import StorageError
from tidewood.server.tables import Tables
from tidewood.server.wire import (
    ENCODER,
    INCOMING,
    MESSAGE_LIMIT,
    Ack,
    AnswerMessage,
    ErrorBody,
    Ping,
    Pong,
    Refused,
)
from tidewood.server.words import preferred

log = logging.getLogger("tidewood.server")

PATIENCE: Final = 40  # refused messages in a row before a stream is closed
STALLED: Final = 30.0  # seconds a client may leave a message unread
FAREWELL: Final = 2.0  # seconds to say why a stream ends

Ws = WebSocket[Any, Any, Any]


class Sockets:
    """How many streams are open."""

    def __init__(self) -> None:
        self.count = 0


@websocket("/api/tables/{table:str}/stream")
async def stream(socket: Ws, table: FromPath[str]) -> None:
    state = socket.app.state
    gate: Gate = state.gate
    tables: Tables = state.tables
    query = socket.query_params
    try:
        gate.check_origin(socket)
        access = await gate.enter(socket, table)
        player = access.eyes(query.get("player"))
        gate.count(socket, access.browser)
    except Refusal as refusal:
        tables.metrics.refusals.labels(refusal.code).inc()
        await socket.close(code=4401 if refusal.status == 401 else 4403, reason=refusal.code)
        return
    except StorageError:
        await socket.close(code=1013, reason="storage")
        return
    await socket.accept()
    line = Socket(access.browser, player, read_langs(query.get("lang")))
    live = access.live
    audience = tables.audience(live)
    audience.enter(line)
    state.sockets.count += 1
    tables.metrics.sockets.inc()
    writer = asyncio.ensure_future(write(socket, line, audience, tables))
    lang = preferred(socket.headers.get("accept-language", ""))
    try:
        await Reader(socket, line, live, gate, tables, lang).run()
    finally:
        state.sockets.count -= 1
        tables.metrics.sockets.dec()
        audience.leave(line)
        if line.closed is None:
            writer.cancel()
        await asyncio.wait([writer], timeout=FAREWELL)  # it says why, if there is something to say


async def write(socket: Ws, line: Socket, audience: Audience, tables: Tables) -> None:
    """Send what is put into the line, as fast as this client takes it."""
    send = socket.send
    try:
        while True:
            await line.wake.wait()
            line.wake.clear()
            while line.waiting or line.lost:
                if line.lost and not line.waiting:
                    line.lost = False
                    tables.metrics.slow_clients.inc()
                    text = audience.state(line.player, line.langs, line.browser).decode()
                else:
                    _, text = line.waiting.popleft()
                await asyncio.wait_for(send({"type": "websocket.send", "text": text, "bytes": None}), STALLED)
            if line.closed is not None:
                await socket.close(*line.closed)
                return
    except (OSError, RuntimeError, WebSocketDisconnect):
        return  # it is gone; the reader notices too
    except TimeoutError:
        await socket.close(1008, "too slow")


class Reader:
    """Takes what a client sends, one message after the other."""

    def __init__(self, socket: Ws, line: Socket, live: Live, gate: Gate, tables: Tables, lang: str) -> None:
        self.socket: Final = socket
        self.line: Final = line
        self.live: Final = live
        self.gate: Final = gate
        self.tables: Final = tables
        self.lang: Final = lang
        self.refused = 0

    async def run(self) -> None:
        while self.line.closed is None:
            message = await self.socket.receive()
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
        else:
            self.line.lose()

    async def answer(self, message: AnswerMessage) -> None:
        live = self.live
        player = message.player or self.line.player
        try:
            if player is None or player not in live.seats or live.seats[player].holder != self.line.browser:
                raise Refusal("not-yours")
            version = await play.answer(self.tables, live, player, message.version, message.answer)
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

    def refuse(self, id: int | None, refusal: Refusal) -> None:
        self.refused += 1
        self.tables.metrics.refusals.labels(refusal.code).inc()
        allowed = None if refusal.allowed is None else list(refusal.allowed)
        self.say(Refused(id, ErrorBody(refusal.code, refusal.message(self.lang), allowed)))

    def say(self, message: Ack | Pong | Refused) -> None:
        self.line.put(ENCODER.encode(message).decode())
