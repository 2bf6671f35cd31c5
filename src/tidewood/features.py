"""Options as rows of numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Hashable
from struct import Struct
from typing import cast

from tidewood.kernel.bits import halves
from tidewood.kernel.core import CHANCE, Choice, State
from tidewood.kernel.kind import GameKind

FEATURES = 10
FIELDS = FEATURES - 3  # beside its kind and its key
NO_FIELDS = [0] * FIELDS
ROW = Struct(f"{FEATURES}i")
MOST_ROWS = 32_768  # that are remembered of one kind, so that memory does not grow with every game


def features_of(kind: GameKind, s: State, choice: Choice, options: list[int]) -> list[int]:
    """The rows of some options one after the other; what they mean, `Game.option_features` says."""
    f, ids = choice.frame, kind.option_ids
    chance = choice.who == CHANCE
    found: list[int] = []
    for option in options:
        declared = f.node.falls if chance else f.node.declared(s, f, option)
        found.append(0 if declared is None else ids.get(declared.id, 0))
        low, high = halves(option)
        found.append(low)
        found.append(high)
        if declared is None:
            found += NO_FIELDS
        else:
            declared.add_numbers(s, f, option, FIELDS, found)
    return found


def rows_of(kind: GameKind, s: State, choice: Choice, options: list[int]) -> list[bytes]:
    """The rows of a player's options as bytes. Each is worked out once, where it follows from the option and the frame,
    or from what the node says.
    """
    f, tables = choice.frame, kind.option_rows
    node = f.node
    keys = node.row_keys(s, f, options)
    if keys is not None:
        by_key = table_of(tables, node)
        known = [by_key.get(key) for key in keys]
        if None in known:
            for i, key in enumerate(keys):
                if known[i] is None:
                    known[i] = remembered(by_key, key, ROW.pack(*features_of(kind, s, choice, [options[i]])))
        return cast("list[bytes]", known)
    found: list[bytes] = []
    last: Hashable = None
    table: dict[int, bytes] | None = None
    for option in options:
        declared = node.declared(s, f, option)
        if declared is None or declared is not last:
            last = declared
            likeness = None if declared is None else declared.likeness(s, f)
            table = None if likeness is None else table_of(tables, likeness)
        row = None if table is None else table.get(option)
        if row is None:
            row = ROW.pack(*features_of(kind, s, choice, [option]))
            if table is not None and declared is not None and declared.lasts(s, f, option):
                remembered(table, option, row)
        found.append(row)
    return found


def laid_out(rows: list[bytes], most: int) -> tuple[bytearray, bytearray]:
    """Rows with room for so many, and the mask that says which places are taken."""
    mask, whole = bytearray(most), bytearray(ROW.size * most)
    n = len(rows)
    mask[:n] = b"\1" * n
    whole[: ROW.size * n] = b"".join(rows)
    return mask, whole


def table_of(tables: dict[Hashable, dict[int, bytes]], key: Hashable) -> dict[int, bytes]:
    found = tables.get(key)
    if found is None:
        found = tables[key] = {}
    return found


def remembered(table: dict[int, bytes], key: int, row: bytes) -> bytes:
    if len(table) >= MOST_ROWS:
        table.clear()
    table[key] = row
    return row
