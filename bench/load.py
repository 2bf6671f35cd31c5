"""Load on a real server over real sockets: how long an answer takes to become a new view, and how many there can be.

    python bench/load.py                        200 games of four, one answer a second each, for 20 seconds
    python bench/load.py --closed               50 games of two, always one answer under way in each
    python bench/load.py --game everdell …      another game
    python bench/load.py --processes 2 …        as many server processes on one PostgreSQL, each table at one of them
    python bench/load.py --processes 2 --listeners 1 …      one of them only hears of what the other does
    python bench/load.py --json …               for programs

A server is started for the run (SQLite, synchronous=FULL, in a temporary folder) unless --url names one. Every seat has
a socket of its own and gets every patch; the latency is taken from sending an answer to its patch at each of them.
`bench/measure.py` runs all that docs/server.md tells.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import signal
import struct
import sys
import time
import zlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from servers import children_of, cpu, database, memory, start


class Choice(msgspec.Struct):
    notation: str


class Question(msgspec.Struct):
    options: list[Choice]


class Message(msgspec.Struct):
    """What the generator needs of any message; the rest is skipped, so that it costs the machine little."""

    type: str
    version: int = 0
    status: str = ""
    decision: Question | None = None
    set: list[tuple[list[str | int], msgspec.Raw]] = []
    error: dict[str, Any] | None = None


WINDOW = 0.25  # seconds
COMMITS = "tidewood_commits "  # among the numbers of a server
DECODE = msgspec.json.Decoder(Message).decode
QUESTION = msgspec.json.Decoder(Question | None).decode


class Seat(asyncio.Protocol):
    """One socket: a minimal WebSocket client."""

    def __init__(self, match: Match, player: str, path: str, cookie: str, host: str) -> None:
        self.match = match
        self.player = player
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self.buffer = b""
        self.is_open = False
        self.version = 0
        self.options: list[Choice] = []
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.bytes += len(data)
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise SystemExit(f"the server refused a stream: {head[:200]!r}")
            self.is_open = True
            self.buffer = rest
        while (frame := self.frame()) is not None:
            self.match.heard(self, DECODE(frame))

    def frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        self.buffer = buffer[start + length :]
        if buffer[0] & 15 == 9:
            self.transport.write(bytes([0x8A, 0x80 | length]) + b"\0\0\0\0" + buffer[start : start + length])
        elif buffer[0] & 15 == 8:
            self.match.run.errors.append(f"closed: {buffer[start : start + length]!r}")
            self.transport.close()
            return None
        return buffer[start : start + length] if buffer[0] & 15 == 1 else b'{"type": "other"}'

    def send(self, text: bytes) -> None:
        n = len(text)
        size = struct.pack("!BB", 0x81, 0x80 | n) if n < 126 else struct.pack("!BBH", 0x81, 0xFE, n)
        self.transport.write(size + b"\0\0\0\0" + text)  # a mask of zeros: valid, and no work


class Match:
    """One table with all its seats."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.rng = random.Random(number)
        self.seats: list[Seat] = []
        self.under_way = 0  # the version that is awaited
        self.sent = 0.0
        self.at_home = 0  # seats that have seen it
        self.n = 0
        self.due = 0.0
        self.is_over = False

    async def open(self) -> None:
        run = self.run
        seats = [{"kind": "me"} for _ in range(run.players)]
        data, cookie = await run.post("/api/tables", {"game": run.game, "seats": seats})
        loop = asyncio.get_running_loop()
        self.is_over = False
        for player in data["seats"]:
            path = f"/api/tables/{data['table']}/stream?player={player}{run.lang}"
            _, seat = await loop.create_connection(
                lambda player=player, path=path: Seat(self, player, path, cookie, run.host),
                run.address,
                run.port_of(data["table"]),
            )
            self.seats.append(seat)

    def heard(self, seat: Seat, message: Message) -> None:
        run = self.run
        if message.type == "patch":
            seat.version = message.version
            for path, value in message.set:
                if path == ["decision"]:
                    asked = QUESTION(value)
                    seat.options = [] if asked is None else asked.options
                elif path == ["status"]:
                    self.is_over = True
            if message.version == self.under_way:
                if run.counting:
                    run.latencies.append(time.perf_counter() - self.sent)
                self.at_home += 1
                if self.at_home == len(self.seats):
                    self.under_way = 0
                    if run.closed:
                        self.go_on()
        elif message.type == "state":
            seat.version = message.version
            seat.options = message.decision.options if message.decision else []
            if run.closed and self.under_way == 0 and len(self.seats) == run.players and seat.options:
                self.go_on()
        elif message.type == "ack":
            run.acks += run.counting
        elif message.type == "refused":
            run.errors.append(str(message.error))

    def go_on(self) -> bool:
        """The next answer, from whoever is asked."""
        if self.is_over:
            for seat in self.seats:
                seat.transport.close()
                self.run.bytes += seat.bytes
            self.seats = []
            self.run.games += 1
            self.run.later(self.open())
            return False
        for seat in self.seats:
            if seat.options:
                self.n += 1
                self.under_way = seat.version + 1
                self.at_home = 0
                answer = self.rng.choice(seat.options).notation
                text = json.dumps({"type": "answer", "id": self.n, "version": seat.version, "answer": answer})
                self.sent = time.perf_counter()
                seat.send(text.encode())
                return True
        return False


