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
                raise BadFile(f'record line {number}: {line[:60]!r} is no head line such as [game "the-island"]')
            key = match[1]
            try:
                value = json.loads(match[2])
            except (ValueError, RecursionError):
                raise BadFile(f"record line {number}: the value of {key!r} is not JSON") from None
            if key.startswith("setup_"):
                setup[key.removeprefix("setup_")] = value
            elif key in FIXED_KEYS:
                head[key] = value
            else:
                raise BadFile(
                    f"record line {number}: unknown head line {key!r}; known are {', '.join(FIXED_KEYS)} and setup_…"
                )
        else:
            answers.append((number, line))
    for key in ("tidewood", "game", "rules", "seed"):
        if key not in head:
            raise BadFile(f"not a record: its head lacks [{key} …]")
    if head["tidewood"] != 1:
        raise BadFile(f"the record has version {head['tidewood']!r}; this program reads version 1")
    origin = head.get("origin")
    seed = head["seed"]
    if not isinstance(head["game"], str) or isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadFile("the head of the record has a game that is no text, or a seed that is neither number nor text")
    if origin is not None and not isinstance(origin, dict):
        raise BadFile("the head of the record has an origin that is no object")
    return Record(head["game"], str(head["rules"]), seed, setup, origin, answers, "picks" in head)
