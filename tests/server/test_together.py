"""A game in which all win or lose together, and several may answer at once: nothing here knows The Island."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.islet import NAME
from tests.server.running import Browser, Running, Stream, sqlite
from tidewood.games import PACKAGES


@pytest.fixture
def three(server):
    """Ada with two seats, Ben with one."""
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "me", "open", game=NAME)
    ben.joins(opened["links"]["p3"], "Ben")
    return ada, ben, opened["table"]


def answer(browser: Browser, table: str, player: str, version: int, notation: str):
    return browser.post(f"/api/tables/{table}/answers", player=player, version=version, answer=notation)


def test_all_are_asked_at_once_and_each_sees_its_own_options(three):
    ada, ben, table = three
    for browser, player in ((ada, "p1"), (ada, "p2"), (ben, "p3")):
        state = browser.state(table, player)
        assert [who["player"] for who in state["waiting"]] == ["p1", "p2", "p3"]
        assert state["decision"]["players"] == ["p1", "p2", "p3"]
        assert {option["player"] for option in state["decision"]["options"]} == {player}


def test_answers_given_for_the_same_version_are_all_taken(three):
    ada, ben, table = three
    version = ada.state(table, "p1")["version"]
    told = [answer(b, table, p, version, "pass").json() for b, p in ((ben, "p3"), (ada, "p1"))]
    assert told == [{"version": version + 1, "done": True}, {"version": version + 2, "done": True}]
    again = answer(ben, table, "p3", version, "pass")
    assert again.status_code == 409 and again.json()["error"]["code"] == "stale", "each counts once"
    steps = ada.get(f"/api/tables/{table}/timeline", player="p1").json()["answers"]
    assert [step["player"] for step in steps] == ["p3", "p1"]


def test_who_is_still_choosing_keeps_the_options_while_others_answer(three):
    ada, ben, table = three
    first, third = ada.stream(table, "p1"), ben.stream(table, "p3")
    before = third.state["decision"]["options"]
    assert first.answer("pass")["type"] == "ack"
    third.until(lambda: third.state["version"] == first.state["version"])
    assert third.state["decision"]["options"] == before
    assert [who["player"] for who in third.state["waiting"]] == ["p2", "p3"]
    assert third.answer("pass", version=first.state["version"] - 1)["type"] == "ack"
    first.close()
    third.close()


def passed(streams: list[Stream]) -> None:
    """Everybody passes once; then cards are drawn, which reveals something."""
    for stream in streams:
        stream.until(lambda stream=stream: stream.is_asked)
        assert stream.answer("pass")["type"] == "ack"
    newest = max(stream.state["version"] for stream in streams)
    for stream in streams:
        stream.until(lambda stream=stream: stream.state["version"] >= newest)


def test_going_back_is_free_however_far_and_says_when_something_had_been_revealed(three):
    ada, ben, table = three
    streams = [ada.stream(table, "p1"), ada.stream(table, "p2"), ben.stream(table, "p3")]
    passed(streams)
    state = ben.state(table)
    assert state["answers"] == 3 and state["undo"]["free"] == 3, "the others' answers too, without asking"
    assert state["undo"]["own"] == 0 and state["undo"]["reveals"] is True
    assert ben.done(f"/api/tables/{table}/undo", to=0)["done"] is True
    after = ada.state(table, "p1")
    assert after["answers"] == 0
    assert after["log"][-1]["text"]["en"] == "Ben takes back 3 answers, after something had been revealed or rolled."
    streams[0].until(lambda: streams[0].state["answers"] == 0)
    assert streams[0].state["decision"] == after["decision"], "the stream has it too"
    assert ada.post(f"/api/tables/{table}/redo", player="p1").status_code == 409, "only who took back brings back"
    ben.done(f"/api/tables/{table}/redo")
    assert ada.state(table, "p1")["answers"] == 3
    for stream in streams:
        stream.close()


def test_against_each_other_the_others_are_asked(server):
    """The same game, when it is played against each other."""
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", game="islet")
    table = opened["table"]
    ben.joins(opened["links"]["p2"], "Ben")
    version = ada.state(table, lang="en")["version"]
    assert answer(ada, table, "p1", version, "pass").status_code == 200
    assert answer(ben, table, "p2", version, "pass").status_code == 200
    assert ada.state(table, lang="en")["undo"]["free"] == 0
    assert ada.done(f"/api/tables/{table}/undo", to=0)["done"] is False
    assert ben.state(table, lang="en")["undo"]["request"]["by"] == "p1"


def test_a_whole_game_of_people_who_answer_at_once_and_a_server_that_starts_again(tmp_path):
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    table = ada.opens("me", "me", "me", game=NAME)["table"]
    dice = random.Random(4)
    n = 0
    while (state := ada.state(table, "p1"))["status"] == "running":
        players = [who["player"] for who in state["waiting"]]
        dice.shuffle(players)
        for player in players:  # all for the version they saw
            options = ada.state(table, player)["decision"]
            if options is not None:
                said = answer(ada, table, player, state["version"], dice.choice(options["options"])["notation"])
                assert said.status_code in (200, 409), said.text
                n += said.status_code == 200
        if n % 7 == 0:
            shown = ada.state(table, "p2")
            server.stop()
            server = Running(sqlite(tmp_path))
            ada = ada.moved_to(server.url)
            again = ada.state(table, "p2")
            for key in ("view", "decision", "waiting", "undo", "answers"):
                assert again[key] == shown[key], key
    assert state["answers"] == n > 15
    assert sorted(state["outcome"]["winners"]) == ["p1", "p2", "p3"]
    server.stop()


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(server):
    PACKAGES["broken"] = "tests.server.there_is_no_such_module"
    try:
        games = server.browser().get("/api/games")
    finally:
        del PACKAGES["broken"]
    names = [game["id"] for game in games.json()]
    assert games.status_code == 200 and "the-island" in names and "broken" not in names


def test_two_spirits_that_answer_at_the_same_moment_are_both_heard(server):
    ada, ben = server.browser(), server.browser()
    spirits = ["river-surges-in-sunlight", "lightnings-swift-strike"]
    opened = ada.opens("me", "open", game="spirit-island", setup={"spirits": spirits})
    ben.joins(opened["links"]["p2"], "Ben")
    table, given, both = opened["table"], 0, 0

    def now(seat: tuple[Browser, str]) -> tuple[int, list[str]]:
        state = seat[0].state(table, seat[1])
        options = (state["decision"] or {}).get("options", [])
        return state["version"], sorted((one["notation"] for one in options), key=lambda one: one == "done")

    def said(one: tuple[Browser, str, int, str]) -> bool:
        return bool(answer(one[0], table, *one[1:]).status_code < 300)

    with ThreadPoolExecutor(2) as threads:
        while not both:
            looked = [(*seat, *now(seat)) for seat in ((ada, "p1"), (ben, "p2"))]
            asked = [(browser, player, version, options[0]) for browser, player, version, options in looked if options]
            taken = list(threads.map(said, asked))
            assert any(taken), "one of them is always heard"
            given += sum(taken)
            both += sum(taken) == 2
    steps = ada.get(f"/api/tables/{table}/timeline", player="p1").json()["answers"]
    assert len(steps) == given < 40, "what was accepted is there, once"
