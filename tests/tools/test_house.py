"""What the house style promises of the whole tree, looked at file by file."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from tidewood.api import whole_box
from tidewood.cards import cards

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tidewood"
LONGEST = 400
MOST_TEXT = 9_000  # lines of composers and catalogues of all games (ADR 13)
MOST_ON_BOARDS = 800  # lines of what drawn boards say
BOARDS = ("board", "island", "tray")
# Lines of an expansion in three languages: names, and what only its cards say. The second has five times the Spirits.
MOST_TEXT_OF_A_SET = {"branch_and_claw": 2_150, "jagged_earth": 2_650}
SETS = tuple(MOST_TEXT_OF_A_SET)
MOST_TEXT_OF_ADVERSARIES = 440  # lines of the adversaries of all expansions in three languages, seven levels each
WIDEST = 120
GENERATED = {"web/src/net/wire.ts"}

# Where numbers are packed: the declared packings themselves, the random source, and the frames of WebSocket.
PACKINGS = {"kernel/bits.py", "kernel/chance.py", "kernel/decks.py", "kernel/declare.py", "server/direct.py"}


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
    found = {str(path.relative_to(PACKAGE)): packed(path) for path in sources("src/tidewood")}
    assert {path: numbers for path, numbers in found.items() if numbers and path not in PACKINGS} == {}


# Remainders that take no number apart: rounding, and going round the table.
ROUNDS = {"kernel/amounts.py", "kernel/combine.py"}


def divided(path: Path) -> list[int]:
    """Lines that divide with a remainder."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.BinOp, ast.AugAssign))]
    return [node.lineno for node in nodes if isinstance(node.op, (ast.Mod, ast.FloorDiv))]


def test_nor_does_anything_in_the_kernel_take_numbers_apart_by_dividing():
    found = {str(path.relative_to(PACKAGE)): divided(path) for path in sources("src/tidewood/kernel")}
    assert {path: numbers for path, numbers in found.items() if numbers and path not in PACKINGS | ROUNDS} == {}


def taken_apart(source: str) -> set[str]:
    """By what a file both divides and takes the remainder: the two that lie in such a number have names."""
    divisors: dict[type[ast.operator], set[str]] = {ast.FloorDiv: set(), ast.Mod: set()}
    apart: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in divisors:
            by = node.right if isinstance(node, ast.BinOp) else node.value
            divisors[type(node.op)].add(ast.unparse(by))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
            apart.add(ast.unparse(node.args[1]))
    return apart | divisors[ast.FloorDiv] & divisors[ast.Mod]


# Row and column of the Meadow; Energy that is shared out among the players, and what is left of it.
DIVIDED = {"everdell/pieces.py": {"4"}, "spirit_island/verbs/event_rules.py": {"s.players"}}


def test_nor_do_games_keep_two_numbers_in_one():
    sample = "pair, which = divmod(option, 2)\nwho = n // seats\nthing = n % seats\nhalf = n // 3\n"
    assert taken_apart(sample) == {"2", "seats"}
    games = PACKAGE / "games"
    found = {str(path.relative_to(games)): taken_apart(path.read_text("utf-8")) for path in games.rglob("*.py")}
    assert {path: divisors for path, divisors in found.items() if divisors} == DIVIDED


# -- registers

# Where the registers lie: frames, what they are called, and how they are saved. A database has cursors of another kind.
OF_FRAMES = {"kernel/core.py", "kernel/declare.py", "kernel/snapshot.py", "server/storage/sqlite.py"}


def bare_registers(path: Path) -> list[int]:
    """Lines that read a register of a frame without saying what is kept there; what was done is `got` everywhere."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in ("cursor", "held")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("s", "self", "source", "last"))
    ]


def test_everybody_names_what_a_frame_keeps():
    found = {str(path.relative_to(PACKAGE)): bare_registers(path) for path in sources("src/tidewood")}
    assert {path: numbers for path, numbers in found.items() if numbers and path not in OF_FRAMES} == {}


def written_by_place(source: str) -> list[int]:
    """Lines that make a frame with more than its node, its scope and what was done: the rest it keeps has names."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Frame"
        and (len(node.args) > 2 or any([keyword.arg != "got" for keyword in node.keywords]))
    ]


