"""What every answer says to the browser about what a page may do."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

# Scripts, styles and connections come from here alone. Svelte sets styles on elements, hence unsafe-inline for those.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # An address may be an invitation: it must not travel to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE: Final = (b"cache-control", b"no-store")


class WithHeaders:
    """The app with these headers on every answer, also those of its framework. Streams pass untouched.

    Where a request came from and whether it was secure is what the connection says, or what one of our own `proxies`
    says of it: anybody can write such headers.
    """

    def __init__(self, app: Litestar, proxies: str = "") -> None:
        self.app: Final = app
        self._inner: Final[Any] = ProxyHeadersMiddleware(app, proxies) if proxies else app  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._inner(scope, receive, send)
            return

        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # Uvicorn sends the head of the answer only

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                given += ENCODED
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in given):
                    given.append(NO_STORE)
                message["headers"] = given
            await send(message)

        await self._inner(scope, receive, with_headers)
