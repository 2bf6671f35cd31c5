"""Frames that are not one short text each: cut in pieces, several at once, in parts, or wrong."""

from __future__ import annotations

import base64
import json
import logging
import os
import socket
import struct

import pytest

PING = b'{"type":"ping"}'
PONG = {"type": "pong"}
TEXT, CONTINUED, CLOSE, KEEP_ALIVE = 1, 0, 8, 9
WHOLE = 0x80


class Raw:
    """A WebSocket, frame by frame."""

    def __init__(self, server, browser, table):
        host, port = server.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), 20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/stream?player=p1 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: tidewood={browser.cookie}\r\n\r\n".encode()
        )
        self.unread = b""
        while b"\r\n\r\n" not in self.unread:
            self.unread += self.socket.recv(65536)
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        assert b" 101 " in head
        assert self.hears()["type"] == "state"

    def frame(self):
        """The kind of the next frame, and what it says."""
        head = self.read(2)
        n = head[1]
        if n == 126:
            n = struct.unpack("!H", self.read(2))[0]
        elif n == 127:
            n = struct.unpack("!Q", self.read(8))[0]
        return head[0] & 15, self.read(n)

    def read(self, n):
        while len(self.unread) < n:
            came = self.socket.recv(65536)
            assert came, "closed"
            self.unread += came
        found, self.unread = self.unread[:n], self.unread[n:]
        return found

    def hears(self):
        kind, content = self.frame()
        assert kind == TEXT
        return json.loads(content)

    def sends(self, *frames):
        self.socket.sendall(b"".join(frames))

    def is_closed_with(self):
        kind, content = self.frame()
        assert kind == CLOSE
        return struct.unpack("!H", content[:2])[0]


def framed(content, kind=TEXT, whole=True):
    mask = os.urandom(4)
    size = bytes([0x80 | len(content)]) if len(content) < 126 else struct.pack("!BH", 0xFE, len(content))
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content))
    return bytes([kind | (WHOLE if whole else 0)]) + size + mask + masked


@pytest.fixture
def raw(server):
    ada = server.browser()
    stream = Raw(server, ada, ada.opens("me", "open")["table"])
    yield stream
    stream.socket.close()


def test_several_in_one_piece_are_all_answered(raw):
    long = b'{"type":"ping"' + b" " * 300 + b"}"
    raw.sends(framed(PING), framed(long), framed(PING))
    assert [raw.hears() for _ in range(3)] == [PONG] * 3


@pytest.mark.parametrize("cut", [1, 5, 9])
def test_one_in_two_pieces_is_answered_and_so_are_those_after_it(raw, cut):
    frame = framed(PING)
    raw.sends(framed(PING), frame[:cut])
    assert raw.hears() == PONG
    raw.sends(frame[cut:], framed(PING))
    assert [raw.hears() for _ in range(2)] == [PONG] * 2


def test_a_text_in_parts_with_a_ping_between_them(raw):
    raw.sends(framed(b"are you there", KEEP_ALIVE), framed(PING[:6], whole=False))
    raw.sends(framed(b"still", KEEP_ALIVE), framed(PING[6:], CONTINUED), framed(PING))
    assert [raw.frame()[1] for _ in range(2)] == [b"are you there", b"still"]
    assert [raw.hears() for _ in range(2)] == [PONG] * 2


@pytest.mark.parametrize("parts", [1, 2])
def test_what_is_no_text_is_closed_and_nobody_told(raw, monkeypatch, caplog, parts):
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    text = b'{"type":"\xff"}'
    if parts == 1:
        raw.sends(framed(text))
    else:
        raw.sends(framed(text[:5], whole=False), framed(text[5:], CONTINUED))
    assert raw.is_closed_with() == 1007
    assert not caplog.records, "anybody could fill the log"


def test_what_is_not_masked_is_closed(raw):
    raw.sends(bytes([WHOLE | TEXT, len(PING)]) + PING)
    assert raw.is_closed_with() == 1002


def test_a_client_that_says_goodbye_is_answered(raw):
    raw.sends(framed(PING))
    assert raw.hears() == PONG
    raw.sends(framed(struct.pack("!H", 1000), CLOSE), framed(PING))
    assert raw.is_closed_with() == 1000
