"""Writes the client's types of what travels, and its own words: python -m tools.protocol [--check].

The words come from the server's catalogues (`server/text/<language>/page.toml`); they are built into the client so that
it can speak before it has asked for anything. The protocol comes from `tidewood.server.wire`, `wire_games` and
`received`, where the server has it; a game's table, events, options and questions from the declarations of the game. So
they cannot drift apart; a test holds the files to it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, is_typeddict

import msgspec

from tidewood.api import games
from tidewood.games import kind_of
from tidewood.language.catalogue import ORDER
from tidewood.server import received, spoken, wire, wire_games
from tidewood.server.words import counted_once, page_words
from tools.client_types import decision_types, event_types, face_types, fact_types, mark_types, view_types

SOURCES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
REFS: Final = "#/$defs/{name}"
PREAMBLE: Final = """\
/** What travels between server and browser; see docs/protocol.md. Written by `python -m tools.protocol`. */

/** Anything JSON can say: the table of a game has whatever shape that game gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
NAMED: Final = {"Lang": "string", "Text": "Record<Lang, string>", "Path": "(string | number)[]"}
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """All types of the wire, in the order of the files."""
    found: list[type[msgspec.Struct]] = []
    for module in (received, spoken, wire, wire_games):
        types = [value for value in vars(module).values() if isinstance(value, type)]
        found += [one for one in types if issubclass(one, msgspec.Struct) and one.__module__ == module.__name__]
    return found


def files() -> dict[str, str]:
    """Everything that is written, by its path below the client's sources."""
    found = {"net/wire.ts": source()}
    for game in [game for game in games() if is_typeddict(kind_of(game).view)]:
        found[f"games/{game}/view.ts"] = view_types(game)
        found[f"games/{game}/facts.ts"] = fact_types(game)
        if is_typeddict(kind_of(game).marked):
            found[f"games/{game}/marks.ts"] = mark_types(game)
        if kind_of(game).card_face is not None:
            found[f"games/{game}/faces.ts"] = face_types(game)
        found[f"games/{game}/events.ts"] = event_types(game)
        found[f"games/{game}/decisions.ts"] = decision_types(game)
    for lang in ORDER:
        words = {"lang": lang, "one": counted_once(lang), "words": page_words(lang)}
        found[f"i18n/words/{lang}.json"] = json.dumps(words, ensure_ascii=False, indent=1) + "\n"
    return found


def outdated() -> list[str]:
    """The files that are missing or say something else."""
    wanted = files()
    there = {name: SOURCES / name for name in wanted}
    return [name for name, path in there.items() if not path.exists() or path.read_text("utf-8") != wanted[name]]


def source() -> str:
    types = structs()
    _, schemas = msgspec.json.schema_components(types, ref_template=REFS)
    parts = [PREAMBLE]
    parts += [f"export type {name} = {text};" for name, text in NAMED.items()]
    parts += [interface(one, schemas[one.__name__]) for one in types]
    for name, members in (("ServerMessage", wire.OUTGOING_TYPES), ("ClientMessage", received.INCOMING_TYPES)):
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};")
    return "\n".join(parts) + "\n"


def interface(one: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    # What clients send may leave out whatever has a default; what they get is whole, unless defaults are left out.
    sent = one.__struct_config__.forbid_unknown_fields
    optional = sent or one.__struct_config__.omit_defaults
    lines = [f"\nexport interface {one.__name__} {{"]
    for name, field in schema["properties"].items():
        tag = name == one.__struct_config__.tag_field
        missing = "?" if optional and not tag and name not in schema.get("required", []) else ""
        if field.get("description"):
            lines.append(f"  /** {field['description']} */")
        lines.append(f"  {name}{missing}: {type_of(field)};")
    return "\n".join([*lines, "}"])


def type_of(schema: dict[str, Any]) -> str:
    if schema.get("title") in NAMED:
        return str(schema["title"])
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return array_of(schema)
    if schema.get("type") == "object":
        inside = schema.get("additionalProperties")
        return f"{{ [key: string]: {type_of(inside) if isinstance(inside, dict) else 'Json'} }}"
    return PLAIN[schema["type"]] if "type" in schema else "Json"


def array_of(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inside = type_of(schema["items"]) if isinstance(schema.get("items"), dict) else "Json"
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def main(words: list[str]) -> int:
    if words == ["--check"]:
        for name in outdated():
            print(f"web/src/{name} is not what the server sends: python -m tools.protocol", file=sys.stderr)
        return 1 if outdated() else 0
    if words:
        print(__doc__, file=sys.stderr)
        return 2
    for name, text in files().items():
        path = SOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
