"""Lands in words, for the prompts and options that are still functions."""

from __future__ import annotations

from tidewood.games.spirit_island.conditions import LandFilter
from tidewood.games.spirit_island.text.de.language import GERMAN


def a_land(f: LandFilter, dative: bool = False) -> str:
    return GERMAN.clause(f, ("dat" if dative else "acc",))
