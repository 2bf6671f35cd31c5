"""Time for each answer: shown, kept, and never played for anybody."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.server.running import QUICK, Running, sqlite


def until(state: dict, player: str) -> datetime:
    found = next(one for one in state["waiting"] if one["player"] == player)
    return datetime.fromisoformat(found["until"])


def test_no_clock_is_the_rule_and_a_clock_says_until_when(tmp_path):
    server = Running(sqlite(tmp_path))
    try:
        ada = server.browser()
        table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
        assert ada.state(table, "p1")["clock"] is None
        for kind, seconds in (("generous", 600), ("correspondence", 259_200)):
            table = ada.opens("me", "me", setup={"start_player": "p1"}, clock=kind)["table"]
            state = ada.state(table, "p1")
            assert state["clock"] == {"kind": kind, "seconds": seconds}
            since = datetime.fromisoformat(state["waiting"][0]["since"])
            assert (until(state, "p1") - since).total_seconds() == seconds
        assert ada.post("/api/tables", game="the-island", seats=[{"kind": "me"}], clock="blitz").status_code == 400
    finally:
        server.stop()


@pytest.mark.parametrize("every", [1, 100])
def test_a_clock_goes_on_after_a_restart(tmp_path, every):
    how = replace(QUICK, snapshot_every=every)
    server = Running(sqlite(tmp_path), how)
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"}, clock="generous")
    table = opened["table"]
    before = server.tables.loaded()[0].table.created
    ben.joins(opened["links"]["p2"], "Ben")
    assert server.tables.loaded()[0].asked_since["p1"] > before, "nobody could answer before he came"
    ada.answers(table)
    asked = server.tables.loaded()[0].asked_since
    ada.done(f"/api/tables/{table}/seats/p1", name="Ada")
    assert server.tables.loaded()[0].asked_since == asked, "a new name buys no time"
    server.stop()
    server = Running(sqlite(tmp_path), how)
    try:
        again = ada.moved_to(server.url)
        state = again.state(table)
        assert state["clock"]["kind"] == "generous"
        assert server.tables.loaded()[0].asked_since == asked
    finally:
        server.stop()


def test_when_time_is_up_nothing_is_played_but_anybody_may_hand_the_seat_to_a_bot(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, absent_host=0.0, time_generous=0.0))
    try:
        ada, ben = server.browser(), server.browser()
        opened = ada.opens("me", "open", setup={"start_player": "p1"}, clock="generous")
        table = opened["table"]
        ben.joins(opened["links"]["p2"], "Ben")
        here = ada.stream(table)
        state = ben.state(table)
        assert until(state, "p1") <= datetime.now(UTC), "her time is up"
        assert state["answers"] == 0 and state["seats"]["p1"]["kind"] == "human"
        ada.answers(table)  # late, but she may
        ben.done(f"/api/tables/{table}/seats/p1", to="bot", bot="random")
        here.until(lambda: here.state["seats"]["p1"]["kind"] == "bot")
        assert ben.post(f"/api/tables/{table}/seats/p1", to="bot").json()["error"]["code"] == "not-absent"
        here.close()
    finally:
        server.stop()


def test_being_away_says_nothing_in_a_correspondence_game(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, absent_host=0.0, absent_all=0.0))
    try:
        ada, ben = server.browser(), server.browser()
        opened = ada.opens("me", "open", clock="correspondence")
        ben.joins(opened["links"]["p2"], "Ben")
        refused = ada.post(f"/api/tables/{opened['table']}/seats/p2", to="bot")
        assert refused.json()["error"]["code"] == "not-absent"
    finally:
        server.stop()
