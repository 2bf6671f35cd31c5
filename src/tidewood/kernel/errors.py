"""What can go wrong, said so that a person can act on it. All of these are ValueErrors."""

from __future__ import annotations

from collections.abc import Iterable


class TidewoodError(ValueError):
    """Something from outside was not acceptable; nothing was changed."""


class BadSetup(TidewoodError):
    """A set-up with unknown keys, bad values or an impossible combination."""


class BadPosition(TidewoodError):
    """A position that names what the game does not know or cannot hold."""


class BadFile(TidewoodError):
    """A save, record or scenario file that cannot be read."""


class IllegalChoice(TidewoodError):
    """An answer that is not open. Lists what was."""

    def __init__(self, answer: str, open_options: Iterable[str], why: str = "") -> None:
        self.answer = answer
        self.open = tuple(open_options)
        shown = ", ".join(self.open[:40]) + (f", … ({len(self.open)} in all)" if len(self.open) > 40 else "")
        reason = why or ("the game is over" if not self.open else f"open are: {shown}")
        super().__init__(f"{answer!r} is not possible now: {reason}")


def known(what: str, name: object, names: Iterable[str]) -> str:
    """The message for a name nobody knows: it lists the known ones."""
    return f"unknown {what} {name!r}; known are: {', '.join(names)}"
