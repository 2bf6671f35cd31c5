"""Rows that are damaged: an older position takes the place of a bad one; a bad entry stops its table and says so."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from tests.server.endless import NAME
from tests.server.running import Browser, Running, sqlite
from tests.server.storage.postgres import Server
from tidewood.server.storage import open_store

ANSWERS = 70  # positions are stored at 0, 32, 64 and at the end


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def databases(request, tmp_path_factory):
    """Makes new databases."""
    if request.param == "sqlite":
        yield lambda: sqlite(tmp_path_factory.mktemp("damage"))
    else:
        server = Server()
        yield server.new
        server.close()


def change(database: str, *statements: str) -> None:
    """What nobody but a failing disk or a careless hand would do."""

    async def run() -> None:
        async with open_store(database) as store, store._database.writes.begin() as connection:
            for statement in statements:
                done = await connection.execute(sa.text(statement))
                assert done.rowcount > 0, statement

    asyncio.run(run())


class Played:
    """A table where Ada has played for both seats, on a server that has stopped."""

    def __init__(self, database: str) -> None:
        self.database = database
        running = Running(database)
        self.ada = running.browser()
        self.table = self.ada.opens("me", "me", game=NAME)["table"]
        for _ in range(ANSWERS):
            player = self.ada.state(self.table, "p1", lang="none")["waiting"][0]["player"]
            self.ada.answers(self.table, player, lambda _: "say 2")
        self.state = seen(self.ada, self.table)
        running.stop()

    def again(self) -> tuple[Running, Browser]:
        running = Running(self.database)
        return running, self.ada.moved_to(running.url)

    def path(self, what: str, **about: object) -> str:
        return f"/api/tables/{self.table}/{what}"


@pytest.fixture
def played(databases):
    return Played(databases())


def seen(ada: Browser, table: str) -> dict:
    return {key: value for key, value in ada.state(table, "p1").items() if key != "links"}


@pytest.mark.wide
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET save = 'not what was written' WHERE seq = 70",
        "UPDATE snapshots SET save = substr(save, 1, length(save) / 2) WHERE seq >= 64",
        "UPDATE snapshots SET log = 'zzz' WHERE seq >= 64",
        "UPDATE snapshots SET log = NULL WHERE seq = 64",
        "DELETE FROM snapshots WHERE seq = 32",
    ],
)
def test_an_older_position_takes_the_place_of_a_bad_one(played, damage):
    change(played.database, damage)
    running, ada = played.again()
    assert seen(ada, played.table) == played.state
    assert ada.get(played.path("timeline"), at=66, player="p1").status_code == 200
    ada.answers(played.table, "p1")
    ada.done(played.path("undo"), to=20, player="p1")
    assert ada.state(played.table, "p1")["answers"] == 20
    running.stop()


BAD_ENTRIES = [
    "UPDATE answers SET payload = 'say 9' WHERE seq = 50",
    "UPDATE answers SET kind = 'nonsense' WHERE seq = 50",
    "UPDATE answers SET kind = 'undo', payload = '{\"to\": ' WHERE seq = 50",
    "DELETE FROM answers WHERE seq IN (50, 51)",  # the next one would fit
]


@pytest.mark.wide
@pytest.mark.parametrize("damage", BAD_ENTRIES)
def test_a_bad_entry_stops_its_table_and_says_so(played, damage):
    change(played.database, damage, "DELETE FROM snapshots WHERE seq >= 50")
    running, ada = played.again()
    state = ada.state(played.table, "p1")
    assert state["stopped"] is True
    assert (state["answers"], state["decision"], state["waiting"]) == (49, None, []), "nothing was passed over"
    told = state["log"][-1]["text"]
    assert "entry 50" in told["en"] and "Eintrag 50" in told["de"] and "entrée 50" in told["fr"]
    stream = ada.stream(played.table, "p2")
    refusals = [
        ada.post(played.path("answers"), version=state["version"], answer="say 1", player="p2"),
        ada.post(played.path("undo"), to=3, player="p1"),
        ada.post(played.path("end"), player="p1"),
        ada.post(played.path("seats/p1"), name="Eve"),
    ]
    assert [(one.status_code, one.json()["error"]["code"]) for one in refusals] == [(409, "damaged")] * 4
    assert stream.answer("say 1")["error"]["code"] == "damaged"
    stream.close()
    other = ada.opens("me", "me", game=NAME)["table"]
    ada.answers(other, "p1")
    running.stop()
    running, ada = played.again()
    assert ada.state(played.table, "p1")["answers"] == 49, "nothing was written over it"
    running.stop()


def test_with_no_position_left_the_table_says_so(played):
    change(played.database, "UPDATE snapshots SET save = 'x'")
    running, ada = played.again()
    refused = ada.get(f"/api/tables/{played.table}", player="p1")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "damaged")
    eve = running.browser()
    eve.opens("me", "me")
    assert eve.get(f"/api/tables/{played.table}").json()["error"]["code"] == "not-yours"
    running.stop()


def test_a_column_that_holds_something_else_stops_its_table_too(tmp_path):
    """SQLite takes anything anywhere."""
    played = Played(sqlite(tmp_path))
    change(
        played.database,
        "UPDATE answers SET at = 'yesterday' WHERE seq = 50",
        "UPDATE snapshots SET at = 'yesterday' WHERE seq >= 50",
    )
    running, ada = played.again()
    state = ada.state(played.table, "p1")
    assert (state["stopped"], state["answers"]) == (True, 49)
    running.stop()
