"""How the package is built: what its cards import, and what it keeps in memory."""

from __future__ import annotations

import ast
import gc
import itertools
import random
import tracemalloc
from importlib import import_module
from pathlib import Path

import pytest

import tidewood
from tidewood.games import spirit_island
from tidewood.games.spirit_island import KEPT, hooks, words
from tidewood.games.spirit_island.content import ADVERSARIES, SPIRITS

ROOT = Path(spirit_island.__file__).parent
CONTENT = sorted(
    path for kind in ("cards", "spirits") for path in ROOT.glob(f"{kind}/*/*.py") if path.name != "__init__.py"
)
MEGABYTE = 1 << 20


def setups():
    """Set-ups that all differ, without end."""
    rng = random.Random("set-ups")
    for level in itertools.count():
        yield {
            "expansions": ["branch-and-claw", "jagged-earth"],
            "spirits": rng.sample(list(SPIRITS), rng.randrange(1, 3)),
            "adversary": rng.choice(list(ADVERSARIES)),
            "adversary_level": level % 7,
        }


def make(given, n):
    """Games are begun, looked at and dropped."""
    for setup in itertools.islice(given, n):
        tidewood.new("spirit-island", seed=1, **setup).view("p1")
    gc.collect()


def test_games_that_are_over_leave_nothing_behind():
    given = setups()
    tracemalloc.start()
    try:
        make(given, KEPT)  # as many as are remembered
        before = tracemalloc.get_traced_memory()[0]
        make(given, KEPT)
        assert tracemalloc.get_traced_memory()[0] - before < 2 * MEGABYTE
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_file_of_cards_imports_the_words_and_nothing_else(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    words_of = "tidewood.games.spirit_island.words"
    if path.stem.startswith("event"):  # they share parts with each other
        found = [module for module in found if not str(module).startswith("tidewood.games.spirit_island.cards.")]
    assert found[:3] == ["__future__", "typing", words_of]
    assert [module for module in found[3:] if not str(module).startswith(f"{words_of}.")] == []  # rarer words
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_no_two_points_of_the_rules_share_a_number():
    """Causes are numbered apart, from 1 to 12, and so are places of a scope's mode."""
    first_cause = list(vars(hooks)).index("POWER")
    points = {name: n for name, n in list(vars(hooks).items())[:first_cause] if isinstance(n, int) and name.isupper()}
    assert len(points) > 100
    assert [name for name, n in points.items() if list(points.values()).count(n) > 1] == []


def test_every_word_is_there_once_and_is_no_private_name():
    assert len(set(words.__all__)) == len(words.__all__)
    assert [name for name in words.__all__ if name.startswith("_") or not hasattr(words, name)] == []


def test_no_word_stands_for_two_things():
    """Words come from several files; the same name in two of them would hide one."""
    named: list[str] = []
    for node in ast.parse(Path(words.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            assert node.module is not None
            every = import_module(node.module).__all__ if node.names[0].name == "*" else []
            named += every or [alias.asname or alias.name for alias in node.names]
    assert sorted(named) == sorted(words.__all__)
