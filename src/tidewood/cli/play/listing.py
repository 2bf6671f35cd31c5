"""Listing options so that they fit: one a line, or grouped, or only what they are about."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from tidewood.cli.lines import broken, folded
from tidewood.cli.play.choosing import Entry, range_of
from tidewood.cli.words import Words

NUMBER = "bold"
HEAD = "italic"
SAID = "dim"
LAST_PART = re.compile(r"(.*[ →])([^ →]+)")


def listed(entries: Sequence[Entry], words: Words, width: int, height: int) -> list[Text]:
    """All options in at most so many lines, as readable as there is room for."""
    numbers = range_of(entries)
    if numbers is not None:
        return [Text(words("play.type-number", low=numbers[0], high=numbers[1]), style=SAID)]
    ways: tuple[Callable[[], list[Text]], ...] = (
        lambda: one_a_line(entries, width),
        lambda: grouped_by_text(entries, width),
        lambda: flowing(by_notation(entries), width),
    )
    for way in ways:
        lines = way()
        if len(lines) <= height:
            return lines
    hint = Text(words("play.more-options", n=len(entries)), style=SAID)
    hint.truncate(width, overflow="ellipsis")
    places = by_place(entries)
    # One place says nothing; and where each has one option only, the options themselves are shorter.
    shorter = flowing(places, width)
    lines = shorter if len(places) > 2 and len(shorter) < len(lines) else lines
    if len(lines) > height - 1:
        lines = lines[: max(height - 2, 1)]
        lines[-1].truncate(width - 2)
        lines[-1].append(" …")
    return [*lines, hint]


def one_a_line(entries: Sequence[Entry], width: int) -> list[Text]:
    longest = max((cell_len(e.text) for e in entries), default=0)
    lines: list[Text] = []
    for e in entries:
        first, *others = folded(e.text, width, 5)
        line = Text.assemble((f"{e.number:>4} ", NUMBER), first[5:])
        if e.notation.casefold() != e.text.casefold() and 5 + longest + 3 + cell_len(e.notation) <= width:
            line.append(" " * (longest - cell_len(e.text) + 3)).append(e.notation, SAID)
        lines += [line, *[Text(other) for other in others]]
    return lines


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
        pieces: list[Text] = []
        if len(group) == 1:
            pieces.append(Text.assemble((f"{group[0].number:>4} ", NUMBER), group[0].text))
        else:
            before, after = shared([e.text for e in group])
            head = f"{before}…{after}".strip(" …:") if not after else f"{before}… {after}".strip()
            pieces.append(Text(f"     {head}:" if head else "    ", HEAD))
            for e in group:
                item = e.text[len(before) : len(e.text) - len(after)].strip() or e.notation
                pieces.append(Text.assemble((f"{e.number} ", NUMBER), item))
        lines += flowing(pieces, width, indent=7)
    return lines


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


def by_notation(entries: Sequence[Entry]) -> list[Text]:
    """Heads in notation, each followed by its options; all in one flow."""
    pieces: list[Text] = []
    for head, group in grouped(entries).items():
        if len(group) == 1:
            pieces.append(Text.assemble((f"{group[0].number} ", NUMBER), group[0].notation))
            continue
        for i, e in enumerate(group):
            piece = Text.assemble((f"{e.number} ", NUMBER), e.notation[len(head) :])
            pieces.append(Text.assemble((f"{head.strip()} ", HEAD), piece) if i == 0 else piece)
    return pieces


def by_place(entries: Sequence[Entry]) -> list[Text]:
    """Only where something can be done, and how much; what stands alone is listed as it is."""
    places: dict[str, list[Entry]] = {}
    for e in entries:
        places.setdefault(e.notation.split("→")[0].split(" ")[-1], []).append(e)
    pieces: list[Text] = []
    for place, group in places.items():
        if len(group) == 1:
            pieces.append(Text.assemble((f"{group[0].number} ", NUMBER), group[0].notation))
        else:
            pieces.append(Text.assemble((place, HEAD), (f" ×{len(group)}", SAID)))
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
