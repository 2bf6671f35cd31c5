"""Looking back: log, timeline, what-if, report, record."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tidewood.server import seats
from tidewood.server.frames import missed, replay_of
from tidewood.server.messages import lines_before, past_state, read_langs, record_of, report_of, timeline_of
from tidewood.server.outside import still
from tidewood.server.received import WhatIfBody
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import (
    ERRORS,
    Http,
    LangParam,
    PlayerParam,
    beside,
    encoded,
    enter,
    gate_of,
    tables_of,
)
from tidewood.server.wire import Joined, Lines, Replay, Report, State, Timeline


@get("/api/tables/{table:str}/log", responses=ERRORS, tags=["past"])
async def log_page(
    request: Http,
    table: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 10_000_000,
    player: PlayerParam = None,
    lang: LangParam = None,
) -> Lines:
    """Lines of the log before a number, the newest 200 of them."""
    access = await enter(request, table, read=True)
    return Lines(lines_before(access.live, before, access.eyes(player), read_langs(lang)))


@get("/api/tables/{table:str}/timeline", responses=ERRORS, tags=["past"])
async def timeline(
    request: Http,
    table: FromPath[str],
    at: Annotated[int | None, QueryParameter(ge=0, le=10_000_000, description="after so many answers")] = None,
    player: PlayerParam = None,
    lang: LangParam = None,
) -> Response[State | Timeline]:
    """All answers, or with `at` the state as this seat saw it then."""
    access = await enter(request, table, read=True)
    live, eyes, langs = access.live, access.eyes(player), read_langs(lang)
    if at is None:
        return encoded(await beside(request, access, timeline_of, still(live), 0, eyes, langs))
    if at > len(live.answers):
        raise Refusal("bad-request", why=f"at <= {len(live.answers)}")
    past, _ = await tables_of(request).past(live, at)
    return encoded(await beside(request, access, past_state, still(live), past, at, eyes, langs))


@get("/api/tables/{table:str}/frames", responses=ERRORS, tags=["past"])
async def frames(
    request: Http,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000, description="the version you last saw")],
    player: PlayerParam = None,
    lang: LangParam = None,
) -> Response[Replay]:
    """What has happened since a version, step by step; the end of it if that was long ago."""
    access = await enter(request, table, read=True)
    live, eyes = access.live, access.eyes(player)
    n, version = missed(live, since)
    past, _ = await tables_of(request).past(live, n)
    return encoded(await beside(request, access, replay_of, still(live), past, n, version, eyes, read_langs(lang)))


@post("/api/tables/{table:str}/whatif", status_code=201, responses=ERRORS, tags=["past"])
async def what_if(request: Http, table: FromPath[str], data: JSONBody[WhatIfBody]) -> Joined:
    """A new table for this browser alone that goes on from there; what the player could not know is drawn anew."""
    gate_of(request).count_opening(request)
    access = await enter(request, table)
    player = access.seat(data.player)
    if data.at > len(access.live.answers):
        raise Refusal("bad-request", why=f"at <= {len(access.live.answers)}")
    past, _ = await tables_of(request).past(access.live, data.at)
    return Joined(*await seats.what_if(tables_of(request), access, player, past), spectator=False)


@get("/api/tables/{table:str}/report", responses=ERRORS, tags=["past"])
async def report(
    request: Http, table: FromPath[str], player: PlayerParam = None, lang: LangParam = None
) -> Response[Report]:
    """What this seat may see, as a file for a bug report."""
    access = await enter(request, table, read=True)
    eyes = access.eyes(player)
    response = encoded(await beside(request, access, report_of, still(access.live), eyes, read_langs(lang)))
    name = f"tidewood-{access.live.id}-{eyes or 'spectator'}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=ERRORS, tags=["past"])
async def record(request: Http, table: FromPath[str]) -> Response[str]:
    """The whole game with its seed, after the end."""
    access = await enter(request, table, read=True)
    if access.live.status == "running":
        raise Refusal("running")
    text = await beside(request, access, record_of, still(access.live))
    if not text:
        raise Refusal("no-past", base=0)
    disposition = f'attachment; filename="tidewood-{access.live.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


HANDLERS: Final = [log_page, timeline, frames, what_if, report, record]
