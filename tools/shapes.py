"""The shapes that games declare as TypedDicts, read for whoever writes or checks them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "Json"}


class Key(NamedTuple):
    name: str
    type: Any
    required: bool


class MoreKeys(NamedTuple):
    """Keys that no declaration can list: the parts they are made of, and the type of what stands there."""

    parts: tuple[Any, ...]
    type: Any


@cache
def keys_of(shape: Any) -> list[Key]:
    """The keys of a TypedDict. What Python knows of the required ones is wrong where annotations are texts."""
    found: list[Key] = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found.append(Key(name, get_args(hint)[0] if optional else hint, not optional))
    return found


def more_keys_of(shape: Any) -> MoreKeys | None:
    """The open keys of a TypedDict, from MORE_KEYS of its module."""
    found = getattr(sys.modules[shape.__module__], "MORE_KEYS", {}).get(shape.__name__)
    return None if found is None else MoreKeys(*found)


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def reached(root: Any) -> Iterator[Any]:
    """Every type that a shape is made of, the shape itself first."""
    yield root
    inside = list(get_args(root)) if get_origin(root) is not Literal else []
    if is_typeddict(root):
        more = more_keys_of(root)
        inside = [key.type for key in keys_of(root)] + ([] if more is None else [*more.parts, more.type])
    for one in inside:
        yield from reached(one)


def declared(module: ModuleType, root: Any) -> dict[str, Any]:
    """The TypedDicts that a shape is made of, and the names its module has for words and unions, in its own order."""
    found = list(reached(root))
    return {
        name: value
        for name, value in vars(module).items()
        if (is_typeddict(value) or get_origin(value) is Literal or is_union(value)) and value in found
    }


class Writer:
    """Writes types of one module for the client, by the names that the module has for them."""

    def __init__(self, module: ModuleType, root: Any) -> None:
        self.types: Final = declared(module, root)
        self.names: Final = {value: name for name, value in self.types.items() if not is_typeddict(value)}

    def written(self) -> list[str]:
        return [
            interface(self, name, value)
            if is_typeddict(value) and value.__name__ == name
            else f"export type {name} = {self.text(value)};"
            for name, value in self.types.items()
        ]

    def type(self, kind: Any) -> str:
        """A type by its name, or as it is."""
        try:
            return self.names.get(kind) or self.text(kind)
        except TypeError:  # a list of something cannot be looked up
            return self.text(kind)

    def text(self, kind: Any) -> str:
        origin, inside = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join([f'"{word}"' for word in inside])
        if is_union(kind):
            return " | ".join([self.type(one) for one in inside])
        if origin is list:
            one = self.type(inside[0])
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin is dict:
            record = f"Record<{self.type(inside[0])}, {self.type(inside[1])}>"
            return record if inside[0] is str else f"Partial<{record}>"  # a mapping need not have every word
        return kind.__name__ if is_typeddict(kind) else PLAIN[kind]


def interface(writer: Writer, name: str, shape: Any) -> str:
    lines = [*comment(shape.__doc__), f"export interface {name} {{"]
    for key in keys_of(shape):
        lines.append(f"  {key.name}{'' if key.required else '?'}: {writer.type(key.type)};")
    more = more_keys_of(shape)
    if more is not None:
        pattern = "".join([f"${{{writer.type(part)}}}" for part in more.parts])
        lines.append(f"  [more: `{pattern}`]: {writer.type(more.type)};")
    return "\n".join([*lines, "}"])


def comment(doc: str | None) -> list[str]:
    text = " ".join((doc or "").split())
    return [f"/** {text} */"] if text and not text.startswith("dict(") else []
