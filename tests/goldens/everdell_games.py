"""Whole games of Everdell, one for each set-up: every answer, every sentence of the log."""

from __future__ import annotations

from functools import cache

from tests.games.everdell.setups import ALL
from tests.goldens.playthrough import playthrough


def file_name(setup: dict[str, object]) -> str:
    """2-players, 1-players-rugwort-level-2 and so on."""
    parts = [f"{setup.get('players', 2)}-players"]
    parts += [f"{key}-{value}" for key, value in setup.items() if key != "players"]
    return "-".join(parts).replace("_", "-").replace("[", "").replace("]", "").replace("'", "").replace(", ", "-")


@cache
def build() -> dict[str, str]:
    files: dict[str, str] = {}
    for setup in ALL:
        name = file_name(setup)
        files[f"everdell/games/{name}.txt"] = playthrough("everdell", name, setup)
    return files
