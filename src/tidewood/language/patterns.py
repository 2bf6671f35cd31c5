"""The notation of patterns, taken apart.

    {land}                  a slot: the value by its name, in the form asked of the whole sentence
    {land:a.dat}            the value in a form of its own: features that its noun or phrase knows, joined by dots
    {part:plain}            as it is by itself, whatever form is asked of the whole
    {land:+pl}              the form asked of the whole, and this as well
    {n:# card|# cards}      by number (one | other); # is the number, and an alternative may hold slots of its own
    {again: once more|}     by truth (yes | no)
    {stage:1=I|2=II|*=III}  by the value itself
    [, {apart}]             vanishes when one of its slots is empty
    ~[ ~] ~{ ~} ~| ~#       the sign itself

The page fills the same patterns: web/src/language/patterns.ts.
"""

from __future__ import annotations

from typing import Final, TypeAlias


class Slot:
    """A place for a value: in these forms, or one of these alternatives, each with the value it is for."""

    __slots__ = ("adds", "alternatives", "features", "name")

    def __init__(self, name: str, features: tuple[str, ...], adds: bool, alternatives: list[tuple[str, Parts]]) -> None:
        self.name: Final = name
        self.features: Final = features
        self.adds: Final = adds
        self.alternatives: Final = alternatives


class Group:
    """A part that is left out when one of its slots is empty."""

    __slots__ = ("parts",)

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts


class Hash:
    """The number that an alternative was chosen by."""


HASH: Final = Hash()
Parts: TypeAlias = "list[str | Slot | Group | Hash]"
ESCAPE: Final = "~"


class BadPattern(ValueError):
    """A pattern that cannot be read."""


def parse(pattern: str) -> Parts:
    parts, end = _parts(pattern, 0, "", False)
    if end != len(pattern):
        raise BadPattern(f"{pattern!r} has {pattern[end]!r} too much at {end}")
    return parts


def _parts(text: str, i: int, stop: str, counted: bool) -> tuple[Parts, int]:
    """Parts up to one of the signs in `stop`; `counted`: within an alternative, where # is the number."""
    parts: Parts = []
    literal: list[str] = []

    def close() -> None:
        if literal:
            parts.append("".join(literal))
            literal.clear()

    while i < len(text):
        sign = text[i]
        if sign in stop or sign in "]}":
            break
        if sign == ESCAPE and i + 1 < len(text):
            literal.append(text[i + 1])
            i += 2
        elif sign == "{":
            close()
            slot, i = _slot(text, i + 1, counted)
            parts.append(slot)
        elif sign == "[":
            close()
            inner, i = _parts(text, i + 1, "", counted)
            if i >= len(text) or text[i] != "]":
                raise BadPattern(f"{text!r} has a [ that is not closed")
            parts.append(Group(inner))
            i += 1
        elif sign == "#" and counted:
            close()
            parts.append(HASH)
            i += 1
        else:
            literal.append(sign)
            i += 1
    close()
    return parts, i


def _slot(text: str, i: int, counted: bool) -> tuple[Slot, int]:
    start = i
    while i < len(text) and text[i] not in ":}":
        i += 1
    if i >= len(text):
        raise BadPattern(f"{text!r} has a {{ that is not closed")
    name = text[start:i]
    if not name.replace("_", "").isalnum():
        raise BadPattern(f"{text!r} has a slot called {name!r}")
    if text[i] == "}":
        return Slot(name, (), False, []), i + 1
    end = _end(text, i + 1)
    if not _has_bar(text, i + 1, end):
        spec = text[i + 1 : end]
        adds = spec.startswith("+")
        return Slot(name, tuple(spec.removeprefix("+").split(".")), adds, []), end + 1
    alternatives: list[tuple[str, Parts]] = []
    i += 1
    while True:
        key = ""
        head = text[i:end].partition("=")
        if (head[1] and head[0].replace("-", "").replace("_", "").isalnum()) or (head[0] == "*" and head[1]):
            key = head[0]
            i += len(key) + 1
        parts, i = _parts(text, i, "|", True)
        alternatives.append((key, parts))
        if i >= end:
            return Slot(name, (), False, alternatives), end + 1
        i += 1


def _end(text: str, i: int) -> int:
    """Where the slot that began before closes."""
    depth = 0
    while i < len(text):
        if text[i] == ESCAPE:
            i += 1
        elif text[i] == "{":
            depth += 1
        elif text[i] == "}":
            if not depth:
                return i
            depth -= 1
        i += 1
    raise BadPattern(f"{text!r} has a {{ that is not closed")


def _has_bar(text: str, i: int, end: int) -> bool:
    depth = 0
    while i < end:
        if text[i] == ESCAPE:
            i += 1
        elif text[i] == "{":
            depth += 1
        elif text[i] == "}":
            depth -= 1
        elif text[i] == "|" and not depth:
            return True
        i += 1
    return False


def slots(parts: Parts) -> list[Slot]:
    """All slots of a pattern, those within groups and alternatives too."""
    found: list[Slot] = []
    for part in parts:
        if isinstance(part, Group):
            found += slots(part.parts)
        elif isinstance(part, Slot):
            found.append(part)
            for _, alternative in part.alternatives:
                found += slots(alternative)
    return found


def needed(parts: Parts) -> set[str]:
    """The slots a pattern cannot do without: outside groups, and if they choose, then by a value that must be one of
    some; of what they choose from, what every alternative needs.
    """
    found: set[str] = set()
    for part in parts:
        if isinstance(part, Slot):
            keys = [key for key, _ in part.alternatives]
            if all(keys) and "*" not in keys:
                found.add(part.name)
            if part.alternatives:
                found |= set.intersection(*[needed(alternative) for _, alternative in part.alternatives])
    return found
