"""What a file from outside may at most be."""

from __future__ import annotations

from tidewood.kernel.errors import BadFile

MAX_BYTES = 8 * 1024 * 1024


def as_text(content: str | bytes, what: str, most: int = MAX_BYTES) -> str:
    """The text of a file, if it is text and not too large."""
    if len(content) > most:
        raise BadFile(f"the {what} has {len(content):,} bytes; at most {most:,} are read")
    if isinstance(content, str):
        return content
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"the {what} is not UTF-8 text: {error.reason} at byte {error.start}") from None
