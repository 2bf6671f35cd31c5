"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

import pytest

from tests.server.running import Running, any_option
from tests.server.storage.postgres import Server
from tests.waiting import wait_until
from tidewood.server.storage import News
from tidewood.server.storage.ear import CHANNEL
from tidewood.server.storage.news import packed


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture(scope="module")
def both(postgres) -> Iterator[tuple[Running, Running]]:
    """Two servers, each with a store of its own: they know of each other through the database only."""
    database = postgres.new()
    servers = (Running(database), Running(database))
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def table(both):
    """Ada at the first server, Ben at the second."""
    first, second = both
    ada, ben = first.browser(), second.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    ben.joins(opened["links"]["p2"], "Ben")
    wait_until(lambda: ada.state(opened["table"])["decision"], what="the news that Ben sits down")
    return ada, ben, opened["table"]


def test_an_answer_at_one_is_a_patch_at_the_other(table):
    ada, ben, name = table
    one, two = ada.stream(name), ben.stream(name)
    assert one.state["seats"]["p2"]["name"] == "Ben"
    for _ in range(30):
        for mine, other in ((one, two), (two, one)):
            while mine.is_asked:
                assert mine.answer()["type"] == "ack"
                other.until(lambda mine=mine, other=other: other.state["version"] == mine.state["version"])
    assert two.state["view"] == ben.state(name)["view"]
    assert [(o["n"], o["kind"]) for o in one.state["log"]] == [(o["n"], o["kind"]) for o in two.state["log"]]
    assert any(message["type"] == "patch" for message in two.heard)
    one.close()
    two.close()


def test_who_is_online_is_known_everywhere(table):
    ada, ben, name = table
    one = ada.stream(name)
    assert "online" not in one.state["seats"]["p2"]
    two = ben.stream(name)
    assert two.state["seats"]["p2"]["online"]
    one.until(lambda: "online" in one.state["seats"]["p2"])
    two.until(lambda: "online" in two.state["seats"]["p1"])
    two.close()
    one.until(lambda: "online" not in one.state["seats"]["p2"])
    one.close()


def test_who_looks_through_both_and_leaves_one_is_still_online(both, table):
    ada, ben, name = table
    first, _ = both
    one, two = ada.stream(name), ben.stream(name)
    three = ben.moved_to(first.url).stream(name)
    one.until(lambda: "online" in one.state["seats"]["p2"])
    three.close()
    audience = first.tables.audience(next(live for live in first.tables.loaded() if live.id == name))
    wait_until(lambda: "p2" not in audience.here, what="leaving")
    wait_until(lambda: "p2" in audience.elsewhere, what="the word of the other process")
    two.close()
    one.until(lambda: "online" not in one.state["seats"]["p2"])
    one.close()


def test_of_two_who_answer_at_once_one_is_taken(both):
    """The same seat at both servers, as after a moved link: one entry, one refusal, and both see the same."""
    first, second = both
    ada = first.browser()
    name = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    twin = ada.moved_to(second.url)
    rounds = 12
    for _ in range(rounds):
        state = ada.state(name, "p1")
        player = state["waiting"][0]["player"]
        here, there = ada.stream(name, player), twin.stream(name, player)
        wait_until(lambda here=here, there=there: there.state["version"] == here.state["version"] or there.hear())
        version = here.state["version"]
        for stream in (here, there):
            stream.send(type="answer", id=1, version=version, answer=any_option(stream.state))
        told = []
        for stream in (here, there):
            stream.until(lambda stream=stream: any(m["type"] in ("ack", "refused") for m in stream.heard))
            told.append(next(m for m in stream.heard if m["type"] in ("ack", "refused")))
        kinds = sorted(message["type"] for message in told)
        assert kinds == ["ack", "refused"], told
        assert next(m for m in told if m["type"] == "refused")["error"]["code"] in ("stale", "not-your-turn")
        here.close()
        there.close()
    assert ada.state(name, "p1")["answers"] == rounds
    wait_until(lambda: twin.state(name, "p1")["answers"] == rounds)
    assert ada.state(name, "p1")["view"] == twin.state(name, "p1")["view"]


def test_an_answer_that_was_overtaken_by_something_else_is_rebased(table):
    """Ben renames himself at the other server; Ada's answer for the version before is taken all the same."""
    ada, ben, name = table
    version = ada.state(name)["version"]
    ben.done(f"/api/tables/{name}/seats/p2", name="Benjamin")
    made = ada.done(f"/api/tables/{name}/answers", version=version, answer="place D4")
    assert made["version"] == version + 2


