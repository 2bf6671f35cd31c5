"""Requests as attackers send them: odd, half, under another name, with another's address."""

from __future__ import annotations

import logging
import socket
import time
from dataclasses import replace

import httpx
import pytest

from tests.server.running import QUICK, Running, Stream, sqlite

ME = {"kind": "me"}
DIGITS = "9" * 5000
HALF = 1.0  # seconds, where a half request is to be given up


def running(folder, **settings):
    return Running(sqlite(folder), replace(QUICK, **settings))


# -- odd ones


@pytest.mark.parametrize(
    "path",
    [
        f"/{'x' * 300}", f"/assets/{'x' * 300}", f"/{'é' * 200}", "/a" * 3000, f"/j/{'x' * 3000}", "/%00", "/%ff%fe",
        f"/api/tables/{'x' * 300}", f"/api/games/{'x' * 300}/rules", f"/api/languages/{'x' * 300}",
        f"/api/tables/x/log?before={DIGITS}", f"/api/tables/x/timeline?at={DIGITS}", f"/api/tables/x?after={DIGITS}",
        f"/api/tables?scope={DIGITS}", f"/api/games/everdell/cards?lang={DIGITS}", f"/{DIGITS}",
    ],
)  # fmt: skip
def test_no_address_breaks_the_server(server, path):
    answer = server.browser().http.get(path)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_a_plain_request_for_a_stream_finds_nothing(server, caplog, method):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    assert ada.http.request(method, f"/api/tables/{table}/stream").status_code == 404
    assert "Traceback" not in caplog.text, "nobody can fill the log with this"


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/sw.js", "/schema", "/api/tables/x"])
def test_who_asks_for_the_head_of_an_answer_gets_it(server, path):
    with httpx.Client(base_url=server.url) as http:  # one connection: a body would come before the next answer
        head, whole = http.head(path), http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("key", ["game", "seed", "chance", "position", "fixed", "note_forced", "setup", "self"])
def test_no_key_of_a_set_up_breaks_the_server(server, key):
    answer = server.browser().post("/api/tables", game="the-island", seats=[ME, ME], setup={key: "x"})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-setup"


@pytest.mark.parametrize("digits", [DIGITS, DIGITS[:4000], f"-{DIGITS}", f"1e{DIGITS}", "1e400"])
def test_no_number_breaks_the_server(server, digits):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    bodies = {
        "/api/tables": '{"game": "the-island", "seats": [{"kind": "me"}, {"kind": "me"}], "setup": {"players": #}}',
        f"/api/tables/{table}/answers": '{"player": "p1", "answer": "x", "version": #}',
        f"/api/tables/{table}/undo": '{"player": "p1", "to": #}',
        f"/api/tables/{table}/whatif": '{"player": "p1", "at": #}',
        f"/api/tables/{table}/consent": '{"player": "p1", "agree": true, "request": #}',
    }
    for path, body in bodies.items():
        content = body.replace("#", digits)
        answer = ada.http.post(path, content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400, f"{path}: {answer.text[:200]}"
        assert len(answer.text) < 1000
    stream = ada.stream(table, "p1")
    stream.socket.send('{"type": "answer", "id": 1, "answer": "x", "version": #}'.replace("#", digits))
    assert stream.hear()["error"]["code"] == "bad-request"
    stream.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://["}, {"origin": "null"}, {"origin": "x"}, {"origin": "http://a:b:c"},
        {"accept-language": f"de;q={DIGITS}"}, {"accept-language": "de;q=nan"}, {"cookie": f"tidewood={DIGITS}"},
        {"content-type": "application/json; charset=utf-99"}, {"content-type": "x/y"}, {"if-none-match": DIGITS},
    ],
)  # fmt: skip
def test_no_header_breaks_the_server(server, headers):
    ada = server.browser()
    for answer in (
        ada.http.get("/", headers=headers),
        ada.http.get("/api/tables", headers=headers),
        ada.http.post("/api/link", content='{"secret": "x"}', headers=headers),
    ):
        assert answer.status_code < 500, answer.text


# -- half ones

HEAD = b"POST /api/link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
WHOLE = b"GET /api/languages HTTP/1.1\r\nhost: localhost\r\n\r\n"


