"""The configurations in `deploy`, with the real proxies: three processes on one PostgreSQL, one of them killed under
load, and all restarted one after the other. Nothing acknowledged is lost, and every table goes on.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.server.lives import Lives, Players, stored, told
from tests.server.running import Browser, free_port
from tests.server.storage.postgres import Server
from tests.waiting import wait_until
from tidewood.server.storage import open_store

DEPLOY = Path(__file__).parents[2] / "deploy"
PORTS = ("8771", "8772", "8773")  # in the configurations
TABLES = 8
LIMIT = 5.0  # seconds after which tables of a lost process have gone on


@pytest.fixture(scope="module")
def three() -> Iterator[tuple[str, list[Lives]]]:
    """A database, and three processes that share it."""
    postgres = Server()
    database = postgres.new()
    servers = [Lives(database) for _ in PORTS]
    for server in servers:
        server.begin()
    yield database, servers
    for server in servers:
        server.close()
    postgres.close()


class Silent:
    """A process that is well and answers nothing else."""

    def __init__(self) -> None:
        over = self.over = threading.Event()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path != "/health":
                    over.wait(30)
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.over.set()
        self.server.shutdown()
        self.server.server_close()


class Proxy:
    """nginx or HAProxy with our configuration, at other ports."""

    def __init__(self, name: str, folder: Path, servers: Sequence[Lives | Silent], most: int = 1000) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        text = (DEPLOY / {"nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[name]).read_text()
        for written, server in zip(PORTS, servers, strict=True):
            assert f"127.0.0.1:{written}" in text
            text = text.replace(f"127.0.0.1:{written}", f"127.0.0.1:{server.port}")
        assert " 1000" in text
        text = text.replace(" 1000", f" {most}")
        if name == "nginx":
            text = text.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
            paths = " ".join(f"{what}_temp_path {folder};" for what in ("client_body", "fastcgi", "uwsgi", "scgi"))
            text = f"""
                daemon off; pid {folder}/pid; error_log stderr crit; worker_processes 2;
                events {{ worker_connections 256; }}
                http {{ access_log off; {paths} proxy_temp_path {folder}; {text} }}
            """
        else:
            text = text.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        assert str(self.port) in text
        file = folder / "proxy.conf"
        file.write_text(text)
        command = {"nginx": ["nginx", "-p", str(folder), "-c", str(file)], "haproxy": ["haproxy", "-f", str(file)]}
        self.process = subprocess.Popen(command[name], stderr=subprocess.PIPE)
        wait_until(self.is_up, 10, "the start of the proxy")

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.HTTPError:
            return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)


def owned(server: Lives) -> int:
    text = httpx.get(f"{server.url}/metrics").text
    return int(float(next(line for line in text.splitlines() if line.startswith("tidewood_tables_owned")).split()[1]))


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.parametrize("name", ["nginx", "haproxy"])
def test_behind_a_proxy_a_lost_process_costs_seconds_and_no_answers(name, three, tmp_path):
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    database, servers = three
    proxy = Proxy(name, tmp_path, servers)
    try:
        players = []
        for seed in range(TABLES):
            browser = Browser(proxy.url)
            opened = browser.opens("me", "me", setup={"bitter_end": True})
            players.append(Players(browser, opened["table"], seed, several=True, pause=0.03))
        asyncio.run(play(servers, players))
        shown = {p.table: told(proxy.url, p) for p in players}
    finally:
        proxy.close()
    asyncio.run(compare(database, players, shown))


@pytest.mark.parametrize("name", ["nginx", "haproxy"])
def test_a_proxy_lets_one_address_have_only_so_many_connections(name, tmp_path):
    """The server behind it cannot count them."""
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    servers = [Silent() for _ in PORTS]
    proxy = Proxy(name, tmp_path, servers, most=4)
    with ExitStack() as lines:
        waiting = [lines.enter_context(socket.create_connection(("127.0.0.1", proxy.port))) for _ in range(8)]
        for line in waiting:
            with suppress(OSError):  # refused before it asked
                line.sendall(b"GET /x HTTP/1.1\r\nhost: tidewood.example\r\n\r\n")
        wait_until(lambda: sum(is_refused(line) for line in waiting) == 4, 10)
    proxy.close()
    for server in servers:
        server.close()


def is_refused(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        said = line.recv(100, socket.MSG_PEEK)
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
    return not said or b" 429 " in said


async def play(servers: list[Lives], players: list[Players]) -> None:
    tasks = [asyncio.create_task(p.play()) for p in players]
    await went_on(players)
    owners = [await asyncio.to_thread(owned, server) for server in servers]
    assert sum(owners) >= len(players)
    lost = servers[owners.index(max(owners))]
    await asyncio.to_thread(lost.kill)
    took = await went_on(players)
    assert took < LIMIT, f"after {took:.1f} s"
    await asyncio.to_thread(lost.begin)
    for server in servers:
        await asyncio.to_thread(server.stop)
        await went_on(players)
        await asyncio.to_thread(server.begin)
    await went_on(players)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        assert ended is None or isinstance(ended, asyncio.CancelledError), ended


async def went_on(players: list[Players]) -> float:
    """Seconds until something was acknowledged at every table that is not over."""
    began = time.monotonic()
    while any(p.last < began and not p.is_over for p in players):
        assert time.monotonic() < began + 30, "a table does not go on"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def compare(database: str, players: list[Players], shown: dict[str, dict]) -> None:
    async with open_store(database) as store:
        for p in players:
            entries = await stored(store, p, 1 + len(PORTS))
            assert shown[p.table]["version"] == len(entries)
