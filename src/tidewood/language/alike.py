"""What reads like another text, so that it is only named in a catalogue and not written again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Texts(Protocol):
    """What this needs of a catalogue."""

    names: dict[str, str]
    words: dict[str, str]
    patterns: dict[str, str]
    same: list[str]
    alike: dict[str, list[str]]

    def plain(self, id: str) -> str | None: ...
    def keys(self) -> set[str]: ...


def name_alike(catalogue: Texts) -> None:
    """Name and describe what is called like another thing, once all files are read; a name or text of its own goes
    before that.
    """
    names = catalogue.names
    alike: dict[str, list[str]] = {}
    for id in sorted(catalogue.same, key=len):
        called = id.rpartition("-")[0]
        while called and called not in names:
            called = called.rpartition("-")[0]
        names.setdefault(id, names[called])
        alike.setdefault(called, []).append(id)
    for key, pattern in list(catalogue.patterns.items()):
        path, _, last = key.rpartition(".")
        for id in alike.get(last, []):
            catalogue.patterns.setdefault(f"{path}.{id}", pattern)


def say_alike(catalogue: Texts) -> None:
    """Give texts that read like another one its words. What a language says of its own goes before that."""
    sections = {"word": catalogue.words, "name": catalogue.names}
    for id, other in pairs(catalogue):
        text = catalogue.plain(id)
        if text is not None:
            section, _, key = other.partition(".")
            if section in sections:
                sections[section].setdefault(key, text)
            else:
                catalogue.patterns.setdefault(other, text)


def pairs(catalogue: Texts) -> Iterator[tuple[str, str]]:
    """Each text that is only named, behind the one it reads like. A star stands for the same in both ids."""
    known = sorted(catalogue.keys()) if any(["*" in id for id in catalogue.alike]) else []
    for id, others in catalogue.alike.items():
        head, star, tail = id.partition("*")
        if not star:
            yield from [(id, other) for other in others]
            continue
        for one in known:
            if one.startswith(head) and one.endswith(tail):
                rest = one[len(head) : len(one) - len(tail)]
                yield from [(one, other.replace("*", rest)) for other in others]
