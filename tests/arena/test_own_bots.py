"""A bot of one's own, as the page about it goes from nothing to one that beats `greedy`."""

import re
import sys
from pathlib import Path

import pytest

import tidewood
from tidewood.arena import Plan, play, standings
from tidewood.bots import player

PAGE = Path(__file__).parents[2] / "docs" / "own-bot.md"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_new_bot_writes_one_that_plays(call, folder):
    ran = call("new-bot", "first_try")
    assert ran.code == 0 and "first_try:FirstTry" in ran.out
    plan = Plan("everdell", {"players": 2}, ("first_try:FirstTry", "random"), 2)
    best, _ = standings(plan, [play(plan, n) for n in range(2)])
    assert best.bot == "first_try:FirstTry" and best.wins == 2


@pytest.mark.parametrize(("name", "title"), [("none", "BotNone"), ("_7", "Bot7")])
def test_a_name_that_no_class_can_have_is_made_one(call, folder, name, title):
    assert f"{name}:{title}" in call("new-bot", name).out
    assert player(f"{name}:{title}", 0)


@pytest.mark.parametrize("name", ["class", "my-bot", "1st", "../bot"])
def test_names_that_cannot_be(call, folder, name):
    ran = call("new-bot", name)
    assert ran.code == 2 and "such as my_bot" in ran.err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["random", "tidewood", "pytest"])
def test_no_module_is_hidden(call, folder, name):
    """Else this program would find the new one where it needs the other."""
    ran = call("new-bot", name)
    assert ran.code == 2 and f"a module called {name} already" in ran.err
    assert list(folder.iterdir()) == []


def test_nothing_is_overwritten(call, folder):
    (folder / "mine.py").write_text("precious")
    ran = call("new-bot", "mine")
    assert ran.code == 2 and "exists already" in ran.err and (folder / "mine.py").read_text() == "precious"


def code_of_the_page():
    [code] = [part for part in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S) if "import" in part]
    return code


@pytest.mark.slow
def test_the_bot_of_the_page_beats_greedy(folder):
    (folder / "page_bot.py").write_text(code_of_the_page(), encoding="utf-8")
    plan = Plan("the-island", {"players": 2}, ("page_bot:MyBot", "greedy"), 2, seed=1)
    rows = [play(plan, n) for n in range(plan.games)]
    assert all(row.finished for row in rows)
    best, _ = standings(plan, rows)
    assert best.bot == "page_bot:MyBot" and best.wins == 2  # on both seats


SHELL = re.compile(r"^    (tidewood .+)$|`(tidewood new-bot .+?)`", re.M)


@pytest.mark.slow
def test_every_command_of_the_page_does_what_it_is_there_for(call, run, folder):
    """Typed as they stand there, in their order, with the code of the page where it says so; in smaller arenas."""
    page, code = PAGE.read_text("utf-8"), code_of_the_page()
    typed = [(found.start(), (found[1] or found[2]).split()[1:]) for found in SHELL.finditer(page)]
    assert [words[0] for _, words in typed] == ["new-bot", "play", "arena", "arena"]
    for n, (place, words) in enumerate(typed):
        if place > page.index(code):
            (folder / "my_bot.py").write_text(code, encoding="utf-8")
            sys.modules.pop("my_bot", None)
        if words[0] == "arena":
            ran = call(*words, "--games", 2, "--jobs", 1, "--json", "--out", f"arena-{n}")
            assert ran.json["played"] == 2 and not ran.json["dead_ends"]
            assert {one["bot"] for one in ran.json["standings"]} == {"my_bot:MyBot", "greedy"}
        else:
            ran = run(*words, typed="1\nquit\n")
        assert ran.code == 0, ran.err
        if words[0] == "play":
            assert re.search(r"p1 (you|my_bot:MyBot)", ran.out) and re.search(r"p2 (you|my_bot:MyBot)", ran.out)


def test_a_bot_of_ones_own_plays_in_the_terminal(run, folder):
    (folder / "mine.py").write_text(MINE)
    words = ("play", "the-island", "--terminal", "--seed", 1, "--bots", "mine:Last,random", "--save", "game.json")
    ran = run(*words, typed="1\n" * 30)
    assert ran.code == 0 and "p2 mine:Last" in ran.out and "p3 random" in ran.out
    again = tidewood.new("the-island", 1, players=3)
    took = 0
    for line in tidewood.load((folder / "game.json").read_text("utf-8")).answers_in_notation():
        if line.startswith("p2: "):
            assert line == f"p2: {again.options[-1].notation}"
            took += 1
        again.play(line)
    assert took > 5
    ran = run(*words[:-3], "mine:Nobody")
    assert ran.code == 2 and "mine:Nobody" in ran.err


MINE = """
from tidewood.bots.common import own_options

class Last:
    def __init__(self, seed): ...

    def choose(self, game, player):
        return own_options(game, player)[-1]
"""
