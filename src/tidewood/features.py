"""Options as rows of numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Hashable
from struct import Struct
from typing import Any, cast

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
    found: list[bytes] = []
    places = node.row_tables(s, f, options)
    if places is not None:
        # The options as objects: making numbers of them and objects again would take longest.
        for i, known in enumerate(cast("list[Any]", options)):
            row = places[i].get(known)
            if row is None:
                row = remembered(places[i], options[i], ROW.pack(*features_of(kind, s, choice, [options[i]])))
            found.append(row)
        return found
    last: Hashable = None
    table: dict[Any, bytes] | None = None
    for option in options:
        declared = node.declared(s, f, option)
        if declared is None or declared is not last:
            last = declared
            likeness = None if declared is None else declared.likeness(s, f)
            table = None if likeness is None else table_of(tables, likeness)
        if declared is None or table is None:
            found.append(ROW.pack(*features_of(kind, s, choice, [option])))
            continue
        moving = declared.moving(s, f, option)
        key: Hashable = (option, *moving) if moving else option
        row = table.get(key)
        if row is None:
            row = remembered(table, key, ROW.pack(*features_of(kind, s, choice, [option])))
        found.append(row)
    return found


def laid_out(rows: list[bytes], most: int) -> tuple[bytearray, bytearray]:
    """Rows with room for so many, and the mask that says which places are taken."""
    mask = bytearray(b"\1" * len(rows)).ljust(most, b"\0")
    return mask, bytearray().join(rows).ljust(ROW.size * most, b"\0")


def mark(mask: bytearray, ids: list[int], as_what: Any) -> None:
    """Write 1 or 0 at these places of a mask."""
    for id in cast("list[Any]", ids):
        mask[id] = as_what


def table_of(tables: dict[Hashable, dict[Any, bytes]], key: Hashable) -> dict[Any, bytes]:
    found = tables.get(key)
    if found is None:
        found = tables[key] = {}
    return found


def remembered(table: dict[Any, bytes], key: Hashable, row: bytes) -> bytes:
    if len(table) >= MOST_ROWS:
        table.clear()
    table[key] = row
    return row
