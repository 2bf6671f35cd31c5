"""Choosing some of these over HTTP and the stream: several at once, in any order, put back, refused."""

from __future__ import annotations

import pytest

from tests.server.islet_picks import NAME
from tests.server.running import Running, sqlite


@pytest.fixture
def asked(server):
    """Ada is to offer one to three pieces of a land with a scout and two folk."""
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    answers(ada, table, "L3")
    return ada, table


def answers(browser, table, *said):
    for one in said:
        state = browser.state(table, "p1")
        told = browser.post(f"/api/tables/{table}/answers", player="p1", version=state["version"], answer=one)
        assert told.status_code == 200, told.text
    return browser.state(table, "p1")


def offered(state):
    return [line["text"]["en"] for line in state["log"] if line["kind"] == "offers"]


def test_the_decision_says_what_there_is_to_pick_and_how_many(asked):
    ada, table = asked
    decision = answers(ada, table, "offer folk")["decision"]
    pick = decision["pick"]
    assert (pick["least"], pick["most"], pick["picked"]) == (1, 3, 1)
    assert [(t["notation"], t["refs"], t["there"], t["picked"]) for t in pick["things"]] == [
        ("offer scout", ["piece:scout"], 1, 0), ("offer folk", ["piece:folk"], 2, 1),
    ]  # fmt: skip
    assert set(pick["things"][0]["text"]) == {"en", "de", "fr"}
    assert [o["notation"] for o in decision["options"]] == ["offer scout", "offer folk", "stop", "put back folk"]
    assert decision["prompt"]["en"] == "Offer? (1 of 3 chosen)"


@pytest.mark.parametrize(
    "said",
    [
        ("offer folk, scout",),
        ("offer scout, offer folk, stop",),
        ("offer folk", "offer scout", "stop"),
        ("offer folk", "offer folk", "put back folk", "offer scout, stop"),
    ],
)
def test_several_are_answered_at_once_or_one_by_one(asked, said):
    ada, table = asked
    before = ada.state(table, "p1")["answers"]
    state = answers(ada, table, *said)
    assert offered(state) == ["offers (0, 3) ()"]
    assert state["answers"] == before + len(said)
    assert state["view"]["lands"]["L3"] == {"folk": 1}


@pytest.mark.parametrize("said", ["offer scout, scout", "offer wolf, folk", "stop", "put back folk", "offer"])
def test_what_is_not_open_is_refused_with_what_is(asked, said):
    ada, table = asked
    state = ada.state(table, "p1")
    told = ada.post(f"/api/tables/{table}/answers", player="p1", version=state["version"], answer=said)
    assert told.status_code == 409
    assert told.json()["error"]["allowed"] == ["offer scout", "offer folk"]
    assert ada.state(table, "p1") == state


def test_taking_back_goes_answer_by_answer(asked):
    ada, table = asked
    state = answers(ada, table, "offer folk", "offer scout", "stop")
    ada.done(f"/api/tables/{table}/undo", to=state["answers"] - 2, player="p1")
    assert ada.state(table, "p1")["decision"]["pick"]["picked"] == 1
    assert offered(answers(ada, table, "offer folk, stop"))[-1] == "offers (3, 3) ()"


def test_a_pick_that_has_begun_outlives_the_server(tmp_path):
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    before = answers(ada, table, "L3", "offer folk", "offer scout")
    server.stop()
    server = Running(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    after = ada.state(table, "p1")
    assert after["decision"] == before["decision"]
    assert offered(answers(ada, table, "put back scout", "offer folk, stop")) == ["offers (3, 3) ()"]
    server.stop()


def test_a_bot_picks_too(server):
    ada = server.browser()
    opened = ada.opens("greedy", "me", game=NAME)
    stream = ada.stream(opened["table"], "p2")
    stream.until(lambda: any(line["kind"] == "offers" for line in stream.state["log"]))
    stream.close()
