"""Everdell in English."""

from __future__ import annotations

from tidewood.games.everdell.text.en import (
    asking,
)
from tidewood.games.everdell.text.en.language import ENGLISH

PARTS = (asking,)
__all__ = ["ENGLISH"]
