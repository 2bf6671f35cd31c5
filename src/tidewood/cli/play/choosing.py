"""From what somebody types to the option that is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tidewood.decision import normal

APART = re.compile(r"[ →#]+")


class Entry(NamedTuple):
    """An option as it is listed."""

    number: int  # from 1, the same however the list is filtered
    notation: str
    text: str


class Meant(NamedTuple):
    """What was typed: the one entry to take, or those to show."""

    one: Entry | None
    shown: list[Entry]


def answers_in(line: str) -> list[str]:
    """The answers in a line: parted by commas, or by blanks where they are numbers."""
    parts: list[str] = []
    for part in line.split(","):
        pieces = part.split()
        parts += pieces if all(piece.isdecimal() for piece in pieces) else [" ".join(pieces)]
    return parts


def parts_of(notation: str) -> list[str]:
    return [part for part in APART.split(normal(notation)) if part]


def meant(entries: Sequence[Entry], typed: str) -> Meant:
    """An option by number, by name or its beginning, or by the places in it; else all that have what was typed."""
    if typed.isdecimal():
        return Meant(next((e for e in entries if e.number == int(typed)), None), [])
    wanted = normal(typed)
    for found in (
        [e for e in entries if wanted in (normal(e.notation), normal(e.text))],
        [e for e in entries if normal(e.notation).startswith(wanted)],
        [e for e in entries if _in_order(parts_of(e.notation), parts_of(typed))],
        [e for e in entries if parts_of(e.notation)[-1].startswith(wanted)],
        [e for e in entries if normal(e.text).startswith(wanted)],
    ):
        if len(found) == 1:
            return Meant(found[0], [])
    in_order = [e for e in entries if _in_order(parts_of(e.notation), parts_of(typed))]
    anywhere = [e for e in entries if all(w in normal(e.notation) or w in normal(e.text) for w in wanted.split())]
    return Meant(None, in_order or anywhere)


def _in_order(parts: list[str], wanted: list[str]) -> bool:
    """Whether all wanted parts are there, in this order."""
    rest = iter(parts)
    return bool(wanted) and all(part in rest for part in wanted)
