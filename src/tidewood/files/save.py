"""Save files: JSON with the snapshot, the set-up, the answers and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tidewood.kernel.errors import BadFile
from tidewood.language import Message

if TYPE_CHECKING:
    from tidewood.files.save_format import Save

FORMAT = "tidewood-save"
VERSION = 1


def write(
    game: str,
    rules: str,
    seed: int | str,
    setup: Mapping[str, object],
    origin: Mapping[str, Any] | None,
    snapshot: Mapping[str, object],
    answers: Sequence[tuple[int, int, int]],
    events: Sequence[tuple[str, tuple[int, ...], tuple[int, ...], int]],
    sources: str = "",
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
    if sources:
        data["sources"] = sources
    return encoded(data).decode()


def encoded(data: object) -> bytes:
    from tidewood.files.save_format import ENCODER  # msgspec takes a third of the time of `import tidewood`

    return ENCODER.encode(data)


def read(content: str | bytes) -> Save:
    from tidewood.files.save_format import decoded  # only who has a save waits for it

    data = decoded(content)
    if data.format != FORMAT:
        raise BadFile(Message("error.save-format", {"found": repr(data.format), "expected": repr(FORMAT)}))
    if data.version != VERSION:
        raise BadFile(Message("error.save-version", {"version": data.version, "own": VERSION}))
    return data
