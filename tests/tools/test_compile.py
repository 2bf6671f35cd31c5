"""The compiled build: what Python code derives from is open to it."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.compile import OPEN, SOURCE, modules


def bases(path: Path) -> list[tuple[str, str]]:
    """Module and name of every class that this file imports and derives from."""
    tree = ast.parse(path.read_text("utf-8"))
    origin = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    found: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                name = base.value if isinstance(base, ast.Subscript) else base
                if isinstance(name, ast.Name) and name.id in origin:
                    found.append(origin[name.id])
    return found


def test_every_class_that_is_derived_from_outside_is_open():
    compiled = set(modules())
    closed: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).as_posix() in compiled:
            continue
        for module, name in bases(path):
            file = module.replace(".", "/") + ".py"
            if file in compiled and name not in OPEN.get(file, []):
                closed.append(f"{path.relative_to(SOURCE)} derives from {module}.{name}")
    assert not closed, "name these classes in OPEN of tools/compile.py"
