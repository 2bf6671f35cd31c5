"""Somebody is not there any more: the others can go on, and whoever comes back finds the seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.running import QUICK, Browser, Running, sqlite
from tests.waiting import wait_until

AT_ONCE = replace(QUICK, absent_host=0.0, absent_all=0.0)
HOST_ONLY = replace(QUICK, absent_host=0.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here nobody has to wait before they may act."""
    running = Running(sqlite(tmp_path_factory.mktemp("server")), AT_ONCE)
    yield running
    running.stop()


def three(server: Running) -> tuple[str, list[Browser]]:
    """A table of three people with a browser each; the second begins."""
    people = [server.browser() for _ in range(3)]
    opened = people[0].opens("me", "open", "open", setup={"start_player": "p2"})
    people[1].joins(opened["links"]["p2"], "Ben")
    people[2].joins(opened["links"]["p3"], "Cleo")
    return opened["table"], people


def said(state: dict) -> list[str]:
    return [line["text"]["en"] for line in state["log"]]


def test_an_absent_seat_goes_to_a_bot_and_its_player_takes_it_back(server):
    table, (ada, ben, cleo) = three(server)
    watching, there = ada.stream(table), ben.stream(table)
    watching.until(lambda: "online" in watching.state["seats"]["p2"])
    refused = ada.post(f"/api/tables/{table}/seats/p2", to="bot").json()["error"]
    assert refused["code"] == "not-absent" and refused["message"].startswith("Ben is here")
    there.close()
    watching.until(lambda: "away" in watching.state["seats"]["p2"])
    assert "p1" in watching.state["seats"] and "away" not in watching.state["seats"]["p1"]
    cleo.done(f"/api/tables/{table}/seats/p2", to="bot", bot="random")  # not the host
    watching.until(lambda: watching.state["answers"] > 0)
    assert watching.state["seats"]["p2"]["kind"] == "bot"
    assert "Cleo lets a bot (random) play for p2, who is absent." in said(watching.state)
    assert ben.state(table)["mine"] == ["p2"], "it is still his"
    ben.done(f"/api/tables/{table}/seats/p2", to="human")
    watching.until(lambda: watching.state["seats"]["p2"]["kind"] == "human")
    watching.close()


def test_only_the_people_of_a_table_may_and_others_than_the_host_wait_longer(tmp_path):
    server = Running(sqlite(tmp_path), HOST_ONLY)
    try:
        table, (ada, _ben, cleo) = three(server)
        eve = server.browser()
        eve.opens("me", "me")
        path = f"/api/tables/{table}/seats/p2"
        assert eve.post(path, to="bot").json()["error"]["code"] == "not-yours"
        for lang, word in (("en", "away"), ("de", "nicht lange genug weg"), ("fr", "absence")):
            answer = cleo.http.post(path, json={"to": "bot"}, headers={"accept-language": lang})
            assert answer.status_code == 403 and word in answer.json()["error"]["message"]
        assert ada.post(path, to="leave").json()["error"]["code"] == "seat-kind", "leaving is for oneself"
        assert ada.post(path, to="human").json()["error"]["code"] == "seat-kind"
        ada.done(path, to="bot", bot="random")
    finally:
        server.stop()


def test_a_seat_that_was_handed_on_stays_so_after_a_restart(tmp_path):
    server = Running(sqlite(tmp_path), AT_ONCE)
    table, (ada, ben, _cleo) = three(server)
    ben.stream(table).close()
    away = wait_until(lambda: ada.state(table)["seats"]["p2"].get("away"))
    ada.done(f"/api/tables/{table}/seats/p2", to="bot", bot="random")
    server.stop()
    server = Running(sqlite(tmp_path), AT_ONCE)
    try:
        seat = ada.moved_to(server.url).state(table)["seats"]["p2"]
        assert (seat["kind"], seat["away"]) == ("bot", away)
        back = ben.moved_to(server.url)
        back.done(f"/api/tables/{table}/seats/p2", to="human")
        assert back.state(table)["seats"]["p2"]["kind"] == "human"
    finally:
        server.stop()


