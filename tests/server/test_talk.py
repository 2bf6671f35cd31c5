"""What people say and point at: only where it is wanted, not too much of it, and kept in a bounded way."""

from __future__ import annotations

from tests.server.running import Running, sqlite


def two(server, **more):
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", **more)
    ben.joins(opened["links"]["p2"], "Ben")
    return opened["table"], ada, ben


def test_a_line_reaches_everybody_and_is_there_after_a_restart(tmp_path):
    server = Running(sqlite(tmp_path))
    table, ada, ben = two(server)
    stream = ada.stream(table)
    said = ben.done(f"/api/tables/{table}/chat", text="  <b>Hello</b>\n Ada\u0007 ")
    assert (said["player"], said["name"], said["text"]) == ("p2", "Ben", "<b>Hello</b> Ada")
    stream.until(lambda: stream.heard[-1]["type"] == "chat")
    assert stream.heard[-1] == said
    stream.close()
    server.stop()
    server = Running(sqlite(tmp_path))
    try:
        assert ada.moved_to(server.url).get(f"/api/tables/{table}/chat").json() == {"lines": [said]}
    finally:
        server.stop()


def test_a_listed_table_is_quiet_until_the_host_wants_it_otherwise(server):
    table, ada, ben = two(server, listed=True)
    stream = ben.stream(table)
    assert stream.state["talk"] is False
    for lang, word in (("en", "Chat is off"), ("de", "Chat ist"), ("fr", "désactivée")):
        answer = ben.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers={"accept-language": lang})
        assert answer.json()["error"]["code"] == "quiet" and word in answer.json()["error"]["message"]
    stream.send(type="point", ref="hex:D4")
    stream.until(lambda: stream.heard[-1]["type"] == "refused")
    assert ben.post(f"/api/tables/{table}/talk", on=True).json()["error"]["code"] == "not-yours"
    ada.done(f"/api/tables/{table}/talk", on=True)
    stream.until(lambda: stream.state["talk"])
    ben.done(f"/api/tables/{table}/chat", text="x")
    ada.done(f"/api/tables/{table}/talk", on=False)
    assert ada.get(f"/api/tables/{table}/chat").json() == {"lines": []}
    stream.close()


def test_pointing_is_passed_on_and_kept_nowhere(server):
    table, ada, ben = two(server)
    one, two_ = ada.stream(table), ben.stream(table)
    two_.send(type="point", ref="hex:D4")
    one.until(lambda: one.heard[-1]["type"] == "point")
    assert one.heard[-1] == {"type": "point", "player": "p2", "ref": "hex:D4"}
    two_.send(type="point", ref="no thing")
    two_.until(lambda: two_.heard[-1]["type"] == "refused")
    two_.send(type="point", ref="hex:D4", player="p1")
    two_.until(lambda: two_.heard[-1].get("error", {}).get("code") == "not-yours")
    one.close()
    two_.close()


def test_who_only_watches_neither_talks_nor_points(server):
    ada, eve = server.browser(), server.browser()
    opened = ada.opens("me", "me")
    eve.joins(opened["links"]["spectator"])
    assert eve.post(f"/api/tables/{opened['table']}/chat", text="x").json()["error"]["code"] == "not-yours"
    stream = eve.stream(opened["table"])
    stream.send(type="point", ref="hex:D4")
    stream.until(lambda: stream.heard[-1].get("error", {}).get("code") == "not-yours")
    stream.close()


def test_too_much_and_too_long_is_refused(server):
    table, ada, _ = two(server)
    path = f"/api/tables/{table}/chat"
    assert ada.post(path, text="x" * 251).status_code == 400
    assert ada.post(path, text=" \n ").status_code == 400
    codes = [ada.post(path, text="x").status_code for _ in range(8)]
    assert codes[0] == 200 and codes[-1] == 429
