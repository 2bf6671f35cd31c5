"""Tidewood plays board games completely and by the book."""

from __future__ import annotations

from tidewood.decision import Decision, Option
from tidewood.game import Game, load, new, replay, resume
from tidewood.kernel.errors import BadFile, BadPosition, BadSetup, IllegalChoice, TidewoodError

__version__ = "0.1.0"
__all__ = [
    "BadFile",
    "BadPosition",
    "BadSetup",
    "Decision",
    "Game",
    "IllegalChoice",
    "Option",
    "TidewoodError",
    "load",
    "new",
    "replay",
    "resume",
]
