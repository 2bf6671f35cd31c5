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


def test_an_older_save_goes_on_where_the_spiders_had_drawn_before_they_chose():
    position = {"figure": "basic-3-twigs", "players": {"p2": {"ability": "spiders", "twig": 2}}}
    game = tidewood.new("everdell", 1, position=position, modules=["abilities"]).play("visit basic-3-twigs")
    save = json.loads(older(game.save()))
    (frame,) = [frame for frame in save["snapshot"]["stack"] if frame[0] == "card:spiders/2"]
    frame[0], frame[2] = "card:spiders/0", 2  # the card, then the resource; the figure is next
    loaded = tidewood.load(json.dumps(save)).play("gain berry")
    assert loaded.decision.prompt().startswith("Where")
    assert loaded.table()["players"]["p2"]["hand"] == []
    assert game.play("gain berry").table()["players"]["p2"]["hand"] != []


def test_a_new_game_is_not_asked():
    game = tidewood.new("everdell", 1, position=ORDER).play("prepare")
    assert game.decision.player == "p2"
