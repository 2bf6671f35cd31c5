"""Answers, taking back, consent, previews."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from litestar import post
from litestar.params import FromPath, JSONBody

from tidewood import IllegalChoice
from tidewood.server import play
from tidewood.server.live import Live
from tidewood.server.patches import difference
from tidewood.server.received import AnswerBody, ConsentBody, PlayerBody, UndoBody
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS, Http, enter, tables_of
from tidewood.server.wire import Done, Preview


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
    player = access.seat(data.player)
    return Done(await play.consent(tables_of(request), access.live, player, data.request, data.agree))


@post("/api/tables/{table:str}/end", status_code=200, responses=ERRORS, tags=["play"])
async def end(request: Http, table: FromPath[str], data: JSONBody[PlayerBody]) -> Done:
    """Ask to end the game unfinished; alone it ends at once."""
    access = await enter(request, table)
    return Done(*await play.end(tables_of(request), access.live, access.seat(data.player)))


@post("/api/tables/{table:str}/preview", status_code=200, responses=ERRORS, tags=["play"])
async def preview(request: Http, table: FromPath[str], data: JSONBody[AnswerBody]) -> Preview:
    """What an answer would do, up to the next chance or reveal. Nothing is played."""
    access = await enter(request, table)
    live = access.live
    player = access.seat(data.player)
    notations = play.check_several(tables_of(request), live, player, data.version, data.texts)
    return preview_of(live, player, *notations)


def preview_of(live: Live, player: str, *notations: str) -> Preview:
    """Played on a twin: what the player cannot know is drawn anew there, and what comes of chance is not shown."""
    try:
        twin = live.game.preview(player, *[f"{player}: {n}" for n in notations], rng=secrets.SystemRandom())
    except IllegalChoice as error:
        raise Refusal("not-open", answer=error.answer) from None
    if twin is None:
        return Preview(live.seq, [], [], "reveal")
    sets, gone = difference(live.game.view(player), twin.view(player), ["view"])
    decision = twin.decision
    until: Literal["decision", "chance", "end"] = "decision"
    if decision is None or decision.is_chance:
        until = "end" if decision is None else "chance"
    return Preview(live.seq, sets, gone, until)


HANDLERS: Final = [answer, undo, redo, consent, end, preview]
