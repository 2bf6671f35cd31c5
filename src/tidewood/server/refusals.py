"""Saying no: every way a request can be refused, with its status, its code and a sentence in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.server.words import say

STATUS: Final = {
    "no-cookie": 401,
    "not-yours": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "not-found": 404,
    "no-method": 405,
    "bad-request": 400,
    "bad-setup": 400,
    "bad-bot": 400,
    "not-open": 409,
    "stale": 409,
    "not-your-turn": 409,
    "waiting": 409,
    "over": 409,
    "running": 409,
    "no-undo": 409,
    "no-redo": 409,
    "no-request": 409,
    "seat-kind": 409,
    "not-absent": 403,
    "came-back": 403,
    "no-past": 409,
    "used-up": 403,
    "too-large": 413,
    "too-many": 429,
    "busy": 503,
    "damaged": 409,
    "storage": 503,
    "disk-full": 503,
    "internal": 500,
}


class Refusal(Exception):
    """Nothing was changed. `about` fills the sentence; `allowed` lists what would have been accepted."""

    def __init__(self, code: str, allowed: Sequence[str] | None = None, **about: object) -> None:
        super().__init__(code)
        self.code: Final = code
        self.status: Final = STATUS[code]
        self.allowed: Final = allowed
        self.about: Final = about

    def message(self, lang: str) -> str:
        return say(lang, f"refused.{self.code}", **self.about)
