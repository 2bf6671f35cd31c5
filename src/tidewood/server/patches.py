"""The difference between two views: which paths to set and which to delete."""

from __future__ import annotations

from typing import Any

from tidewood.server.wire import Path

Sets = list[tuple[Path, Any]]


def difference(old: dict[str, Any], new: dict[str, Any], at: Path) -> tuple[Sets, list[Path]]:
    """What turns old into new. Each path is replaced as a whole; lists of the same length are looked into."""
    sets: Sets = []
    gone: list[Path] = []
    _compare(old, new, at, sets, gone)
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
