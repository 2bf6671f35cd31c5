"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import asking, cards, log
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (cards, asking, log)
__all__ = ["GERMAN"]
