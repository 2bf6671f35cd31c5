"""What a person meets at a real terminal: Ctrl-C, typing ahead, small windows."""

from __future__ import annotations

import os
import re
import shlex
import sys

import pytest

import tidewood
from tests.cli.command import tidewood_command
from tests.waiting import wait_until

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from tests.cli.terminal import CTRL_C, PATIENCE, Terminal

QUICK = ("play", "the-island", "--terminal", "--seed", 1, "--bots", "random,random", "--set", "start_player=p1")


def saved_answers(path):
    return tidewood.load(path.read_text(encoding="utf-8")).answers_in_notation()


def children_of(pid: int) -> list[int]:
    """Running processes below this one."""
    found = []
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/stat") as file:
                _, _, rest = file.read().rpartition(") ")
        except (OSError, ValueError):
            continue
        state, parent = rest.split()[:2]
        if int(parent) == pid and state != "Z":
            found.append(int(name))
    return found


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="needs /proc")
def test_ctrl_c_ends_simulate_at_once_with_its_workers_and_what_was_done(tmp_path):
    asked = ("simulate", "the-island", "--games", 100_000, "--jobs", 2, "--json", "--records", "played")
    with Terminal(*asked, home=tmp_path) as terminal:
        wait_until(lambda: list(tmp_path.glob("played/*.record")), PATIENCE, "a game")
        workers = children_of(terminal.process.pid)
        terminal.type(CTRL_C)
        assert terminal.ended() == 130  # all games would take longer than anybody waits here
    assert "Traceback" not in terminal.text
    assert '"interrupted": true' in terminal.text and "interrupted after" in terminal.text
    wait_until(lambda: not any(is_running(pid) for pid in workers), PATIENCE, "the end of the workers")


def is_running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def test_ctrl_c_in_one_process_says_what_was_done(tmp_path):
    with Terminal("simulate", "the-island", "--games", 100_000, home=tmp_path) as terminal:
        wait_until(lambda: terminal.read(0.1) and re.search(r"[1-9]\d*/100000", terminal.text), PATIENCE, "a game")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert "dead ends" in terminal.text and "Traceback" not in terminal.text


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "To go on:"), ("de", "So geht es weiter:"), ("fr", "Pour continuer")]
)
def test_ctrl_c_in_a_game_says_how_to_go_on(tmp_path, lang, said):
    with Terminal(*QUICK, "--lang", lang, home=tmp_path) as terminal:
        seen = terminal.until("p1> ")
        terminal.type("place D4\n")
        terminal.until("p1> ", seen)
        assert terminal.interrupted() == 130
    assert said in terminal.text and "Traceback" not in terminal.text
    command = shlex.split(terminal.text.strip().splitlines()[-1])
    again = tidewood_command(*command[1:], typed="save again.json\nquit\n", home=tmp_path)
    assert again.code == 0
    assert saved_answers(tmp_path / "again.json") == ["p1: place D4"]


def test_ctrl_c_while_a_bot_thinks_keeps_the_last_answer(tmp_path):
    slow = ("play", "the-island", "--terminal", "--seed", 1, "--bots", "search:30s,random", "--set", "start_player=p1")
    with Terminal(*slow, home=tmp_path) as terminal:
        seen = terminal.until("p1> ")
        terminal.type("place D4\n")
        seen = terminal.until("p1> ", seen)
        terminal.type("value 6\n")
        terminal.until("is thinking", seen)
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    command = shlex.split(terminal.text.strip().splitlines()[-1])
    kept = tmp_path / command[command.index("--load") + 1]
    assert saved_answers(kept) == ["p1: place D4", "p1: value 6"]


def test_what_is_typed_before_a_question_is_shown_does_not_answer_it(tmp_path):
    with Terminal(*QUICK, "--save", "game.json", home=tmp_path) as terminal:
        terminal.type("1\n1\n1\n")  # while the command still starts
        seen = terminal.until("p1> ")
        terminal.type("place D4\n1\n1\n")  # the second line is there before the second question
        seen = terminal.until("p1> ", seen)
        terminal.type("quit\n")
        assert terminal.ended() == 0
    assert saved_answers(tmp_path / "game.json") == ["p1: place D4"]


@pytest.mark.wide
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_the_whole_screen_fits_a_real_terminal(tmp_path, game, lang, size):
    columns, rows = size
    asked = ("play", game, "--terminal", "--players", 2, "--seed", 4, "--lang", lang)
    with Terminal(*asked, home=tmp_path, columns=columns, lines=rows) as terminal:
        seen = terminal.until("p1> ")
        for _ in range(3):
            terminal.type("1\n")
            seen = terminal.until("p1> ", seen)
        while terminal.read(0.3):
            pass
        lines = terminal.screen
    assert len(lines) <= rows
    assert max(map(len, lines)) <= columns
    question = [line for line in lines if " p1: " in line]
    assert question and lines.index(question[0]) < len(lines) - 2
