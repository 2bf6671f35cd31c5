"""What one Action has done so far, for once-per-action rules, "destroyed by this", and the end of the Action."""

from __future__ import annotations

from tidewood.kernel.core import S
from tidewood.kernel.results import NOTHING, Ledger, Result


def note(s: S, key: str, result: Result) -> None:
    """Write what was done into the book of the running Action."""
    if s.ledgers and result.size:
        s.ledgers = (*s.ledgers[:-1], s.ledgers[-1].noting(key, result))


def noted(s: S, key: str) -> Result:
    """What the running Action has done of that."""
    return s.ledgers[-1].noted(key) if s.ledgers else NOTHING


__all__ = ["Ledger", "note", "noted"]
