"""Starting a server: looks first whether it can, so that what is wrong is said in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import importlib.util
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tidewood import TidewoodError
from tidewood.bots.own import BadBot, is_own, own
from tidewood.language import Message, languages
from tidewood.language.users import users_language
from tidewood.server.settings import PORT, Settings

LONGEST_START: Final = 20.0  # seconds
APP: Final = "tidewood.server.app:create_app"
HOW: Final[dict[str, Any]] = {
    "factory": True,
    "loop": "auto",  # uvloop where there is one
    "ws": "tidewood.server.direct:Direct",
    "ws_max_size": 64 * 1024,  # what is larger than ours but below this gets a polite refusal
    "ws_per_message_deflate": False,
    "log_level": "error",  # warnings are of what clients send: anybody could fill the log
    "access_log": False,  # addresses may be invitations
    "timeout_graceful_shutdown": 3,
    "server_header": False,
    "proxy_headers": False,  # the app knows which proxies to trust
}


# The packages of the extra `server`, without those that only make it faster.
NEEDED: Final = ("aiosqlite", "alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")


class CannotServe(TidewoodError):
    """What is wrong, fit for the person at the keyboard: `[start]` of the server's catalogues."""

    def __init__(self, id: str, **about: Any) -> None:
        super().__init__(Message(f"start.{id}", about), "server")

    @property
    def texts(self) -> Sequence[str]:
        """What to say: it may have to be in more than one language."""
        return [self.text(users_language())]


class FileInUse(CannotServe):
    """Another server has the file. That is said in every language, because nobody has named one here."""

    @property
    def texts(self) -> Sequence[str]:
        return [self.text(lang) for lang in languages()]


class NotInstalled(CannotServe):
    """Tidewood was installed without the table in the browser."""


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str = "",
    open_browser: bool = False,
    workers: int = 1,
    path: str = "/",
    settings: Settings | None = None,
    quiet: bool = False,
) -> None:
    """Serve until interrupted. Raises CannotServe when the port is taken or the database cannot be reached, FileInUse
    when another server has its file, and NotInstalled when the packages of the server are missing.

    `path` is the page to open in the browser. Several workers need PostgreSQL.
    """
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        raise NotInstalled("no-packages")
    import uvicorn

    from tidewood.server.connections import open_many

    how = settings or Settings.from_environment()
    if database:
        how = replace(how, database=database)
    if workers > 1 and how.url.startswith("sqlite"):
        raise CannotServe("several")
    try_own_bots(how)
    open_many()
    make_folder(how.url)
    with alone(how.url):
        where = asyncio.run(try_database(how.url))
        with listen(host, port) as listener:
            port = listener.getsockname()[1]
            address = address_of(host, port)
            logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr)
            how = replace(how, address=how.address or written_address(host or "0.0.0.0", port))
            if not quiet:
                greet(address, where, how)
            if open_browser:
                threading.Thread(target=open_when_up, args=(address, path), daemon=True).start()
            os.environ |= how.to_environment()  # worker processes read it from there
            if workers > 1:
                listener.close()  # each process listens by itself
                uvicorn.run(APP, host=host, port=port, workers=workers, **options_of(how))
                return
            server = uvicorn.Server(uvicorn.Config(APP, **options_of(how)))
            with alone(how.url, address), contextlib.suppress(KeyboardInterrupt):  # it has stopped in good order
                server.run(sockets=[listener])
    if not server.started:
        raise CannotServe("no-start")


def try_own_bots(settings: Settings) -> None:
    """Whether each can be made: a guest should not be the first to notice."""
    for name in settings.own_bot_names:
        if not is_own(name):
            raise CannotServe("not-own-bot", name=repr(name))
        try:
            own(name, 0)
        except BadBot as error:
            raise CannotServe("own-bots", why=error) from None


def options_of(settings: Settings) -> dict[str, Any]:
    """How Uvicorn runs the app."""
    from tidewood.server.connections import Crowd, Patient

    crowd = Crowd(settings.connections_an_address, settings.proxies)
    return {**HOW, "http": functools.partial(Patient, seconds=settings.request_seconds, crowd=crowd)}


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, made before anything else so that a taken port is known at once."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
        listener.set_inheritable(True)
        return listener
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=port, other=port + 1) from None
        if error.errno == errno.EACCES:
            raise CannotServe("port-forbidden", port=port) from None
        raise CannotServe("port-wrong", host=host, port=port, why=str(error.strerror or error)) from None


def make_folder(url: str) -> None:
    if url.startswith("sqlite:///"):
        folder = Path(url.removeprefix("sqlite:///")).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotServe("folder", folder=str(folder), why=str(error.strerror)) from None


@contextlib.contextmanager
def alone(url: str, address: str = "") -> Iterator[None]:
    """While it lasts, no other server has this file."""
    from tidewood.server.storage import InUse, claimed

    try:
        with claimed(url, address):
            yield
    except InUse as error:
        raise FileInUse("in-use", file=str(error.file), where=error.where or None) from None


def greet(address: str, where: str, settings: Settings) -> None:
    """Where the table is, and what is kept of it, in the language of whoever is at the keyboard."""
    from tidewood.server.reach import addresses
    from tidewood.server.removal import told
    from tidewood.server.words import say

    lang = users_language()
    others = [say(lang, "kept.network", address=one) for one in addresses(settings.address)]
    for line in (say(lang, "kept.address", address=address), *others, *told(settings, where, lang)):
        print(line, flush=True)


async def try_database(url: str) -> str:
    """Open the database once; that also brings its tables up to date before several processes would. Its name."""
    from tidewood.server.storage import StorageError, open_store

    try:
        async with open_store(url) as store:
            await store.check()
            return store.name
    except StorageError as error:
        raise CannotServe("database", why=error) from None


def address_of(host: str, port: int) -> str:
    shown = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return written_address(shown, port)


def written_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_when_up(address: str, path: str) -> None:
    until = time.monotonic() + LONGEST_START
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                webbrowser.open(address + path)
                return
        except OSError:
            time.sleep(0.1)
