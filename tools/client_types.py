"""The client's types of one game: what its table looks like, and what can happen in it."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

from tidewood.api import EventInfo, FieldInfo, events, title
from tidewood.games import kind_of
from tools.shapes import Writer

WRITTEN: Final = "Written by `python -m tools.protocol`."
OF: Final = """\
/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };"""
PLAIN: Final = {"number": "number", "flag": "boolean", "message": "Said"}


def view_types(game: str) -> str:
    shape = kind_of(game).view
    parts = [f"/** The table of {title(game)}; see docs/formats.md. {WRITTEN} */"]
    return "\n\n".join([*parts, *Writer(sys.modules[shape.__module__], shape).written()]) + "\n"


def fact_types(game: str) -> str:
    module = import_module(f"{kind_of(game).view.__module__.rpartition('.')[0]}.facts")
    parts = [f"/** What is printed on the cards of {title(game)}: `facts` of a card. {WRITTEN} */"]
    return "\n\n".join([*parts, *Writer(module, module.CardFacts).written()]) + "\n"


def event_types(game: str) -> str:
    """The union of all messages of the log, told apart by `id`. Those of one event with the same values are one."""
    lines: list[str] = []
    for id, event in events(game).items():
        if not event.messages:
            raise ValueError(f"{game}: nothing is said of the event {id!r}")
        alike: dict[str, list[str]] = {}
        for message, always in event.messages.items():
            alike.setdefault(args_type(event, always), []).append(f'"{message}"')
        lines += [f"  | {{ id: {' | '.join(ids)}; args: {args} }}" for args, ids in alike.items()]
    union = "\n".join(["export type Event =", *lines]) if lines else "export type Event = never"
    head = f"/** What can happen in {title(game)}: `says` of a line in the log. {WRITTEN} */"
    said = 'import type { Said } from "../../net/wire";\n\n' if "Said" in union else ""
    return f"{said}{head}\n{union};\n\n{OF}\n"


def args_type(event: EventInfo, always: tuple[str, ...]) -> str:
    args = [f"{name}{'' if name in always else '?'}: {field_type(field)}" for name, field in event.fields.items()]
    return f"{{ {'; '.join(args)} }}" if args else "Record<string, never>"


def field_type(field: FieldInfo) -> str:
    """A value as it travels: a thing is `kind:id`."""
    one = " | ".join([PLAIN.get(kind, f"`{kind}:${{string}}`") for kind in field.holds])
    if not field.many:
        return one
    return f"({one})[]" if " | " in one else f"{one}[]"
