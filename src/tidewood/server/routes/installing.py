"""What makes the page an app: its manifest, and the worker that has a page ready for when there is no connection."""

from __future__ import annotations

import hashlib
import html
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Response, get

from tidewood.server.routes.common import Http, lang_of
from tidewood.server.words import LANGUAGES, page_words

WORKER: Final = Path(__file__).parent.parent / "offline" / "sw.js"
NO_CACHE: Final = {"cache-control": "no-cache"}
PAPER: Final = "#f4eee1"  # as in the client's tokens.css
PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidewood</title>
<style>
:root {{ color-scheme: light dark }}
body {{ max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#f4eee1, #0f1a20); color: light-dark(#1d2b31, #efe8d9) }}
section + section {{ margin-top: 2rem }}
h1, h2 {{ font-size: 1.25rem }}
a {{ display: inline-block; padding: .7rem 0; color: inherit }}
</style>
</head>
<body>
<main>
{parts}
</main>
</body>
</html>
"""


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Http) -> Response[bytes]:
    """In the language of the browser that installs it."""
    lang = lang_of(request)
    words = page_words(lang)
    icons = [{"src": f"/icons/{n}.png", "sizes": f"{n}x{n}", "type": "image/png", "purpose": "any"} for n in (192, 512)]
    icons.append({"src": "/icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    told: dict[str, Any] = {
        "id": "/", "name": "Tidewood", "short_name": "Tidewood", "description": words["home.title"], "lang": lang,
        "start_url": "/", "scope": "/", "display": "standalone", "background_color": PAPER, "theme_color": PAPER,
        "icons": icons,
    }  # fmt: skip
    headers = {**NO_CACHE, "vary": "accept-language"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


@get("/offline", include_in_schema=False)
async def offline() -> Response[bytes]:
    """For a browser that cannot say its language any more: in all of them."""
    return Response(offline_page(), media_type="text/html; charset=utf-8", headers=NO_CACHE)


@cache
def offline_page() -> bytes:
    parts = []
    for n, lang in enumerate(LANGUAGES):
        words = {key: html.escape(text) for key, text in page_words(lang).items()}
        head = "h2" if n else "h1"
        parts.append(
            f'<section lang="{lang}"><{head}>{words["offline.title"]}</{head}><p>{words["offline.text"]}</p>'
            f'<a href="">{words["app.again"]}</a></section>'
        )
    return PAGE.format(lang=LANGUAGES[0], parts="\n".join(parts)).encode()


@get("/sw.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    return Response(worker_script(), media_type="text/javascript", headers=NO_CACHE)


@cache
def worker_script() -> bytes:
    version = hashlib.sha256(offline_page()).hexdigest()[:12]
    return WORKER.read_bytes().replace(b"VERSION", version.encode())


HANDLERS: Final = [manifest, offline, worker]
