"""Whoever sits down chooses what is their own in the set-up, as long as the game waits for people."""

from __future__ import annotations

from tests.server.running import Running, sqlite
from tests.waiting import wait_until

GAME = "spirit-island"
RIVER, THUNDER, OCEAN = "river-surges-in-sunlight", "thunderspeaker", "oceans-hungry-grasp"


def opened(host, *spirits):
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(spirits) - 1)]
    return host.done("/api/tables", game=GAME, seats=seats, setup={"spirits": [*spirits]})


def secret(made, player):
    return made["links"][player].removeprefix("/j/")


def spirits(state):
    return state["setup"]["spirits"]


def lines(state):
    return [line["text"]["en"] for line in state["log"]]


def test_a_guest_chooses_a_spirit_that_is_free_and_plays_it(server):
    ada, bo = server.browser(), server.browser()
    made = opened(ada, RIVER, "random")
    table = made["table"]
    assert ada.state(table)["choices"] == {"p1": {"spirits": RIVER}, "p2": {"spirits": "random"}}
    link = bo.done("/api/link", secret=secret(made, "p2"))
    assert THUNDER in link["free"]["spirits"] and RIVER not in link["free"]["spirits"]
    taken = bo.post("/api/join", secret=secret(made, "p2"), choose={"spirits": RIVER})
    assert taken.json()["error"]["code"] == "bad-setup" and THUNDER in taken.json()["error"]["message"]
    assert ada.state(table)["seats"]["p2"]["kind"] == "open", "the seat is still there for another choice"
    bo.done("/api/join", secret=secret(made, "p2"), name="Bo", choose={"spirits": THUNDER})
    state = bo.state(table)
    assert spirits(state) == [RIVER, THUNDER]
    assert state["choices"] == {} and state["decision"], "everybody is here, so it has begun"
    assert bo.state(table)["view"] == ada.state(table)["view"]
    assert lines(state).count("Bo sits down as p2.") == 1
    late = bo.post(f"/api/tables/{table}/seats/p2", choose={"spirits": OCEAN})
    assert late.status_code == 409 and late.json()["error"]["code"] == "begun"


def test_who_sits_down_at_a_listed_table_is_asked_too(server):
    ada, bo, cy = server.browser(), server.browser(), server.browser()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ada.done(
        "/api/tables", game=GAME, seats=seats, setup={"spirits": [RIVER, THUNDER, "random"]}, listed=True, name="Come"
    )
    table = made["table"]
    seen = bo.done("/api/link", table=table)
    assert (seen["kind"], seen["name"], seen["player"]) == ("invitation", "Come", None)
    assert RIVER not in seen["free"]["spirits"] and {THUNDER, OCEAN} <= set(seen["free"]["spirits"])
    assert bo.done("/api/join", table=table, choose={"spirits": THUNDER})["seats"] == ["p2"], "it was meant for p2"
    assert THUNDER not in cy.done("/api/link", table=table)["free"]["spirits"]
    assert cy.post("/api/join", table=table, choose={"spirits": THUNDER}).json()["error"]["code"] == "bad-setup"
    assert cy.done("/api/join", table=table, choose={"spirits": OCEAN})["seats"] == ["p3"]
    assert spirits(cy.state(table)) == [RIVER, THUNDER, OCEAN]
    assert server.browser().post("/api/link", table=table).status_code == 403, "nobody can sit down any more"


def test_a_table_that_is_not_listed_tells_nothing(server):
    ada, bo = server.browser(), server.browser()
    made = opened(ada, RIVER, "random")
    assert bo.post("/api/link", table=made["table"]).json()["error"]["code"] == "not-yours"
    for body in ({}, {"secret": secret(made, "p2"), "table": made["table"]}):
        assert bo.post("/api/link", **body).status_code == 400


def test_a_choice_drives_chance_to_another_spirit(server):
    ada, bo = server.browser(), server.browser()
    made = opened(ada, "random", "random", "random")
    table = made["table"]
    drawn = spirits(ada.state(table))
    bo.done("/api/join", secret=secret(made, "p2"), choose={"spirits": drawn[2]})
    now = spirits(ada.state(table))
    assert now[1] == drawn[2] and len(set(now)) == 3
    refused = ada.post(f"/api/tables/{table}/seats/p1", choose={"spirits": drawn[2]})
    assert refused.status_code == 400
    assert ada.post(f"/api/tables/{table}/seats/p2", choose={"spirits": RIVER}).status_code == 403, "it is Bo's"
    ada.done(f"/api/tables/{table}/seats/p1", choose={"spirits": now[2]})
    assert spirits(ada.state(table))[:2] == [now[2], drawn[2]]
    ada.done(f"/api/tables/{table}/seats/p1", choose={"spirits": "random"})
    assert ada.state(table)["choices"]["p1"] == {"spirits": "random"}


def test_those_who_look_on_see_the_new_set_up_at_once(server):
    ada, bo = server.browser(), server.browser()
    made = opened(ada, RIVER, "random", "random")
    table = made["table"]
    stream = ada.stream(table)
    bo.done("/api/join", secret=secret(made, "p3"), choose={"spirits": OCEAN})
    stream.until(lambda: stream.state["setup"]["spirits"][2] == OCEAN)
    stream.until(lambda: stream.state["seats"]["p3"]["kind"] == "human")
    assert stream.state["choices"]["p3"] == {"spirits": OCEAN}
    stream.close()


def test_what_was_chosen_outlives_the_server_and_is_what_one_goes_back_to(tmp_path):
    database = sqlite(tmp_path)
    server = Running(database)
    ada, bo = server.browser(), server.browser()
    made = opened(ada, RIVER, "random", "random")
    table = made["table"]
    bo.done("/api/join", secret=secret(made, "p2"), name="Bo", choose={"spirits": OCEAN})
    before = ada.state(table)
    server.stop()
    server = Running(database)
    ada, bo, cy = ada.moved_to(server.url), bo.moved_to(server.url), server.browser()
    assert ada.state(table) | {"links": {}} == before | {"links": {}, "seats": ada.state(table)["seats"]}
    cy.done("/api/join", secret=secret(made, "p3"), choose={"spirits": THUNDER})
    begun = ada.state(table)
    assert spirits(begun) == [RIVER, OCEAN, THUNDER]
    people = {"p1": ada, "p2": bo, "p3": cy}
    for _ in range(3):
        state = ada.state(table)
        who = state["waiting"][0]["player"]
        people[who].answers(table)
    server.stop()
    server = Running(database)
    again = ada.moved_to(server.url)
    start = again.get(f"/api/tables/{table}/timeline", at=0)
    assert start.status_code == 200, start.text
    assert start.json()["setup"] == begun["setup"] and start.json()["view"]["spirits"] == begun["view"]["spirits"]
    wait_until(lambda: again.state(table)["answers"] == 3)
    server.stop()


def test_a_game_without_choices_of_that_kind_says_so(server):
    ada, bo = server.browser(), server.browser()
    made = ada.opens("me", "open")
    assert bo.done("/api/link", secret=secret(made, "p2"))["free"] == {}
    refused = bo.post("/api/join", secret=secret(made, "p2"), choose={"colours": "2"})
    assert refused.json()["error"]["code"] == "bad-setup"
