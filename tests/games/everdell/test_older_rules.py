"""Games that were begun under older rules go on as they were begun."""

from __future__ import annotations

import json
from pathlib import Path

import tidewood

OLDER = Path(__file__).parent / "older"

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
    assert loaded.decision.prompt() == "Spiders: Where does the figure go?"
    assert loaded.table()["players"]["p2"]["hand"] == []
    assert game.play("gain berry").table()["players"]["p2"]["hand"] != []


def test_a_save_in_the_middle_of_gifts_that_were_given_one_by_one_goes_on():
    """It was made before gifts were picked: two twigs went to p3 and a Farm to p2, each at once."""
    game = tidewood.load((OLDER / "gifts.json").read_text("utf-8"))
    assert game.decision.prompt() == "Corrin the Warrior: What do you give? (3 of 8 chosen)"
    game.play("give wife", "to p3", "stop")
    players = game.table()["players"]
    assert players["p3"]["twig"] == 2
    assert "farm" in players["p2"]["hand"]
    assert "wife" in players["p3"]["hand"]
    assert players["p1"]["points"] == 4


def test_a_save_that_asks_to_whom_a_gift_goes_goes_on():
    game = tidewood.load((OLDER / "gifts-to-whom.json").read_text("utf-8"))
    assert game.decision.prompt() == "Corrin the Warrior: To whom do you give Farm?"
    assert game.play("to p3", "stop").table()["players"]["p3"]["hand"].count("farm") == 1


def test_a_new_game_is_not_asked():
    game = tidewood.new("everdell", 1, position=ORDER).play("prepare")
    assert game.decision.player == "p2"
