"""Everdell en français."""

from __future__ import annotations

from tidewood.games.everdell.text.fr import asking, cards, log
from tidewood.games.everdell.text.fr.language import FRENCH

PARTS = (cards, asking, log)
__all__ = ["FRENCH"]
