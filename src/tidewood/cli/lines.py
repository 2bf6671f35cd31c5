"""Breaking text into lines."""

from __future__ import annotations

from rich.cells import cell_len


def folded(text: str, width: int, indent: int) -> list[str]:
    """A paragraph in lines."""
    lines = [" " * indent]
    for word in text.split():
        if cell_len(lines[-1]) + 1 + cell_len(word) > width and lines[-1].strip():
            lines.append(" " * indent)
        lines[-1] += word if not lines[-1].strip() else f" {word}"
    return lines
