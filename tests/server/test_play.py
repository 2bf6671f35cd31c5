"""Whole games over real sockets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tidewood
from tests.server.running import Running, sqlite
from tests.waiting import wait_until


def test_a_whole_game_against_bots_over_a_stream(server):
    ada = server.browser()
    table = ada.opens("me", "random", "random", name="Friday")["table"]
    stream = ada.stream(table, "p1")
    assert stream.state["name"] == "Friday"
    assert stream.state["host"] and stream.state["mine"] == ["p1"]
    assert stream.state["seats"]["p3"] == {"kind": "bot", "name": "", "bot": "random"}
    stream.plays_to_the_end()
    assert set(stream.state["outcome"]["scores"]) == {"p1", "p2", "p3"}
    assert stream.state["view"] == ada.state(table, "p1")["view"], "patches and the whole state agree"
    lines = stream.state["log"]
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert all(set(line["text"]) == {"en", "de", "fr"} for line in lines)
    record = ada.get(f"/api/tables/{table}/record").text
    assert tidewood.replay(record).outcome == stream.state["outcome"]
    stream.close()


def test_an_answer_is_one_patch_and_one_ack(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    stream = ada.stream(table, "p1")
    before = len(stream.heard)
    version = stream.state["version"]
    assert stream.answer()["version"] == version + 1
    assert [message["type"] for message in stream.heard[before:]] == ["patch", "ack"]
    patch = stream.heard[before]
    assert (patch["from"], patch["version"], patch["by"]) == (version, version + 1, "p1")
    stream.close()


def test_two_browsers_with_reload_lost_connection_and_restart_in_the_middle_of_an_effect(tmp_path):
    """The placing of an adventurer is one effect with two questions; the server ends between them."""
    database = sqlite(tmp_path)
    server = Running(database)
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    table = opened["table"]
    assert ada.state(table)["waiting"][0]["player"] == "p2"
    assert ada.state(table)["decision"] is None, "it waits for Ben"
    ben.joins(opened["links"]["p2"], "Ben")
    one, two = ada.stream(table), ben.stream(table)
    assert two.state["seats"]["p2"] == {"kind": "human", "name": "Ben", "online": True}
    one.answer("place D4")
    asked = one.state["decision"]
    assert all(option["notation"].startswith("value") for option in asked["options"])
    version = one.state["version"]
    server.stop()

    server = Running(database)
    ada, ben = ada.moved_to(server.url), ben.moved_to(server.url)
    one = ada.stream(table)
    assert one.state["version"] == version
    assert one.state["decision"] == asked, "the very same question"
    one.answer("value 6")
    two = ben.stream(table)
    for _ in range(40):
        for mine, other in ((one, two), (two, one)):
            if mine.is_asked:
                mine.answer()
                other.until(lambda mine=mine, other=other: other.state["version"] == mine.state["version"])
    two.socket.socket.close()  # without a goodbye
    wait_until(lambda: "online" not in ada.state(table)["seats"]["p2"])
    two = ben.stream(table)
    assert two.state["view"] == ben.state(table)["view"]
    while not one.is_over:
        for mine, other in ((one, two), (two, one)):
            if mine.is_asked:
                mine.answer()
                other.until(lambda mine=mine, other=other: other.state["version"] == mine.state["version"])
    assert two.state["outcome"] == one.state["outcome"]
    server.stop()


def test_a_rebuilt_table_is_the_table_that_was(tmp_path):
    """Whatever happened, undo and seats included: a server that reads it back says the same."""
    database = sqlite(tmp_path)
    server = Running(database)
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    for i in range(45):
        state = ada.state(table, "p1")
        player = state["waiting"][0]["player"]
        ada.answers(table, player)
        if i % 13 == 12:
            ada.done(f"/api/tables/{table}/undo", player=player, to=state["answers"] - 2)
    ada.done(f"/api/tables/{table}/redo", player=player) if ada.state(table, player)["undo"]["redo"] else None
    ada.done(f"/api/tables/{table}/seats/p2", name="Ben")
    before = [ada.state(table, p) for p in ("p1", "p2")]
    listed = [ada.get(f"/api/tables/{table}/timeline", player=p).json() for p in ("p1", "p2")]
    then = ada.get(f"/api/tables/{table}/timeline", player="p2", at=11).json()
    server.stop()
    server = Running(database)
    ada = ada.moved_to(server.url)
    after = [ada.state(table, p) for p in ("p1", "p2")]
    for one, two in zip(before, after, strict=True):
        one.pop("links"), two.pop("links")  # their secrets are kept hashed only
        assert one == two
    assert [ada.get(f"/api/tables/{table}/timeline", player=p).json() for p in ("p1", "p2")] == listed
    assert ada.get(f"/api/tables/{table}/timeline", player="p2", at=11).json() == then
    server.stop()


def test_the_example_bot_plays_a_game(server):
    example = Path(__file__).parents[2] / "examples" / "bot_over_http.py"
    assert len(example.read_text().splitlines()) < 60
    invited = server.browser().opens("open", game="everdell")["links"]["p1"]  # alone: a short game
    told = subprocess.run(
        [sys.executable, "-I", str(example), server.url + invited],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "winners:" in told.stdout


def test_the_example_bot_opens_a_table_of_its_own(server):
    example = Path(__file__).parents[2] / "examples" / "bot_over_http.py"
    before = {live.id for live in server.tables.loaded()}
    going = subprocess.Popen([sys.executable, "-I", str(example), server.url])
    try:
        wait_until(lambda: any(live.seq > 2 for live in server.tables.loaded() if live.id not in before))
    finally:
        going.kill()
        going.wait()


def test_texts_in_the_languages_a_stream_asks_for(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    stream = ada.stream(table, "p1", "lang=fr")
    assert set(stream.state["decision"]["prompt"]) == {"fr"}
    assert set(stream.state["decision"]["options"][0]["text"]) == {"fr"}
    assert all(set(line["text"]) == {"fr"} for line in stream.state["log"])
    stream.close()


@pytest.mark.parametrize(
    "header,word", [("de-AT,de;q=0.9", "nicht möglich"), ("fr", "pas possible"), ("es", "not possible")]
)
def test_a_refusal_speaks_the_language_of_the_browser(server, header, word):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    ada.http.headers["accept-language"] = header
    answer = ada.post(f"/api/tables/{table}/answers", player="p1", version=0, answer="fly")
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "not-open" and word in error["message"]
    assert "place D4" in error["allowed"]
