"""A real server on a real port, and browsers that talk to it."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests import waiting
from tidewood.server.app import create_app
from tidewood.server.main import options_of
from tidewood.server.settings import Settings

wait_until = waiting.wait_until

# Tests are faster than people.
QUICK = Settings(bot_pause=0.0, bot_processes=1, messages_a_second=5000.0, tables_a_minute=60_000.0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """A server in a thread of this process."""

    def __init__(self, database: str, settings: Settings = QUICK) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        app = create_app(replace(settings, database=database))
        self.app = app.app
        how = {**options_of(settings), "factory": False}
        self._server = uvicorn.Server(uvicorn.Config(app, port=self.port, **how))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive(), what="the start of the server")
        assert self._server.started

    @property
    def tables(self):
        return self.app.state.tables

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive()

    def browser(self) -> Browser:
        return Browser(self.url)


class Apart:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, port: int | None = None, **settings: object) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        usual = {"bot_pause": 0, "bot_processes": 1, "messages_a_second": 5000, "tables_a_minute": 60000}
        options = {"port": self.port, "database": database, **usual, **settings}
        command = [sys.executable, "-m", "tidewood.server"]
        for name, value in options.items():
            command += [f"--{name.replace('_', '-')}", str(value)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        wait_until(self._is_up, 40, "the start of the server")

    def _is_up(self) -> bool:
        if self.process.poll() is not None:
            assert self.process.stderr is not None
            raise AssertionError(f"the server has ended: {self.process.stderr.read().decode()[-2000:]}")
        try:
            return httpx.get(f"{self.url}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)

    def browser(self) -> Browser:
        return Browser(self.url)


class Browser:
    """Somebody at a screen: a cookie, requests and streams."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30, headers={"accept-language": "en"})

    def moved_to(self, url: str) -> Browser:
        """The same browser, when the server has another address."""
        other = Browser(url)
        other.http.cookies.set("tidewood", self.cookie)
        return other

    @property
    def cookie(self) -> str:
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.name == "tidewood"), "")

    def get(self, path: str, **query: object) -> httpx.Response:
        return self.http.get(path, params={k: str(v) for k, v in query.items() if v is not None})

    def post(self, path: str, /, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def done(self, path: str, /, **body: object) -> dict[str, Any]:
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        data: dict[str, Any] = answer.json()
        return data

    def opens(self, *seats: str, **more: object) -> dict[str, Any]:
        """A table: `me`, `open`, or the name of a bot for each seat."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return self.done("/api/tables", **{"game": "the-island", "seats": wishes, **more})

    def joins(self, link: str, name: str | None = None) -> dict[str, Any]:
        return self.done("/api/join", secret=link.removeprefix("/j/"), name=name)

    def state(self, table: str, player: str | None = None, **query: object) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", player=player, **query)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def stream(self, table: str, player: str | None = None, query: str = "") -> Stream:
        return Stream(self, table, player, query)

    def answers(self, table: str, player: str | None = None, choose: Callable[..., str] | None = None) -> int:
        """One answer of one's own over HTTP; the version it makes."""
        state = self.state(table, player)
        notation = (choose or any_option)(state)
        body = {"version": state["version"], "answer": notation, **({"player": player} if player else {})}
        version: int = self.done(f"/api/tables/{table}/answers", **body)["version"]
        return version


DICE = random.Random(7)


def any_option(state: dict[str, Any]) -> str:
    notation: str = DICE.choice(state["decision"]["options"])["notation"]
    return notation


class Stream:
    """The stream of a seat, and the state as a client keeps it."""

    def __init__(self, browser: Browser, table: str, player: str | None = None, query: str = "") -> None:
        address = f"{browser.url.replace('http', 'ws', 1)}/api/tables/{table}/stream?{query}"
        if player is not None:
            address += f"&player={player}"
        headers = {"Cookie": f"tidewood={browser.cookie}"} if browser.cookie else {}
        self._open = ExitStack()
        stream = connect(address, additional_headers=headers, max_size=None, open_timeout=20)
        self.socket: ClientConnection = self._open.enter_context(stream)
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.sent = 0
        self.hear()

    def hear(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next message, taken in as a client does."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "patch":
            assert message["from"] == self.state["version"], "a version was missed"
            patched(self.state, message)
        return message

    def until(self, true: Callable[[], Any], seconds: float = 40.0) -> None:
        end = time.monotonic() + seconds
        while not true():
            self.hear(max(0.1, end - time.monotonic()))

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def answer(self, notation: str | None = None, version: int | None = None) -> dict[str, Any]:
        """Answer, and wait for what comes of it: the ack, or the refusal."""
        self.sent += 1
        text = any_option(self.state) if notation is None else notation
        self.send(
            type="answer", id=self.sent, version=self.state["version"] if version is None else version, answer=text
        )
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused") and message["id"] == self.sent:
                return message

    @property
    def is_asked(self) -> bool:
        return self.state["decision"] is not None

    @property
    def is_over(self) -> bool:
        return bool(self.state["status"] != "running")

    def plays_to_the_end(self) -> None:
        while not self.is_over:
            self.until(lambda: self.is_asked or self.is_over)
            if self.is_asked:
                assert self.answer()["type"] == "ack"

    def close(self) -> None:
        self._open.close()


def patched(state: dict[str, Any], patch: dict[str, Any]) -> None:
    for path, value in patch.get("set", []):
        place: Any = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    for path in patch.get("del", []):
        place = state
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]
    state["version"] = patch["version"]
    state["log"] += patch.get("log", [])


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": ":".join(sys.path)}
