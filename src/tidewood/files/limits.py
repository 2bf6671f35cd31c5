"""What a file from outside may at most be."""

from __future__ import annotations

from tidewood.kernel.errors import BadFile
from tidewood.language import Message, Thing

MAX_BYTES = 8 * 1024 * 1024


def as_text(content: str | bytes, what: str, most: int = MAX_BYTES) -> str:
    """The text of a file, if it is text and not too large."""
    if len(content) > most:
        raise BadFile(
            Message("error.too-large", {"what": Thing("file", what), "n": f"{len(content):,}", "most": f"{most:,}"})
        )
    if isinstance(content, str):
        return content
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        values = {"what": Thing("file", what), "why": error.reason, "at": error.start}
        raise BadFile(Message("error.not-text", values)) from None