def test_an_absent_seat_is_offered_anew_and_the_link_ends_when_its_player_returns(server):
    table, (ada, ben, _cleo) = three(server)
    link = ada.done(f"/api/tables/{table}/seats/p2", link="renew")["link"]
    there = ben.stream(table)
    wait_until(lambda: server.browser().post("/api/link", secret=link.removeprefix("/j/")).status_code == 403)
    there.close()
    link = ada.done(f"/api/tables/{table}/seats/p2", link="renew")["link"]
    dora = server.browser()
    assert dora.joins(link, "Dora")["seats"] == ["p2"]
    assert ben.get(f"/api/tables/{table}").status_code == 403
    state = dora.state(table)
    assert state["seats"]["p2"]["name"] == "Dora" and state["decision"]["players"] == ["p2"]
    assert any("makes a new invitation for the seat of p2" in line for line in said(state))


def test_the_absent_are_not_asked_whether_the_game_ends(server):
    table, (ada, _ben, cleo) = three(server)
    here = cleo.stream(table)
    asked = ada.done(f"/api/tables/{table}/end")
    assert asked["done"] is False and ada.state(table)["end_request"]["needed"] == ["p3"]
    here.close()
    wait_until(lambda: "away" in ada.state(table)["seats"]["p3"])
    assert ada.done(f"/api/tables/{table}/end")["done"] is True, "she has left before she could say"
    assert ada.state(table)["status"] == "ended"


def test_several_seats_of_one_browser_are_there_together(server):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    stream = ada.stream(table, "p1")
    assert all(seat["online"] for seat in stream.state["seats"].values())
    stream.close()


def test_whoever_waits_in_the_lobby_can_fill_the_seats_when_the_host_does_not(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", "open")
    ben.joins(opened["links"]["p2"], "Ben")
    ben.done(f"/api/tables/{opened['table']}/seats/p3", to="bot", bot="random")
    assert ben.state(opened["table"])["seats"]["p3"]["kind"] == "bot"


def test_a_host_without_a_seat_ends_a_game_nobody_plays(server):
    ada, eve = server.browser(), server.browser()
    opened = ada.opens("random", "random", setup={"start_player": "p1"})
    eve.joins(opened["links"]["spectator"])
    for wish in ({}, {"player": "p1"}):
        assert eve.post(f"/api/tables/{opened['table']}/end", **wish).json()["error"]["code"] == "not-yours"
    assert ada.post(f"/api/tables/{opened['table']}/end", player="p1").json()["error"]["code"] == "not-yours"
    assert ada.done(f"/api/tables/{opened['table']}/end")["done"] is True
    assert eve.state(opened["table"])["status"] == "ended"


def test_and_asks_those_who_are_there(tmp_path):
    server = Running(sqlite(tmp_path), AT_ONCE)
    ada, ben, cleo = (server.browser() for _ in range(3))
    opened = ada.opens("open", "open")
    table = opened["table"]
    ben.joins(opened["links"]["p1"], "Ben")
    cleo.joins(opened["links"]["p2"], "Cleo")
    there = [ben.stream(table), cleo.stream(table)]
    assert ada.done(f"/api/tables/{table}/end")["done"] is False
    request = ben.state(table)["end_request"]
    assert (request["by"], request["needed"]) == ("", ["p1", "p2"])
    ada.done(f"/api/tables/{table}/consent", request=request["id"], agree=False)
    assert said(ada.state(table))[-2:] == ["The host asks to end the game here.", "The host withdraws the request."]
    ada.done(f"/api/tables/{table}/end")
    request = ben.state(table)["end_request"]["id"]
    own = ada.post(f"/api/tables/{table}/consent", request=request, agree=True)
    assert own.json()["error"]["code"] == "no-request", "nobody consents for another"
    server.stop()
    for stream in there:
        stream.close()
    server = Running(sqlite(tmp_path), AT_ONCE)
    try:
        ada, ben, cleo = (browser.moved_to(server.url) for browser in (ada, ben, cleo))
        for browser in (ben, cleo):
            browser.done(f"/api/tables/{table}/consent", request=request, agree=True)
        assert ada.state(table)["status"] == "ended"
    finally:
        server.stop()
