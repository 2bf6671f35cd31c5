"""From what somebody types to the option that is meant."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import NamedTuple

from tidewood.decision import Option, normal

FEW_NUMBERS = 4  # are listed like anything else
DIGITS = 9  # of any number that means something
APART = re.compile(r"[ →#]+")


class Entry(NamedTuple):
    """An option as it is listed."""

    number: int  # what is typed for it, the same however the list is filtered
    notation: str
    text: str


class Meant(NamedTuple):
    """What was typed: the one entry to take, or those to show."""

    one: Entry | None
    shown: list[Entry]


def entries_of(options: Sequence[Option], lang: str) -> list[Entry]:
    """Options as they are listed: with the number that the game gives them, else with the next one that is free."""
    given = [option.number for option in options]
    free = (n for n in itertools.count(1) if n not in given)
    return [
        Entry(next(free) if number is None else number, option.notation, option.text(lang))
        for option, number in zip(options, given, strict=True)
    ]


def range_of(entries: Sequence[Entry]) -> tuple[int, int] | None:
    """The least and the greatest number, where only a number is asked for: at most one text lacks its own."""
    numbers = [e.number for e in entries]
    if len(entries) < FEW_NUMBERS or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return None
    if len([e for e in entries if str(e.number) not in e.text]) > 1:
        return None
    said = {e.text.replace(str(e.number), "#", 1) for e in entries}
    return (numbers[0], numbers[-1]) if len(said) <= len(("singular", "plural")) and "" not in said else None


def answers_in(line: str) -> list[str]:
    """The answers in a line: parted by commas, or by blanks where they are numbers."""
    parts: list[str] = []
    for part in line.split(","):
        pieces = part.split()
        parts += pieces if all(piece.isdecimal() for piece in pieces) else [" ".join(pieces)]
    return parts


def is_number(typed: str) -> bool:
    return typed.isdecimal() and len(typed) <= DIGITS


def parts_of(notation: str) -> list[str]:
    return [part for part in APART.split(normal(notation)) if part]


def meant(entries: Sequence[Entry], typed: str) -> Meant:
    """An option by number, by name or its beginning, or by the places in it; else all that have what was typed."""
    if typed.isdecimal():
        return Meant(next((e for e in entries if is_number(typed) and e.number == int(typed)), None), [])
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
