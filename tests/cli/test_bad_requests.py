"""What cannot be done: exit code 2, a line that names what is allowed, nothing changed."""

import pytest

import tidewood

BAD = [
    (("play", "chess"), "the-island"),
    (("play", "--players", 3, "--table"), "--players, --table: add --terminal"),
    (("play", "--terminal", "--players", 7), "2 to 4"),
    (("play", "--terminal", "--players", "many"), "--players"),
    (("play", "--terminal", "--lang", "xx"), "en, de, fr"),
    (("play", "--terminal", "--bots", "genius"), "random, greedy, planner, search"),
    (("play", "--terminal", "--players", 2, "--bots", "random,random,random"), "at most 2"),
    (("play", "--terminal", "--set", "colour=red"), "overpopulation"),
    (("play", "--terminal", "--set", "overpopulation"), "key=value"),
    (("play", "--terminal", "--set", "overpopulation=perhaps"), "true, false"),
    (("play", "--terminal", "--set", "bitter_end=true", "--set", "island_sinks=true"), "exclude each other"),
    (("play", "--terminal", "--set", "chance=table"), "its options are"),
    (("play", "--terminal", "--set", "seed=1"), "its options are"),
    (("play", "--terminal", "--set", "quiet_rounds=1", "--set", "quiet_rounds=2"), "twice"),
    (("play", "--terminal", "--load", "missing.json"), "missing.json: No such file"),
    (("play", "--terminal", "--load", "."), "directory"),
    (("play", "--terminal", "--save", "letter.txt"), "name another file"),
    (("play", "--terminal", "--no-such-option"), "--no-such-option"),
    (("simulate", "chess"), "the-island"),
    (("simulate", "the-island", "--bots", "search:0"), "1 to"),
    (("simulate", "the-island", "--bots", ","), "--bots"),
    (("simulate", "the-island", "--games", 0), "--games"),
    (("simulate", "the-island", "--players", 2, "--bots", "random,random,random"), "at most 2"),
    (("show", "missing.json"), "missing.json"),
    (("replay", "missing.record", "--verify"), "missing.record"),
    (("scenario", "."), "no scenario file"),
    (("bench", "chess"), "the-island"),
    (("arena", "the-island", "--within", 0), "--within must be a number, at least 0.1, at most 50"),
    (("cards", "chess"), "the-island"),
    (("rules", " "), "TI-031"),
    (("rules", "ship", "--game", "chess"), "the-island"),
    (("nonsense",), "nonsense"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(map(str, args)) for args, _ in BAD])
def test_bad_requests(call, tmp_path, args, said):
    (tmp_path / "letter.txt").write_text("dear reader")
    ran = call(*args)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert (tmp_path / "letter.txt").read_text() == "dear reader"


def test_a_saved_game_has_its_set_up(call, tmp_path):
    (tmp_path / "a.json").write_text(tidewood.new("the-island", seed=1).save(), encoding="utf-8")
    for more in (("--players", 2), ("--set", "colours=2"), ("--seed", 3), ("--table",)):
        ran = call("play", "--terminal", "--load", "a.json", *more)
        assert ran.code == 2 and more[0] in ran.err
    ran = call("play", "everdell", "--terminal", "--load", "a.json")
    assert ran.code == 2 and "the-island" in ran.err
