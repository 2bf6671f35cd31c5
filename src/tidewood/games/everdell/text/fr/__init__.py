"""Everdell en français."""

from __future__ import annotations

from tidewood.games.everdell.text.fr import (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
from tidewood.games.everdell.text.fr.language import FRENCH

PARTS = (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
__all__ = ["FRENCH"]
