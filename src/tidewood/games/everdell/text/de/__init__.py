"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (
    asking,
    phantomia,
    phantomia_helper,
    phantomia_more_asking,
    phantomia_telling,
)
__all__ = ["GERMAN"]
