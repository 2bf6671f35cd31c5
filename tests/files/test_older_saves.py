"""Saves of older versions are kept and go on: nobody loses a game because the program has become better."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import tidewood
from tidewood import BadFile
from tidewood.games.everdell import fields as valley
from tidewood.games.spirit_island import fields as island
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rule_numbers import NUMBERED as RULE_IDS

OLDER = sorted((Path(__file__).parent / "older").glob("*.json"))
BOON = next(path for path in OLDER if path.stem == "spirit-island-before-expansions")
BEFORE_PICKS = next(path for path in OLDER if path.stem == "spirit-island-before-picks")


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_save_of_an_older_version_goes_on(path):
    text = path.read_text("utf-8")
    game = tidewood.load(text)
    saved = json.loads(text)["snapshot"].get("choice")
    assert game.warnings == []
    assert game.is_over == (saved is None)
    if saved is not None and "picks" in json.loads(text)["snapshot"]:
        assert game.count == len(saved["options"])
    told = [game.tell(event) for event in game.log]
    unverified = tidewood.load(text, verify=False)
    assert [unverified.tell(event) for event in unverified.log] == told
    assert tidewood.load(game.save()).table() == game.table()
    answers = game.answers
    game.undo(answers).redo(answers)
    assert [game.tell(event) for event in game.log] == told


@pytest.mark.parametrize("path", [BOON, BEFORE_PICKS], ids=lambda path: path.stem)
def test_its_log_still_names_the_rule_that_held(path):
    for verify in (True, False):
        game = tidewood.load(path.read_text("utf-8"), verify=verify)
        assert "Lightning’s Boon is in force" in "\n".join([game.tell(event) for event in game.log])


def begun() -> tidewood.Game:
    return tidewood.new("the-island", 4, players=2, start_player="p1").play("place D4", "value 6")


def test_where_a_rule_was_mended_since_a_save_goes_on_with_a_warning():
    data = json.loads(begun().save())
    data["snapshot"]["turn"] += 1
    with pytest.raises(BadFile, match="not what its answers lead to"):
        tidewood.load(json.dumps(data))
    data["sources"] = "others"
    game = tidewood.load(json.dumps(data))
    (warning,) = game.warnings
    assert "a rule may have been mended since" in warning
    assert "Regel" in game.warnings_in("de")[0] and "règle" in game.warnings_in("fr")[0]
    game.pick(0)
    again = tidewood.load(game.save())
    assert again.warnings == game.warnings and again.table() == game.table()
    game.undo()
    with pytest.raises(BadFile, match="not what its answers lead to"):
        game.undo()


def test_where_the_answers_are_not_open_any_more_it_goes_on_too():
    data = json.loads(begun().save())
    data["answers"][0][0] = 99_999
    with pytest.raises(BadFile, match="was not open"):
        tidewood.load(json.dumps(data))
    game = tidewood.load(json.dumps({**data, "sources": "others"}))
    assert len(game.warnings) == 1
    assert game.copy().play(game.options[0]).warnings == game.warnings


def test_a_position_that_is_written_otherwise_now_is_played_again():
    game = begun()
    data = json.loads(game.save())
    data["snapshot"]["of-long-ago"] = 1
    with pytest.raises(BadFile, match="of-long-ago"):
        tidewood.load(json.dumps(data))
    again = tidewood.load(json.dumps({**data, "sources": "others"}))
    assert again.table() == game.table() and again.warnings == []


# -- numbers that saves hold

# The ids that saves and logs hold by number: so many must stay as they are. What is new comes after them.
ROWS = {
    "spirit-island rules": (RULE_IDS, 358, "a18156be23a2"),
    "spirit-island powers": (island.POWER_IDS, 289, "e7c485ed50bf"),
    "spirit-island fear": (island.FEAR_IDS, 36, "c417a1767213"),
    "spirit-island blight": (island.BLIGHT_IDS, 16, "1246381840a8"),
    "spirit-island events": (island.EVENT_IDS, 56, "50d8ad747513"),
    "spirit-island event parts": (island.EVENT_PARTS, 176, "0f2b58b0cea3"),
    "everdell cards": (valley.CARD_IDS, 71, "a8ad0a8770c8"),
    "everdell events": (valley.EVENT_IDS, 20, "d7f4e2590c6e"),
    "everdell places": (valley.LOCATION_IDS, 24, "e515faae0f67"),
    "everdell abilities": (valley.ABILITY_IDS, 4, "c02eb13c0a7d"),
    "everdell modules": (valley.MODULE_IDS, 54, "e9e253644c2c"),
    "everdell doubts": (valley.DOUBT_IDS, 11, "9509c4a64ac7"),
}


@pytest.mark.parametrize("row", ROWS)
def test_nothing_is_put_between_what_has_numbers(row):
    ids, n, mark = ROWS[row]
    assert len(ids) >= n
    assert hashlib.sha256(" ".join(ids[:n]).encode()).hexdigest()[:12] == mark, f"{row}: add new ids at the end"
    assert len(set(ids)) == len(ids)


def test_every_rule_of_spirit_island_has_a_number():
    assert set(RULES) <= set(RULE_IDS), "add them at the end of rule_numbers.py"
