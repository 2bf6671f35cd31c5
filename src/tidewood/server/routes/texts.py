"""The words of a table: what a client needs to say messages itself."""

from __future__ import annotations

from asyncio import to_thread
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from tidewood.api import texts
from tidewood.server.routes.common import ERRORS, Http, encoded, enter, lang_of
from tidewood.server.wire import ENCODER, Texts
from tidewood.server.words import LANGUAGES, notes

KEPT: Final = 64  # catalogues by game, language and set-up, each some ten kilobytes
TextsLang = Annotated[
    str | None, QueryParameter(name="lang", max_length=40, description="one language; the browser's if left out")
]


@get("/api/tables/{table:str}/texts", responses=ERRORS, tags=["tables"])
async def table_texts(request: Http, table: FromPath[str], lang: TextsLang = None) -> Response[Texts]:
    """The catalogue of a game with its set-up, to say what is asked, open and told from ids and values."""
    access = await enter(request, table, read=True)
    live = access.live
    spoken = lang if lang in LANGUAGES else lang_of(request)
    setup = msgspec.json.encode(live.game.setup, order="sorted")
    response = encoded(await to_thread(catalogue, live.table.game, spoken, setup))
    response.headers["vary"] = "accept-language"
    return response


@lru_cache(maxsize=KEPT)
def catalogue(game: str, lang: str, setup: bytes) -> bytes:
    found = texts(game, lang, msgspec.json.decode(setup))
    return ENCODER.encode(Texts(**{**found, "patterns": found["patterns"] | notes(lang)}))


HANDLERS: Final = [table_texts]
