"""Every language says everything that English says, with the same values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.pseudo import CODE, write_language
from tidewood import cli
from tidewood.cli import main
from tidewood.games import kind_of
from tidewood.language.catalogue import ORDER, Catalogue, missing, read
from tidewood.server import words

COMMAND = Path(cli.__file__).parent / "text"
SERVER = Path(words.__file__).parent / "text"
GAMES = ("the-island", "everdell", "spirit-island")
OWNERS = [*GAMES, "server", "command"]


def catalogue_of(owner: str, lang: str) -> Catalogue:
    if owner in GAMES:
        return kind_of(owner).languages[lang].catalogue
    return read(owner, SERVER if owner == "server" else COMMAND, lang)


@pytest.mark.parametrize("lang", [lang for lang in ORDER if lang != "en"])
@pytest.mark.parametrize("owner", OWNERS)
def test_a_language_lacks_nothing_and_has_nothing_else(owner, lang):
    own, english = catalogue_of(owner, lang), catalogue_of(owner, "en")
    assert missing(own, english) == []
    assert missing(english, own) == []


LACKING = {
    "shared": "error.next-chance",
    "server": "page.app.claim",
    "command": "play.thinking",
    "the-island": "log.whirlpool",
    "everdell": "log.cast-off",
    "spirit-island": "card.challenge.russia:2",
}


def test_a_language_that_lacks_a_key_is_told_by_name(tmp_path, capsys, monkeypatch):
    """Somebody begins a fourth language with one sentence missing in each catalogue and one slot mistyped."""
    write_language(tmp_path, without=LACKING.values())
    command = tmp_path / CODE / "command" / "texts.toml"
    command.write_text(command.read_text(encoding="utf-8").replace("{code}", "{coda}"), encoding="utf-8")
    monkeypatch.setenv("TIDEWOOD_TEXTS", str(tmp_path))
    assert missing(catalogue_of("server", CODE), catalogue_of("server", "en")) == [
        "error.next-chance",
        "page.app.claim",
    ]
    with pytest.raises(SystemExit) as left:
        main(["texts", CODE])
    assert left.value.code == 1
    told = [line for line in capsys.readouterr().out.splitlines() if "taken over" not in line]
    lacking = [f"{owner}: no text {key}" for owner, key in LACKING.items()]
    assert sorted(told) == sorted([*lacking, "command: nobody fills this slot: texts.complete {coda}"])


@pytest.mark.parametrize("lang", ORDER)
def test_our_languages_are_complete(lang, capsys):
    with pytest.raises(SystemExit) as left:
        main(["texts", lang])
    assert left.value.code == 0
    assert f"{lang} says everything" in capsys.readouterr().out
