"""`tidewood serve`, and `tidewood play` without --terminal: the table in the browser."""

from __future__ import annotations

import socket
import sys

import typer

from tidewood.api import games
from tidewood.cli.common import BAD, Wrong
from tidewood.language.catalogue import ORDER

FIRST_PORT = 8765
PORTS_TRIED = 20


def serve(host: str, port: int, database: str, workers: int, browser: bool, path: str = "/") -> None:
    """Serve until interrupted; what is wrong is said in one sentence.

    The page has the choice of language, so nobody has named one here: what to install, and that another server has the
    file, is said in all of them; anything else in the user's own.
    """
    from tidewood.server.main import CannotServe, NotInstalled
    from tidewood.server.main import serve as run

    try:
        run(host, port, database, open_browser=browser, workers=workers, path=path)
    except NotInstalled:
        for lang in ORDER:
            print(f"tidewood: {Wrong('no-server').text(lang)}", file=sys.stderr)
        raise typer.Exit(BAD) from None
    except CannotServe as error:
        for text in error.texts:
            print(f"tidewood: {text}", file=sys.stderr)
        raise typer.Exit(BAD) from None


def open_table(game: str | None) -> None:
    """A local table in the browser, on the first free port: somebody else's server must not keep a newcomer from
    playing.
    """
    if game is not None and game not in games():
        raise Wrong("no-game", game=repr(game), games=list(games()))
    path = "/" if game is None else f"/new/{game}"
    serve("127.0.0.1", free_port(), "", 1, True, path)


def free_port() -> int:
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0
