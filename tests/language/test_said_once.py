"""No text of a language is written in two files: one of them would be lost without a word."""

import tomllib
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import tidewood
from tidewood.language.alike import pairs, say_alike
from tidewood.language.catalogue import ORDER, Catalogue, catalogue_of

FOLDERS = sorted({file.parent for file in Path(tidewood.__file__).parent.rglob("text/*/*.toml")})


def ids(table, before=""):
    for key, value in table.items():
        if isinstance(value, dict):
            yield from ids(value, f"{before}{key}.")
        else:
            yield before + key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parents[1].name}-{folder.name}")
def test_a_text_stands_in_one_file(folder):
    found = Counter(id for file in folder.glob("*.toml") for id in ids(tomllib.loads(file.read_text("utf-8"))))
    for lists in ("spelt", "same"):  # in every file of names
        found.pop(lists, None)
    assert [id for id, n in found.items() if n > 1] == []


GAMES = sorted(folder.parent for folder in FOLDERS if folder.name == "every")


@pytest.mark.parametrize("texts", GAMES, ids=lambda folder: folder.parent.name)
def test_what_reads_like_another_text_is_not_written_as_well(texts):
    alike = tomllib.loads((texts / "every" / "alike.toml").read_text("utf-8"))["alike"]
    written = [
        {id for file in (texts / code).glob("*.toml") for id in ids(tomllib.loads(file.read_text("utf-8")))}
        for code in ORDER
    ]
    for code in ORDER:
        catalogue = catalogue_of(texts.parent.name.replace("_", "-"), code)
        named = list(pairs(catalogue))
        assert [other for _, other in named if all(other in own for own in written)] == []
        assert [id for pair in named for id in pair if catalogue.plain(id) is None] == []
        assert [id for id in alike if not any(fnmatchcase(one, id) for one, _ in named)] == []


def test_a_language_may_still_say_it_in_its_own_way():
    catalogue = Catalogue("en")
    catalogue.add({"alike": {"option.pay": ["option.give", "word.pay"]}, "option": {"pay": "Pay", "give": "Give"}})
    say_alike(catalogue)
    assert [catalogue.plain(id) for id in ("option.pay", "option.give", "word.pay")] == ["Pay", "Give", "Pay"]
