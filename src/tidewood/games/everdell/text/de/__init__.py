"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import (
    asking,
    asking_cards,
    mistwood_asking,
)
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (
    asking,
    asking_cards,
    mistwood_asking,
)
__all__ = ["GERMAN"]
