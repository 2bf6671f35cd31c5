"""The language of the cards: a card file imports it whole and nothing else, and it holds no word that no card uses."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tidewood.games.everdell import words
from tidewood.games.everdell.phantomia import words as her_words

HOME = Path(words.__file__).parents[1]
NOT_SENTENCES = ("__init__.py", "farms.py", "farms_file.py")  # the seasonal farms come from a data file
CARDS = {
    words: [path for path in sorted(HOME.glob("cards/*/*.py")) if path.name not in NOT_SENTENCES],
    her_words: [path for path in sorted(HOME.glob("phantomia/cards/*.py")) if path.name not in NOT_SENTENCES],
}
FILES = [(language, path) for language, paths in CARDS.items() for path in paths]


@pytest.mark.parametrize(("language", "path"), FILES, ids=[path.stem for _, path in FILES])
def test_a_card_file_imports_its_language_and_nothing_else(language, path):
    imports = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    found = [(node.module, [alias.name for alias in node.names]) for node in imports if node.module != "__future__"]
    assert found == [(language.__name__, ["*"])]


@pytest.mark.parametrize("language", CARDS, ids=["everdell", "phantomia"])
def test_every_word_is_there_and_some_card_uses_it(language):
    used: set[str] = set()
    for path in CARDS[language]:
        used |= {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
    assert len(set(language.__all__)) == len(language.__all__)
    assert [word for word in language.__all__ if not hasattr(language, word)] == []
    assert [word for word in language.__all__ if word not in used] == []
