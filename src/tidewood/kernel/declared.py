"""Everything that a game declares, found in its modules and in those of the kernel that it uses."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from tidewood.kernel.declare import SLOT, Declared

KERNEL: Final = "tidewood.kernel."


def declared_in(package: str) -> list[Declared]:
    """The options and questions of a game's package."""
    found: list[Declared] = []
    for module in modules(package):
        for value in vars(module).values():
            found += [one for one in inside(value) if one not in found]
    return found


def modules(package: str) -> list[ModuleType]:
    """The modules of a game, and those of the kernel whose classes it builds on."""
    whole = import_module(package)
    own = [whole, *[import_module(found.name) for found in walk_packages(whole.__path__, f"{package}.")]]
    classes = [value for module in own for value in vars(module).values() if isinstance(value, type)]
    below = {base.__module__: None for one in classes for base in one.__mro__ if base.__module__.startswith(KERNEL)}
    return [*own, *[sys.modules[name] for name in below]]


def inside(value: Any) -> Iterator[Declared]:
    """The declarations in a value of a module: the value itself, the attributes of a class, the parts of a list."""
    if isinstance(value, Declared):
        yield value
    elif isinstance(value, type):
        for attribute in [one for base in value.__mro__ for one in vars(base).values() if not isinstance(one, type)]:
            yield from inside(attribute)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from inside(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from inside(part)


def form_of(one: Declared) -> str:
    """What the notation of an option looks like, as a regular expression."""
    literals, names = SLOT.split(one.written)[::2], SLOT.findall(one.written)
    forms = [f"({one.fields[name].type.form()})" for name in names]
    return "".join([part for pair in zip(map(re.escape, literals), [*forms, ""], strict=True) for part in pair])
