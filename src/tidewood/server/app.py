"""The server as an ASGI app."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import tidewood
from tidewood.garbage import look_rarely
from tidewood.server import removal
from tidewood.server.gate import COOKIE, Gate
from tidewood.server.headers import WithHeaders
from tidewood.server.interface import AsJson, AsYaml, PlainPage, write_down
from tidewood.server.metrics import Metrics
from tidewood.server.outside import Outside
from tidewood.server.refusals import Refusal
from tidewood.server.routes import HANDLERS
from tidewood.server.routes.home import entries
from tidewood.server.routes.pages import Pages
from tidewood.server.settings import Settings
from tidewood.server.storage import StorageError, claimed, open_store
from tidewood.server.stream import Sockets, stream
from tidewood.server.tables import Tables
from tidewood.server.wire import MESSAGE_LIMIT, SETUP_LIMIT, Error, ErrorBody
from tidewood.server.words import preferred

log = logging.getLogger("tidewood.server")

GONE = "client disconnected prematurely"  # what Litestar says of a request that broke off
CODES = {401: "no-cookie", 403: "not-yours", 404: "not-found", 405: "no-method", 413: "too-large", 429: "too-many"}


def create_app(settings: Settings | None = None) -> WithHeaders:
    """The whole server. It opens its database when it starts and closes it when it stops."""
    how = settings or Settings.from_environment()
    if settings is None:
        settle_down()

    forms = [PlainPage(), AsJson(), AsYaml()]

    def warm(app: Litestar) -> None:
        """What the first who asks would have to wait for."""
        entries()
        write_down(app, forms)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(claimed(how.url))
            store = await stack.enter_async_context(open_store(how.url))
            tables = Tables(store, how, Metrics())
            app.state.tables = tables
            app.state.gate = Gate(store, tables, how)
            app.state.sockets = Sockets()
            app.state.pages = Pages(Path(how.static))
            app.state.outside = Outside(how.work_seconds)
            bots = (tables.thinking.wake(), tables.thinking.watch())
            follow = (tables.follow(), tables.presence.repeat(), app.state.sockets.watch(), removal.repeat(tables))
            background = [asyncio.ensure_future(one) for one in (*follow, *bots)]
            # A thread that nobody waits for: who stops the server at once need not sit through the warming up.
            threading.Thread(target=warm, args=(app,), daemon=True).start()
            try:
                yield
            finally:
                for task in background:
                    task.cancel()
                # They may be in the middle of a question to the database, which closes after them.
                await asyncio.gather(*background, return_exceptions=True)
                app.state.outside.close()
                await tables.close()

    app = Litestar(
        route_handlers=[*HANDLERS, stream],
        lifespan=[lifespan],
        before_request=check,
        exception_handlers={
            Refusal: refused,
            StorageError: storage_down,
            HTTPException: not_understood,
            RecursionError: too_deep,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Tidewood",
            version=tidewood.__version__,
            description="Tables, seats and games. The stream and everything else is told in docs/protocol.md.",
            path="/schema",
            render_plugins=forms,
            components=Components(
                security_schemes={"browser": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)}
            ),
        ),
        request_max_body_size=MESSAGE_LIMIT,
        # The messages say what happened; a traceback would say more than a client may know.
        debug=False,
        logging_config=None,
    )
    return WithHeaders(app, how.proxies)


def settle_down() -> None:
    """For a process that is nothing but a server."""
    sys.setswitchinterval(0.001)  # a commit must not wait long until the event loop lets its thread go on
    # What is loaded now stays, and tables are freed by counting references: looking for cycles less often takes a
    # tenth off an answer and most of the long waits.
    gc.collect()
    gc.freeze()
    look_rarely()


async def check(request: Request[Any, Any, Any]) -> None:
    gate: Gate = request.app.state.gate
    gate.check_host(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        gate.check_origin(request)


# -- saying no


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Error]:
    tables: Tables = request.app.state.tables
    tables.metrics.refusals.labels(refusal.code).inc()
    lang = preferred(request.headers.get("accept-language", ""))
    allowed = None if refusal.allowed is None else list(refusal.allowed)
    body = Error(ErrorBody(refusal.code, refusal.message(lang), allowed, refusal.which))
    headers = {"cache-control": "no-store"}
    if refusal.status in (429, 503):
        headers["retry-after"] = "1"
    return Response(body, status_code=refusal.status, headers=headers)


def storage_down(request: Request[Any, Any, Any], error: StorageError) -> Response[Error]:
    log.warning("%s", error)
    return refused(request, Refusal("storage"))


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """What Litestar refuses by itself, in our words."""
    if error.detail == GONE:
        return refused(request, Refusal("bad-request", why=GONE))  # nobody reads it, and no operator need know
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    if code == "internal":
        return broken(request, error)
    why = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        why = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra if isinstance(e, dict))
    most = SETUP_LIMIT if request.scope["path"] == "/api/tables" else MESSAGE_LIMIT
    return refused(request, Refusal(code, why=why[:300], most=most))


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Error]:
    """A body that is nested deeper than anybody needs."""
    return refused(request, Refusal("bad-request", why="JSON"))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    if "route_handler" not in request.scope:
        # Where a plain request asks for a stream, Litestar's search for its route breaks.
        return refused(request, Refusal("not-found"))
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return refused(request, Refusal("internal"))
