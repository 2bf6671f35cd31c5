"""Save files: JSON with the snapshot, the set-up, the answers and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tidewood.files.limits import as_text
from tidewood.kernel.errors import BadFile
from tidewood.language import Message

FORMAT = "tidewood-save"
VERSION = 1


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


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Save)


def write(
    game: str,
    rules: str,
    seed: int | str,
    setup: Mapping[str, object],
    origin: Mapping[str, Any] | None,
    snapshot: Mapping[str, object],
    answers: Sequence[tuple[int, int, int]],
    events: Sequence[tuple[str, tuple[int, ...], tuple[int, ...], int]],
) -> str:
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": rules,
        "seed": seed,
        "setup": setup,
        "origin": origin,
        "snapshot": snapshot,
        "answers": answers,
        "events": events,
    }
    return _ENCODER.encode(data).decode()


def encoded(data: object) -> bytes:
    return _ENCODER.encode(data)


def read(content: str | bytes) -> Save:
    text = as_text(content, "save")
    try:
        data = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadFile(Message("error.no-save", {"why": str(error)})) from None
    except RecursionError:
        raise BadFile(Message("error.nested")) from None
    if data.format != FORMAT:
        raise BadFile(Message("error.save-format", {"found": repr(data.format), "expected": repr(FORMAT)}))
    if data.version != VERSION:
        raise BadFile(Message("error.save-version", {"version": data.version, "own": VERSION}))
    return data
