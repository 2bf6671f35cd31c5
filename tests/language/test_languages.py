"""Every language says everything that English says, with the same values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tidewood
from tidewood import cli
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


def test_a_language_that_lacks_a_key_is_told_by_name(tmp_path, monkeypatch):
    """Somebody begins a fourth language with one sentence missing."""
    for file in sorted((SERVER / "en").glob("*.toml")):
        copy = tmp_path / "xx" / "server" / file.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(re.sub(r"(?m)^joined = .*\n", "", file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in sorted((Path(tidewood.__file__).parent / "language/text/en").glob("*.toml")):
        copy = tmp_path / "xx" / "shared" / file.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setenv("TIDEWOOD_TEXTS", str(tmp_path))
    assert missing(read("server", SERVER, "xx"), catalogue_of("server", "en")) == ["note.joined"]
