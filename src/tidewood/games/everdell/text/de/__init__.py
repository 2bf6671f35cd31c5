"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import asking, cards, log, mistwood
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (cards, asking, log, mistwood)
__all__ = ["GERMAN"]
