"""Records from before there were picks lead to the same log and outcome.

Things were picked one by one then, in table order, and nobody named what was forced. Each file is such a record; below
it, as comments, stand the events that came of it, as data, and the outcome.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tidewood
from tidewood import Game

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


def came_of(game: Game) -> list[str]:
    events = [f"# {json.dumps(event.plain())}" for event in game.log]
    return [*events, f"# {json.dumps(game.outcome)}"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_leads_to_what_it_did(path):
    text = path.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if line.startswith("# ")]
    game = tidewood.replay(text)
    assert game.is_over
    assert came_of(game) == kept
