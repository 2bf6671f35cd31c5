"""The options and questions that a game declares, found in its modules and in those of the kernel that it uses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, NamedTuple

from tidewood.api import FieldInfo, field_info
from tidewood.games import PACKAGES, kind_of
from tidewood.kernel.declare import Declared
from tidewood.language.patterns import needed, parse

KERNEL: Final = "tidewood.kernel."


class SaidInfo(NamedTuple):
    """What is said of one declaration. Several may share an id, and with it their pattern."""

    id: str
    fields: dict[str, FieldInfo]
    always: tuple[str, ...]  # the fields that are never left out


def said(game: str) -> list[SaidInfo]:
    """Every option and question of a game, by id."""
    patterns = kind_of(game).languages["en"].catalogue.patterns
    found: list[SaidInfo] = []
    for one in sorted(declared(game), key=lambda declaration: declaration.id):
        fields = {name: field_info(source.type) for name, source in one.fields.items()}
        named = needed(parse(patterns[one.id])) if one.id in patterns else ()
        always = [name for name, source in one.fields.items() if source.type.always or name in named]
        info = SaidInfo(one.id, fields, tuple(always))
        if info not in found:
            found.append(info)
    return found


def declared(game: str) -> list[Declared]:
    found: list[Declared] = []
    for module in modules(game):
        for value in vars(module).values():
            found += [one for one in inside(value) if one not in found]
    return found


def modules(game: str) -> list[ModuleType]:
    """The modules of a game, and those of the kernel whose classes it builds on."""
    package = import_module(PACKAGES[game])
    own = [package, *[import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]]
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
