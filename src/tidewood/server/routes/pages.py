"""The client's files. Any other address is a page of the client, which sorts them out itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import Http, gate_of
from tidewood.server.routes.squeezed import encodings

COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
MISSING: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tidewood</title>
<body style="font: 16px/1.5 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>The server runs, but its pages have not been built</h1>
<p>Run <code>make play</code>, or in the folder <code>web</code>: <code>npm ci</code> and <code>npm run build</code>,
and load this page again. Programs can already play: see <a href="/schema">the interface</a>.</p></body></html>"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Page:
    """A file, read once."""

    def __init__(self, path: Path, stamp: float) -> None:
        self.stamp: Final = stamp
        self.body: Final = path.read_bytes()
        self.squeezed: Final[dict[str, bytes]] = {}  # by encoding, the smallest first
        smaller = path.with_name(f"{path.name}.br")
        if smaller.is_file():
            self.squeezed["br"] = smaller.read_bytes()
        if path.suffix in COMPRESSED:
            self.squeezed["gzip"] = gzip.compress(self.body, 9, mtime=0)
        self.etag: Final = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.type: Final = mimetypes.guess_type(path.name)[0] or "application/octet-stream"


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()
        self._read: dict[Path, Page] = {}

    def find(self, address: str) -> tuple[Page, bool] | None:
        """The file at an address and whether its name changes with its content; else the index; None when not built."""
        try:
            wanted = (self.folder / address.lstrip("/")).resolve()
            if wanted.is_relative_to(self.folder) and wanted.is_file():
                return self._page(wanted), "assets" in wanted.relative_to(self.folder).parts[:1]
        except (OSError, ValueError):
            pass  # no file could have such a name: too long, or not text
        if address.startswith("/assets/"):
            raise Refusal("not-found")
        index = self.folder / "index.html"
        return (self._page(index), False) if index.is_file() else None

    def _page(self, path: Path) -> Page:
        stamp = path.stat().st_mtime
        page = self._read.get(path)
        if page is None or page.stamp != stamp:
            page = self._read[path] = Page(path, stamp)
        return page


def serve(request: Http, address: str) -> Response[Any]:
    pages: Pages = request.app.state.pages
    if address.startswith(("/api/", "/schema/")):
        raise Refusal("not-found")
    found = pages.find(address)
    if found is None:
        return Response(MISSING, media_type="text/html", headers={"cache-control": "no-store"})
    page, for_ever = found
    headers = {
        "etag": page.etag,
        "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.type)
    body = page.body
    known = encodings(request)
    for encoding, squeezed in page.squeezed.items():
        if encoding in known:
            headers["content-encoding"] = encoding
            body = squeezed
            break
    return Response(body, media_type=page.type, headers=headers)


@get("/", include_in_schema=False)
async def front(request: Http) -> Response[Any]:
    return serve(request, "/index.html")


@get("/{address:path}", include_in_schema=False)
async def any_page(request: Http, address: FromPath[str]) -> Response[Any]:
    gate_of(request)
    return serve(request, str(address))


HANDLERS: Final = [front, any_page]
