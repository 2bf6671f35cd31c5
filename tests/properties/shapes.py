"""Whether data has the shape that a TypedDict declares, to the letter: no key too many, none missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, is_typeddict

from tidewood.api import EventInfo, FieldInfo
from tools.declarations import SaidInfo
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
    yield from misfits_of_values(says, event.fields, event.messages[says["id"]])


def unsaid(says: dict[str, Any], declared: Mapping[str, list[SaidInfo]]) -> Iterator[str]:
    """What does not fit of an option or a question, as it travels: it is as one of those that have its id."""
    for around in ("thing", "question"):
        if isinstance(says["args"].get(around), dict) and says["id"].partition(".")[2] in (
            "put-back",
            "chosen",
            "by-card",
        ):
            yield from unsaid(says["args"][around], declared)
            return
    if says["id"] not in declared:
        yield f"{says['id']} is not declared"
        return
    found = [list(misfits_of_values(says, one.fields, one.always)) for one in declared[says["id"]]]
    if all(found):
        yield from min(found, key=len)


def misfits_of_values(says: dict[str, Any], fields: Mapping[str, FieldInfo], always: Iterable[str]) -> Iterator[str]:
    for name in always:
        if name not in says["args"]:
            yield f"{says['id']}: {name} is missing"
    for name, value in says["args"].items():
        field = fields.get(name)
        if field is None:
            yield f"{says['id']}: {name} is not declared"
            continue
        for part in value if field.many else [value]:
            kind, id = kind_of(part)
            if kind not in field.holds:
                yield f"{says['id']}: {name} is {part!r}, declared are {', '.join(field.holds)}"
            elif field.known and id not in field.known:
                yield f"{says['id']}: {name} is {part!r}, known: {', '.join(field.known)}"


def kind_of(value: Any) -> tuple[str, str]:
    """What a value is, and the id of a thing."""
    if isinstance(value, dict):
        return ("effect" if "forms" in value else "message"), ""
    if isinstance(value, (bool, int)):
        return ("flag" if isinstance(value, bool) else "number"), ""
    kind, _, id = str(value).partition(":")
    return kind, id