def test_everybody_writes_what_a_frame_keeps_by_name():
    sample = "Frame(PUSH, scope)\nFrame(PUSH, scope, 3)\nFrame(PUSH, scope, held=a)\nFrame(RECALL, scope, got=moved)\n"
    assert written_by_place(sample) == [2, 3]
    files = sources("src/tidewood/games", "src/tidewood/kernel", "tests/toy")
    found = {str(path.relative_to(ROOT)): written_by_place(path.read_text(encoding="utf-8")) for path in files}
    homes = {f"src/tidewood/{path}" for path in OF_FRAMES}
    assert {path: numbers for path, numbers in found.items() if numbers and path not in homes} == {}


# -- cards

# Where cards are, what they are called, and what bots make of them
OF_CARDS = {"adversaries", "cards", "deck", "evaluation", "scenarios", "sets", "spirits", "text"}
# The Meadow of positions that name none; a scenario with a set-up of its own; rules with the ids of the Powers that lay
# them.
NAMED_ANYHOW = {
    "everdell/position.py": {"ever-tree"},
    "spirit_island/setup.py": {"second-wave"},
    "spirit_island/verbs/out_of_time.py": {"absolute-stasis", "pour-time-sideways"},
}


def ids_in(source: str, ids: set[str]) -> set[str]:
    """What a file names of these; a docstring is no name."""
    return {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and node.value in ids}


def test_general_rules_name_no_single_card():
    found: dict[str, set[str]] = {}
    for game in ("everdell", "spirit-island"):
        ids = {card.id for card in cards(game, setup=whole_box(game)) if "-" in card.id}  # one word may be any word
        assert len(ids) > 100
        assert ids_in(f'if card.id == "{min(ids)}": pass', ids) == {min(ids)}
        for path in sources(f"src/tidewood/games/{game.replace('-', '_')}"):
            inside = path.relative_to(PACKAGE / "games")
            if not OF_CARDS.intersection(inside.parts):
                found[str(inside)] = ids_in(path.read_text(encoding="utf-8"), ids)
    assert {path: names for path, names in found.items() if names} == NAMED_ANYHOW


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


# Imports inside functions are how the command starts fast and does without packages that are not there; elsewhere they
# would only hide a cycle. So many are needed, by part of the package; none in the games.
LATE_IMPORTS = {"arena": 4, "cli": 40, "files": 2, "kernel": 1, "language": 3, "rl": 1, "server": 13}


def late_imports(path: Path) -> int:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    within = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, functions)]
    found = {id(node) for one in within for node in ast.walk(one) if isinstance(node, (ast.Import, ast.ImportFrom))}
    return len(found)


def test_imports_inside_functions_are_counted():
    found: Counter[str] = Counter()
    for path in sources("src/tidewood"):
        found[path.relative_to(PACKAGE).parts[0]] += late_imports(path)
    assert {part: n for part, n in found.items() if n} == LATE_IMPORTS


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
    nations = [path for path in files if path.stem.removeprefix("names_").startswith("adversaries_")]
    assert 10 < sum([written(path) for path in nations]) < MOST_TEXT_OF_ADVERSARIES
    files = [path for path in files if path not in nations]
    for one in SETS:
        assert 10 < sum([written(path) for path in files if path.stem.endswith(one)]) < MOST_TEXT_OF_A_SET[one]
    base = [path for path in files if not path.stem.endswith(SETS)]
    assert 10 < sum([written(path) for path in base if path.stem in BOARDS]) < MOST_ON_BOARDS
    assert 1000 < sum([written(path) for path in base if path.stem not in BOARDS]) < MOST_TEXT
    wide = [
        line
        for path in [*files, *nations]
        for line in path.read_text(encoding="utf-8").splitlines()
        if len(line) > WIDEST
    ]
    assert wide == []


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_grammar_of_a_language_is_one_small_module(code):
    assert lines(PACKAGE / "language" / "grammar" / f"{code}.py") <= 250


def test_no_game_silences_the_type_checker():
    found = [path for path in sources("src/tidewood/games") if "type: ignore" in path.read_text(encoding="utf-8")]
    assert found == []
