"""The difference between two views: which paths to set and which to delete."""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

from tidewood.server.wire import Path

Sets = list[tuple[Path, Any]]


# What was compared already, by identity; the things themselves are in it too, so that no other takes their place.
Memo = dict[tuple[int, int], tuple[Any, Any, Sets, list[Path]]]


def difference(old: dict[str, Any], new: dict[str, Any], at: Path, memo: Memo | None = None) -> tuple[Sets, list[Path]]:
    """What turns old into new. Each path is replaced as a whole; lists of the same length are looked into.

    Views of several seats share what all of them see, or are one and the same; with a `memo` that is compared only
    once.
    """
    sets: Sets = []
    gone: list[Path] = []
    if memo is None:
        _compare(old, new, at, sets, gone)
        return sets, gone
    whole = memo.get((id(old), id(new)))
    if whole is None:
        _compare_parts(old, new, at, memo, sets, gone)
        whole = memo[id(old), id(new)] = (old, new, sets, gone)
    return whole[2][:], whole[3][:]


def _compare_parts(
    old: dict[str, Any], new: dict[str, Any], at: Path, memo: Memo, sets: Sets, gone: list[Path]
) -> None:
    for key, value in new.items():
        if key not in old:
            sets.append(([*at, key], value))
            continue
        before = old[key]
        if before is value:
            continue
        if not isinstance(value, dict):
            if before != value:
                _changed(before, value, [*at, key], sets, gone)
            continue
        found = memo.get((id(before), id(value)))
        if found is None:
            found = memo[id(before), id(value)] = (before, value, [], [])
            if before != value:
                _changed(before, value, [*at, key], found[2], found[3])
        sets += found[2]
        gone += found[3]
    if old.keys() != new.keys():
        gone.extend([*at, key] for key in old if key not in new)


def _compare(old: dict[str, Any], new: dict[str, Any], at: Path, sets: Sets, gone: list[Path]) -> None:
    if list(old) == list(new):
        # Views share what has not changed, so most of the work is done by `is not`.
        for key in compress(new, map(is_not, old.values(), new.values())):
            if old[key] != new[key]:
                _changed(old[key], new[key], [*at, key], sets, gone)
        return
    for key, value in new.items():
        if key in old:
            before = old[key]
            if before is value or before == value:
                continue
            _changed(before, value, [*at, key], sets, gone)
        else:
            sets.append(([*at, key], value))
    if len(old) != len(new) or old.keys() != new.keys():
        gone.extend([*at, key] for key in old if key not in new)


def _changed(before: Any, value: Any, at: Path, sets: Sets, gone: list[Path]) -> None:
    if isinstance(value, dict) and isinstance(before, dict) and value and before:
        # A thing that became another one is set as a whole: shorter than what it lost and gained.
        if before.keys() == value.keys() or len(value) > 6:
            _compare(before, value, at, sets, gone)
            return
    elif isinstance(value, list) and isinstance(before, list) and len(value) == len(before) > 3:
        for i, item in enumerate(value):
            if before[i] != item:
                _changed(before[i], item, [*at, i], sets, gone)
        return
    sets.append((at, value))
