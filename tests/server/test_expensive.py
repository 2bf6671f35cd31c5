"""Requests that cost a guest nothing and the server much: bounded, or done beside everything else."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace

import pytest

import tidewood.server.routes.home as home
import tidewood.server.routes.past as past
import tidewood.server.routes.texts as texts
import tidewood.server.seats as seats
from tests.server.running import QUICK, Browser, Running, sqlite
from tidewood.api import describe

ME = {"kind": "me"}
LONG = 1.0  # seconds that a slow piece of work takes here
DEEP = ".".join("a" * 30_000) + " = 1"
FILES = {
    "one key of 30,000 parts": DEEP,
    "many keys of 100 parts below a long one": f"[{'.'.join('a' * 500)}]\n"
    + "\n".join(f"{'.'.join('b' * 100)}.c{i} = 1" for i in range(280)),
    "the same with spaces": " . ".join("a" * 15_000) + " = 1",
    "lists in lists": "a = " + "[" * 30_000,
    "lists in lists over many lines": "a = " + "[\n" * 30_000,
    "tables in tables": "a = " + "{a = " * 10_000,
    "a number of 5,000 digits": "source = " + "9" * 5_000,
    "a number of 50,000 hexadecimal digits": "source = 0x" + "f" * 50_000,
    "a long line": "# " + "x" * 50_000,
    "a key of 60,000 letters": "a" * 60_000 + " = 1",
    "many tables": "\n".join(f"[a{i}]" for i in range(8_000)),
    "many lists of tables": "[[a]]\n" * 10_000,
    "no text": "\0" * 1000,
}
DECKS = {
    "phantomia_deck": {"players": 1, "phantomia": True},
    "farms_deck": {"players": 1, "modules": ["farms"]},
}


@contextmanager
def somebody_else(server: Running, at_most: float = LONG / 2) -> Iterator[None]:
    """Meanwhile another browser asks for something small, again and again, and never waits long."""
    waits, over = [0.0], threading.Event()

    def ask() -> None:
        other = server.browser()
        while not over.is_set():
            began = time.monotonic()
            assert other.get("/api/languages").status_code == 200
            waits.append(time.monotonic() - began)
            time.sleep(0.01)

    asking = threading.Thread(target=ask)
    asking.start()
    time.sleep(0.1)
    try:
        yield
    finally:
        over.set()
        asking.join()
    assert max(waits) < at_most, f"somebody else waited {max(waits):.1f} s"


def slow(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> None:
    """Make it burn the processor: to sleep would let everybody else go on, wherever it is done."""
    real = getattr(module, name)

    def slowed(*args: object, **more: object) -> object:
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            pass
        return real(*args, **more)

    monkeypatch.setattr(module, name, slowed)


@pytest.mark.alone
@pytest.mark.parametrize("key", DECKS)
@pytest.mark.parametrize("name", FILES)
def test_a_file_of_cards_takes_no_long_time(server, key, name):
    ada = server.browser()
    began = time.monotonic()
    with somebody_else(server):
        answer = ada.post("/api/tables", game="everdell", seats=[ME], setup={**DECKS[key], key: FILES[name]})
    assert time.monotonic() - began < 2
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-setup", answer.text[:300]
    assert len(answer.text) < 2000, "what is wrong is said in short"


HOSTILE = {
    "a number": 10**4000,
    "a small number": -(10**18),
    "a broken number": 1e300,
    "a text": "x" * 200_000,
    "a list": ["x"] * 60_000,
    "numbers": [10**4000] * 20,
    "lists in lists": [[[[[[[[[[[["x"]]]]]]]]]]]] * 500,
    "a mapping": {"x" * 100: {"y": ["z"]}},
}


@pytest.mark.wide
@pytest.mark.parametrize("value", HOSTILE)
@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_no_value_of_a_set_up_takes_long_or_breaks_anything(server, game, value):
    ada = server.browser()
    for option in describe(game).options:
        began = time.monotonic()
        answer = ada.post("/api/tables", game=game, seats=[ME, ME], setup={option.name: HOSTILE[value]})
        assert time.monotonic() - began < 10, option.name  # seconds, where it took minutes
        assert answer.status_code in (201, 400), f"{option.name}: {answer.text[:300]}"
        assert answer.status_code == 201 or len(answer.text) < 3000, f"{option.name}: what is wrong is said in short"


def test_keys_of_a_set_up_are_those_of_the_game(server):
    ada = server.browser()
    for key in ("game", "seed", "chance", "position", "fixed", "note_forced", "self", "kind", "x" * 100_000, "\0", ""):
        answer = ada.post("/api/tables", game="the-island", seats=[ME, ME], setup={key: "x"})
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-setup", key[:50]
        assert len(answer.text) < 2000


@contextmanager
def table(server: Running) -> Iterator[tuple[Browser, str]]:
    ada = server.browser()
    id = ada.opens("me", "me")["table"]
    for _ in range(4):
        ada.answers(id, ada.state(id, "p1")["waiting"][0]["player"])
    yield ada, f"/api/tables/{id}"


@pytest.mark.alone
def test_making_a_game_keeps_nobody_waiting(server, monkeypatch):
    slow(monkeypatch, seats, "new_game")
    with somebody_else(server):
        server.browser().opens("me", "me")


@pytest.mark.alone
def test_the_list_of_games_keeps_nobody_waiting(server, monkeypatch):
    slow(monkeypatch, home, "entries")
    with somebody_else(server):
        assert server.browser().get("/api/games").status_code == 200


@pytest.mark.alone
@pytest.mark.parametrize("work", ["rules_of", "words_of", "card_texts"])
def test_the_words_of_a_game_keep_nobody_waiting(server, monkeypatch, work):
    slow(monkeypatch, home, work)
    path = {"rules_of": "rules", "words_of": "words", "card_texts": "cards"}[work]
    with somebody_else(server):
        assert server.browser().get(f"/api/games/the-island/{path}").status_code == 200


@pytest.mark.alone
@pytest.mark.parametrize("work", ["report_of", "timeline_of", "record_of", "past_state"])
def test_looking_back_keeps_nobody_waiting(server, monkeypatch, work):
    slow(monkeypatch, past, work)
    with table(server) as (ada, path):
        if work == "record_of":
            ada.done(f"{path}/end", player="p1")
        address = {"report_of": "report", "record_of": "record"}.get(work, "timeline")
        with somebody_else(server):
            answer = ada.get(f"{path}/{address}", player="p1", at=2 if work == "past_state" else None)
        assert answer.status_code == 200


@pytest.mark.alone
def test_what_takes_too_long_is_given_up(tmp_path, monkeypatch):
    slow(monkeypatch, past, "report_of")
    server = Running(sqlite(tmp_path), replace(QUICK, work_seconds=LONG / 4))
    with table(server) as (ada, path):
        began = time.monotonic()
        answer = ada.get(f"{path}/report", player="p1")
        assert time.monotonic() - began < LONG
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "busy"
        assert answer.headers["retry-after"]
    server.stop()


def test_one_browser_has_a_few_such_requests_at_once(server, monkeypatch):
    slow(monkeypatch, past, "report_of")
    with table(server) as (ada, path), ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: ada.get(f"{path}/report", player="p1"), range(12)))
        codes = sorted({answer.status_code for answer in answers})
    assert codes == [200, 429]


@pytest.mark.alone
def test_the_words_of_a_table_are_made_beside_everything_else(server, monkeypatch):
    slow(monkeypatch, texts, "catalogue")
    with table(server) as (ada, path), somebody_else(server):
        assert ada.get(f"{path}/texts").status_code == 200


@pytest.mark.alone
@pytest.mark.parametrize("path", ["/schema", "/schema/openapi.yaml", "/schema/openapi.json"])
def test_the_description_of_the_interface_is_made_once(server, path):
    ada = server.browser()
    first = ada.get(path)
    assert first.status_code == 200 and "/api/tables" in first.text
    began = time.monotonic()
    for _ in range(30):
        assert ada.get(path).content == first.content
    assert time.monotonic() - began < 1.5
