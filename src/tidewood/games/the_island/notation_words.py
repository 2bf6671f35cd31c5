"""The words that answers and outcomes are written with, so that a misspelt one is not taken for a closed one."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import NAMES, SAFE_ISLANDS
from tidewood.games.the_island.pieces import CREATURES, SYMBOLS, TERRAINS, TOP_VALUE
from tidewood.kernel.notation import PICK_WORDS

PEOPLE: Final = [f"p{n}{colour}" for n in range(1, 5) for colour in ("", "b")]
VERBS: Final = (
    "place", "value", "colour", "a", "b", "ship", "start", "terrain", "tile", "no", "kept", "die", "walk",
    "jump", "board", "land", "swim", "sail", "stop", "remove", "stay", "dive", "repel", "suffer", "aboard",
    *PICK_WORDS,
)  # fmt: skip
WORDS: Final = frozenset(
    [
        *VERBS,
        *[f"{value}{colour}" for value in range(1, TOP_VALUE + 1) for colour in "ab"],
        *NAMES, *SAFE_ISLANDS, *SYMBOLS, *TERRAINS, *CREATURES, *PEOPLE,
    ]
)  # fmt: skip
