"""Games that were begun under older rules go on as they were begun."""

from __future__ import annotations

import json

import tidewood

ORDER = {
    "players": {"p1": {"workers": {"waiting": 4}, "city": ["monk", "doctor"]}},
    "places": {"basic-1-berry": ["p1", "p1"]},
}


def older(text: str) -> str:
    """A file of the first rules, when `short` asked for the order of all cards that do not just gain."""
    return text.replace('"rules":"2"', '"rules":"1"').replace('[rules "2"]', '[rules "1"]').replace('"most"', '"short"')


def test_an_older_save_still_asks_for_the_order():
    game = tidewood.new("everdell", 1, position=ORDER, production_order="most").play("prepare")
    text = older(game.save())
    assert json.loads(text)["setup"]["production_order"] == "short"
    loaded = tidewood.load(text)
    assert loaded.decision.notations == ["produce monk", "produce doctor"]
    assert tidewood.load(loaded.save()).save() == loaded.save()
    loaded.play("produce doctor")
    assert loaded.decision.player == "p2"


def test_an_older_record_still_names_the_order():
    game = tidewood.new("everdell", 1, position=ORDER, production_order="most").play("prepare", "produce doctor")
    text = older(game.record())
    assert "p1: produce doctor" in text
    assert tidewood.replay(text).table() == game.table()


def test_a_new_game_is_not_asked():
    game = tidewood.new("everdell", 1, position=ORDER).play("prepare")
    assert game.decision.player == "p2"
