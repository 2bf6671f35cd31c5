"""Breaking text into lines, between words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text


def folded(text: str, width: int, indent: int) -> list[str]:
    """A paragraph in lines. They break at plain blanks only, since French marks stand behind blanks that do not."""
    lines = [" " * indent]
    for word in [word for word in text.replace("\n", " ").split(" ") if word]:
        if cell_len(lines[-1]) + 1 + cell_len(word) > width and lines[-1].strip():
            lines.append(" " * indent)
        lines[-1] += word if not lines[-1].strip() else f" {word}"
    return lines


def in_lines(
    head: str | Text, parts: Sequence[str | Text], width: int, between: str = ", ", indent: int = 2
) -> list[Text]:
    """A list with a name in as many lines as it needs; none where it is empty. Parts stay whole if they can."""
    if not parts:
        return []
    lines = [Text(head) if isinstance(head, str) else head.copy()]
    for i, given in enumerate(parts):
        part = Text(given) if isinstance(given, str) else given.copy()
        if i < len(parts) - 1:
            part.append(between.rstrip() if between.strip() else "")
        room = width - lines[-1].cell_len - (1 if between.strip() else len(between))
        if i and part.cell_len > room:
            lines.append(Text(" " * indent))
        elif i:
            lines[-1].append(between[len(between.rstrip()) :])
        first, *others = broken(part, width - lines[-1].cell_len, width - indent)
        lines[-1].append_text(first)
        lines += [Text(" " * indent).append_text(line) for line in others]
    return lines


def broken(text: Text, first: int, others: int) -> list[Text]:
    """A text in lines, the first of which may have another width; the styles stay. Only a word that is longer than a
    line is broken itself.
    """
    lines: list[Text] = []
    rest = text
    room = first
    while rest.cell_len > room:
        at = rest.plain.rfind(" ", 1, max(room, 0) + 1)
        if at <= 0:
            word = (rest.plain.split(" ") or [""])[0]
            at = 0 if room < others and cell_len(word) <= others else max(room, 1)
        lines.append(rest[:at])
        rest = rest[at:]
        while rest.plain.startswith(" "):
            rest = rest[1:]
        room = max(others, 1)
    return [*lines, rest]


def in_columns(entries: Sequence[Text], width: int) -> list[Text]:
    """Entries below each other in as many columns as fit."""
    wide = max([entry.cell_len for entry in entries], default=0) + 2
    n = max((width + 1) // wide, 1)
    lines: list[Text] = []
    for i in range(0, len(entries), n):
        line = Text()
        for entry in entries[i : i + n]:
            line.append(" " * (-line.cell_len % wide)).append_text(entry)
        lines.append(line)
    return lines
