"""Everdell in English."""

from __future__ import annotations

from tidewood.games.everdell.text.en import (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
from tidewood.games.everdell.text.en.language import ENGLISH

PARTS = (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
__all__ = ["ENGLISH"]
