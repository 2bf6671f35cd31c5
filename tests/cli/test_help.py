"""The command speaks of itself in the language of whoever asks, and so does what was typed wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_reference import COMMANDS
from tests.language.pseudo import CODE, unchanged, write_language
from tidewood.api import games
from tidewood.language.catalogue import ORDER
from tidewood.language.users import users_language

SAID = {
    "en": ("Usage: tidewood", "Options:", "Show this and exit."),
    "de": ("Aufruf: tidewood", "Optionen:", "Diese Hilfe zeigen."),
    "fr": ("Utilisation\xa0: tidewood", "Options\xa0:", "Afficher cette aide."),
}
NAMES = ("TIDEWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
WRONG = {
    ("simulat",): "simulate",
    ("simulate",): "",
    ("simulate", "the-island", "--jbs", "2"): "--jobs",
    ("simulate", "the-island", "--jobs", "0"): "256",
    ("simulate", "the-island", "--jobs", "many"): "256",
    ("simulate", "the-island", "--jobs"): "--jobs",
    ("show", "a.json", "b.json"): "b.json",
}


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_of_the_user(call, monkeypatch, command, lang):
    monkeypatch.setenv("TIDEWOOD_LANG", lang)
    ran = call(*command.split(), "--help")
    assert ran.code == 0
    assert all(said.replace("\xa0", " ") in ran.out.replace("\xa0", " ") for said in SAID[lang])
    assert all(len(line) <= 80 for line in ran.out.splitlines() if not line.startswith("    tidewood "))


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_what_was_typed_wrong_is_said_in_the_language_of_the_user(call, monkeypatch, args):
    told = set()
    for lang in ORDER:
        monkeypatch.setenv("TIDEWOOD_LANG", lang)
        ran = call(*args)
        assert ran.code == 2 and ran.out == ""
        wrong, help_ = ran.err.splitlines()
        assert wrong.startswith("tidewood: ") and WRONG[args] in wrong
        assert help_.endswith(" --help")
        told.add(wrong)
    assert len(told) == len(ORDER)


def test_the_language_that_is_asked_for_wins(call, monkeypatch):
    monkeypatch.setenv("TIDEWOOD_LANG", "de")
    assert SAID["fr"][2] in call("cards", "--lang", "fr", "--help").out
    assert SAID["fr"][2] in call("cards", "--help", "--lang=fr").out
    assert "Production card" in call("cards", "everdell", "farm", "--lang", "en").out
    assert "Produktionskarte" in call("cards", "everdell", "farm").out


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ({"TIDEWOOD_LANG": "fr", "LC_ALL": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR"}, "de"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_users_language_is_the_one_the_system_speaks(monkeypatch, named, expected):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert users_language() == expected


def typed() -> set[str]:
    """What is typed as it stands, the names of toys of other tests included."""
    return {"tidewood", "random", *[run for game in games() for run in unchanged(game)]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_language(tmp_path_factory.mktemp("texts"))


@pytest.fixture
def pseudo(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user speaks a language whose every letter is changed."""
    monkeypatch.setenv("TIDEWOOD_TEXTS", str(folder))
    monkeypatch.setenv("TIDEWOOD_LANG", CODE)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_word_of_the_help_bypasses_the_catalogues(call, command):
    """Only what is typed as it stands is left."""
    ran = call(*command.split(), "--help")
    assert ran.code == 0
    rows = [row for row in ran.out.splitlines() if not row.startswith("    tidewood ")]
    said = " ".join([after_name(row) for row in rows])
    assert [run for run in unchanged(said) if run not in typed() | {command}] == []


def after_name(row: str) -> str:
    """A row without the option or command that it is about."""
    name, _, about = row.strip().partition("  ")
    return about if about and unchanged(name) else row


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_no_error_of_typing_bypasses_the_catalogues(call, args):
    ran = call(*args)
    typed = {run for word in (*args, WRONG[args], "--help", "--json", "--bots") for run in unchanged(word)}
    assert [run for run in unchanged(ran.err) if run not in typed | {"tidewood"}] == []


def test_what_simulate_tells_is_in_the_language_of_the_user(call, monkeypatch):
    monkeypatch.setenv("TIDEWOOD_LANG", "de")
    told = call("simulate", "the-island", "--games", 1).out
    assert told.startswith("1 Spiel, 1 zu Ende gespielt, 0 Sackgassen in 0,")
    assert "Bedenkzeit" in told
