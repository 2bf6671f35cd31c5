"""Everdell en français."""

from __future__ import annotations

from tidewood.games.everdell.text.fr import (
    asking,
)
from tidewood.games.everdell.text.fr.language import FRENCH

PARTS = (asking,)
__all__ = ["FRENCH"]
