"""Tables that an older version kept go on, and their logs still say what happened."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import msgspec

import tidewood
from tidewood.server import keeping
from tidewood.server.live import START
from tidewood.server.messages import ALL_LANGS
from tidewood.server.packing import packed, unpacked
from tidewood.server.storage import Listing, Seat, Secret, Snapshot, Table

NOW = datetime(2026, 11, 16, tzinfo=UTC)
SAVED = (Path(__file__).parents[1] / "files" / "older" / "spirit-island-before-expansions.json").read_text("utf-8")
HELD = "Lightning’s Boon is in force for p1 until the turn ends."


def listing() -> Listing:
    data = json.loads(SAVED)
    table = Table(
        id="t", game="spirit-island", setup=data["setup"], seed=Secret(data["seed"]), host="browser", created=NOW
    )
    seats = (Seat(table="t", player="p1", kind="human", name="Ada", holder="browser"),)
    return Listing(table=table, seats=seats, seq=0, changed=NOW)


def lines() -> list[list[object]]:
    return [[n, 0, False, None, event, None] for n, event in enumerate(json.loads(SAVED)["events"])]


def rows() -> list[list[object]]:
    record = tidewood.load(SAVED).answers_in_notation()
    return [[*line.split(": ", 1), False, n + 1, NOW, 0] for n, line in enumerate(record)]


def told(live) -> list[str]:
    return [msgspec.json.decode(msgspec.json.encode(line.seen(live.game, 0, ALL_LANGS)))["text"]["en"]
            for line in live.lines]  # fmt: skip


def test_a_table_that_was_kept_whole_names_the_rules_that_held():
    kept = msgspec.json.encode([1, SAVED, rows(), lines(), len(lines()), ["", []], None, None, "running"]).decode()
    stored = Snapshot(table="t", seq=0, save=Secret(kept), rules="1", log=None)
    assert HELD in told(keeping.restore(listing(), stored, []))


def test_so_does_one_that_was_kept_in_parts():
    game = tidewood.load(SAVED)
    position = [game.position(), None, len(rows()), len(rows()), ["", []], None, None, "running"]
    part = [START, 0, 0, lines(), 0, rows(), 0, json.loads(SAVED)["answers"]]
    log = Secret(packed(msgspec.json.encode(part)))
    stored = Snapshot(table="t", seq=1, save=Secret(packed(msgspec.json.encode(position))), rules="1", log=log)
    _, parts = keeping.Log({1: stored.log}).chain(1)
    live = keeping.restore(listing(), stored, parts)
    assert HELD in told(live)
    again = keeping.snapshot(keeping.due(live))  # what is kept from now on has the numbers of now
    assert msgspec.json.decode(unpacked(again.log.reveal()))[-1] is True
