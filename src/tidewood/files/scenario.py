"""Scenario files: set a position, play, and look. Puzzles, demonstrations of rules, and most of the tests.

Reading and checking is here; running them needs a game and is in `tidewood.scenarios`.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from tidewood.files.limits import as_text
from tidewood.kernel.errors import BadFile, known

if TYPE_CHECKING:
    from yaml import SafeLoader as _SafeLoader
else:  # in C where PyYAML was built with it
    _SafeLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 100
HEAD = ("defaults", "scenarios")
WITH_DEFAULT = ("game", "setup", "rules")


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario, as written, with the defaults of its file."""

    name: str
    game: str
    rules: list[str] = []
    about: str = ""
    setup: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    chance: list[str] = []
    play: list[str] = []
    expect: dict[str, Any] = {}
    fails: str = ""  # the set-up, position or last answer is refused with a message that contains this


class Entry:
    """One entry of a file: where it stands, and its scenario, or what is wrong with it."""

    def __init__(self, name: str, node: yaml.Node, scenario: Scenario | None, wrong: str = "") -> None:
        self.name = name
        self.scenario = scenario
        self.wrong = wrong
        self._node = node

    @property
    def line(self) -> int:
        return _line(self._node)

    def line_of(self, word: str) -> int:
        """Where this word stands first, as a key or as a value; if nowhere, where the entry begins."""
        return next((_line(node) for node in _scalars(self._node) if node.value == word), self.line)


class _Loader(_SafeLoader):
    """YAML with yes and no as words and every key once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        twice = {str(key) for key in keys if isinstance(key, Hashable) and keys.count(key) > 1}
        if twice:
            raise BadFile(f"line {node.start_mark.line + 1}: {', '.join(sorted(twice))} is written twice")
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")
    ]
    for first, resolvers in _SafeLoader.yaml_implicit_resolvers.items()
}
for _first in "tfTF":
    _Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|false|False)$"), [_first])


def read(content: str | bytes, where: str = "scenario file") -> list[Scenario]:
    """The scenarios of a file; a BadFile says what is wrong and where, if anything is."""
    return [_right(entry, where) for entry in entries(content, where)]


def read_file(path: str | Path) -> list[Scenario]:
    return [_right(entry, str(path)) for entry in entries_of_file(path)]


def _right(entry: Entry, where: str) -> Scenario:
    if entry.scenario is None:
        raise BadFile(f"{where}: {entry.name}: {entry.wrong}")
    return entry.scenario


def entries(content: str | bytes, where: str = "scenario file") -> list[Entry]:
    """The entries of a file, each for itself: a mistake in one does not spoil the others. A BadFile says why there is
    nothing to be read at all.
    """
    text = as_text(content, where, MAX_BYTES)
    try:
        _look_through(text)
        loader = _Loader(text)
        try:
            root = loader.get_single_node()
            return [] if root is None else list(_entries(loader, root))
        finally:
            loader.dispose()
    except BadFile as error:
        raise BadFile(f"{where}: {error}") from None
    except yaml.YAMLError as error:
        raise BadFile(f"{where}: not YAML: {' '.join(str(error).split())[:300]}") from None
    except (RecursionError, ValueError, OverflowError) as error:
        raise BadFile(f"{where}: cannot be read: {type(error).__name__} {str(error)[:200]}") from None


def _look_through(text: str) -> None:
    """Neither aliases, by which a small file could become a huge one, nor more depth than the loader in C survives."""
    depth = 0
    for event in yaml.parse(text, _SafeLoader):
        if isinstance(event, yaml.AliasEvent):
            raise BadFile("aliases (*name) are not allowed")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > MAX_DEPTH:
                raise BadFile(f"nested more than {MAX_DEPTH} deep")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def entries_of_file(path: str | Path) -> list[Entry]:
    try:
        size = Path(path).stat().st_size
        if size > MAX_BYTES:
            raise BadFile(f"{path} has {size:,} bytes; at most {MAX_BYTES:,} are read")
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from None
    return entries(content, str(path))


def _entries(loader: _Loader, root: yaml.Node) -> Iterator[Entry]:
    """A file is a list of scenarios, or has `defaults` at its head and `scenarios` after them."""
    defaults: Mapping[str, Any] = {}
    if isinstance(root, yaml.MappingNode):
        parts = {key.value: value for key, value in root.value}
        for key, _ in root.value:
            if key.value not in HEAD:
                raise BadFile(
                    f"line {_line(key)}: expected an array of scenarios, or `defaults` and `scenarios`; "
                    f"{known('key', str(key.value), HEAD)}"
                )
        if "scenarios" not in parts or len(parts) < len(root.value):
            raise BadFile(f"line {_line(root)}: `scenarios` is needed once, and `defaults` at most once")
        if "defaults" in parts:
            defaults = _defaults(loader, parts["defaults"])
        root = parts["scenarios"]
    if not isinstance(root, yaml.SequenceNode):
        raise BadFile(f"line {_line(root)}: expected an array of scenarios")
    for n, node in enumerate(root.value):
        yield _entry(loader, node, n + 1, defaults)


def _defaults(loader: _Loader, node: yaml.Node) -> Mapping[str, Any]:
    try:
        given = loader.construct_document(node)
        if not isinstance(given, dict):
            raise BadFile(f"line {_line(node)}: defaults: expected a mapping with {', '.join(WITH_DEFAULT)}")
        _known_keys(node, WITH_DEFAULT)
        msgspec.convert({"name": "", "game": "", **given}, Scenario)
    except msgspec.ValidationError as error:
        raise BadFile(f"line {_line(node)}: defaults: {error}") from None
    return given


def _entry(loader: _Loader, node: yaml.Node, n: int, defaults: Mapping[str, Any]) -> Entry:
    name = f"scenario {n}"
    if isinstance(node, yaml.MappingNode):
        named = [value.value for key, value in node.value if key.value == "name" and isinstance(value.value, str)]
        name = named[0] if named else name
    try:
        given = loader.construct_document(node)
        if isinstance(given, dict):
            _known_keys(node, Scenario.__struct_fields__)
            setup = given.get("setup", {})
            whole = {**defaults, **given}
            if isinstance(setup, dict) and "setup" in defaults:
                whole["setup"] = {**defaults["setup"], **setup}
            given = whole
        return Entry(name, node, msgspec.convert(given, Scenario))
    except msgspec.ValidationError as error:
        return Entry(name, node, None, f"line {_line(node)}: {error}")
    except BadFile as error:
        return Entry(name, node, None, str(error))
    except yaml.YAMLError as error:
        return Entry(name, node, None, f"not YAML: {' '.join(str(error).split())[:300]}")


def _known_keys(node: yaml.Node, keys: tuple[str, ...]) -> None:
    for key, _ in node.value:
        if key.value not in keys:
            raise BadFile(f"line {_line(key)}: {known('key', key.value, keys)}")


def _scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """Every word below a node, in the order of the file."""
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _scalars(key)
            yield from _scalars(value)
    else:
        for part in node.value:
            yield from _scalars(part)


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
