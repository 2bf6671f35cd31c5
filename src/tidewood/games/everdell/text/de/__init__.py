"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import (
    asking,
)
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (asking,)
__all__ = ["GERMAN"]
