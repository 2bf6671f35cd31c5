"""`python -m tidewood.server`: a server for development, or for a machine that has no use for the whole command."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields, replace

from tidewood.server.main import CannotServe, FileInUse, serve
from tidewood.server.settings import PORT, Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tidewood.server", description="Serve tables over HTTP.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT, help="0 for any free one")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--open", action="store_true", help="open the browser")
    settings = Settings.from_environment()
    for f in fields(Settings):
        kind = str if isinstance(f.default, bool) else type(f.default)
        parser.add_argument(f"--{f.name.replace('_', '-')}", type=kind, default=getattr(settings, f.name))
    given = vars(parser.parse_args())
    settings = replace(settings, **{f.name: given[f.name] for f in fields(Settings)})
    settings = replace(settings, secure_cookie=str(settings.secure_cookie).lower() in ("true", "1", "yes"))
    try:
        serve(given["host"], given["port"], open_browser=given["open"], workers=given["workers"], settings=settings)
    except CannotServe as error:
        for text in error.texts if isinstance(error, FileInUse) else (str(error),):
            print(f"tidewood: {text}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
