"""Choosing some of these in the terminal: `1 4 5`."""

from __future__ import annotations

import pytest

import tidewood
from tests.cli.command import lines

HAND = ["wife", "farm", "inn", "mine"]  # listed as 1 farm, 2 inn, 3 mine, 4 wife


@pytest.fixture
def at_the_haven(run, tmp_path):
    def play(*typed, lang="en"):
        position = {"players": {"p1": {"hand": HAND}}}
        game = tidewood.new("everdell", 1, position=position).play("visit haven")
        (tmp_path / "haven.json").write_text(game.save(), encoding="utf-8")
        ran = run(
            "play",
            "everdell",
            "--terminal",
            "--load",
            "haven.json",
            "--lang",
            lang,
            typed=lines(*typed, "save after.json", "quit"),
        )
        assert ran.code == 0, ran.err
        return ran.out, tidewood.load((tmp_path / "after.json").read_text(encoding="utf-8"))

    return play


def hand(game):
    return game.table()["players"]["p1"]["hand"]


def test_several_numbers_are_one_pick(at_the_haven):
    out, game = at_the_haven("4 1 2")
    assert "0 of 4 chosen" in out
    assert hand(game) == ["mine"]
    assert game.answers_in_notation()[-1] == "p1: discard farm, inn, wife"


def test_what_comes_after_the_pick_answers_the_next_question(at_the_haven):
    _, game = at_the_haven("4 1, gain berry")
    assert hand(game) == ["inn", "mine"]
    assert game.table()["players"]["p1"]["berry"] == 1


def test_one_number_is_not_the_whole_pick(at_the_haven):
    out, game = at_the_haven("3", "put back mine", "4", "farm", "stop")
    assert "1 of 4 chosen" in out and "2 of 4 chosen" in out
    assert hand(game) == ["inn", "mine"]


def test_names_do_as_well_as_numbers(at_the_haven):
    _, game = at_the_haven("discard wife, farm")
    assert hand(game) == ["inn", "mine"]


def test_undo_goes_back_by_one_answer(at_the_haven):
    out, game = at_the_haven("3", "wife", "undo")
    assert hand(game) == sorted(HAND)
    assert game.decision.pick.picked == 1
    assert out.rstrip().count("2 of 4 chosen") == 1


@pytest.mark.parametrize(("lang", "said"), [("de", "0 von 4 gewählt"), ("fr", "choix : 0 sur 4")])
def test_the_question_says_how_many_in_every_language(at_the_haven, lang, said):
    out, _ = at_the_haven(lang=lang)
    assert said in " ".join(out.split())  # the line may be broken