def closed_after(port: int, first: bytes, more: bytes = b"", every: float = 0.1, at_most: float = 8.0) -> float:
    """Seconds until the server ends a connection over which this came, and then `more` again and again."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        began = time.monotonic()
        line.sendall(first)
        line.settimeout(every)
        while time.monotonic() - began < at_most:
            try:
                if not line.recv(65536):
                    return time.monotonic() - began
            except TimeoutError:
                pass
            except OSError:
                return time.monotonic() - began
            if more:
                try:
                    line.sendall(more)
                except OSError:
                    return time.monotonic() - began
    raise AssertionError(f"still open after {at_most} s")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    server = running(tmp_path_factory.mktemp("hasty"), request_seconds=HALF)
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", b""),
        (b"GET / HT", b""),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\n", b"x-a: b\r\n"),
        (b"GET /", b"x"),
        (HEAD + b'content-length: 1000\r\n\r\n{"secret": "', b""),
        (HEAD + b'content-length: 1000\r\n\r\n{"secret": "', b"x"),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (WHOLE + b"GET / HTT", b""),
        (WHOLE + b"GET / HTTP/1.1\r\n", b"x-a: b\r\n"),
        (WHOLE + HEAD + b"content-length: 1000\r\n\r\n{", b""),
        (WHOLE[:-2] + b"upgrade: h2c\r\nconnection: upgrade\r\n\r\n", b""),
    ],
    ids=["nothing", "a word", "headers for ever", "an address for ever", "half a body", "a body by drops",
         "chunks for ever", "half a second one", "headers of a second one", "half a second body", "another protocol"],
)  # fmt: skip
def test_half_a_request_is_given_up(hasty, caplog, monkeypatch, first, more):
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    assert closed_after(hasty.port, first, more) >= HALF / 2
    assert not caplog.records, "nobody can fill the log with this"


@pytest.mark.parametrize("what", [b"\x16\x03\x01\x00\xa5\x01", b"GET / HTTP/1.1\r\nhost : x\r\n\r\n", b"\0" * 100])
def test_what_is_no_request_is_refused_and_nobody_told(server, caplog, monkeypatch, what):
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(what)
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
    assert not caplog.records, "anybody could fill the log"


def test_whole_requests_have_all_the_time_they_need(server, hasty):
    ada = hasty.browser()
    table = ada.opens("me", "me")["table"]
    stream = ada.stream(table, "p1")
    began = time.monotonic()
    with pytest.raises(httpx.ReadTimeout):  # a long poll waits for news
        ada.http.get(f"/api/tables/{table}", params={"after": 0, "player": "p1"}, timeout=2.5 * HALF)
    assert time.monotonic() - began > 2 * HALF
    stream.send(type="ping")
    assert stream.hear()["type"] == "pong", "a stream that is silent for long is no half request"
    stream.close()
    with socket.create_connection(
        ("127.0.0.1", server.port)
    ) as line:  # it gives up no sooner than a busy machine sends
        for part in (HEAD, b"content-length: 15\r\n\r\n", b'{"secret":', b' "x"}'):
            time.sleep(HALF / 8)
            line.sendall(part)
        assert line.recv(65536).startswith(b"HTTP/1.1 403"), "slow, but in time"


# -- names


def asked_as(server: Running, host: str, path: str = "/api/languages", **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={"host": host, **headers})


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8765", "LOCALHOST", "tidewood.localhost", "127.0.0.1:80", "192.168.1.7:8765", "[::1]:8765",
     "[fe80::1]", "my-laptop", "my-laptop:8765", "my-laptop.local", "tidewood.lan", "server.home.arpa", "localhost."],
)  # fmt: skip
def test_a_server_at_home_answers_to_its_addresses(server, host):
    assert asked_as(server, host).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "a@b", "1.2.3", "::1:x"],
)
def test_a_page_of_another_site_cannot_call_the_server_by_its_own_name(server, host):
    """A site whose name suddenly means this machine (DNS rebinding) could act for whoever has opened it."""
    for path in ("/", "/api/languages", "/api/games", "/schema", "/nothing"):
        answer = asked_as(server, host, path, **{"accept-language": "de"})
        assert answer.status_code == 421, path
        assert answer.json()["error"]["code"] == "wrong-host" and "Name" in answer.json()["error"]["message"]
    posted = httpx.post(
        f"{server.url}/api/tables", headers={"host": host}, json={"game": "the-island", "seats": [ME, ME]}
    )
    assert posted.status_code == 421
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(
            f"GET /api/tables/x/stream HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 403 " in line.recv(65536).split(b"\r\n")[0]


def test_names_can_be_allowed(tmp_path):
    server = running(tmp_path, hosts="Tidewood.example:8443, *.games.example", origins="https://other.example")
    for host in ("tidewood.example", "Tidewood.Example:443", "a.games.example", "other.example", "localhost"):
        assert asked_as(server, host).status_code == 200, host
    for host in ("evil.example", "games.example", "tidewood.example.evil.example"):
        assert asked_as(server, host).status_code == 421, host
    server.stop()
    server = running(tmp_path, hosts="*")
    assert asked_as(server, "anything.example").status_code == 200
    server.stop()


# -- addresses


def refused_as(server: Running, forwarded: list[str]) -> int:
    """How many tables were refused that somebody opened who names these addresses in turn."""
    codes = [
        httpx.post(
            f"{server.url}/api/tables",
            json={"game": "the-island", "seats": [ME, ME]},
            headers={"x-forwarded-for": address},
        ).status_code
        for address in forwarded
    ]
    assert set(codes) <= {201, 429}
    return codes.count(429)


FEW = {"tables_a_minute": 10.0, "messages_a_second": 5000.0}


def test_nobody_chooses_the_address_they_are_counted_by(tmp_path):
    server = running(tmp_path, **FEW)
    assert refused_as(server, [f"10.0.0.{i}" for i in range(20)]) >= 10
    server.stop()


def test_addresses_come_from_trusted_proxies(tmp_path):
    server = running(tmp_path, proxies="127.0.0.1, 10.1.0.0/16", **FEW)
    assert refused_as(server, [f"10.0.0.{i}" for i in range(20)]) == 0
    assert refused_as(server, [f"10.9.0.{i}, 10.2.0.1, 10.1.2.3" for i in range(20)]) >= 10, (
        "what came before is hearsay"
    )
    assert refused_as(server, [f"2001:db8:0:1::{i:x}" for i in range(20)]) >= 10, "one house has a network of addresses"
    server.stop()
    server = running(tmp_path, proxies="10.1.0.0/16", **FEW)
    assert refused_as(server, [f"10.0.0.{i}" for i in range(20)]) >= 10, "this one is no proxy of ours"
    server.stop()


def test_a_proxy_says_whether_the_page_is_secure(tmp_path):
    for proxies, secure in (("", False), ("127.0.0.1", True)):
        server = running(tmp_path, proxies=proxies)
        body = {"game": "the-island", "seats": [ME, ME]}
        opened = httpx.post(f"{server.url}/api/tables", json=body, headers={"x-forwarded-proto": "https"})
        assert ("Secure" in opened.headers["set-cookie"]) is secure
        ada = server.browser()
        Stream(ada, ada.opens("me", "me")["table"], "p1").close()
        server.stop()
