"""The `tidewood` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run the command. What is wrong with a request is said in a line, exit code 2; Ctrl-C ends it quietly with 130."""
    from tidewood import TidewoodError
    from tidewood.cli.app import app
    from tidewood.cli.words import SPOKEN

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    SPOKEN.lang = "en"
    try:
        app(args, prog_name="tidewood")
    except TidewoodError as error:
        print(f"tidewood: {error.text(SPOKEN.lang)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
