"""People come, go, hand over and come back."""

from __future__ import annotations

import pytest

from tests.waiting import wait_until


def test_hot_seat_one_browser_answers_for_everybody(server):
    ada = server.browser()
    table = ada.opens("me", "me", "me", setup={"start_player": "p2"})["table"]
    assert ada.state(table, "p1")["mine"] == ["p1", "p2", "p3"]
    assert ada.state(table, "p1")["decision"] is None
    assert ada.state(table, "p2")["decision"]["players"] == ["p2"]
    unclear = ada.post(f"/api/tables/{table}/answers", version=0, answer="place D4")
    assert unclear.status_code == 400 and unclear.json()["error"]["allowed"] == ["p1", "p2", "p3"]
    one = ada.stream(table, "p1")
    two = ada.stream(table, "p2")
    two.answer("place D4")
    assert two.answer("value 6")["type"] == "ack"
    one.until(lambda: one.state["version"] == two.state["version"])
    assert one.state["waiting"][0]["player"] == "p3"
    hand = one.state["view"]["players"]["p2"]["values_unplaced"]
    assert hand is None, "the screen of one seat does not show the other's"
    one.close()
    two.close()


def test_a_seat_goes_to_a_bot_and_back(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    stream = ada.stream(table, "p2")
    ada.done(f"/api/tables/{table}/seats/p1", to="bot", bot="random")
    stream.until(lambda: stream.is_asked)
    assert stream.state["seats"]["p1"]["kind"] == "bot"
    assert "A bot (random) now plays for p1." in [line["text"]["en"] for line in stream.state["log"]]
    meddling = ada.post(f"/api/tables/{table}/answers", player="p1", version=stream.state["version"], answer="place D5")
    assert meddling.json()["error"]["code"] == "not-your-turn"
    ada.done(f"/api/tables/{table}/seats/p1", to="human")
    stream.until(lambda: stream.state["seats"]["p1"]["kind"] == "human")
    stream.answer()
    stream.answer()
    assert ada.state(table, "p1")["decision"]["players"] == ["p1"], "she is asked again herself"
    stream.close()


def test_somebody_leaves_and_another_takes_the_seat(server):
    ada, ben, cleo = server.browser(), server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    table = opened["table"]
    ben.joins(opened["links"]["p2"], "Ben")
    ada.answers(table)
    stream = ben.stream(table)
    ben.done(f"/api/tables/{table}/seats/p2", to="leave")
    with pytest.raises(Exception, match="4403"):
        while True:
            stream.hear(5)
    assert ben.get(f"/api/tables/{table}").status_code == 403
    state = ada.state(table)
    assert state["seats"]["p2"]["kind"] == "open" and state["decision"] is None
    assert state["waiting"][0]["player"] == "p2"
    refused = ada.post(f"/api/tables/{table}/answers", version=state["version"], answer="value 6")
    assert refused.json()["error"]["code"] == "waiting"
    link = ada.done(f"/api/tables/{table}/seats/p2", link="renew")["link"]
    assert ada.state(table)["links"]["p2"] == link
    cleo.joins(link, "  Cleo\n<b> ")
    assert ada.state(table)["seats"]["p2"]["name"] == "Cleo <b>"
    assert ada.state(table)["decision"]["players"] == ["p1"], "the very question from before"


def test_the_host_gives_an_open_seat_to_a_bot_and_opens_it_again(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    table = opened["table"]
    ada.done(f"/api/tables/{table}/seats/p2", to="bot", bot="greedy")
    assert ben.post("/api/join", secret=opened["links"]["p2"].removeprefix("/j/")).status_code == 403
    link = ada.done(f"/api/tables/{table}/seats/p2", to="open")["link"]
    assert ben.joins(link)["seats"] == ["p2"]
    assert ben.post(f"/api/tables/{table}/seats/p1", to="bot").status_code == 403
    assert ada.post(f"/api/tables/{table}/seats/p2", to="bot").status_code == 403, "it is Ben's now"
    assert ada.post(f"/api/tables/{table}/seats/p9", to="bot").status_code == 403


def test_who_is_online_is_told_without_a_new_version(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open")
    ben.joins(opened["links"]["p2"], "Ben")
    stream = ada.stream(opened["table"])
    version = stream.state["version"]
    assert "online" not in stream.state["seats"]["p2"]
    other = ben.stream(opened["table"])
    stream.until(lambda: "online" in stream.state["seats"]["p2"])
    other.close()
    stream.until(lambda: "online" not in stream.state["seats"]["p2"])
    assert stream.state["version"] == version
    stream.close()


def test_a_link_says_what_it_is_for_and_is_not_used_up_by_looking(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", name="Friday")
    personal = ada.done(f"/api/tables/{opened['table']}/seats/p1", link="renew")["link"]
    for link, kind, player in (
        (opened["links"]["p2"], "invitation", "p2"),
        (opened["links"]["spectator"], "spectator", None),
        (personal, "personal", "p1"),
    ):
        for _ in range(2):
            seen = ben.done("/api/link", secret=link.removeprefix("/j/"))
            assert (seen["kind"], seen["player"], seen["game"], seen["name"]) == (kind, player, "the-island", "Friday")
            assert seen["seats"]["p2"]["kind"] == "open" and not ben.cookie
    assert ben.post("/api/link", secret="guess").status_code == 403
    ben.joins(opened["links"]["p2"])
    assert ben.post("/api/link", secret=opened["links"]["p2"].removeprefix("/j/")).status_code == 403


def test_a_spectators_link_can_be_renewed(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "me")
    link = ada.done(f"/api/tables/{opened['table']}/seats/spectator", link="renew")["link"]
    assert ben.post("/api/join", secret=opened["links"]["spectator"].removeprefix("/j/")).status_code == 403
    assert ben.joins(link)["spectator"] is True


@pytest.mark.parametrize(
    "wish,word",
    [
        ({"game": "chess"}, "the-island"),
        ({"setup": {"players": 3}}, "3 players"),
        ({"setup": {"sharks": 9}}, "sharks"),
        ({"setup": {"seed": 1}}, "seed"),
        ({"setup": {"position": {}}}, "position"),
        ({"setup": {"colours": 9}}, "colours"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "oracle"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:900000"}]}, "search:5000"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:11s"}]}, "search:5000"),
        ({"seats": [{"kind": "me"}]}, "players"),
    ],
)
def test_a_table_that_cannot_be_says_why(server, wish, word):
    usual = {"game": "the-island", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = server.browser().post("/api/tables", **{**usual, **wish})
    assert answer.status_code == 400
    assert word in answer.json()["error"]["message"]


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(server):
    ada = server.browser()
    tables = [ada.opens("me", "me", setup={"start_player": "p1"})["table"] for _ in range(110)]
    ada.answers(tables[0], "p1")
    for table in tables[1:]:
        ada.state(table, "p1")
    wait_until(lambda: len(server.tables.loaded()) <= server.tables.settings.idle_tables)
    assert tables[0] not in [live.id for live in server.tables.loaded()]
    assert ada.state(tables[0], "p1")["answers"] == 1


def test_what_if_goes_on_from_any_point_for_this_browser_alone(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    ben.joins(opened["links"]["p2"], "Ben")
    for browser in (ada, ada, ben, ben, ada):
        browser.answers(opened["table"])
    thought = ada.done(f"/api/tables/{opened['table']}/whatif", at=3)
    state = ada.state(thought["table"], "p2")
    assert thought["seats"] == ["p1", "p2"] and state["decision"]["players"] == ["p2"]
    assert ben.get(f"/api/tables/{thought['table']}").status_code == 403
    assert ben.state(opened["table"])["answers"] == 5, "the real table knows nothing of it"
    ada.answers(thought["table"], "p2")
    ada.answers(thought["table"], "p1")
    ada.done(f"/api/tables/{thought['table']}/undo", player="p1", to=0)
    assert ada.state(thought["table"], "p1")["view"] == state["view"] | {
        "players": ada.state(thought["table"], "p1")["view"]["players"]
    }
    ada.done(f"/api/tables/{thought['table']}/end", player="p1")
    assert ada.get(f"/api/tables/{thought['table']}/record").status_code == 409, "it has no beginning to replay from"
