"""What handlers share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from tidewood.server.gate import COOKIE, COOKIE_SECONDS, Access, Gate
from tidewood.server.outside import Outside
from tidewood.server.tables import Tables
from tidewood.server.wire import Error
from tidewood.server.words import preferred

Http = Request[Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")

PlayerParam = Annotated[
    str | None, QueryParameter(name="player", max_length=12, description="one of your seats; a spectator has none")
]
LangParam = Annotated[
    str | None,
    QueryParameter(name="lang", max_length=40, description="languages of texts, such as en,de; all if left out"),
]

# What any route may answer; in the OpenAPI so that clients know the shape.
ERRORS: Final = {
    status: ResponseSpec(Error, description=text, generate_examples=False)
    for status, text in {
        400: "not understood",
        401: "no cookie of this server",
        403: "not yours",
        404: "nothing here",
        405: "not that kind of request",
        409: "not possible now",
        413: "too large",
        429: "too many at once",
        421: "not by this name of the server",
        503: "the storage cannot be reached, or the server is too busy",
    }.items()
}


def gate_of(request: Http) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


def tables_of(request: Http) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def lang_of(request: Http) -> str:
    return preferred(request.headers.get("accept-language", ""))


async def enter(request: Http, table: FromPath[str], read: bool = False) -> Access:
    """Through the gate, and counted."""
    gate = gate_of(request)
    gate.count(request, await gate.browser(request), read)
    return await gate.enter(request, table)


async def beside(request: Http, access: Access, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """Something that takes long, for somebody who was let in. Of tables it gets `still` ones."""
    outside: Outside = request.app.state.outside
    return await outside.run(access.browser, work, *args, **more)


def with_cookie(request: Http, content: T, cookie: str | None, status: int) -> Response[T]:
    cookies = []
    if cookie is not None:
        secure = gate_of(request).settings.secure_cookie or request.url.scheme == "https"
        cookies = [
            Cookie(key=COOKIE, value=cookie, httponly=True, samesite="lax", secure=secure, max_age=COOKIE_SECONDS)
        ]
    return Response(content, status_code=status, cookies=cookies)


def encoded(content: bytes) -> Response[Any]:
    """What is JSON already."""
    return Response(content, media_type=MediaType.JSON, status_code=200)
