"""Everdell en français."""

from __future__ import annotations

from tidewood.games.everdell.text.fr import (
    asking,
    asking_cards,
    mistwood_asking,
)
from tidewood.games.everdell.text.fr.language import FRENCH

PARTS = (
    asking,
    asking_cards,
    mistwood_asking,
)
__all__ = ["FRENCH"]
