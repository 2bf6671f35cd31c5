"""The language of whoever is at the keyboard."""

from __future__ import annotations

import locale
import os
from typing import Final

from tidewood.language.catalogue import ORIGINAL, languages

NAMED: Final = ("TIDEWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def users_language() -> str:
    """The language that the user wants of us, else the one the system speaks, if it is one of ours."""
    named = [os.environ.get(name) for name in NAMED]
    given = next((name for name in named if name), None) or locale.getlocale()[0] or ""
    code = given.partition(".")[0].replace("_", "-").lower()
    return next((known for known in (code, code.partition("-")[0]) if known in languages()), ORIGINAL)
