"""Whether data has the shape that a TypedDict declares, to the letter: no key too many, none missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, is_typeddict

from tidewood.api import EventInfo
from tools.shapes import MoreKeys, is_union, keys_of, more_keys_of


def misfits(value: Any, shape: Any, where: str = "") -> Iterator[str]:
    """What does not fit, by its path."""
    origin, inside = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        yield from misfits_of_keys(value, shape, where)
    elif is_union(shape):
        found = [list(misfits(value, one, where)) for one in inside]
        if all(found):
            yield from min(found, key=len)
    elif origin is Literal:
        if value not in inside:
            yield f"{where}: {value!r} is none of {', '.join(map(str, inside))}"
    elif origin is list:
        if type(value) is not list:
            yield f"{where}: {value!r} is no list"
            return
        for i, part in enumerate(value):
            yield from misfits(part, inside[0], f"{where}[{i}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{where}: {value!r} is no mapping"
            return
        for key, part in value.items():
            yield from misfits(key, inside[0], f"{where} key")
            yield from misfits(part, inside[1], f"{where}.{key}")
    elif type(value) is not shape and not (value is None and shape is NoneType):
        yield f"{where}: {value!r} is no {shape.__name__}"


def misfits_of_keys(value: Any, shape: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    known, more = {key.name: key for key in keys_of(shape)}, more_keys_of(shape)
    for key in known.values():
        if key.required and key.name not in value:
            yield f"{where}.{key.name} is missing"
    for name, part in value.items():
        if name in known:
            yield from misfits(part, known[name].type, f"{where}.{name}")
        elif more is not None and pattern_of(more).fullmatch(name):
            yield from misfits(part, more.type, f"{where}.{name}")
        else:
            yield f"{where}.{name} is not declared"


@cache
def pattern_of(more: MoreKeys) -> re.Pattern[str]:
    parts = [".*" if part is str else "|".join(map(re.escape, get_args(part))) for part in more.parts]
    return re.compile("".join([f"({part})" for part in parts]))


def untold(says: dict[str, Any], event: EventInfo) -> Iterator[str]:
    """What does not fit of a message in the log, as it travels."""
    if says["id"] not in event.messages:
        yield f"{says['id']} is none of {', '.join(event.messages)}"
        return
    for name in event.messages[says["id"]]:
        if name not in says["args"]:
            yield f"{says['id']}: {name} is missing"
    for name, value in says["args"].items():
        field = event.fields[name]
        for part in value if field.many else [value]:
            kind = {bool: "flag", int: "number", dict: "message"}.get(type(part)) or str(part).partition(":")[0]
            if kind not in field.holds:
                yield f"{says['id']}: {name} is {part!r}, declared are {', '.join(field.holds)}"
