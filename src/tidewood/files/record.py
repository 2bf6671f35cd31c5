"""Records: a game as text, one answer a line in notation, like a chess game in PGN.

The head has one `[key value]` a line with JSON values; then come the answers, `p1: place D4`. Lines from `#` on are
comments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tidewood.files.limits import as_text
from tidewood.kernel.errors import BadFile
from tidewood.language import Message

HEAD = re.compile(r"\[([a-z_]+) (.*)\]")
FIXED_KEYS = ("tidewood", "game", "rules", "seed", "picks", "origin")


class Record(NamedTuple):
    game: str
    rules: str
    seed: int | str
    setup: dict[str, object]
    origin: dict[str, Any] | None
    answers: list[tuple[int, str]]  # line number, answer
    picks: bool  # whether it was written since there are picks


def write(
    game: str,
    rules: str,
    seed: int | str,
    setup: Mapping[str, object],
    origin: Mapping[str, Any] | None,
    answers: Sequence[str],
    picks: bool,
) -> str:
    head: dict[str, object] = {"tidewood": 1, "game": game, "rules": rules, "seed": seed}
    if picks:
        head["picks"] = "sets"
    if origin:
        head["origin"] = origin
    head |= {f"setup_{key}": value for key, value in setup.items()}
    lines = [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in head.items()]
    return "\n".join([*lines, "", *answers]) + "\n"


def wrong(id: str, **values: Any) -> BadFile:
    return BadFile(Message(f"error.{id}", values))


def read(content: str | bytes) -> Record:
    head: dict[str, Any] = {}
    setup: dict[str, object] = {}
    answers: list[tuple[int, str]] = []
    for number, raw in enumerate(as_text(content, "record").splitlines(), 1):
        line = raw.split(" #")[0].strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            match = HEAD.fullmatch(line)
            if match is None or answers:
                raise wrong("head-line", line=number, text=repr(line[:60]))
            key = match[1]
            try:
                value = json.loads(match[2])
            except (ValueError, RecursionError):
                raise wrong("head-json", line=number, key=repr(key)) from None
            if key.startswith("setup_"):
                setup[key.removeprefix("setup_")] = value
            elif key in FIXED_KEYS:
                head[key] = value
            else:
                raise wrong("head-unknown", line=number, key=repr(key), known=list(FIXED_KEYS))
        else:
            answers.append((number, line))
    for key in ("tidewood", "game", "rules", "seed"):
        if key not in head:
            raise wrong("head-lacks", key=key)
    if head["tidewood"] != 1:
        raise wrong("record-version", version=repr(head["tidewood"]))
    origin = head.get("origin")
    seed = head["seed"]
    if not isinstance(head["game"], str) or isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise wrong("head-game")
    if origin is not None and not isinstance(origin, dict):
        raise wrong("head-origin")
    return Record(head["game"], str(head["rules"]), seed, setup, origin, answers, "picks" in head)
