"""`python -m tidewood.server`: a server for development, or for a machine that has no use for the whole command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields, replace

from tidewood import TidewoodError
from tidewood.language.users import users_language
from tidewood.server.main import CannotServe, serve
from tidewood.server.settings import PORT, Settings
from tidewood.server.words import say


def main() -> int:
    try:
        run(Settings.from_environment())
    except CannotServe as error:
        return refuse(error.texts)
    except TidewoodError as error:
        return refuse([error.text(users_language())])
    return 0


def run(settings: Settings) -> None:
    given = vars(arguments(settings).parse_args())
    settings = replace(settings, **{f.name: given[f.name] for f in fields(Settings)})
    settings = replace(settings, secure_cookie=str(settings.secure_cookie).lower() in ("true", "1", "yes"))
    serve(given["host"], given["port"], open_browser=given["open"], workers=given["workers"], settings=settings)


def arguments(settings: Settings) -> argparse.ArgumentParser:
    """What can be typed: every setting, beside what a process needs to know first."""

    def told(id: str) -> str:
        return say(users_language(), f"start.help.{id}")

    parser = argparse.ArgumentParser(prog="python -m tidewood.server", description=told("about"))
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT, help=told("port"))
    parser.add_argument("--workers", type=int, default=1, help=told("workers"))
    parser.add_argument("--open", action="store_true", help=told("open"))
    for f in fields(Settings):
        kind = str if isinstance(f.default, bool) else type(f.default)
        parser.add_argument(f"--{f.name.replace('_', '-')}", type=kind, default=getattr(settings, f.name))
    return parser


def refuse(texts: Sequence[str]) -> int:
    for text in texts:
        print(f"tidewood: {text}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
