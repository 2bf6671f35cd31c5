"""What the house style promises of the whole tree, looked at file by file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tidewood"
LONGEST = 400
MOST_TEXT = 9400  # lines of composers and catalogues of all games (ADR 13)
WIDEST = 120
GENERATED = {"web/src/net/wire.ts"}

# Where numbers are packed: the declared packings themselves, and the random source.
PACKINGS = {"kernel/bits.py", "kernel/chance.py", "kernel/decks.py", "kernel/declare.py"}


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def written(path: Path) -> int:
    """Lines that are not empty."""
    return len([line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()])


def test_no_file_is_longer_than_one_can_keep_in_mind():
    client = [path for suffix in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")]
    found = [*sources("src", "tests", "tools", "bench", "examples"), *client]
    long = {str(path.relative_to(ROOT)): lines(path) for path in found if lines(path) > LONGEST}
    assert {path: n for path, n in long.items() if path not in GENERATED} == {}


# -- packings


def types_of(tree: ast.AST) -> set[int]:
    """Nodes of a tree that are types: there | means or."""
    found: set[int] = set()
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            note = getattr(node, field, None)
            if isinstance(note, ast.AST):
                found |= {id(part) for part in ast.walk(note)}
    return found


def packed(path: Path) -> list[int]:
    """Lines that shift or mask."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    types = types_of(tree)
    signs = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor)
    found = []
    for node in ast.walk(tree):
        if id(node) in types:
            continue
        shifts = isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, signs)
        if shifts or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)):
            found.append(getattr(node, "lineno", 0))
    return found


def test_only_declared_packings_shift_and_mask():
    looked = sources("src/tidewood/kernel", "src/tidewood/games")
    found = {str(path.relative_to(PACKAGE)): packed(path) for path in looked}
    assert {path: numbers for path, numbers in found.items() if numbers and path not in PACKINGS} == {}


# -- imports


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports() -> dict[str, set[str]]:
    """What every module imports, at its head or inside a function, for running or for types only."""
    modules = {module_of(path): path for path in sources("src")}
    found: dict[str, set[str]] = {}
    for name, path in modules.items():
        wanted: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                wanted |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    wanted.add(inner if inner in modules else node.module)
        found[name] = {other for other in wanted if other in modules and other != name}
    return found


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = list(graph[start])
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += graph[name]
    return found


def test_no_module_imports_itself_by_a_detour():
    graph = imports()
    assert [name for name in sorted(graph) if name in reached(graph, name)] == []


# -- texts


def test_no_language_has_python_of_its_own():
    folders = [*PACKAGE.glob("games/*/text/*"), *PACKAGE.glob("*/text/*")]
    languages = [folder for folder in folders if folder.is_dir() and len(folder.name) == 2]
    assert languages
    assert [str(path.relative_to(ROOT)) for folder in languages for path in folder.rglob("*.py")] == []


def test_texts_of_all_games_stay_small():
    files = [
        path
        for folder in PACKAGE.glob("games/*/text")
        for path in folder.rglob("*.*")
        if path.suffix in (".py", ".toml")
    ]
    assert 1000 < sum([written(path) for path in files]) < MOST_TEXT
    wide = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if len(line) > WIDEST]
    assert wide == []


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_grammar_of_a_language_is_one_small_module(code):
    assert lines(PACKAGE / "language" / "grammar" / f"{code}.py") <= 250


def test_no_game_silences_the_type_checker():
    found = [path for path in sources("src/tidewood/games") if "type: ignore" in path.read_text(encoding="utf-8")]
    assert found == []
