"""The golden files: what the program says and does today, to be read by a person when it changes.

Each part of the suite adds its files to `build`; `make goldens` writes them all, the tests compare.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.goldens import (
    contents,
    everdell_games,
    everdell_texts,
    formats,
    island_games,
    island_texts,
    numbers,
    real_table,
    spirit_games,
    spirit_texts,
)

FOLDER: Final = Path(__file__).parent


def build() -> dict[str, str]:
    """The content of every golden file, by its name below this folder."""
    return {
        **island_texts.build(),
        **island_games.build(),
        **everdell_texts.build(),
        **everdell_games.build(),
        **real_table.build(),
        **spirit_texts.build(),
        **spirit_games.build(),
        **formats.build(),
        **contents.build(),
        **numbers.build(),
    }
