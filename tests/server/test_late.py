"""Who sits down at the same moment as somebody else, and comes a little too late.

A transaction of the test's own holds one of them up on the way, for as long as the other one needs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import asyncpg
import httpx
import pytest

from tests.server.running import Running
from tests.server.storage.postgres import Server

NO_NEWCOMERS = 'LOCK TABLE "browsers" IN SHARE MODE'
SPIRITS = ["river-surges-in-sunlight", "thunderspeaker", "shadows-flicker-like-flame"]
OCEAN = "oceans-hungry-grasp"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture(scope="module")
def database(postgres: Server) -> str:
    return postgres.new()


@pytest.fixture(scope="module")
def server(database) -> Iterator[Running]:
    server = Running(database)
    yield server
    server.stop()


def held_up(
    database: str, held: Callable[[], httpx.Response], meanwhile: Callable[[], object], *statements: str
) -> tuple[int, str]:
    """How a request is refused that waits for this transaction while something else happens."""

    async def run() -> httpx.Response:
        own = await asyncpg.connect(database)
        async with own.transaction():
            for statement in statements:
                await own.execute(statement)
            request = asyncio.ensure_future(asyncio.to_thread(held))
            while not await own.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not request.done(), "it did not wait"
                await asyncio.sleep(0.01)
            await asyncio.to_thread(meanwhile)
        await own.close()
        return await request

    answer = asyncio.run(run())
    return answer.status_code, answer.json()["error"]["code"]


def test_who_comes_for_the_last_seat_when_it_is_just_gone_is_told_so(server, database):
    ada, ben, cy = server.browser(), server.browser(), server.browser()
    name = ada.opens("me", "open", listed=True)["table"]
    ben.opens("me", "me")  # the server knows this browser, but not that of Cy
    refused = held_up(
        database,
        lambda: cy.post("/api/join", table=name),
        lambda: ben.done("/api/join", table=name),
        NO_NEWCOMERS,
    )
    assert refused == (403, "used-up")


def test_a_link_that_is_renewed_while_somebody_comes_by_it_opens_nothing(server, database):
    ada, cy = server.browser(), server.browser()
    name = ada.opens("me", "me")["table"]
    link = ada.done(f"/api/tables/{name}/seats/p1", link="renew")["link"]
    refused = held_up(
        database,
        lambda: cy.post("/api/join", secret=link.removeprefix("/j/")),
        lambda: ada.done(f"/api/tables/{name}/seats/p1", link="renew"),
        NO_NEWCOMERS,
    )
    assert refused == (403, "used-up")
    assert ada.state(name)["mine"] == ["p1", "p2"]


def test_a_seat_that_was_taken_at_another_process_meanwhile_stays_with_who_took_it(server, database):
    ada, ben, cy = server.browser(), server.browser(), server.browser()
    made = ada.opens("me", "open", "open", game="spirit-island", setup={"spirits": SPIRITS})
    name, own = made["table"], cy.opens("me", "me")["table"]
    cy_herself = f"""(SELECT holder FROM seats WHERE "table" = '{own}' AND player = 'p1')"""
    said = '{"note":"joined","about":{"who":"Cy","player":"p2","bot":""}}'
    entry = f"('{name}', {ada.state(name)['version'] + 1}, 'p2', 'seat', '{said}', 0)"
    refused = held_up(
        database,
        lambda: ben.post("/api/join", secret=made["links"]["p2"].removeprefix("/j/"), choose={"spirits": OCEAN}),
        lambda: None,
        f"""UPDATE seats SET kind = 'human', holder = {cy_herself}, invitation = NULL
            WHERE "table" = '{name}' AND player = 'p2'""",
        f'INSERT INTO answers ("table", seq, player, kind, payload, at) VALUES {entry}',
    )
    assert refused == (403, "used-up")
    assert cy.state(name)["mine"] == ["p2"]
    assert ada.state(name)["setup"]["spirits"] == SPIRITS, "nor is it set up as who came too late has chosen"
