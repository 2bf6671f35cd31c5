"""Listing options so that they fit: one a line, or grouped, or only what they are about. All in words of the player."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from tidewood.cli.boards.drawer import Said
from tidewood.cli.lines import broken, folded, in_columns, in_lines
from tidewood.cli.play.choosing import Entry
from tidewood.cli.words import Words

NUMBER = "bold"
HEAD = "italic"
SAID = "dim"
LAST_PART = re.compile(r"(.*[ →])([^ →]+)")


def listed(entries: Sequence[Entry], width: int, height: int) -> list[Text] | None:
    """All options in at most so many lines, in the words of the player and as readable as there is room for; None where
    there is none.
    """
    ways: tuple[Callable[[], list[Text]], ...] = (
        lambda: one_a_line(entries, width),
        lambda: columns(entries, width),
        lambda: grouped_by_text(entries, width),
        lambda: flowing([piece for group in grouped(entries).values() for piece in said_together(group)], width),
    )
    for way in ways:
        lines = way()
        if len(lines) <= height:
            return lines
    return None


def summed_up(entries: Sequence[Entry], words: Words, said: Said, width: int, height: int) -> list[Text]:
    """Too many options for the lines there are: what they are about, and how many of each."""
    hint = in_lines("", [Text(words("play.more-options", n=len(entries)), style=SAID)], width, indent=0)
    pieces = by_place(entries, said)
    while len(flowing(pieces, width)) > max(height - len(hint), 1) and len(pieces) > 2:
        pieces = [*pieces[:-2], Text("…")]
    return [*flowing(pieces, width), *hint]


def one_a_line(entries: Sequence[Entry], width: int, notation: bool = False) -> list[Text]:
    """Each option in its words; with the notation beside it where that is wanted and there is room."""
    longest = max((cell_len(e.text) for e in entries), default=0)
    lines: list[Text] = []
    for e in entries:
        first, *others = folded(e.text, width, 5)
        line = Text.assemble((f"{e.number:>4} ", NUMBER), first[5:])
        same = e.notation.casefold() == e.text.casefold()
        if notation and not same and 5 + longest + 3 + cell_len(e.notation) <= width:
            line.append(" " * (longest - cell_len(e.text) + 3)).append(e.notation, SAID)
        lines += [line, *[Text(other) for other in others]]
    return lines


def columns(entries: Sequence[Entry], width: int) -> list[Text]:
    """The same beside each other."""
    return in_columns([line for e in entries for line in one_a_line([e], 10_000)], width)


def grouped(entries: Sequence[Entry]) -> dict[str, list[Entry]]:
    """Options that differ in the last part of their notation only, together."""
    groups: dict[str, list[Entry]] = {}
    for e in entries:
        match = LAST_PART.fullmatch(e.notation)
        groups.setdefault(match[1] if match else e.notation, []).append(e)
    return groups


def grouped_by_text(entries: Sequence[Entry], width: int) -> list[Text]:
    """A group a line: what their texts have in common, then the numbers with what differs."""
    lines: list[Text] = []
    for group in grouped(entries).values():
        lines += flowing(said_together(group), width, indent=5)
    return lines


def said_together(group: Sequence[Entry]) -> list[Text]:
    """What the texts of a group have in common, then each number with what differs."""
    before, after = shared([e.text for e in group]) if len(group) > 1 else ("", "")
    head = f"{before}…{after}".strip(" …:") if not after else f"{before}…{after}".strip()
    pieces: list[Text] = []
    for e in group:
        item = e.text[len(before) : len(e.text) - len(after)].strip() or e.text
        pieces.append(Text.assemble((f"{e.number})", NUMBER), " ", item))
    if head:
        pieces[0] = Text.assemble((f"{head}: ", HEAD), pieces[0])
    return pieces


def shared(texts: Sequence[str]) -> tuple[str, str]:
    """The beginning and the end that all texts have in common, in whole words."""
    before = common_start(texts)
    before = before[: before.rfind(" ") + 1]
    ends = [text[len(before) :][::-1] for text in texts]
    after = common_start(ends)[::-1]
    cut = after.find(" ")
    return before, after[cut:] if cut >= 0 else ""


def common_start(texts: Sequence[str]) -> str:
    first, last = min(texts), max(texts)
    n = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    return first[:n]


def by_place(entries: Sequence[Entry], said: Said) -> list[Text]:
    """Only where something can be done, and how much; what stands alone is listed as it is."""
    places: dict[str, list[Entry]] = {}
    for e in entries:
        places.setdefault(e.notation.split("→")[0].split(" ")[-1].split("#")[0], []).append(e)
    if len(places) < 2:
        return [piece for group in grouped(entries).values() for piece in said_together(group)]
    pieces: list[Text] = []
    for place, group in places.items():
        if len(group) == 1:
            pieces += said_together(group)
        else:
            pieces.append(Text.assemble((said(place), HEAD), (f" ×{len(group)}", SAID)))
    return pieces


def flowing(pieces: Sequence[Text], width: int, indent: int = 1) -> list[Text]:
    """Pieces one after the other, broken into lines between them."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= width:
            lines[-1].append("  ").append_text(piece)
        else:
            line = Text(" " * (indent if lines else min(indent, 1)))
            first, *others = broken(piece, width - line.cell_len, width - indent)
            lines += [line.append_text(first), *[Text(" " * indent).append_text(other) for other in others]]
    return lines
