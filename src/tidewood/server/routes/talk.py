"""What people at a table say to each other."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tidewood.server.received import ChatBody, TalkBody
from tidewood.server.routes.common import ERRORS, Http, enter, tables_of
from tidewood.server.spoken import Chat, ChatLine
from tidewood.server.wire import Done


@get("/api/tables/{table:str}/chat", responses=ERRORS, tags=["tables"])
async def chat(request: Http, table: FromPath[str]) -> Chat:
    """What was said here lately; nothing where it is switched off."""
    access = await enter(request, table, read=True)
    return await tables_of(request).talk.history(access.live)


@post("/api/tables/{table:str}/chat", status_code=200, responses=ERRORS, tags=["tables"])
async def say(request: Http, table: FromPath[str], data: JSONBody[ChatBody]) -> ChatLine:
    """Say something to the others."""
    access = await enter(request, table)
    player = access.seat(data.player)
    return await tables_of(request).talk.say(access.live, player, access.browser, data.text)


@post("/api/tables/{table:str}/talk", status_code=200, responses=ERRORS, tags=["tables"])
async def switch(request: Http, table: FromPath[str], data: JSONBody[TalkBody]) -> Done:
    """Let people chat and point here, or not. The host only."""
    access = await enter(request, table)
    await tables_of(request).talk.switch(access.live, access.browser, data.on)
    return Done(access.live.seq)


HANDLERS: Final = [chat, say, switch]
