"""Marks beside the view: for whoever looks at a table, in patches like the rest, and not for programs."""

from __future__ import annotations

from copy import deepcopy


def test_marks_lie_beside_the_view_and_follow_it_in_patches(server):
    ada = server.browser()
    table = ada.opens("me", "me", game="everdell")["table"]
    one, two = ada.stream(table, "p1", "lang=en,ids"), ada.stream(table, "p2", "lang=de")
    program = ada.stream(table, "p1", "lang=none")
    assert one.state["marks"]["plays"] and two.state["marks"]["plays"]
    assert "marks" not in one.state["view"]
    assert program.state["marks"] is None
    changed = 0
    for _ in range(6):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        before = deepcopy(one.state["marks"])
        version = ada.answers(table, player, lambda state: state["decision"]["options"][0]["notation"])
        for stream, seat in ((one, "p1"), (two, "p2"), (program, "p1")):
            stream.until(lambda stream=stream, version=version: stream.state["version"] == version)
            if stream is not program:
                assert stream.state["marks"] == ada.state(table, seat, lang="en")["marks"]
        changed += one.state["marks"] != before
    assert changed
    heard = [path[0] for message in program.heard if message["type"] == "patch" for path, _ in message.get("set", [])]
    assert program.state["marks"] is None and "marks" not in heard
    for stream in (one, two, program):
        stream.close()


def test_a_wrong_answer_among_several_changes_nothing_and_is_named(server):
    ada = server.browser()
    table = ada.opens("me", "me", game="everdell")["table"]
    player = ada.state(table, "p1")["waiting"][0]["player"]
    before = ada.state(table, player)
    said = ["visit haven", "discard nobody"]
    told = ada.post(f"/api/tables/{table}/answers", player=player, version=before["version"], answers=said)
    assert told.status_code == 409
    assert told.json()["error"]["which"] == 1 and told.json()["error"]["allowed"]
    assert ada.state(table, player) == before


def test_a_line_of_the_log_says_whose_it_is_in_which_turn_and_what_it_speaks_of(server):
    ada = server.browser()
    table = ada.opens("me", "me", game="everdell")["table"]
    for _ in range(3):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        ada.answers(table, player, lambda state: state["decision"]["options"][0]["notation"])
    log = ada.state(table, "p1", lang="en")["log"]
    turns = [line for line in log if line["kind"] == "turn"]
    assert [line["turn"] for line in turns] == [1, 2, 3, 4]
    visits = [line for line in log if line["kind"] == "visits"]
    assert [line["turn"] for line in visits] == [1, 2, 3]
    assert [line["player"] for line in visits] == [line["player"] for line in turns[:3]]
    assert visits[0]["refs"] == [f"player:{visits[0]['player']}", "place:basic-3-twigs"]
    assert all("refs" not in line for line in ada.state(table, "p1", lang="en,ids")["log"])
