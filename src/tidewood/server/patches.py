"""The difference between two views: which paths to set and which to delete."""

from __future__ import annotations

from typing import Any

from tidewood.server.wire import Path

Sets = list[tuple[Path, Any]]


# What was compared already, by identity; the things themselves are in it too, so that no other takes their place.
Memo = dict[tuple[int, int], tuple[Any, Any, Sets, list[Path]]]


def difference(old: dict[str, Any], new: dict[str, Any], at: Path, memo: Memo | None = None) -> tuple[Sets, list[Path]]:
    """What turns old into new. Each path is replaced as a whole; lists of the same length are looked into.

    Views of several seats share what all of them see; with a `memo` that is compared only once.
    """
    sets: Sets = []
    gone: list[Path] = []
    if memo is None or old.keys() != new.keys():
        _compare(old, new, at, sets, gone)
        return sets, gone
    for key, value in new.items():
        before = old[key]
        if before is value:
            continue
        found = memo.get((id(before), id(value)))
        if found is None:
            found = memo[id(before), id(value)] = (before, value, [], [])
            if before != value:
                _changed(before, value, [*at, key], found[2], found[3])
        sets += found[2]
        gone += found[3]
    return sets, gone


def _compare(old: dict[str, Any], new: dict[str, Any], at: Path, sets: Sets, gone: list[Path]) -> None:
    for key, value in new.items():
        if key in old:
            before = old[key]
            # Views share what has not changed, so most of the work is done by `is`.
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
