"""Everdell en français."""

from __future__ import annotations

from tidewood.games.everdell.text.fr import asking, cards, log, mistwood
from tidewood.games.everdell.text.fr.language import FRENCH

PARTS = (cards, asking, log, mistwood)
__all__ = ["FRENCH"]
