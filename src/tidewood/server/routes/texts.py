"""What a client needs to say everything itself: the words of a table, and those of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from tidewood.api import texts
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS, Http, beside, enter, lang_of
from tidewood.server.routes.squeezed import squeezed, told
from tidewood.server.wire_games import LanguageEntry, PageWords, Texts
from tidewood.server.words import LANGUAGES, counted_once, hints, language_name, notes, page_words

KEPT: Final = 64  # catalogues by game, language and set-up, each up to a hundred kilobytes
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
    return told(request, await beside(request, access, catalogue, live.table.game, spoken, setup), by_language=True)


@lru_cache(maxsize=KEPT)
def catalogue(game: str, lang: str, setup: bytes) -> bytes:
    found = texts(game, lang, msgspec.json.decode(setup))
    return squeezed(Texts(**{**found, "patterns": found["patterns"] | notes(lang) | hints(lang, game)}))


@get("/api/languages", responses=ERRORS, tags=["games"])
async def list_languages() -> list[LanguageEntry]:
    """The languages that can be spoken here."""
    return [LanguageEntry(lang, language_name(lang)) for lang in LANGUAGES]


@get("/api/languages/{lang:str}", responses=ERRORS, tags=["games"])
async def list_page_words(lang: FromPath[str]) -> PageWords:
    """What the page itself says in one language."""
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    return PageWords(lang, counted_once(lang), page_words(lang))


HANDLERS: Final = [table_texts, list_languages, list_page_words]
