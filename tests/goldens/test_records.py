"""Records from before there were picks lead to the same log and outcome.

Things were picked one by one then, in table order, and nobody named what was forced. Each file is such a record; below
it, as comments, stand the events that came of it, as data, and the outcome.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tidewood
from tidewood import Game

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


def came_of(game: Game) -> list[str]:
    events = [f"# {json.dumps(as_it_was(*event.plain()))}" for event in game.log]
    return [*events, f"# {json.dumps(without_parts(game.outcome))}"]


def without_parts(outcome: Any) -> Any:
    """The count as it was before its lines said what they are made of."""
    for score in outcome["scores"].values():
        score["lines"] = [{key: part for key, part in line.items() if key != "parts"} for line in score["lines"]]
    return outcome


def as_it_was(kind: str, args: Any, secret: Any, audience: int) -> tuple[Any, ...]:
    """An event as it was told before Phantomia gave her reasons exactly: webs and missing places were no free place."""
    if kind in ("she-cannot", "she-falls-back") and args[-1] in (9, 10):
        return kind, [*args[:-1], 2], secret, audience
    return "she-goes-on" if kind == "she-is-kept-off" else kind, args, secret, audience


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_leads_to_what_it_did(path):
    text = path.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if line.startswith("# ")]
    game = tidewood.replay(text)
    assert game.is_over
    assert came_of(game) == kept
