"""The compiled build: every rule is in it, and what Python code derives from is open to it."""

from __future__ import annotations

import ast
import builtins
import importlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tidewood
from tools.compile import CANNOT, OPEN, ROOT, SOURCE, STAY_PYTHON, STAY_PYTHON_FOLDERS, TARGET, modules


class Known(NamedTuple):
    """A class, by the file that defines it."""

    file: str
    name: str


class Names(NamedTuple):
    """What the names of a file stand for."""

    classes: dict[str, ast.ClassDef]
    imported: dict[str, tuple[str, str]]  # name: module and name there
    stars: list[str]


def place(file: str) -> Path:
    return (SOURCE if file.startswith("tidewood/") else ROOT) / file


@cache
def names_in(file: str) -> Names:
    found = Names({}, {}, [])
    for node in ast.walk(ast.parse(place(file).read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            found.classes[node.name] = node
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name == "*":
                    found.stars.append(node.module)
                else:
                    found.imported[alias.asname or alias.name] = (node.module, alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                found.imported[alias.asname or alias.name] = (alias.name, "")
    return found


@cache
def file_of(module: str) -> str | None:
    """The file of one of our own modules."""
    path = module.replace(".", "/")
    return next((file for file in (f"{path}.py", f"{path}/__init__.py") if place(file).exists()), None)


@cache
def resolved(file: str, name: str) -> Known | None:
    """The class that a name stands for here, through any number of imports; None for one that is not ours."""
    names = names_in(file)
    if name in names.classes:
        return Known(file, name)
    module, original = names.imported.get(name, ("", ""))
    origins = [(module, original)] if module else [(star, name) for star in names.stars]
    for module, original in origins:
        source = file_of(module)
        found = resolved(source, original) if source is not None else None
        if found is not None:
            return found
    return None


def written(file: str, expression: ast.expr) -> Known | None:
    """The class that a base of a class definition names: `Node`, `Node[Island]`, `core.Node`."""
    if isinstance(expression, ast.Subscript):
        return written(file, expression.value)
    if isinstance(expression, ast.Name):
        return resolved(file, expression.id)
    if isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Name):
        module, inner = names_in(file).imported.get(expression.value.id, ("", ""))
        source = file_of(f"{module}.{inner}" if inner else module)
        return None if source is None else resolved(source, expression.attr)
    return None


@cache
def bases(known: Known) -> list[Known]:
    """The classes of ours that a class derives from directly."""
    node = names_in(known.file).classes[known.name]
    return [base for base in [written(known.file, expression) for expression in node.bases] if base is not None]


@cache
def is_native(known: Known) -> bool:
    """Python's own exceptions stay what they are when compiled, and anybody may derive from them."""
    written_bases = names_in(known.file).classes[known.name].bases
    built_in = [base for base in written_bases if isinstance(base, ast.Name) and hasattr(builtins, base.id)]
    return not built_in and all([is_native(base) for base in bases(known)])


@cache
def derived_from_outside(folder: Path, root: Path) -> list[tuple[Known, Known]]:
    """The classes of a folder that are not compiled, each with a compiled one that it derives from."""
    compiled = set(modules())
    files = [path.relative_to(root).as_posix() for path in sorted(folder.rglob("*.py"))]
    here = [Known(file, name) for file in files if file not in compiled for name in names_in(file).classes]
    pairs = [(known, base) for known in here for base in bases(known)]
    return [(known, base) for known, base in pairs if base.file in compiled and is_native(base)]


def test_every_class_of_the_rules_is_compiled():
    left = [f"{known.file} {known.name}" for known, _ in derived_from_outside(SOURCE, SOURCE)]
    assert not left, (
        "these derive from compiled classes and are not compiled themselves; see PATTERNS of tools/compile.py"
    )


def test_every_class_that_tests_derive_from_is_open():
    pairs = derived_from_outside(ROOT / "tests", ROOT)
    closed = [f"{known.file} {known.name}: {base}" for known, base in pairs if base.name not in OPEN.get(base.file, [])]
    assert not closed, "name these bases in OPEN of tools/compile.py"


def test_no_class_is_open_without_need():
    """An open class costs speed: every call of its methods looks whether somebody has replaced them."""
    needed = {base for _, base in derived_from_outside(ROOT / "tests", ROOT)}
    while more := {base for known in needed for base in bases(known)} - needed:
        needed |= more
    assert {Known(file, name) for file, names in OPEN.items() for name in names} == needed


@cache
def attributes(known: Known) -> dict[str, ast.Assign | ast.AnnAssign]:
    """What a class sets for all its instances, by name."""
    found: dict[str, ast.Assign | ast.AnnAssign] = {}
    for node in names_in(known.file).classes[known.name].body:
        target = (
            node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else 0
        )
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and node.value is not None:
            found[target.id] = node
    return found


def is_shared(known: Known, name: str) -> bool:
    """Whether the class or one that it derives from calls this a ClassVar."""
    node = attributes(known).get(name)
    if isinstance(node, ast.AnnAssign) and "ClassVar" in ast.unparse(node.annotation):
        return True
    return any([is_shared(base, name) for base in bases(known)])


def test_what_subclasses_of_open_classes_replace_is_shared():
    """mypyc makes a plain class attribute a field of every instance, and compiled code then misses what a Python
    subclass puts in its place.
    """
    opened = [Known(file, name) for file, names in OPEN.items() for name in names]
    plain = [(known, name) for known in opened for name in attributes(known) if not is_shared(known, name)]
    assert not [pair for pair in plain if pair[1] != "__slots__"], "annotate these as ClassVar"


def test_what_a_class_works_out_is_worked_out_once():
    """The value of a plain class attribute is worked out again by mypyc for every instance."""
    compiled = [Known(file, name) for file in modules() for name in names_in(file).classes]
    again = [
        f"{known.file}:{node.lineno} {known.name}.{name}"
        for known in compiled
        for name, node in attributes(known).items()
        if any([isinstance(part, ast.Call) for part in ast.walk(node)]) and not is_shared(known, name)
    ]
    assert not again, "annotate these as ClassVar"


def test_the_lists_name_what_exists():
    files = {path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")}
    assert {file for file in CANNOT if not (SOURCE / file).exists()} == set()
    assert STAY_PYTHON - {path.name for path in files} == set()
    assert STAY_PYTHON_FOLDERS - {part for path in files for part in path.parts} == set()


def test_the_build_that_is_imported_is_the_one_it_says():
    """Under `make test-compiled` every module of the list comes from a library, otherwise none does."""
    from_build = TARGET in Path(tidewood.__file__).parents
    for file in modules():
        loaded = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        assert loaded.__file__ is not None
        assert (not loaded.__file__.endswith(".py")) == from_build, file
