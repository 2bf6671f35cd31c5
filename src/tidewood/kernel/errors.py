"""What can go wrong, said so that a person can act on it. All of these are ValueErrors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

FEW: Final = 16  # so many names can be read at a glance
MEANT: Final = 100  # letters; what is longer is no slip of the pen, and would take long to compare


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
        near = "" if why else " or ".join(map(repr, nearest(answer, self.open)))
        reason = why or ("the game is over" if not self.open else f"open are: {shown}")
        reason += f"; did you mean {near}?" if near else ""
        super().__init__(f"{answer!r} is not possible now: {reason}")


def known(what: str, name: object, names: Iterable[str]) -> str:
    """The message for a name nobody knows: the nearest one, or all of them where they are few."""
    every = [str(one) for one in names]
    near = " or ".join(map(repr, nearest(str(name), every)))
    parts = [f"unknown {what} {name!r}"]
    if len(every) <= FEW:
        parts.append(f"known are: {', '.join(every)}")
    elif not near:
        parts.append(f"none of the {len(every)} known is like it, such as {', '.join(every[:3])}")
    if near:
        parts.append(f"did you mean {near}?")
    return "; ".join(parts)


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The names that this one was probably meant to be, the nearest first; at most two."""
    if len(name) > MEANT:
        return []
    from difflib import get_close_matches  # only after a mistake: a program that starts need not wait for it

    lower = {one.casefold(): one for one in names}
    return [lower[near] for near in get_close_matches(name.casefold(), lower, n=2, cutoff=0.7)]
