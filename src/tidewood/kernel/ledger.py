"""What one Action has done so far, for once-per-action rules, "destroyed by this", and the end of the Action."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.core import NOTHING, Result, S


class Ledger:
    """The book of one Action. Immutable: writing makes a new one in its place."""

    __slots__ = ("cause", "notes", "owner", "serial", "used")

    def __init__(
        self,
        serial: int,
        owner: int,
        cause: tuple[int, ...] = (),
        notes: tuple[tuple[str, Result], ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        self.serial: Final = serial
        self.owner: Final = owner
        self.cause: Final = cause
        self.notes: Final = notes
        self.used: Final = used  # serials of the once-per-action rows already used

    def using(self, row: int) -> Ledger:
        return Ledger(self.serial, self.owner, self.cause, self.notes, (*self.used, row))

    def noting(self, key: str, result: Result) -> Ledger:
        before = self.noted(key)
        together = Result(before.things + result.things, before.size + result.size)
        notes = (*[note for note in self.notes if note[0] != key], (key, together))
        return Ledger(self.serial, self.owner, self.cause, notes, self.used)

    def noted(self, key: str) -> Result:
        for known, result in self.notes:
            if known == key:
                return result
        return NOTHING


def note(s: S, key: str, result: Result) -> None:
    """Write what was done into the book of the running Action."""
    if s.ledgers and result.size:
        s.ledgers = (*s.ledgers[:-1], s.ledgers[-1].noting(key, result))


def noted(s: S, key: str) -> Result:
    """What the running Action has done of that."""
    return s.ledgers[-1].noted(key) if s.ledgers else NOTHING
