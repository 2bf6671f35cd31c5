"""Files from outside: shown, replayed, checked; broken and hostile ones are refused in a line."""

import json
import random
import re

import pytest

import tidewood

COMMANDS = (("show",), ("show", "--json"), ("replay",), ("replay", "--verify"), ("play", "--terminal", "--load"))


@pytest.fixture(scope="module")
def game():
    """A game of three in the middle."""
    game = tidewood.new("the-island", seed=4, players=3, start_player="p1")
    for i in range(120):
        game.pick(i * 7 % game.count)
    return game


def table_of(ran):
    data = ran.json
    for key in ("answers", "decision", "options", "outcome"):
        data.pop(key)
    return data


def test_show_a_save_and_its_record_as_json(run, tmp_path, game):
    (tmp_path / "a.json").write_text(game.save(), encoding="utf-8")
    (tmp_path / "a.record").write_text(game.record(), encoding="utf-8")
    for name in ("a.json", "a.record"):
        ran = run("show", name, "--json")
        assert ran.code == 0
        assert table_of(ran) == json.loads(json.dumps(game.table()))
        assert ran.json["answers"] == game.answers
        assert ran.json["decision"]["player"] == game.decision.player
        assert [o["notation"] for o in ran.json["options"]] == game.decision.notations
        assert ran.json["options"][0].keys() == {"player", "notation", "text", "refs"}
        assert ran.json["outcome"] is None


def test_show_an_earlier_position_as_one_player_sees_it(call, tmp_path, game):
    (tmp_path / "a.record").write_text(game.record(), encoding="utf-8")
    before = game.copy().undo(game.answers - 1)
    ran = call("show", "a.record", "--json", "--at", 1, "--view", "p2")
    assert table_of(ran) == json.loads(json.dumps(before.view("p2")))
    assert ran.json["decision"]["player"] == "p1"
    assert ran.json["options"] == []  # which values p1 has to choose from is not for p2 to see
    own = call("show", "a.record", "--json", "--at", 1, "--view", "p1")
    assert len(own.json["options"]) == 6
    assert call("show", "a.record", "--at", 9999).code == 2
    assert "p1, p2, p3" in call("show", "a.record", "--view", "p7").err


def test_show_lists_the_few_things_that_several_players_can_answer(call, tmp_path):
    rng = random.Random(3)
    shared = tidewood.new("spirit-island", 5, players=2)
    while len(shared.decision) != 4 or (shared.decision.asks or {}).get("id") != "prompt.invade":
        shared.pick(rng.randrange(shared.count))
    (tmp_path / "a.json").write_text(shared.save(), encoding="utf-8")
    asked = call("show", "a.json").out.partition("which land comes next?")[2]
    assert {option.text() for option in shared.decision} == set(re.findall(r"[A-D]\d", asked))


def test_show_draws_the_board_in_each_language(call, tmp_path, game):
    (tmp_path / "a.json").write_text(game.save(), encoding="utf-8")
    for lang, beach in (("en", "beach"), ("de", "Strand"), ("fr", "plage")):
        ran = call("show", "a.json", "--lang", lang)
        assert ran.code == 0
        assert beach in ran.out and "M SW" in ran.out
        assert game.decision.prompt(lang).split()[0] in ran.out


def test_replay_tells_the_log_and_verifies(call, tmp_path, game):
    (tmp_path / "a.record").write_text(game.record(), encoding="utf-8")
    for lang in ("en", "de", "fr"):
        told = call("replay", "a.record", "--lang", lang).out.splitlines()
        assert told == [game.tell(event, lang) for event in game.log]
    ran = call("replay", "a.record", "--verify", "--json")
    assert ran.code == 0
    assert ran.json["verified"] and ran.json["answers"] == game.answers and ran.json["outcome"] is None
    (tmp_path / "a.json").write_text(game.save(), encoding="utf-8")
    assert call("replay", "a.json", "--verify").code == 0


def test_verify_finds_illegal_answers_other_rules_and_more_after_the_end(call, tmp_path, game):
    record = game.record()
    lines = record.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("p1: place"))
    broken = {
        "illegal": (record.replace(lines[first], "p1: place A1"), f"line {first + 1}"),
        "other-rules": (record.replace('[rules "', '[rules "0.'), "rules version"),
        "other-seed": (record.replace("[seed 4]", "[seed 5]"), "line"),
        "too-long": (record + "p1: nonsense\n", "nonsense"),
    }
    for name, (text, said) in broken.items():
        (tmp_path / f"{name}.record").write_text(text, encoding="utf-8")
        ran = call("replay", f"{name}.record", "--verify")
        assert ran.code == 2, name
        assert said in ran.err, name


def with_changes(of, **changes):
    return json.dumps({**json.loads(of.save()), **changes})


def of_other_rules(game):
    """Nobody can play it again to check it."""
    save = json.loads(game.save())
    save["rules"] = "0"
    save["snapshot"]["tile"][0] = 7
    return json.dumps(save)


HOSTILE = {
    "empty": lambda game: b"",
    "truncated-save": lambda game: game.save()[:-200].encode(),
    "truncated-record": lambda game: game.record().encode()[:150],
    "wrong-version": lambda game: with_changes(game, version=2).encode(),
    "wrong-format": lambda game: with_changes(game, format="chess").encode(),
    "unknown-game": lambda game: with_changes(game, game="chess").encode(),
    "unknown-field": lambda game: with_changes(game, extra=1).encode(),
    "unknown-setup": lambda game: with_changes(game, setup={"colour": "red"}).encode(),
    "setup-is-a-list": lambda game: with_changes(game, setup=[1]).encode(),
    "answers-are-text": lambda game: with_changes(game, answers="all").encode(),
    "answers-out-of-range": lambda game: with_changes(game, answers=[[10**12, 0, 0]] * 3).encode(),
    "snapshot-is-empty": lambda game: with_changes(game, snapshot={}).encode(),
    "seed-is-a-list": lambda game: with_changes(game, seed=[1]).encode(),
    "origin-with-fixed": lambda game: with_changes(game, origin={"fixed": 3}).encode(),
    "origin-with-a-list": lambda game: with_changes(game, origin={"chance": []}).encode(),
    "of-other-rules": lambda game: of_other_rules(game).encode(),
    "deep": lambda game: b'{"format":' + b"[" * 200_000,
    "deep-snapshot": lambda game: (
        game.save().replace('"snapshot":{', '"snapshot":{"x":' + "[" * 5000 + "]" * 5000 + ",", 1).encode()
    ),
    "deep-record": lambda game: (
        b'[tidewood 1]\n[game "the-island"]\n[rules "1"]\n[seed ' + b"[" * 100_000 + b"]" * 100_000 + b"]\n"
    ),
    "not-text": lambda game: bytes(range(256)) * 20,
    "a-list": lambda game: b"[1, 2, 3]",
    "large": lambda game: b'{"format":"' + b"x" * 50_000_000 + b'"}',
    "a-letter": lambda game: b"Dear reader,\n\nthis is no game.\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_broken_and_hostile_files_are_refused(call, tmp_path, game, name):
    (tmp_path / "file").write_bytes(HOSTILE[name](game))
    command = COMMANDS[list(HOSTILE).index(name) % len(COMMANDS)]  # in turn: all read files by the same way
    ran = call(*command, "file")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("tidewood: file: ")
    assert len(ran.err) < 1500
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["truncated-save", "deep", "large"])
def test_refused_without_a_trace_by_the_real_command(run, tmp_path, game, name):
    (tmp_path / "file").write_bytes(HOSTILE[name](game))
    ran = run("show", "file")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
