"""Several answers in one step: all or none, one undo, one acknowledgement, one entry in the store."""

from __future__ import annotations

import threading

import httpx
import pytest

from tests.server.running import Apart, Browser, Running, sqlite
from tests.waiting import wait_until

PLACED = ["place D4", "value 6"]


@pytest.fixture
def table(server) -> tuple[Browser, str]:
    ada = server.browser()
    return ada, ada.opens("me", "me", setup={"start_player": "p1"})["table"]


def step(browser: Browser, table: str, answers: list[str], player: str = "p1") -> httpx.Response:
    version = browser.state(table, player)["version"]
    return browser.post(f"/api/tables/{table}/answers", player=player, version=version, answers=answers)


def test_over_http_it_is_one_version_and_as_many_answers(table):
    ada, id = table
    before = ada.state(id, "p1")
    assert step(ada, id, PLACED).json() == {"version": before["version"] + 1, "done": True}
    state = ada.state(id, "p1")
    assert state["version"] == before["version"] + 1
    assert state["answers"] == 2
    assert state["waiting"][0]["player"] == "p2"


def test_over_the_stream_it_is_one_patch_and_one_ack(table):
    ada, id = table
    stream = ada.stream(id, "p1")
    before = len(stream.heard)
    stream.send(type="answer", id=7, version=stream.state["version"], answers=PLACED)
    stream.until(lambda: stream.heard[-1]["type"] == "ack")
    assert [message["type"] for message in stream.heard[before:]] == ["patch", "ack"]
    assert stream.state["answers"] == 2
    assert stream.state["view"] == ada.state(id, "p1")["view"]
    stream.close()


def test_it_is_taken_back_and_brought_back_as_one(table):
    ada, id = table
    before = ada.state(id, "p1")
    step(ada, id, PLACED)
    undo = ada.state(id, "p1")["undo"]
    assert (undo["to"], undo["free"], undo["own"]) == (0, 2, 2)
    ada.done(f"/api/tables/{id}/undo", player="p1", to=1)  # in the middle of it: all of it goes
    state = ada.state(id, "p1")
    assert (state["answers"], state["undo"]["redo"]) == (0, 2)
    assert state["view"] == before["view"] and state["decision"] == before["decision"]
    ada.done(f"/api/tables/{id}/redo", player="p1")
    state = ada.state(id, "p1")
    assert (state["answers"], state["undo"]["to"]) == (2, 0)


@pytest.mark.parametrize(
    "answers,which,allowed",
    [
        (["fly", "value 6"], 0, "place D4"),
        (["place D4", "value 99"], 1, "value 6"),
        (["place D4", "value 99", "value 6"], 1, "value 6"),
        (["place D4", "place D5"], 1, "value 6"),
    ],
)
def test_a_wrong_one_is_refused_by_its_number_and_nothing_happens(table, answers, which, allowed):
    ada, id = table
    before = ada.state(id, "p1")
    told = step(ada, id, answers)
    assert told.status_code == 409
    error = told.json()["error"]
    assert (error["code"], error["which"]) == ("not-open", which)
    assert allowed in error["allowed"] and answers[which] in error["message"]
    assert f"Answer {which + 1} of {len(answers)}" in error["message"]
    assert ada.state(id, "p1") == before


def test_it_ends_where_another_player_is_asked(table):
    ada, id = table
    before = ada.state(id, "p1")
    error = step(ada, id, [*PLACED, "place D5"]).json()["error"]
    assert (error["code"], error["which"]) == ("not-your-turn", 2)
    assert ada.state(id, "p1") == before


def test_what_is_turned_up_cannot_be_learned_by_a_step_that_fails(server):
    """What is open after a reveal tells what was revealed: an answer that would tell is only taken as the last one."""
    ada = server.browser()
    id = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    while True:
        state = ada.state(id, "p1")
        player = state["waiting"][0]["player"]
        decision = ada.state(id, player)["decision"]
        removes = [o["notation"] for o in decision["options"] if o["notation"].startswith("remove")]
        if removes:
            break
        ada.answers(id, player, lambda state: state["decision"]["options"][-1]["notation"])
    before = ada.state(id, player)
    told = step(ada, id, [removes[0], "nonsense"], player)
    error = told.json()["error"]
    assert (error["code"], error["which"]) == ("not-together", 0)
    assert "allowed" not in error
    assert ada.state(id, player) == before
    assert step(ada, id, removes[:1], player).status_code == 200


def test_a_preview_shows_what_the_whole_step_does(table):
    ada, id = table
    state = ada.state(id, "p1")
    shown = ada.done(f"/api/tables/{id}/preview", player="p1", version=state["version"], answers=PLACED)
    step(ada, id, PLACED)
    after = ada.state(id, "p1")["view"]
    assert shown["set"] and shown["until"] == "decision"
    for (_, *path), value in shown["set"]:
        here = after
        for key in path:
            here = here[key]
        assert here == value
    state = ada.state(id, "p2")
    told = ada.post(f"/api/tables/{id}/preview", player="p2", version=state["version"], answers=["place D5", "fly"])
    assert told.json()["error"]["which"] == 1


@pytest.mark.parametrize(
    "body", [{}, {"answer": "place D4", "answers": PLACED}, {"answers": []}, {"answers": ["x"] * 41}]
)
def test_it_is_either_one_answer_or_several(table, body):
    ada, id = table
    told = ada.post(f"/api/tables/{id}/answers", player="p1", version=0, **body)
    assert told.status_code == 400, told.text
    assert told.json()["error"]["code"] == "bad-request"


def test_a_server_that_reads_it_back_says_the_same(tmp_path):
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    id = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    step(ada, id, PLACED)
    step(ada, id, ["place D5", "value 6"], "p2")
    ada.done(f"/api/tables/{id}/undo", player="p2", to=3)
    before = ada.state(id, "p2")
    assert before["answers"] == 2
    server.stop()
    server = Running(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    after = ada.state(id, "p2")
    for state in (before, after):
        state.pop("links")
        for seat in state["seats"].values():
            for since in ("away", "host_may", "all_may"):  # counted from the start of a server
                seat.pop(since, None)
    assert after == before
    assert ada.state(id, "p1")["undo"]["to"] == 0
    server.stop()


def test_killed_between_it_is_all_or_none(tmp_path):
    server = Apart(sqlite(tmp_path), messages_a_second=5000)
    ada = server.browser()
    id = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    taken = []

    def play() -> None:
        """Steps and their undoing, as fast as the server takes them, until it is gone."""
        version = 0
        try:
            while True:
                told = ada.done(f"/api/tables/{id}/answers", player="p1", version=version, answers=PLACED)
                taken.append(told["version"])
                version = ada.done(f"/api/tables/{id}/undo", player="p1", to=0)["version"]
        except httpx.HTTPError:
            return

    player = threading.Thread(target=play)
    player.start()
    wait_until(lambda: len(taken) > 3, 60)
    server.kill()
    player.join()
    server = Apart(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    state = ada.state(id, "p1")
    assert state["version"] >= taken[-1]
    assert state["answers"] in (0, 2), "all of it or none"
    if state["answers"] == 0:
        assert step(ada, id, PLACED).status_code == 200
    server.stop()
