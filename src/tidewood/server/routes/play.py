"""Answers, taking back, consent, previews."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tidewood.server import play
from tidewood.server.messages import read_langs
from tidewood.server.outside import still
from tidewood.server.previews import preview_of, previews_of
from tidewood.server.received import AnswerBody, ConsentBody, HintBody, PlayerBody, UndoBody
from tidewood.server.routes.common import ERRORS, Http, LangParam, PlayerParam, beside, encoded, enter, tables_of
from tidewood.server.wire import Done, Hint, Preview, Previews


@post("/api/tables/{table:str}/answers", status_code=200, responses=ERRORS, tags=["play"])
async def answer(request: Http, table: FromPath[str], data: JSONBody[AnswerBody]) -> Done:
    """Answer. It is durable when this returns."""
    access = await enter(request, table)
    player = access.seat(data.player)
    return Done(await play.answers(tables_of(request), access.live, player, data.version, data.texts))


@post("/api/tables/{table:str}/undo", status_code=200, responses=ERRORS, tags=["play"])
async def undo(request: Http, table: FromPath[str], data: JSONBody[UndoBody]) -> Done:
    """Go back to so many answers: at once where that is free, else the others are asked."""
    access = await enter(request, table)
    player = access.seat(data.player)
    return Done(*await play.undo(tables_of(request), access.live, player, data.to))


@post("/api/tables/{table:str}/redo", status_code=200, responses=ERRORS, tags=["play"])
async def redo(request: Http, table: FromPath[str], data: JSONBody[PlayerBody]) -> Done:
    """Bring back what this seat took back."""
    access = await enter(request, table)
    return Done(await play.redo(tables_of(request), access.live, access.seat(data.player)))


@post("/api/tables/{table:str}/consent", status_code=200, responses=ERRORS, tags=["play"])
async def consent(request: Http, table: FromPath[str], data: JSONBody[ConsentBody]) -> Done:
    """Agree or not to what somebody asks for."""
    access = await enter(request, table)
    player = access.voice(data.player)
    return Done(await play.consent(tables_of(request), access.live, player, data.request, data.agree))


@post("/api/tables/{table:str}/end", status_code=200, responses=ERRORS, tags=["play"])
async def end(request: Http, table: FromPath[str], data: JSONBody[PlayerBody]) -> Done:
    """Ask to end the game unfinished; alone it ends at once. The host needs no seat for this."""
    access = await enter(request, table)
    return Done(*await play.end(tables_of(request), access.live, access.voice(data.player)))


@post("/api/tables/{table:str}/preview", status_code=200, responses=ERRORS, tags=["play"])
async def preview(request: Http, table: FromPath[str], data: JSONBody[AnswerBody], lang: LangParam = None) -> Preview:
    """What an answer would do, up to the next chance or reveal; of several, also what would be asked after them.
    Nothing is played.
    """
    access = await enter(request, table)
    live = access.live
    player = access.seat(data.player)
    notations = play.check_several(tables_of(request), live, player, data.version, data.texts)
    goes_on = data.answers is not None
    return preview_of(live, player, *notations, langs=read_langs(lang), goes_on=goes_on)


@get("/api/tables/{table:str}/previews", responses=ERRORS, tags=["play"])
async def previews(
    request: Http, table: FromPath[str], player: PlayerParam = None, lang: LangParam = None
) -> Response[Previews]:
    """What each open option would do, for a page that shows it on hover."""
    access = await enter(request, table, read=True)
    seat = access.seat(player)
    return encoded(await beside(request, access, previews_of, still(access.live), seat, read_langs(lang)))


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS, tags=["play"])
async def hint(request: Http, table: FromPath[str], data: JSONBody[HintBody]) -> Hint:
    """What a strong bot would answer in this seat's place, after a few seconds of thinking. Nothing is played."""
    access = await enter(request, table)
    player = access.seat(data.player)
    return await tables_of(request).hints.give(access.live, player, data.version, access.browser)


HANDLERS: Final = [answer, undo, redo, consent, end, preview, previews, hint]
