"""A game in the terminal, as people type it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tidewood
from tests.cli.command import HERE, lines

ISLAND = ("play", "the-island", "--terminal", "--seed", 1)
QUICK = (*ISLAND, "--bots", "random,random")


def saved(tmp_path, name="game.json"):
    return tidewood.load((tmp_path / name).read_text(encoding="utf-8"))


def answers_of(game, player="p1"):
    return [line.removeprefix(f"{player}: ") for line in game.answers_in_notation() if line.startswith(player)]


def test_a_whole_game_by_numbers_against_two_bots(run, tmp_path):
    ran = run(*QUICK, "--save", "game.json", typed=lines(*[1] * 400))
    assert ran.code == 0
    assert "The game is over" in ran.out
    game = saved(tmp_path)
    assert game.is_over
    again = tidewood.new("the-island", 1, players=3)
    for line in game.answers_in_notation():
        if line.startswith("p1: "):
            assert line == f"p1: {again.options[0].notation}"
        again.play(line)
    assert again.outcome == game.outcome


def test_a_newcomer_plays_against_two_bots(run):
    ran = run("play", "--terminal", "--seed", 1, typed="quit\n")
    assert ran.code == 0
    assert "p1 you" in ran.out and "p2 greedy" in ran.out and "p3 greedy" in ran.out


def test_options_by_number_notation_beginning_and_place(run, tmp_path):
    typed = lines("place D4", "value 6", "place d5", 1, "D7", "value 5", "4", "Value 4")
    run(*QUICK, "--set", "start_player=p1", "--save", "game.json", typed=typed)
    given = answers_of(saved(tmp_path))
    assert given[:2] == ["place D4", "value 6"]
    assert given[2] == "place D5"
    assert given[4:6] == ["place D7", "value 5"]
    assert given[7] == "value 4"


def test_several_named_answers_in_one_line(run, tmp_path):
    run(*QUICK, "--save", "game.json", typed=lines("place D4, value 6", "place E5, value 5"))
    assert answers_of(saved(tmp_path))[:4] == ["place D4", "value 6", "place E5", "value 5"]


def test_a_number_never_answers_a_question_that_was_not_shown(run, tmp_path):
    ran = run(*QUICK, "--save", "game.json", typed=lines("place D4 ,6", "value 5", "1 2 3", "99 1"))
    given = answers_of(saved(tmp_path))
    assert given[:2] == ["place D4", "value 5"]
    assert len(given) == 3
    assert "Not played any more: 6" in ran.out and "Not played any more: 2, 3" in ran.out
    assert "The numbers go from 1 to" in ran.out and "Not played any more: 1\n" in ran.out


def test_typing_a_place_or_a_word_shows_what_it_is_about(run, tmp_path):
    place_all = lines(*[1] * 22)
    ran = run(*QUICK, "--save", "game.json", typed=place_all + lines("walk", "all", "no such thing"))
    shown = re.search(r"(\d+) of (\d+) options match “walk”:\n((?: +\d+ .*\n)+)", ran.out)
    assert shown is not None
    listed = shown[3].splitlines()
    assert len(listed) == int(shown[1]) < int(shown[2])
    assert all("walk" in line for line in listed)
    assert "Nothing here matches “no such thing”" in ran.out


@pytest.mark.parametrize("typed", [",", " , ,", "9" * 5000, f"log {'9' * 5000}"])
def test_whatever_is_typed_the_game_goes_on(run, tmp_path, typed):
    ran = run(*QUICK, "--save", "game.json", typed=lines(typed, "place D4", "quit"))
    assert ran.code == 0 and ("Nothing here matches" in ran.out or "The numbers go from" in ran.out)
    assert answers_of(saved(tmp_path)) == ["place D4"]


def test_undo_goes_back_to_the_own_choice_through_the_bots(run, tmp_path):
    ran = run(*QUICK, "--save", "game.json", typed=lines("place D4", "value 6", "undo", "undo", "place D5", "value 1"))
    assert ran.code == 0
    assert answers_of(saved(tmp_path))[:2] == ["place D5", "value 1"]


def test_undo_redo_and_nothing_more_of_either(run, tmp_path):
    typed = lines("undo", "place D4", "value 6", "undo", "redo", "redo", "place D5")
    ran = run(*QUICK, "--set", "start_player=p1", "--save", "game.json", typed=typed)
    assert "There is nothing to undo." in ran.out
    assert "There is nothing to redo." in ran.out
    assert answers_of(saved(tmp_path)) == ["place D4", "value 6", "place D5"]


def test_quit_says_how_to_go_on_and_it_does(run, tmp_path):
    ran = run(*QUICK, "--hints", typed=lines("place D4", "value 6", "quit"))
    assert ran.code == 0
    command = shlex.split(ran.out.splitlines()[-1])
    assert command[0] == "tidewood"
    assert str(tmp_path) in " ".join(command)
    again = run(*command[1:], typed=lines("undo", "value 5", "hint"))
    assert again.code == 0
    assert "A bot would choose" in again.out
    kept = tidewood.load(Path(command[command.index("--load") + 1]).read_text(encoding="utf-8"))
    assert answers_of(kept)[:2] == ["place D4", "value 5"]


def test_the_end_of_the_input_ends_cleanly(run):
    ran = run(*QUICK, typed="")
    assert ran.code == 0
    assert "The game is kept." in ran.out


def test_hints_are_off_unless_asked_for(run):
    assert "Start with --hints" in run(*QUICK, typed=lines("hint")).out


def test_board_log_help_cards_and_rules(run):
    ran = run(*QUICK, typed=lines("log", "help", "cards", "rules TI-031", "rules", "rules nothingofthekind", "board"))
    assert "p2 begins." in ran.out
    assert "undo, redo" in ran.out and "§ serpent" in ran.out
    assert "Favourable winds" in ran.out
    assert "A ship never holds more than 3 adventurers" in ran.out
    assert "Look up what?" in ran.out and "No rule says anything about “nothingofthekind”" in ran.out
    assert ran.out.count("M SW") == 2


def test_save_writes_saves_and_records_but_not_over_other_files(run, tmp_path):
    (tmp_path / "letter.txt").write_text("dear reader")
    typed = lines("1", "value 6")
    typed += lines("save a.json", "save a.json", "save b.record", "save letter.txt", "save nowhere/c.json", "save")
    ran = run(*QUICK, typed=typed)
    assert answers_of(saved(tmp_path, "a.json"))[1] == "value 6"
    assert answers_of(tidewood.replay((tmp_path / "b.record").read_text(encoding="utf-8")))[1] == "value 6"
    assert (tmp_path / "letter.txt").read_text() == "dear reader"
    assert ran.out.count("Saved to a.json") == 2
    assert "was left alone" in ran.out and "Could not save to nowhere/c.json" in ran.out and "Save where?" in ran.out


@pytest.mark.parametrize("kind", ["save", "record"])
def test_save_writes_over_another_game_only_when_told_again(run, tmp_path, kind):
    other = tidewood.new("the-island", 99)
    there = other.save() if kind == "save" else other.record()
    (tmp_path / "a.json").write_text(there, encoding="utf-8")
    ran = run(*QUICK, typed=lines("1", "save a.json", "quit"))
    assert "a.json holds another game" in ran.out
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == there
    ran = run(*QUICK, typed=lines("place D4", "save a.json", "save a.json", "quit"))
    assert "Saved to a.json" in ran.out
    assert "place D4" in answers_of(saved(tmp_path, "a.json"))


def test_the_option_save_never_writes_over_another_game(run, tmp_path):
    there = tidewood.new("the-island", 99).save()
    (tmp_path / "a.json").write_text(there, encoding="utf-8")
    ran = run(*QUICK, "--save", "a.json", typed=lines(1, 1))
    assert ran.code == 2 and "--load a.json" in ran.err and ran.out == ""
    (tmp_path / "b.json").write_text(there, encoding="utf-8")
    assert run("play", "--terminal", "--load", "b.json", "--save", "a.json", typed=lines(1)).code == 2
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == there
    assert run("play", "--terminal", "--load", "a.json", "--save", "./a.json", typed=lines(1)).code == 0
    assert len(saved(tmp_path, "a.json").answers_in_notation()) > 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("args", [("cards", "the-island"), ("rules", "ship", "--json"), (*QUICK, "--lang", "de")])
def test_output_that_cannot_be_written_is_a_clear_error(tmp_path, args):
    env = {**os.environ, "PYTHONPATH": str(HERE), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tidewood", *map(str, args)],
            input="1\n" * 50, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", env=env, timeout=60, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    said = "die Ausgabe lässt sich nicht schreiben: " if "de" in args else "the output cannot be written: "
    assert done.stderr == f"tidewood: {said}No space left on device\n"


def test_bots_alone_play_to_the_end(run):
    ran = run(*ISLAND, "--players", 2, "--bots", "random,random")
    assert ran.code == 0
    assert "the bots play among themselves" in ran.out and "The game is over" in ran.out


def test_hot_seat_hides_the_values_of_others(run, tmp_path):
    typed = lines("", "place D4", "value 6", "", "place D5", "value 5", "", "quit")
    ran = run(*ISLAND, "--players", 2, "--bots", "none", "--set", "start_player=p1", typed=typed)
    first, second, third, *_ = ran.out.split("Pass the keyboard to ")[1:]
    assert first.startswith("p1,") and second.startswith("p2,") and third.startswith("p1,")
    assert "value 6" not in second and "112233456" not in second.split("place D5")[0].split("▲ p2")[0]
    assert "1112233456" in first and "1112233456" in second and "111223345\n" in third


def test_hot_seat_hands_on_only_when_there_is_something_to_hide(run):
    """With equal values nobody has a secret while placing."""
    typed = lines("place D4", "place D5", "place D6", "quit")
    ran = run(*ISLAND, "--players", 2, "--bots", "none", "--set", "equal_values=true", typed=typed)
    assert "Pass the keyboard" not in ran.out
    assert "p2> " in ran.out and "p1> " in ran.out


def test_at_a_real_table_people_say_what_came_up(run, tmp_path):
    tiles = lines(*["beach, jungle, mountain"] * 8, *["b"] * 8)
    placing = lines("start p2", *[1] * 20, *[1] * 4)
    turn = lines("stop", 1, "shark", "undo", "shark", "die whale", "stop")
    ran = run("play", "--terminal", "--table", "--players", 2, "--save", "game.json", typed=tiles + placing + turn)
    assert ran.code == 0
    assert "At the table: Which tile lies on D4?" in ran.out
    assert "What does it show?" in ran.out
    game = saved(tmp_path)
    given = game.answers_in_notation()
    assert "chance: start p2" in given and "chance: die whale" in given
    assert next(line for line in given if line.startswith("chance: tile ")).endswith(" shark")
    assert game.answers == len(given)


@pytest.mark.parametrize(
    ("lang", "prompt", "heading", "kept"),
    [
        ("en", "Place an adventurer", "What you can type", "The game is kept. To go on:"),
        ("de", "Setze einen Abenteurer", "Was man eingeben kann", "Das Spiel ist aufbewahrt. So geht es weiter:"),
        ("fr", "aventurier", "Ce qu’on peut taper", "La partie est conservée. Pour continuer\xa0:"),
    ],
)
def test_three_languages(run, lang, prompt, heading, kept):
    ran = run(*QUICK, "--lang", lang, typed=lines("1 1", "help", "quit"))
    assert ran.code == 0
    for said in (prompt, heading, kept):
        assert said in ran.out
    assert ("--lang " + lang in ran.out) == (lang != "en")


def test_commands_have_names_in_each_language(run):
    assert "Was man eingeben kann" in run(*QUICK, "--lang", "de", typed=lines("hilfe", "ende")).out
    assert "Ce qu’on voit" in run(*QUICK, "--lang", "fr", typed=lines("aide", "fin")).out


def test_plain_text_where_nobody_looks(run):
    assert "\x1b" not in run(*QUICK, typed=lines("1 1")).out


def test_plain_signs_where_the_output_has_no_others(run):
    ran = run(*QUICK, typed=lines("1 1"), PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "W p1 you" in ran.out
    assert ran.out.isascii()


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(run, tmp_path):
    (tmp_path / "data").write_text("not a folder")
    ran = run(*QUICK, typed=lines("1 1"))
    assert ran.code == 0
    assert ran.out.count("cannot be kept automatically") == 2  # once when it is seen, once when leaving
