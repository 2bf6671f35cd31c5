"""Players of the operator's own at tables, and nobody else's."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

import tidewood
from tests.server.running import QUICK, Running, sqlite
from tidewood.server.main import CannotServe, serve
from tidewood.server.minds import think
from tidewood.server.settings import Settings

LAST = "tests.server.own_bot:Last"


def test_an_allowed_bot_is_offered_sits_down_and_plays(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, own_bots=f"{LAST}, "))
    ada = server.browser()
    listed = ada.get("/api/games").json()
    assert all(game["bots"][-1] == LAST for game in listed)
    table = ada.opens("me", LAST, setup={"start_player": "p2"})["table"]
    stream = ada.stream(table, "p1")
    stream.until(lambda: stream.is_asked)
    texts = [line["text"]["en"] for line in stream.state["log"]]
    assert not any("chosen at random" in text for text in texts)
    assert stream.state["seats"]["p2"]["bot"] == LAST
    stream.close()
    server.stop()


def test_no_other_program_can_be_named_by_a_guest(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, own_bots=LAST))
    ada = server.browser()
    wish = {"game": "the-island", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "antigravity:Bot"}]}
    told = ada.post("/api/tables", **wish)
    assert told.status_code == 400
    error = told.json()["error"]
    assert error["code"] == "bad-bot" and error["allowed"][-1] == LAST
    assert "antigravity" in error["message"]
    assert "antigravity" not in sys.modules
    table = ada.opens("me", "me")["table"]
    told = ada.post(f"/api/tables/{table}/seats/p2", to="bot", bot="antigravity:Bot")
    assert told.json()["error"]["code"] == "bad-bot"
    assert "antigravity" not in sys.modules
    server.stop()


def test_a_bot_that_is_no_longer_allowed_is_not_made():
    game = tidewood.new("the-island", 3, players=2, start_player="p1")
    answer = think(game.save(), "p1", LAST, "seed", 20.0, [LAST])
    assert game.decision is not None and game.decision.find(answer)
    with pytest.raises(ValueError, match=r"there is no bot 'tests\.server\.own_bot:Last'"):
        think(game.save(), "p1", LAST, "seed", 20.0)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("careful", "own_bots has 'careful'; module:Class is needed"),
        ("nowhere.at_all:Bot", "nowhere.at_all:Bot"),
        ("tests.server.own_bot:First", "tests.server.own_bot:First"),
        ("fractions:Fraction", "choose"),
    ],
)
def test_a_server_that_cannot_make_a_bot_of_its_own_does_not_start(tmp_path, named, said):
    with pytest.raises(CannotServe, match=said):
        serve(port=0, settings=Settings(database=sqlite(tmp_path), own_bots=f"{LAST},{named}"))
