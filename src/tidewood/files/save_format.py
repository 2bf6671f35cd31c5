"""The shape of a save file, and what reads and writes it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tidewood.files.limits import as_text
from tidewood.kernel.errors import BadFile
from tidewood.language import Message


class Save(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    rules: str
    seed: int | str
    setup: dict[str, Any]
    snapshot: dict[str, Any]
    answers: list[tuple[int, int, int]]  # option, who answered, marks
    events: list[tuple[str, tuple[int, ...], tuple[int, ...], int]]
    origin: dict[str, Any] | None = None
    sources: str = ""  # by which it was written; older ones do not say


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Save)


def decoded(content: str | bytes) -> Save:
    text = as_text(content, "save")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadFile(Message("error.no-save", {"why": str(error)})) from None
    except RecursionError:
        raise BadFile(Message("error.nested")) from None