class Run:
    def __init__(
        self, urls: list[str], game: str, tables: int, players: int, closed: bool, rate: float, lang: str
    ) -> None:
        parts = urlsplit(urls[0])
        self.address, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.ports = [urlsplit(url).port or 80 for url in urls]
        self.host = parts.netloc
        self.game = game
        self.players, self.closed, self.rate = players, closed, rate
        self.lang = f"&lang={lang}" if lang else ""
        self.matches = [Match(self, i) for i in range(tables)]
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.windows: list[float] = []
        self.acks = self.games = self.bytes = self.commits = 0
        self.opening = 0.0
        self.late = self.received = 0
        self.own = 0.0
        self.counting = False
        self.tasks: set[asyncio.Task[None]] = set()

    def port_of(self, table: str) -> int:
        """Where a table is played: hashed, as a proxy does."""
        return self.ports[zlib.crc32(table.encode()) % len(self.ports)]

    def later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def post(self, path: str, body: object) -> tuple[dict[str, Any], str]:
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
        answer = await self.request(f"{head}Content-Length: {len(data)}\r\n", self.port, data)
        headers, _, content = answer.partition(b"\r\n\r\n")
        if b" 201 " not in headers.split(b"\r\n", 1)[0]:
            raise SystemExit(f"the server refused {path}: {answer[-300:]!r}")
        cookies = [line for line in headers.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
        return json.loads(content), cookies[0].split(":", 1)[1].split(";")[0].strip()

    async def request(self, head: str, port: int, data: bytes = b"") -> bytes:
        reader, writer = await asyncio.open_connection(self.address, port)
        writer.write(f"{head}Connection: close\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        return answer

    async def go(self, seconds: float, warm_up: float, pids: list[int], postgres: int) -> tuple[float, list[float]]:
        """How long was counted, and how much of a core each server process used for it, then those of PostgreSQL."""
        half = len(self.matches) // 2  # the first ones come to a server that does many things for the first time
        for match in self.matches[:half]:
            await match.open()
        opened = sum(map(cpu, pids))
        for match in self.matches[half:]:
            await match.open()
        await asyncio.sleep(0.5)
        if not self.closed:  # else the first tables play meanwhile
            self.opening = (sum(map(cpu, pids)) - opened) / (len(self.matches) - half)
        ticking = []
        if not self.closed:
            ticking = [asyncio.ensure_future(self.tick(match, i)) for i, match in enumerate(self.matches)]
        await asyncio.sleep(warm_up)
        self.commits = -await self.commits_so_far()
        self.counting = True
        self.received = -self.heard()
        self.own = -time.process_time()
        every = pids + (children_of(postgres) if postgres else [])  # by now all connections are there
        began, used = time.perf_counter(), [cpu(pid) for pid in every]
        while time.perf_counter() < began + seconds:
            await self.window(pids)
        self.counting = False
        self.received += self.heard()
        self.own += time.process_time()
        took = time.perf_counter() - began, [cpu(pid) - before for pid, before in zip(every, used, strict=True)]
        self.commits += await self.commits_so_far()
        for task in ticking:
            task.cancel()
        return took

    async def commits_so_far(self) -> int:
        """Of all processes, as they count them."""
        found = 0
        for port in self.ports:
            text = (await self.request(f"GET /metrics HTTP/1.1\r\nHost: {self.host}\r\n", port)).decode()
            found += sum(int(float(line.split()[1])) for line in text.splitlines() if line.startswith(COMMITS))
        return found

    async def window(self, pids: list[int]) -> None:
        """A quarter of a second: what an answer cost in it says how much the rest of the machine adds."""
        answers, used = self.acks, sum(map(cpu, pids))
        await asyncio.sleep(WINDOW)
        if self.acks > answers:
            self.windows.append(1e6 * (sum(map(cpu, pids)) - used) / (self.acks - answers))

    def heard(self) -> int:
        """Bytes that came from the server so far."""
        return self.bytes + sum(seat.bytes for match in self.matches for seat in match.seats)

    async def tick(self, match: Match, i: int) -> None:
        """One answer each period; a match whose last answer is still under way is late and skips one."""
        await asyncio.sleep(i / len(self.matches) / self.rate)
        due = time.perf_counter()
        while True:
            if match.under_way:
                self.late += self.counting
            elif match.seats:
                match.go_on()
            due += 1 / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="", help="a server that runs already")
    parser.add_argument("--game", default="the-island")
    parser.add_argument("--processes", type=int, default=0, help="on PostgreSQL; without it one on SQLite")
    parser.add_argument("--listeners", type=int, default=0, help="as many of the processes own no table")
    parser.add_argument("--closed", action="store_true", help="always one answer under way in each game: --rate 0")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--rate", type=float, default=1.0, help="answers a second in each game")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--lang", default="", help="languages of the texts, all if left out; browsers ask for one")
    parser.add_argument("--profile", default="", help="write a cProfile of the server here")
    parser.add_argument("--json", action="store_true")
    given, more = parser.parse_known_args()
    given.closed = given.closed or not given.rate
    try:
        import uvloop

        loop = uvloop.new_event_loop()
    except ImportError:
        loop = asyncio.new_event_loop()
    tables = given.tables or (50 if given.closed else 200)
    players = given.players or (2 if given.closed else 4)
    with database(given.processes) as (where, postgres):
        started = [] if given.url else [start(where, given.profile, more) for _ in range(max(1, given.processes))]
        pids = [process.pid for process, _ in started]
        try:
            urls = [url for _, url in started][: len(started) - given.listeners] or [given.url]
            run = Run(urls, given.game, tables, players, given.closed, given.rate, given.lang)
            seconds, each = loop.run_until_complete(run.go(given.seconds, given.warm_up, pids, postgres))
            each, stored = each[: len(pids)], sum(each[len(pids) :])
            each, listened = each[: len(urls)], sum(each[len(urls) :])
            held = [memory(pid) for pid in pids]
        finally:
            for process, _ in started:
                process.send_signal(signal.SIGINT)
            for process, _ in started:
                process.wait(30)
    used = sum(each)
    run.latencies.sort()
    result = {
        "game": given.game,
        "processes": max(1, given.processes),
        "listeners": given.listeners,
        "games": tables,
        "players": players,
        "sockets": tables * players,
        "answers": run.acks,
        "answers_per_s": round(run.acks / seconds, 1),
        "p50_ms": round(1000 * percentile(run.latencies, 0.5), 1),
        "p95_ms": round(1000 * percentile(run.latencies, 0.95), 1),
        "p99_ms": round(1000 * percentile(run.latencies, 0.99), 1),
        "late": run.late,
        "errors": len(run.errors),
        "games_finished": run.games,
        "server_cores": round(used / seconds, 2),
        "server_us_an_answer": round(1e6 * used / max(1, run.acks)),
        "server_us_in_good_windows": round(percentile(sorted(run.windows), 0.1)),
        "server_mb": round(max((one.get("VmRSS", 0.0) for one in held), default=0.0), 1),
        "server_mb_most": round(max((one.get("VmHWM", 0.0) for one in held), default=0.0), 1),
        "answers_in_a_commit": round(run.acks / max(1, run.commits), 2),
        "opening_ms": round(1000 * run.opening, 2),
        "bytes_an_answer": round(run.received / max(1, run.acks)),
        "generator_us_an_answer": round(1e6 * run.own / max(1, run.acks)),
        "postgres_us_an_answer": round(1e6 * stored / max(1, run.acks)),
        "listeners_us_an_answer": round(1e6 * listened / max(1, run.acks)),
        "busiest_process_s": round(max(each, default=0.0), 2),
    }
    print(json.dumps(result) if given.json else "\n".join(f"{key:16} {value}" for key, value in result.items()))
    for error in run.errors[:5]:
        print("error:", error, file=sys.stderr)
    return 1 if run.errors else 0


if __name__ == "__main__":
    sys.exit(main())
