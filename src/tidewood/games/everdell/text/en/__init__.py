"""Everdell in English."""

from __future__ import annotations

from tidewood.games.everdell.text.en import (
    asking,
    asking_cards,
    mistwood_asking,
)
from tidewood.games.everdell.text.en.language import ENGLISH

PARTS = (
    asking,
    asking_cards,
    mistwood_asking,
)
__all__ = ["ENGLISH"]
