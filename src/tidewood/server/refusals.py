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
    "not-together": 409,
    "too-long": 413,
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
    "quiet": 403,
    "no-hints": 403,
    "no-hint": 503,
    "begun": 409,
    "no-past": 409,
    "used-up": 403,
    "too-large": 413,
    "too-many": 429,
    "too-many-streams": 429,
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
        self.which: int | None = None  # of several answers given together, this one
        self._count = 0

    def of_several(self, which: int, count: int) -> Refusal:
        """It was this one of several answers, from 0, unless one before it was said already."""
        if self.which is None and count > 1:
            self.which, self._count = which, count
        return self

    def message(self, lang: str) -> str:
        why = say(lang, f"refused.{self.code}", **self.about)
        if self.which is None:
            return why
        return say(lang, "refused.of-several", n=self.which + 1, count=self._count, why=why)
