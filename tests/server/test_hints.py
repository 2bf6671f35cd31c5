"""What a strong bot would do in one's place: for whoever is asked, and by what they may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import tidewood
from tests.server.running import QUICK, Browser, Running, sqlite
from tests.server.thoughts import fail
from tests.waiting import wait_until
from tidewood.bots import make
from tidewood.server.hints import picked_by
from tidewood.server.minds import advice

SHORT = replace(QUICK, hint_seconds=0.05)  # seconds: any answer is good enough here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(sqlite(tmp_path_factory.mktemp("hints")), SHORT)
    yield running
    running.stop()


def hint(browser: Browser, table: str, player: str, version: int):
    return browser.post(f"/api/tables/{table}/hint", player=player, version=version)


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_following_a_hint_plays_on(server: Running, game: str):
    ada = server.browser()
    table = ada.opens("me", "me", game=game)["table"]
    player = ada.state(table, "p1")["waiting"][0]["player"]
    state = ada.state(table, player)
    assert state["hints"]
    told = hint(ada, table, player, state["version"]).json()
    assert told["version"] == state["version"] == ada.state(table, player)["version"]  # nothing was played
    body = {"player": player, "version": told["version"], "answers": told["answers"]}
    assert ada.done(f"/api/tables/{table}/answers", **body)["version"] > state["version"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_where_things_are_picked_a_hint_is_the_whole_set(n: int):
    """In the middle of an effect, as the cards of Everdell have them."""
    game = tidewood.new("everdell", "hint", players=2)
    random = make("random", "hint")
    met = 0
    while met < n:
        decision = game.decision
        met += decision.pick is not None and decision.pick.most > 1 and len(decision) > 1
        if met < n:
            game.pick(random.choose(game, decision.player))
    answers = advice(game.copy(), decision.player, "hint", 0.01)
    chosen = picked_by(game, answers)
    assert decision.pick.least <= len(chosen) <= decision.pick.most
    by_set = game.copy().play(", ".join([*chosen, *(["stop"] if len(chosen) < 2 else [])]))
    assert game.copy().play(*answers).view(decision.player) == by_set.view(decision.player)


def test_only_who_is_asked_gets_one(server: Running):
    ada, bo, cy = server.browser(), server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    table = opened["table"]
    assert hint(ada, table, "p1", 0).json()["error"]["code"] == "waiting"
    bo.joins(opened["links"]["p2"], "Bo")
    cy.joins(opened["links"]["spectator"])
    version = ada.state(table, "p1")["version"]
    assert hint(bo, table, "p2", version).json()["error"]["code"] == "not-your-turn"
    for other in (bo, cy):
        refused = hint(other, table, "p1", version)
        assert refused.status_code == 403 and "not yours" in refused.json()["error"]["message"]
    assert hint(server.browser(), table, "p1", version).status_code == 401
    assert hint(ada, table, "p1", version + 1).json()["error"]["code"] == "stale"
    assert hint(ada, table, "p1", version).status_code == 200


def test_there_are_none_where_strangers_compete(server: Running):
    ada, bo = server.browser(), server.browser()
    table = ada.opens("me", "open", listed=True)["table"]
    bo.done("/api/join", table=table, name="Bo")
    player = ada.state(table)["waiting"][0]["player"]
    state = (ada if player == "p1" else bo).state(table, player)
    assert not state["hints"]
    assert hint(ada if player == "p1" else bo, table, player, state["version"]).json()["error"]["code"] == "no-hints"
    together = ada.opens("me", "open", game="spirit-island", listed=True)["table"]
    assert ada.state(together)["hints"]


def test_one_browser_gets_so_many_at_once(server: Running):
    ada = server.browser()
    table = ada.opens("me", "random", setup={"start_player": "p1"})["table"]
    version = ada.state(table)["version"]
    assert [hint(ada, table, "p1", version).status_code for _ in range(6)] == [200] * 6
    wait_until(lambda: hint(ada, table, "p1", version).status_code == 429, what="a refusal")


def test_a_bot_that_fails_gives_none_and_says_so(tmp_path):
    server = Running(sqlite(tmp_path), SHORT)
    try:
        server.tables.thinking.minds.minds[0].thought = fail
        ada = server.browser()
        table = ada.opens("me", "random", setup={"start_player": "p1"})["table"]
        refused = hint(ada, table, "p1", ada.state(table)["version"])
        assert refused.status_code == 503 and refused.json()["error"]["code"] == "no-hint"
    finally:
        server.stop()
