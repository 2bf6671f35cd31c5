"""The `tidewood` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run the command. What is wrong with a request is said in a line, exit code 2; Ctrl-C ends it quietly with 130."""
    from tidewood import TidewoodError
    from tidewood.cli.app import app
    from tidewood.cli.commands import Misused, asked_language, run
    from tidewood.cli.words import SPOKEN, words_of
    from tidewood.garbage import look_rarely

    look_rarely()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    SPOKEN.lang = asked_language(sys.argv[1:] if args is None else args)
    try:
        try:
            sys.exit(run(app, args))
        finally:
            sys.stdout.flush()
    except TidewoodError as error:
        print(f"tidewood: {error.text(SPOKEN.lang)}", file=sys.stderr)
        if isinstance(error, Misused):
            print(words_of(SPOKEN.lang)("command.see-help", command=f"{error.command} --help"), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        forget_output()
        sys.exit(1)  # whoever read it has had enough
    except OSError as error:  # files are read and written elsewhere, and what is wrong with them is said there
        forget_output()
        why = words_of(SPOKEN.lang)("error.output", why=error.strerror or error)
        print(f"tidewood: {why}", file=sys.stderr)
        sys.exit(2)


def forget_output() -> None:
    """What could not be written is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
