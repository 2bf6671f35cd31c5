"""Broken and hostile files: a clear message, nothing changed, and never anything but our own errors."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tidewood
from tidewood import BadFile, TidewoodError
from tidewood.files.scenario import read as read_scenarios
from tidewood.files.scenario import read_file
from tidewood.scenarios import run


def played(n: int = 120, **setup) -> tidewood.Game:
    rng = random.Random(n)
    game = tidewood.new("the-island", 4, players=3, **setup)
    for _ in range(n):
        game.pick(rng.randrange(game.count))
    return game


SAVE = played().save()
RECORD = played(40).record()
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("cut", [0, 1, 10, 100, len(SAVE) // 2, len(SAVE) - 1])
def test_a_truncated_save_is_refused(cut):
    with pytest.raises(BadFile, match="not a save file"):
        tidewood.load(SAVE[:cut])


def test_a_save_of_another_version_is_refused():
    with pytest.raises(BadFile, match="version 99; this program reads version 1"):
        tidewood.load(SAVE.replace('"version":1', '"version":99', 1))


def test_a_save_of_an_unknown_game_names_the_known_ones():
    with pytest.raises(TidewoodError, match="known: the-island"):
        tidewood.load(SAVE.replace("the-island", "chess"))


def test_what_is_no_text_or_too_large_or_too_deep_is_refused():
    with pytest.raises(BadFile, match="not UTF-8"):
        tidewood.load(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="at most"):
        tidewood.load("x" * 50_000_000)
    with pytest.raises(BadFile):
        tidewood.load("[" * 100_000)
    with pytest.raises(BadFile):
        tidewood.load('{"format":' + '{"a":' * 50_000 + "1" + "}" * 50_001)
    with pytest.raises(BadFile, match="at most"):
        tidewood.replay("x" * 50_000_000)
    with pytest.raises(BadFile):
        tidewood.replay("[seed " + "[" * 100_000 + "]")


def test_a_changed_position_is_noticed():
    data = json.loads(SAVE)
    data["snapshot"]["turn"] += 1
    with pytest.raises(BadFile, match="not what its answers lead to"):
        tidewood.load(json.dumps(data))


def test_a_position_that_cannot_be_is_noticed_even_without_replay():
    for field, value in [
        ("at", 9999),
        ("tile", 3),
        ("ships", 132),
        ("where", [[0], [0], [0]]),
        ("held", 77777),
        ("pool", -1),
        ("colour", 5),
    ]:
        data = json.loads(SAVE)
        rows = data["snapshot"][field]
        if isinstance(value, list):
            data["snapshot"][field] = value
        elif rows:
            rows[0] = value
        else:
            rows.append(value)
        with pytest.raises(BadFile):
            tidewood.load(json.dumps(data), verify=False)


WHOLE = json.loads(SAVE)
PATHS = [["snapshot", key] for key in WHOLE["snapshot"]] + [[key] for key in WHOLE]
PATHS += [["snapshot", "choice", "frame"], ["snapshot", "choice", "options"]]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(PATHS), JUNK)
def test_junk_anywhere_in_a_save_is_refused_or_harmless(path, junk):
    data = json.loads(SAVE)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    try:
        text = json.dumps(data, allow_nan=False)
    except ValueError:
        return
    for verify in (True, False):
        try:
            game = tidewood.load(text, verify=verify)
        except TidewoodError:
            continue
        assert game.kind == "the-island"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300) | st.binary(max_size=300))
def test_any_text_as_a_save_record_or_scenario_is_refused_with_our_own_error(junk):
    for read in (tidewood.load, tidewood.replay):
        with pytest.raises(TidewoodError):
            read(junk)
    try:
        scenarios = read_scenarios(junk)
    except BadFile:
        return
    assert scenarios == []


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(RECORD)), st.text(max_size=20))
def test_a_record_with_something_written_into_it_is_refused_or_read(at, junk):
    with suppress(TidewoodError):
        tidewood.replay(RECORD[:at] + junk + RECORD[at:])


def test_a_record_says_in_which_line_it_went_wrong():
    lines = RECORD.splitlines()
    broken = "\n".join([*lines[:30], "p1: walk A1→A2", *lines[30:]])
    with pytest.raises(BadFile, match=r"line 31: .*walk A1→A2.* is not possible now"):
        tidewood.replay(broken)


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(st.sampled_from(["clear", "hexes", "islands", "players", "phase", "turn", "x"]), JUNK, max_size=4)
)
def test_junk_as_a_position_is_refused_or_laid(position):
    with suppress(TidewoodError):
        tidewood.new("the-island", 1, position=position)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {name: x, game: the-island, colour: red}", "colour"),
        ("- {game: the-island}", "name"),
        ("name: x", "array"),
        ("- &a [*a]", "alias"),
        ("- {name: x, name: y, game: the-island}", "twice"),
        ("[" * 5000, "scenario file"),
        ("- !!python/object/apply:os.system ['true']", "not YAML"),
    ],
)
def test_bad_scenario_files_say_what_is_wrong(text, message):
    with pytest.raises(BadFile, match=message):
        read_scenarios(text)


def test_a_scenario_file_that_is_not_there_or_too_large(tmp_path):
    with pytest.raises(BadFile, match="No such file"):
        read_file(tmp_path / "none.yaml")
    large = tmp_path / "large.yaml"
    large.write_text("# " + "x" * 2_000_000)
    with pytest.raises(BadFile, match="at most"):
        read_file(large)


def test_a_scenario_with_unknown_names_lists_the_known_ones():
    base = {"name": "x", "game": "the-island"}
    for position, message in [
        ({"hexes": {"Z9": {}}}, "unknown hex 'Z9'"),
        ({"hexes": {"D4": {"boat": 1}}}, "known: tile, adventurers"),
        ({"phase": "lunch"}, "known: place, ships, tile, move, remove, creature"),
        ({"players": {"p7": {}}}, "known: p1, p2"),
        ({"hexes": {"A1": {"tile": "beach"}}}, "sea as printed"),
        ({"hexes": {"A1": {"ship": ["p1"] * 4}}}, "a ship holds 3"),
        ({"hexes": {"A1": {"swimmers": ["p1-6", "p1-6"]}}}, "no adventurer of value 6 left"),
    ]:
        ran = run(read_scenarios(json.dumps([{**base, "position": position}]))[0])
        assert not ran.passed
        assert message in ran.differences[0]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"player": 3}, "unknown set-up option 'player'; known: players"),
        ({"players": 5}, "players is 5; allowed: 2 to 4"),
        ({"players": "3"}, "allowed: 2 to 4"),
        ({"players": True}, "allowed: 2 to 4"),
        ({"players": 3, "colours": 2}, "two colours each are for two players"),
        ({"bitter_end": True, "island_sinks": True}, "exclude each other"),
        ({"bitter_end": 1}, "allowed: true, false"),
        ({"rim_only": True}, "needs overpopulation"),
        ({"ships_per_colour": True}, "needs colours=2"),
        ({"start_player": "p3"}, "'random', p1, p2"),
        ({"start_player": "me"}, "allowed: 'random', 'p1'"),
        ({"quiet_rounds": 0}, "1 to 100"),
        ({"chance": "dice"}, "known: roll, table"),
        ({"seed": 1.5}, "a number or a text"),
        ({"fixed": "die shark"}, "a list of outcomes"),
    ],
)
def test_bad_set_ups_say_what_is_allowed(setup, message):
    with pytest.raises(tidewood.BadSetup) as error:
        tidewood.new("the-island", **{"seed": 1, **setup})
    assert message in str(error.value)


def test_an_unknown_game_lists_the_known_ones():
    with pytest.raises(tidewood.BadSetup, match="known: the-island"):
        tidewood.new("chess")


def test_a_position_that_does_not_add_up_is_refused():
    position = {"clear": True, "hexes": {"A1": {"swimmers": ["p1"]}}, "players": {"p1": {"removed": 2}}}
    with pytest.raises(tidewood.BadPosition, match="removed is 9"):
        tidewood.new("the-island", 1, position=position)
