"""The client's types of one game: its table, what can happen in it, and what may be asked and answered."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Final, get_args

from tidewood.api import FieldInfo, events, title
from tidewood.games import kind_of
from tools.declarations import declared, said
from tools.shapes import Writer

WRITTEN: Final = "Written by `python -m tools.protocol`."
OF: Final = """\
/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };"""
LISTED: Final = {"Resource": "RESOURCES", "Season": "SEASONS"}  # kinds of which the page shows one after the other
PLAIN: Final = {"number": "number", "flag": "boolean", "message": "Said", "effect": "Effect"}
# What the kernel says around the things of a pick, and around a question.
PUT_BACK: Final = '  | { id: "option.put-back"; args: { thing: Option } }'
SEVERAL: Final = '  | { id: "option.several"; args: { things: Option[] } }'
CHOSEN: Final = '  | { id: "asked.chosen"; args: { question: Question; n: number; most: number } }'
BY_CARD: Final = '  | { id: "asked.by-card"; args: { card: `${string}:${string}`; question: Question } }'


def view_types(game: str) -> str:
    shape = kind_of(game).view
    parts = [f"/** The table of {title(game)}; see docs/formats.md. {WRITTEN} */"]
    return "\n\n".join([*parts, *Writer(sys.modules[shape.__module__], shape).written()]) + "\n"


def fact_types(game: str) -> str:
    module = import_module(f"{kind_of(game).view.__module__.rpartition('.')[0]}.facts")
    parts = [f"/** What is printed on the cards of {title(game)}: `facts` of a card. {WRITTEN} */"]
    lists = [
        f"export const {name}: readonly {type}[] = {json.dumps(list(get_args(getattr(module, type))))};"
        for type, name in LISTED.items()
        if hasattr(module, type)
    ]
    return "\n\n".join([*parts, *Writer(module, module.CardFacts).written(), *lists]) + "\n"


def mark_types(game: str) -> str:
    shape = kind_of(game).marked
    parts = [f"/** What the rules say of the things in a view of {title(game)}: `marks` of a state. {WRITTEN} */"]
    return "\n\n".join([*parts, *Writer(sys.modules[shape.__module__], shape).written()]) + "\n"


def face_types(game: str) -> str:
    module = import_module(f"{kind_of(game).view.__module__.rpartition('.')[0]}.faces")
    parts = [f"/** What is printed on the cards of {title(game)} in words: `face` of a card. {WRITTEN} */"]
    return "\n\n".join([*parts, *Writer(module, module.CardFace).written()]) + "\n"


def event_types(game: str) -> str:
    """The union of all messages of the log, told apart by `id`. Those of one event with the same values are one."""
    told = events(game)
    names = Names([field for event in told.values() for field in event.fields.values()])
    lines: list[str] = []
    for id, event in told.items():
        if not event.messages:
            raise ValueError(f"{game}: nothing is said of the event {id!r}")
        alike: dict[str, list[str]] = {}
        for message, always in event.messages.items():
            alike.setdefault(names.args(event.fields, always), []).append(f'"{message}"')
        lines += [f"  | {{ id: {' | '.join(ids)}; {args} }}" for args, ids in alike.items()]
    head = f"/** What can happen in {title(game)}: `says` of a line in the log. {WRITTEN} */"
    return names.file(head, [union("Event", lines), OF])


def decision_types(game: str) -> str:
    """The unions of all options and of all questions, told apart by `id`. Several may share their id and with it their
    pattern; then their fields tell them apart.
    """
    found = said(game)
    names = Names([field for one in found for field in one.fields.values()])
    lines = {"option": [PUT_BACK, SEVERAL], "prompt": [CHOSEN]}
    if any([one.by_card for one in declared(game)]):
        lines["prompt"].append(BY_CARD)
    alike: dict[tuple[str, str], list[str]] = {}
    for one in found:
        key = (one.id.partition(".")[0], names.args(one.fields, one.always))
        alike.setdefault(key, []).append(f'"{one.id}"')
    for (section, args), ids in alike.items():
        lines[section].append(f"  | {{ id: {' | '.join(ids)}; {args} }}")
    head = f"/** What may be answered and asked in {title(game)}: `says` and `asks` of a decision. {WRITTEN} */"
    return names.file(head, [union("Option", lines["option"]), union("Question", lines["prompt"])])


def union(name: str, lines: list[str]) -> str:
    return "\n".join([f"export type {name} =", *lines]) + ";" if lines else f"export type {name} = never;"


class Names:
    """How the values of one file are written. A thing is `kind:id`; its type lists the ids where they are few."""

    def __init__(self, fields: Iterable[FieldInfo]) -> None:
        ids: dict[str, set[str] | None] = {}
        for field in fields:
            for kind in [kind for kind in field.holds if kind not in PLAIN]:
                few = ids.setdefault(kind, set())
                ids[kind] = few | set(field.known) if field.known and few is not None else None
        self.things: Final = {kind: sorted(few - {""}) if few else [] for kind, few in ids.items()}

    def file(self, head: str, unions: list[str]) -> str:
        body = "\n\n".join(unions)
        used = [name for name in ("Effect", "Said") if f" {name}" in body]
        imports = [f'import type {{ {", ".join(used)} }} from "../../net/types";'] if used else []
        things = [f"export type {thing(kind)} = {written(kind, ids)};" for kind, ids in sorted(self.things.items())]
        return "\n\n".join([*imports, head, *(["\n".join(things)] if things else []), body]) + "\n"

    def args(self, fields: Mapping[str, FieldInfo], always: tuple[str, ...]) -> str:
        """The values by name. A message without any travels without `args`."""
        args = [f"{name}{'' if name in always else '?'}: {self.type(field)}" for name, field in fields.items()]
        return f"args: {{ {'; '.join(args)} }}" if args else "args?: Record<string, never>"

    def type(self, field: FieldInfo) -> str:
        one = " | ".join([self.one(kind) for kind in field.holds])
        if not field.many:
            return one
        return f"({one})[]" if " | " in one else f"{one}[]"

    def one(self, kind: str) -> str:
        return PLAIN.get(kind) or thing(kind)


def written(kind: str, ids: list[str]) -> str:
    known = " | ".join([f'"{id}"' for id in ids])
    return f"`{kind}:${{{known or 'string'}}}`"


def thing(kind: str) -> str:
    return f"{''.join([word.capitalize() for word in kind.split('-')])}Thing"
