"""Nobody without the right secret reads, writes or listens, and what they are told instead tells them nothing."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Browser
from tests.waiting import wait_until

ROUTES = {
    ("GET", ""): {},
    ("GET", "/log"): {},
    ("GET", "/timeline"): {},
    ("GET", "/timeline?at=0"): {},
    ("GET", "/report"): {},
    ("GET", "/record"): {},
    ("GET", "/texts"): {},
    ("GET", "/frames?since=0"): {},
    ("GET", "/previews?player=p1"): {},
    ("GET", "/chat"): {},
    ("POST", "/chat"): {"player": "p1", "text": "Hello"},
    ("POST", "/talk"): {"on": False},
    ("POST", "/answers"): {"player": "p1", "version": 0, "answer": "place D4"},
    ("POST", "/undo"): {"player": "p1", "to": 0},
    ("POST", "/redo"): {"player": "p1"},
    ("POST", "/consent"): {"player": "p1", "request": 1, "agree": True},
    ("POST", "/end"): {"player": "p1"},
    ("POST", "/preview"): {"player": "p1", "version": 0, "answer": "place D4"},
    ("POST", "/hint"): {"player": "p1", "version": 0},
    ("POST", "/whatif"): {"player": "p1", "at": 0},
    ("POST", "/seats/p1"): {"to": "leave"},
    ("POST", "/seats/p2"): {"to": "bot", "bot": "random"},
    ("POST", "/seats/spectator"): {"link": "renew"},
}


def ask(browser: Browser, table: str, method: str, path: str, **more: object):
    body = {**ROUTES[method, path], **more}
    return browser.http.request(method, f"/api/tables/{table}{path}", json=body if method == "POST" else None)


@pytest.fixture(scope="module")
def running(server):
    """A table of Ada's with an open seat, and a table of Eve's."""
    ada, eve = server.browser(), server.browser()
    return ada, ada.opens("me", "open", "random"), eve, eve.opens("me", "me")


def test_every_route_of_a_table_is_tried(server):
    paths = {(method, route.path) for route in server.app.routes for method in getattr(route, "methods", ())}
    of_tables = {(m, p) for m, p in paths if p.startswith("/api/tables/{") and m in ("GET", "POST")}
    tried = {(m, "/api/tables/{table:str}" + p.partition("?")[0]) for m, p in ROUTES}
    tried = {(m, p.replace("/p1", "/{seat:str}").replace("/p2", "/{seat:str}")) for m, p in tried}
    tried = {(m, p.replace("/spectator", "/{seat:str}")) for m, p in tried}
    assert of_tables == tried


@pytest.mark.parametrize("method,path", ROUTES)
def test_wrong_missing_and_stolen_secrets_are_refused_and_learn_nothing(server, running, method, path):
    _, opened, eve, _ = running
    nobody, liar = server.browser(), server.browser()
    liar.http.cookies.set("tidewood", "x" * 43)
    for browser, status in ((nobody, 401), (liar, 401), (eve, 403)):
        real = ask(browser, opened["table"], method, path)
        unreal = ask(browser, "abcdefghjkmn", method, path)
        assert real.status_code == unreal.status_code == status
        assert real.text == unreal.text, "a table that is not there looks like one that is not yours"
        assert "view" not in real.text
        assert not real.headers.get("set-cookie")


@pytest.mark.parametrize("player", [None, "p1", "p2", "p3"])
def test_streams_too(server, running, player):
    _, opened, eve, _ = running
    nobody, liar = server.browser(), server.browser()
    liar.http.cookies.set("tidewood", "x" * 43)
    for browser in (nobody, liar, eve):
        with pytest.raises(InvalidStatus) as refused:
            browser.stream(opened["table"], player)
        assert refused.value.response.status_code in (401, 403)


def test_a_seat_is_not_the_seat_beside_it(server, running):
    ada, opened, _, _ = running
    table = opened["table"]
    for path in ("answers", "undo", "redo", "end", "preview", "whatif", "consent"):
        answer = ask(ada, table, "POST", f"/{path}", player="p3")
        assert (path, answer.status_code) == (path, 403)
    for path in ("", "/log", "/timeline", "/report"):
        assert ada.get(f"/api/tables/{table}{path}", player="p3").status_code == 403
    with pytest.raises(InvalidStatus):
        ada.stream(table, "p3")
    assert ada.post(f"/api/tables/{table}/seats/p3", to="leave").status_code == 409, (
        "the host may open a bot's seat only"
    )


def test_a_spectator_looks_on_and_does_nothing(server):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "random", setup={"start_player": "p1"})
    joined = ben.joins(opened["links"]["spectator"])
    assert joined == {"table": opened["table"], "seats": [], "spectator": True}
    stream = ben.stream(opened["table"])
    assert stream.state["you"] is None and stream.state["decision"] is None
    assert all(p["values_unplaced"] is None for p in stream.state["view"]["players"].values())
    ada.answers(opened["table"], "p1")
    stream.hear()
    stream.send(type="answer", id=1, version=stream.state["version"], answer="place D4", player="p1")
    stream.until(lambda: stream.heard[-1]["type"] == "refused")
    assert stream.heard[-1]["error"]["code"] == "not-yours"
    for method, path in ROUTES:
        answer = ask(ben, opened["table"], method, path)
        acts = method == "POST" or path.startswith("/previews")
        assert answer.status_code == (403 if acts else 409 if path == "/record" else 200), path
    stream.close()


def test_an_invitation_is_used_up_by_sitting_down(server):
    ada, ben, eve = server.browser(), server.browser(), server.browser()
    opened = ada.opens("me", "open")
    link = opened["links"]["p2"]
    assert ben.joins(link, "Ben")["seats"] == ["p2"]
    late = eve.post("/api/join", secret=link.removeprefix("/j/"))
    assert (late.status_code, late.json()["error"]["code"]) == (403, "used-up")
    guess = eve.post("/api/join", secret="a" * 32)
    assert guess.text == late.text, "a used-up secret is no different from one that never was"
    assert eve.get(f"/api/tables/{opened['table']}").status_code in (401, 403)


def test_a_personal_link_moves_the_seat_and_shows_the_former_browser_the_door(server):
    ada, phone, eve = server.browser(), server.browser(), server.browser()
    table = ada.opens("me", "me")["table"]
    stream = ada.stream(table, "p1")
    link = ada.done(f"/api/tables/{table}/seats/p1", link="renew")["link"]
    again = ada.done(f"/api/tables/{table}/seats/p1", link="renew")["link"]
    assert eve.post("/api/join", secret=link.removeprefix("/j/")).status_code == 403, "the link before was renewed"
    assert phone.joins(again)["seats"] == ["p1"]
    wait_until(lambda: closed(stream))
    assert stream.socket.close_code == 4403
    assert ada.get(f"/api/tables/{table}", player="p1").status_code == 403
    assert ada.state(table, "p2")["mine"] == ["p2"]
    assert phone.state(table)["mine"] == ["p1"]
    assert ada.joins(again)["seats"] == ["p1", "p2"], "and back"


def closed(stream) -> bool:
    try:
        while True:
            stream.hear(0.2)
    except TimeoutError:
        return False
    except Exception:
        return True


def test_a_page_of_another_site_cannot_act_in_somebodys_name(server):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    ada.http.headers["origin"] = "https://evil.example"
    answer = ada.post(f"/api/tables/{table}/end", player="p1")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    ada.http.headers["origin"] = server.url
    assert ada.post(f"/api/tables/{table}/end", player="p1").status_code == 200


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    answer = server.browser().post("/api/tables", game="the-island", seats=[{"kind": "me"}, {"kind": "me"}])
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert len(answer.cookies["tidewood"]) >= 43, "256 random bits"


def test_a_private_table_is_not_listed_and_a_listed_one_can_be_joined(server):
    ada, ben = server.browser(), server.browser()
    private = ada.opens("me", "open")["table"]
    listed = ada.opens("me", "open", listed=True, name="Come in")["table"]
    shown = ben.get("/api/tables", scope="open").json()["tables"]
    assert [t["table"] for t in shown if t["table"] in (private, listed)] == [listed]
    assert ben.post("/api/join", table=private).status_code == 403
    assert ben.done("/api/join", table=listed, name="Ben")["seats"] == ["p2"]
    mine = ben.get("/api/tables", scope="mine").json()["tables"]
    assert [(t["table"], t["mine"]) for t in mine] == [(listed, ["p2"])]
