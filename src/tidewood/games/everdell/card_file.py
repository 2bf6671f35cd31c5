"""Files of cards that come with a set-up: TOML, read only as far as cards need it.

Such a file may come from anybody on the network, and reading a key takes as long as the square of its parts: 60 kB of
dots keep a machine busy for a minute. So what no card needs is refused before it is read.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tidewood.kernel.errors import SetupErrors

WRONG: Final = SetupErrors("everdell")
MOST_LETTERS: Final = 64 * 1024
MOST_IN_LINE: Final = 1000
MOST_DOTS: Final = 16  # in a line; a key is never longer than its line


def read_cards(text: str, key: str, example: str) -> dict[str, Any]:
    """The content of a file. Raises BadSetup that says what is wrong with it."""
    if len(text) > MOST_LETTERS:
        raise WRONG("too-long", key=key, n=f"{len(text):,}", most=f"{MOST_LETTERS:,}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_IN_LINE:
            raise WRONG("long-line", key=key, line=number, most=f"{MOST_IN_LINE:,}")
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise WRONG("many-dots", key=key, line=number, most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise WRONG("nested-file", key=key, example=example) from None
    except ValueError as error:  # also numbers of more digits than Python reads
        raise WRONG("not-toml", key=key, why=str(error)[:200], example=example) from None
