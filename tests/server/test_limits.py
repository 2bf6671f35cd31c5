"""Too large, too many, malformed: refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from dataclasses import replace

import httpx
import pytest
import websockets

import tests.toy  # noqa: F401 - makes its game known
from tests.server.running import QUICK, Running, Stream, any_option, sqlite
from tests.waiting import wait_until


@pytest.fixture
def strict(tmp_path):
    """Allows so little that anybody asks for too much, however slow the machine is just now."""
    running = Running(sqlite(tmp_path), replace(QUICK, messages_a_second=1.0, tables_a_minute=5.0))
    yield running
    running.stop()


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'{"version": "x", "answer": 1}', b'{"version": 0}', b"\xff\xfe",
        b'{"answer": "\\ud800"}',
        b'{"version": -1, "answer": "x"}', b'{"version": 1e400, "answer": "x"}', b"[" * 9000,
        b'{"version": 0, "answer": "x", "admin": true}', b'{"version": 99999999999999999999, "answer": "x"}',
    ],
)  # fmt: skip
def test_malformed_bodies_are_refused(server, body):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    answer = ada.http.post(f"/api/tables/{table}/answers", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == "bad-request"


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "17", '{"type": "answer"}', '{"type": "shout"}', '{"type": "answer", "id": "x"}',
        '{"type": "answer", "id": 1, "version": 0, "answer": "x", "admin": 1}', "[" * 9000, '{"id": 1}',
        '{"type": "answer", "id": 1, "version": 0, "answer": "' + "x" * 1500 + '"}',
    ],
)  # fmt: skip
def test_malformed_messages_are_refused_and_the_stream_goes_on(server, text):
    ada = server.browser()
    stream = ada.stream(ada.opens("me", "me", setup={"start_player": "p1"})["table"], "p1")
    stream.socket.send(text)
    assert stream.hear()["error"]["code"] == "bad-request"
    assert stream.answer("place D4")["type"] == "ack"
    stream.close()


def test_what_is_too_large_is_not_read(server):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    answer = ada.post(f"/api/tables/{table}/answers", version=0, answer="x" * 20_000)
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"
    seats = [{"kind": "me"}, {"kind": "me"}]
    card = f"{'spark' * 2000}: fear 2\n"
    cards = ada.post("/api/tables", game="islet", seats=seats, setup={"house_cards": card * 20})
    assert cards.status_code == 201, "a file of cards is part of a set-up"
    cards = ada.post("/api/tables", game="islet", seats=seats, setup={"house_cards": card * 40})
    assert cards.status_code == 413 and "262144" in cards.json()["error"]["message"]
    for size in (20_000, 200_000):
        stream = ada.stream(table, "p1")
        stream.socket.send("x" * size)
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                stream.hear(5)
        assert stream.socket.close_code == 1009
    stream = ada.stream(table, "p1")
    stream.socket.send(b"\x00\x01")
    with pytest.raises(websockets.ConnectionClosed):
        while True:
            stream.hear(5)


def test_too_many_messages_are_refused_and_then_the_stream_is_closed(strict):
    ada, ben = strict.browser(), strict.browser()
    opened = ada.opens("me", "open")
    ben.joins(opened["links"]["p2"])
    stream, other = ada.stream(opened["table"]), ben.stream(opened["table"])
    began = time.monotonic()
    codes = []
    with pytest.raises(websockets.ConnectionClosed):
        while True:
            for _ in range(60):
                stream.send(type="ping")
            for _ in range(60):
                message = stream.hear()
                codes.append(message.get("error", {}).get("code", message["type"]))
    most = 2 + time.monotonic() - began  # two at once, and one for each second that it took here
    assert 1 <= codes.count("pong") <= most and "too-many" in codes
    assert stream.socket.close_code == 1008
    other.send(type="ping")
    assert other.hear()["type"] in ("pong", "patch"), "the other browser is not the one who shouted"
    other.close()


def test_too_many_requests_and_tables_are_refused(strict):
    ada = strict.browser()
    table = ada.opens("me", "me")["table"]

    def undo():
        return ada.post(f"/api/tables/{table}/undo", player="p1", to=0)

    assert undo().status_code == 409, "there is nothing to undo"
    refused = wait_until(lambda: (answer := undo()).status_code == 429 and answer, what="a refusal")
    assert refused.headers["retry-after"] == "1"
    other = strict.browser()
    seats = [{"kind": "me"}, {"kind": "me"}]

    def opens():
        return other.post("/api/tables", game="the-island", seats=seats).status_code

    assert opens() == 201
    wait_until(lambda: opens() == 429, what="a refusal")


def test_a_client_that_does_not_read_slows_nobody_down(server):
    """Its messages wait for it alone, and not for ever: they become one whole state."""
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "me")
    table = opened["table"]
    ben.joins(opened["links"]["spectator"])
    deaf = socket.create_connection(("127.0.0.1", server.port))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    request += f"Cookie: tidewood={ben.cookie}\r\n\r\n"
    deaf.sendall(request.encode())
    audience = server.tables._audiences
    wait_until(lambda: table in audience and any(s.player is None for s in audience[table].sockets))
    streams = {p: ada.stream(table, p) for p in ("p1", "p2")}
    slowest = 0.0
    for _ in range(400):
        if streams["p1"].is_over:
            break
        player = streams["p1"].state["waiting"][0]["player"]
        mine, other = streams[player], streams["p2" if player == "p1" else "p1"]
        began = time.perf_counter()
        assert mine.answer()["type"] == "ack"
        slowest = max(slowest, time.perf_counter() - began)
        other.until(lambda mine=mine, other=other: other.state["version"] == mine.state["version"])
    line = next(s for s in audience[table].sockets if s.player is None)
    assert len(line.waiting) <= 32, "its backlog is bounded"
    assert slowest < 5.0
    deaf.close()
    for stream in streams.values():
        stream.close()


@pytest.mark.alone
def test_a_busy_table_does_not_starve_another(server):
    """Forty streams answer as fast as they can; somebody at a quiet table still gets answers in time."""
    ada = server.browser()
    tables = [ada.opens("me", "me")["table"] for _ in range(20)]
    quiet = server.browser()
    calm = quiet.opens("me", "me")["table"]

    async def hurry(table: str, until: float) -> int:
        n = 0
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?lang=en&player="
        headers = {"Cookie": f"tidewood={ada.cookie}"}
        sockets = {
            p: await websockets.connect(address + p, additional_headers=headers, max_size=None) for p in ("p1", "p2")
        }
        states = {p: json.loads(await sockets[p].recv()) for p in sockets}
        while time.monotonic() < until:
            for p, socket_ in sockets.items():
                asked = states[p]["decision"]
                if asked:
                    text = any_option(states[p])
                    await socket_.send(
                        json.dumps({"type": "answer", "id": n, "version": states[p]["version"], "answer": text})
                    )
                    n += 1
                while True:
                    message = json.loads(await socket_.recv()) if asked else None
                    if message is None or message["type"] in ("ack", "refused"):
                        break
                await socket_.send('{"type": "resync"}')
                while (message := json.loads(await socket_.recv()))["type"] != "state":
                    pass
                states[p] = message
        for socket_ in sockets.values():
            await socket_.close()
        return n

    async def both() -> tuple[list[int], list[float]]:
        until = time.monotonic() + 3.0
        work = [asyncio.create_task(hurry(table, until)) for table in tables]
        waits = []
        while time.monotonic() < until:
            began = time.perf_counter()
            await asyncio.to_thread(lambda: quiet.answers(calm, quiet.state(calm, "p1")["waiting"][0]["player"]))
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
        return await asyncio.gather(*work), waits

    counts, waits = asyncio.run(both())
    assert sum(counts) > 20
    waits.sort()
    assert waits[len(waits) // 2] < 1.5, f"half of them took longer than {waits[len(waits) // 2]:.2f} s"


@pytest.mark.alone
def test_somebody_who_asks_for_the_dearest_things_slows_nobody_down(tmp_path):
    """Within what one browser may: the past of a long game, reports, what-ifs, taking back and bringing back all."""
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    long = ada.opens("me", "me", setup={"bitter_end": True})["table"]
    streams = {player: ada.stream(long, player, "lang=none") for player in ("p1", "p2")}
    for _ in range(300):
        asked = next(stream for stream in streams.values() if stream.is_asked)
        asked.answer()
        for stream in streams.values():
            stream.until(lambda stream=stream, asked=asked: stream.state["version"] >= asked.state["version"])
    for stream in streams.values():
        stream.close()
    server.stop()
    server = Running(sqlite(tmp_path), replace(QUICK, messages_a_second=20.0))
    ada, ben = ada.moved_to(server.url), server.browser()
    quiet = ben.stream(ben.opens("me", "me")["table"], "p1", "lang=en")
    alone = waits(quiet, 1.0)
    over = threading.Event()

    def ask() -> None:
        browser = ada.moved_to(server.url)
        path = f"/api/tables/{long}"
        while not over.is_set():
            browser.get(f"{path}/timeline", player="p1")
            browser.get(f"{path}/timeline", player="p1", at=150)
            browser.get(f"{path}/report", player="p1")
            browser.post(f"{path}/whatif", player="p1", at=100)
            browser.post(f"{path}/undo", player="p1", to=0)
            browser.post(f"{path}/redo", player="p1")

    busy = [threading.Thread(target=ask) for _ in range(3)]
    for thread in busy:
        thread.start()
    beside = waits(quiet, 3.0)
    over.set()
    for thread in busy:
        thread.join()
    quiet.close()
    server.stop()
    assert beside[len(beside) // 2] < 0.05 + 5 * alone[len(alone) // 2]


def waits(stream: Stream, seconds: float) -> list[float]:
    """How long the server takes to answer here, again and again; sorted."""
    found = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        stream.send(type="ping")
        while stream.hear()["type"] != "pong":
            pass
        found.append(time.perf_counter() - began)
        time.sleep(0.1)
    return sorted(found)


def test_one_address_has_only_so_many_new_browsers(tmp_path):
    """Whoever has a link to look on could have the server remember a million of them."""
    server = Running(sqlite(tmp_path), replace(QUICK, tables_a_minute=0.6))
    ada = server.browser()
    link = ada.opens("me", "me")["links"]["spectator"].removeprefix("/j/")
    codes = [httpx.post(f"{server.url}/api/join", json={"secret": link}).status_code for _ in range(30)]
    assert codes[:19] == [200] * 19 and codes[22:] == [429] * 8
    assert ada.post("/api/join", secret=link).status_code == 200, "who is known already may"
    server.stop()


def test_one_browser_has_only_so_many_streams_and_long_polls(tmp_path):
    running = Running(sqlite(tmp_path), replace(QUICK, streams_a_browser=2))
    ada, eve = running.browser(), running.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    table = opened["table"]
    eve.joins(opened["links"]["p2"])
    first, second = ada.stream(table), ada.stream(table)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        ada.stream(table)
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many-streams")
    refused = ada.get(f"/api/tables/{table}", after=first.state["version"])
    assert refused.status_code == 429 and refused.json()["error"]["code"] == "too-many-streams"
    assert "2" in refused.json()["error"]["message"]
    assert ada.state(table)["you"] == "p1", "whatever does not last is still answered"
    eve.stream(table).close()
    second.close()
    wait_until(lambda: running.app.state.sockets.count == 1, what="leaving")
    ada.stream(table).close()
    first.close()
    running.stop()
