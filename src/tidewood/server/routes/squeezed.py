"""Long texts that many ask for: encoded and squeezed once, to a tenth of their size. Nothing in them is secret."""

from __future__ import annotations

import gzip
from typing import Any, Final

from litestar import MediaType, Response

from tidewood.server.routes.common import Http
from tidewood.server.wire import ENCODER

GZIP: Final = "gzip"


def squeezed(content: object) -> bytes:
    """Slow: not for the event loop."""
    return gzip.compress(ENCODER.encode(content), 9, mtime=0)


def told(request: Http, small: bytes, kept: str | None = None, *, by_language: bool = False) -> Response[Any]:
    """A squeezed text, in the form the client reads. `kept` says how long it may be, `by_language` that another client
    gets other words.
    """
    headers = {"vary": "accept-encoding, accept-language" if by_language else "accept-encoding"}
    if kept is not None:
        headers["cache-control"] = kept
    body = small
    if GZIP in encodings(request):
        headers["content-encoding"] = GZIP
    else:
        body = gzip.decompress(small)  # rare, and some milliseconds at most
    return Response(body, media_type=MediaType.JSON, headers=headers, status_code=200)


def encodings(request: Http) -> set[str]:
    """The encodings that a client reads."""
    return {name.partition(";")[0].strip() for name in request.headers.get("accept-encoding", "").split(",")}
