"""Tables that nobody needs are removed after the times the settings name; all others stay."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa

from tests.server.running import QUICK, Running
from tests.waiting import wait_until
from tidewood.server.main import greet
from tidewood.server.settings import Settings
from tidewood.server.storage import hashed, open_store

DAYS = replace(QUICK, keep_finished=10, keep_abandoned=20, keep_unplayed=5, keep_browsers=3)


def age(database: str, table: str, days: int) -> None:
    """Let days pass at a table."""
    then = int((datetime.now(UTC) - timedelta(days=days)).timestamp() * 1_000_000)

    async def run() -> None:
        async with open_store(database) as store, store._database.writes.begin() as connection:
            about = {"then": then, "id": table}
            await connection.execute(sa.text("UPDATE tables SET created = :then WHERE id = :id"), about)
            await connection.execute(sa.text('UPDATE answers SET at = :then WHERE "table" = :id'), about)

    asyncio.run(run())


def rows(database: str) -> dict[str, int]:
    async def run() -> dict[str, int]:
        async with open_store(database) as store, store._database.reading() as connection:
            names = ("tables", "seats", "answers", "snapshots", "spectators", "browsers")
            return {
                name: (await connection.execute(sa.text(f"SELECT count(*) FROM {name}"))).scalar() for name in names
            }

    return asyncio.run(run())


def test_old_tables_are_removed_and_nothing_is_left_of_them(database):
    running = Running(database)
    ada, eve = running.browser(), running.browser()
    tables = {}
    for state in ("over", "left", "unplayed"):
        for days in (4, 9, 19, 30):
            opened = ada.opens("me", "me")
            table = tables[state, days] = opened["table"]
            if state != "unplayed":
                player = ada.state(table, "p1")["waiting"][0]["player"]
                ada.answers(table, player)
            if state == "over":
                ada.done(f"/api/tables/{table}/end", player="p1")
                eve.joins(opened["links"]["spectator"])
    running.stop()
    for (_, days), table in tables.items():
        age(database, table, days)
    running = Running(database, DAYS)
    ada = ada.moved_to(running.url)
    left = {("over", 4), ("over", 9), ("left", 4), ("left", 9), ("left", 19), ("unplayed", 4)}
    wait_until(lambda: rows(database)["tables"] == len(left), what="the removal")
    found = {key for key, table in tables.items() if ada.get(f"/api/tables/{table}", player="p1").status_code == 200}
    assert found == left
    running.stop()
    counted = rows(database)
    assert (counted["seats"], counted["spectators"]) == (12, 2)


def test_a_browser_that_belongs_to_no_table_is_forgotten(database):
    """Whoever hosts, sits or looks on is known; the others are new when they come again, and notice nothing."""
    running = Running(database)
    ada, ben, eve, gone, new = [running.browser() for _ in range(5)]
    kept = ada.opens("me", "open")
    ben.joins(kept["links"]["p2"], "Ben")
    eve.joins(kept["links"]["spectator"])
    age(database, gone.opens("me", "me")["table"], 100)
    new.opens("me", "me")
    made_old(database, [browser.cookie for browser in (ada, ben, eve, gone)])
    running.stop()
    running = Running(database, DAYS)
    wait_until(lambda: rows(database)["browsers"] == 4, what="forgetting")
    ada, ben, eve, gone = [browser.moved_to(running.url) for browser in (ada, ben, eve, gone)]
    assert ada.state(kept["table"])["you"] == "p1" and ben.state(kept["table"])["you"] == "p2"
    assert eve.state(kept["table"])["you"] is None
    gone.opens("me", "me")
    running.stop()
    assert rows(database)["browsers"] == 5


def test_a_browser_that_is_forgotten_while_it_is_here_is_a_new_one(database):
    running = Running(database)
    ada = running.browser()
    table = ada.opens("me", "me")["table"]
    before = ada.cookie
    asyncio.run(removed(database, table))
    assert ada.get("/api/tables", scope="mine").status_code == 200
    ada.opens("me", "me")
    assert ada.cookie != before
    running.stop()


async def removed(database: str, table: str) -> None:
    """Remove a table and its browser, as another server process does."""
    async with open_store(database) as store:
        await store.remove_table(await store.table(table))
        assert await store.company.remove_browsers(datetime.now(UTC)) == 1


def made_old(database: str, cookies: list[str]) -> None:
    async def run() -> None:
        async with open_store(database) as store, store._database.writes.begin() as connection:
            for cookie in cookies:
                about = {"cookie": hashed(cookie).reveal()}
                await connection.execute(sa.text("UPDATE browsers SET created = 0 WHERE cookie = :cookie"), about)

    asyncio.run(run())


def test_by_default_a_game_waits_for_a_year(database):
    running = Running(database)
    ada = running.browser()
    table = ada.opens("me", "me")["table"]
    ada.answers(table, ada.state(table, "p1")["waiting"][0]["player"])
    unplayed = ada.opens("me", "me")["table"]
    running.stop()
    age(database, table, 360)
    age(database, unplayed, 350)
    running = Running(database, Settings(bot_processes=1))
    ada = ada.moved_to(running.url)
    wait_until(lambda: rows(database)["tables"] < 2, what="the removal of what nobody played")  # after the older one
    assert ada.state(table, "p1")["answers"] == 1
    assert ada.get(f"/api/tables/{unplayed}", player="p1").status_code != 200
    running.stop()


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en_GB.UTF-8", ["Tables are kept in SQLite /x.db.", "Finished tables are removed after 1 day."]),
        ("de_AT.UTF-8", ["Tische werden gespeichert in: SQLite /x.db.", "Beendete Tische werden nach 1 Tag entfernt."]),
        (
            "fr_CA",
            [
                "Les tables sont enregistrées dans\xa0: SQLite /x.db.",
                "Les tables terminées sont supprimées après 1 jour.",
            ],
        ),
    ],
)
def test_a_server_tells_at_its_start_what_it_keeps(monkeypatch, capsys, lang, expected):
    monkeypatch.delenv("TIDEWOOD_LANG")
    monkeypatch.setenv("LC_ALL", lang)
    greet("http://127.0.0.1:8765", "SQLite /x.db", Settings(keep_finished=1, keep_unplayed=0))
    lines = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8765" in lines[0]
    assert lines[1:3] == expected
    assert "365" in lines[3] and not any(digit.isdigit() for digit in lines[4])
