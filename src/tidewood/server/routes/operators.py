"""For those who run the server."""

from __future__ import annotations

import logging
from typing import Final

from litestar import Response, get

import tidewood
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS, Http, tables_of
from tidewood.server.storage import StorageFull
from tidewood.server.wire import Health

log = logging.getLogger("tidewood.server")


@get("/health", responses=ERRORS, tags=["operators"])
async def health(request: Http) -> Health:
    """Whether the server can do its work: it asks the storage, which must have room too."""
    tables = tables_of(request)
    try:
        await tables.store.check()
    except StorageFull as error:
        log.warning("%s", error)
        raise Refusal("disk-full") from None
    return Health("ok", tidewood.__version__, len(tables.loaded()), int(request.app.state.sockets.count))


@get("/metrics", include_in_schema=False)
async def metrics(request: Http) -> Response[bytes]:
    tables = tables_of(request)
    loaded = len(tables.loaded())
    tables.metrics.tables.set(loaded)
    tables.metrics.owned.set(loaded if tables.store.owned is None else tables.store.owned)
    tables.metrics.commits.set(tables.store.commits)
    tables.metrics.bots_waiting.set(tables.thinking.minds.shares.waiting)
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [health, metrics]
