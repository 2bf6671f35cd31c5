"""Scenario files: set a position, play, and look. Puzzles, demonstrations of rules, and most of the tests.

Reading and checking is here; running them needs a game and is in `tidewood.scenarios`.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from tidewood.files.limits import as_text
from tidewood.kernel.errors import BadFile

MAX_BYTES = 1024 * 1024


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario, as written."""

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


class _Loader(yaml.SafeLoader):
    """YAML without anchors (a small file could become a huge one), with yes and no as words and every key once."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise BadFile("aliases (*name) are not allowed")
        return super().compose_node(parent, index)

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
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
for _first in "tfTF":
    _Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|false|False)$"), [_first])


def read(content: str | bytes, where: str = "scenario file") -> list[Scenario]:
    """The scenarios of a file; a BadFile says what is wrong and where."""
    text = as_text(content, where, MAX_BYTES)
    try:
        data = yaml.load(text, _Loader)  # a safe loader
        scenarios = msgspec.convert(data, list[Scenario])
    except BadFile as error:
        raise BadFile(f"{where}: {error}") from None
    except yaml.YAMLError as error:
        raise BadFile(f"{where}: not YAML: {' '.join(str(error).split())[:300]}") from None
    except msgspec.ValidationError as error:
        raise BadFile(f"{where}: {error}") from None
    except (RecursionError, ValueError, OverflowError) as error:
        raise BadFile(f"{where}: cannot be read: {type(error).__name__} {str(error)[:200]}") from None
    return scenarios


def read_file(path: str | Path) -> list[Scenario]:
    try:
        size = Path(path).stat().st_size
        if size > MAX_BYTES:
            raise BadFile(f"{path} has {size:,} bytes; at most {MAX_BYTES:,} are read")
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from None
    return read(content, str(path))
