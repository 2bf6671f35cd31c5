"""A language that no person speaks: English with every letter changed, so that what is still English can be seen.

Slots, signs and ids stay as they are; whatever comes from a catalogue has none of the letters a to z.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tidewood.games import PACKAGES
from tidewood.language.catalogue import HOMES, home, loaded, spelt
from tidewood.language.patterns import Group, Hash, Parts, Slot, parse

CODE: Final = "xx"
OWNERS: Final = (*HOMES, *PACKAGES)
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
CHANGED: Final = "åƀçđéƒğħíĵķłɱñøþɋřšŧúṽŵẋýžÅɃÇĐÉƑĞĦÍĴĶŁⱮÑØÞɊŘŠŦÚṼŴẊÝŽ"
LETTERS: Final = str.maketrans(PLAIN, CHANGED)
SIGNS: Final = frozenset("[]{}|#~")
RUN: Final = re.compile("[A-Za-z]{2,}")
JOINS: Final = {"and": ", åñđ ", "or": ", ør "}


def changed(text: str) -> str:
    return text.translate(LETTERS)


def pattern(parts: Parts) -> str:
    """A pattern written down again, its own words changed."""
    written: list[str] = []
    for part in parts:
        if isinstance(part, str):
            written += [f"~{sign}" if sign in SIGNS else changed(sign) for sign in part]
        elif isinstance(part, Group):
            written.append(f"[{pattern(part.parts)}]")
        elif isinstance(part, Hash):
            written.append("#")
        else:
            written.append(slot(part))
    return "".join(written)


def slot(part: Slot) -> str:
    if part.alternatives:
        choices = [f"{key}={pattern(inner)}" if key else pattern(inner) for key, inner in part.alternatives]
        return f"{{{part.name}:{'|'.join(choices)}}}"
    if part.features:
        return f"{{{part.name}:{'+' if part.adds else ''}{'.'.join(part.features)}}}"
    return f"{{{part.name}}}"


def translated(section: str, content: Any) -> Any:
    """A table of a catalogue in the pseudo-language."""
    if isinstance(content, Mapping):
        return {key: translated(section, inner) for key, inner in content.items()}
    return changed(content) if section in ("name", "word", "noun", "join") else pattern(parse(content))


def toml(data: Mapping[str, Any]) -> str:
    """Tables within tables, every text on its line."""
    lines: list[str] = []

    def write(path: tuple[str, ...], table: Mapping[str, Any]) -> None:
        texts = {key: text for key, text in table.items() if isinstance(text, str)}
        if texts:
            lines.append(f"[{'.'.join(map(json.dumps, path))}]")
            lines.extend(f"{json.dumps(key)} = {json.dumps(text, ensure_ascii=False)}" for key, text in texts.items())
        for key, inner in table.items():
            if not isinstance(inner, str):
                write((*path, key), inner)

    for section, table in data.items():
        write((section,), table)
    return "\n".join(lines) + "\n"


def write_language(folder: Path, code: str = CODE, without: Iterable[str] = ()) -> Path:
    """All catalogues in the pseudo-language, below a folder that TIDEWOOD_TEXTS can name; perhaps without some keys."""
    for owner in OWNERS:
        there = folder / code / owner
        there.mkdir(parents=True)
        for file in sorted((home(owner) / "en").glob("*.toml")):
            found = loaded(file)
            found.pop("same", None)  # the list of the original is read for every language
            spelt_out = {id: spelt(id) for id in found.pop("spelt", ())}
            if spelt_out:
                found["name"] = {**spelt_out, **found.get("name", {})}
            data = {section: translated(section, content) for section, content in found.items()}
            for key in without:
                forget(data, key.split("."))
            (there / file.name).write_text(toml(data), encoding="utf-8")
    joins = {how: {"between": ", ", "last": last} for how, last in JOINS.items()}
    (folder / code / "shared" / "joins.toml").write_text(toml({"join": joins}), encoding="utf-8")
    return folder


def forget(data: dict[str, Any], path: list[str]) -> None:
    """Leave a key out, if it is there."""
    *above, last = path
    for key in above:
        data = data.get(key, {})
    data.pop(last, None)


def unchanged(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The runs of letters that no catalogue has changed."""
    known = set(allowed)
    return [run for run in RUN.findall(text) if run not in known]
