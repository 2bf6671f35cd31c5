"""Connections that take without giving: heads without end, floods of small frames, answers that nobody reads."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest

from tests.server.running import QUICK, Running, sqlite
from tests.server.test_direct import CONTINUED, KEEP_ALIVE, TEXT, WHOLE, Raw
from tests.waiting import wait_until

MASKED = b"\x80\x00\x00\x00\x00"
MANY = 2000  # connections
MOST = 8 * 1024 * 1024  # bytes that somebody sends here before they lose patience


def sent(line: socket.socket, piece: bytes) -> int:
    """How many bytes could be sent until the other side had enough."""
    line.settimeout(20)
    n = 0
    try:
        while n < MOST:
            line.sendall(piece)
            n += len(piece)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return n


@pytest.mark.parametrize(
    "first, more",
    [(b"GET /", b"x" * 32_768), (b"GET / HTTP/1.1\r\nhost: x\r\n", b"x-more: y\r\n" * 3000),
     (b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ", b"x" * 32_768), (b"GET / HTTP/1.1\r\nhost: x\r\n", b"x" * 32_768)],
    ids=["an address", "headers", "a header", "the name of a header"],
)  # fmt: skip
def test_the_head_of_a_request_comes_to_an_end(server, first, more):
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(first)
        time.sleep(0.1)
        assert sent(line, more) < MOST, "it would fill the memory"


@pytest.mark.alone
@pytest.mark.parametrize(
    "frame",
    [bytes((WHOLE | KEEP_ALIVE,)) + MASKED, bytes((CONTINUED,)) + MASKED, bytes((WHOLE | 10,)) + MASKED],
    ids=["pings", "parts of nothing", "pongs"],
)
@pytest.mark.parametrize("within", [False, True], ids=["between messages", "within a message"])
def test_a_flood_of_small_frames_ends_its_stream_and_slows_nobody_down(server, frame, within):
    ada = server.browser()
    raw = Raw(server, ada, ada.opens("me", "me")["table"])
    if within or frame[0] == CONTINUED:
        raw.socket.sendall(bytes((TEXT,)) + MASKED)
        time.sleep(0.1)
    assert sent(raw.socket, frame * 20_000) < MOST
    raw.socket.close()
    began = time.monotonic()
    assert server.browser().get("/api/languages").status_code == 200
    assert time.monotonic() - began < 5


def test_one_address_has_only_so_many_connections(tmp_path):
    """Otherwise a thousand of them that say nothing keep everybody else out."""
    server = Running(sqlite(tmp_path), replace(QUICK, connections_an_address=8))
    with ExitStack() as lines:
        ada = server.browser()
        table = ada.opens("me", "me")["table"]
        streams = [ada.stream(table, "p1") for _ in range(3)]
        silent = [lines.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(12)]
        for line in silent:
            line.settimeout(0.05)
        wait_until(lambda: sum(is_closed(line) for line in silent) == 8, what="the end of all but eight")
        assert ada.state(table, "p1")["you"] == "p1", "one for requests, three streams, four that say nothing"
        assert sum(is_closed(line) for line in silent) == 8
        for stream in streams:
            stream.close()
        wait_until(lambda: httpx.get(f"{server.url}/health").status_code == 200)
    server.stop()


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def test_those_of_a_proxy_are_not_counted(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, connections_an_address=2, proxies="10.0.0.0/8,127.0.0.1"))
    with ExitStack() as lines:
        silent = [lines.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(6)]
        assert httpx.get(f"{server.url}/api/languages").status_code == 200
        assert len(silent) == 6
    server.stop()


def test_an_answer_that_nobody_reads_is_given_up(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, request_seconds=0.5))
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(200):  # several megabytes of answers
            line.sendall(b"GET /schema/openapi.yaml HTTP/1.1\r\nhost: x\r\n\r\n")
        connections = server._server.server_state.connections
        wait_until(lambda: any(one.flow.write_paused for one in connections), what="a full connection")
        wait_until(lambda: not connections, 10, "its end")
    server.stop()


def test_a_server_asks_for_as_many_connections_as_it_may_have(tmp_path):
    few = f"import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (100, {MANY})); "
    check = "from tidewood.server.connections import open_many; open_many(); "
    told = subprocess.run(
        [sys.executable, "-c", f"{few}{check}print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert int(told.stdout) == MANY