def test_bots_answer_once_however_many_processes_there_are(both):
    first, second = both
    ada = first.browser()
    name = ada.opens("me", "random", setup={"start_player": "p2"})["table"]
    twin = ada.moved_to(second.url)
    here, there = ada.stream(name, "p1"), twin.stream(name, "p1")
    for _ in range(6):
        here.until(lambda: here.is_asked)
        here.answer()
    here.until(lambda: here.is_asked)
    there.until(lambda: there.state["version"] == here.state["version"])
    assert there.state["view"] == here.state["view"]
    players = [step["player"] for step in ada.get(f"/api/tables/{name}/timeline").json()["answers"]]
    assert players[:8] == ["p2", "p2", "p1", "p1", "p2", "p2", "p1", "p1"]
    here.close()
    there.close()


def owned(server: Running) -> int:
    text = server.browser().get("/metrics").text
    return int(float(next(line for line in text.splitlines() if line.startswith("tidewood_tables_owned")).split()[1]))


def test_a_table_belongs_to_the_process_where_it_is_played(postgres):
    database = postgres.new()
    first, second = Running(database), Running(database)
    ada = first.browser()
    name = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    twin = ada.moved_to(second.url)
    ada.answers(name, "p1")
    assert (owned(first), owned(second)) == (1, 0)
    stream = ada.stream(name, "p1")
    for _ in range(3):
        player = twin.state(name, "p1")["waiting"][0]["player"]
        twin.answers(name, player)
    assert (owned(first), owned(second)) == (1, 0), "somebody looks at it there"
    stream.until(lambda: stream.state["answers"] == 4)
    stream.close()
    live = next(live for live in first.tables.loaded() if live.id == name)
    wait_until(lambda: not first.tables.is_busy(live), what="leaving")

    def play_on() -> bool:
        twin.answers(name, twin.state(name, "p1")["waiting"][0]["player"])
        return owned(second) == 1

    wait_until(play_on, what="handing over")
    assert owned(first) == 0
    second.stop()
    answered = ada.answers(name, ada.state(name, "p1")["waiting"][0]["player"])
    assert owned(first) == 1
    assert ada.state(name, "p1")["version"] == answered, "nothing of what the other process wrote is missing"
    first.stop()


def test_bots_go_on_elsewhere_when_their_owner_is_gone(postgres):
    database = postgres.new()
    first, second = Running(database), Running(database)
    ada = first.browser()
    name = ada.opens("me", "random", setup={"start_player": "p1"})["table"]
    here, there = ada.stream(name, "p1"), ada.moved_to(second.url).stream(name, "p1")
    here.answer()
    there.until(lambda: there.state["answers"] == 1)
    here.close()
    first.stop()
    while there.state["answers"] < 6:
        there.until(lambda: there.is_asked)
        there.answer()
    there.close()
    second.stop()


@pytest.mark.parametrize("id", ["%00abc", "a%00", "%ED%A0%80", "..%2f", "%F0%9F%98%80"])
def test_no_name_of_a_table_is_taken_for_a_broken_database(both, id, caplog):
    """PostgreSQL refuses a question with a NUL in it."""
    ada = both[0].browser()
    ada.opens("me", "me")
    for answer in (ada.get(f"/api/tables/{id}"), ada.post("/api/join", table=unquote(id, errors="replace"))):
        assert answer.status_code in (403, 404) and answer.json()["error"]["code"] in ("not-yours", "not-found")
    assert not caplog.records


@pytest.mark.parametrize(
    "ref", ["😀" * 80, "hex:D4\n", "x" * 81, "é", ""], ids=["faces", "a line", "long", "é", "none"]
)
def test_what_is_no_thing_is_not_passed_on(table, ref, caplog):
    ada, _, name = table
    stream = ada.stream(name)
    stream.send(type="point", ref=ref)
    stream.until(lambda: stream.heard[-1]["type"] == "refused")
    stream.send(type="point", ref="x" * 80)
    stream.send(type="ping")
    stream.until(lambda: stream.heard[-1]["type"] == "pong")
    stream.close()
    assert not caplog.records


def test_a_word_that_makes_no_sense_does_not_end_the_listening(postgres, both, table):
    """As a server of another version may say on the same database."""
    ada, ben, name = table
    one, two = ada.stream(name), ben.stream(name)
    database = urlsplit(both[0].tables.settings.database).path.removeprefix("/")
    said = packed("another", [News(table=name, what="point-b-b")])
    postgres.psql(f"\\c {database}\nNOTIFY {CHANNEL}, '{said}'")
    while one.is_asked:
        assert one.answer()["type"] == "ack"
    two.until(lambda: two.state["version"] == one.state["version"], 15)
    one.close()
    two.close()
