"""Everdell auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.text.de import (
    asking,
    asking_cards,
    cards,
    mistwood,
    mistwood_asking,
    phantomia,
    phantomia_cards,
    phantomia_helper,
    phantomia_house,
    phantomia_more,
    phantomia_more_asking,
    phantomia_telling,
)
from tidewood.games.everdell.text.de.language import GERMAN

PARTS = (
    cards,
    asking,
    asking_cards,
    mistwood,
    mistwood_asking,
    phantomia,
    phantomia_cards,
    phantomia_helper,
    phantomia_house,
    phantomia_more,
    phantomia_more_asking,
    phantomia_telling,
)
__all__ = ["GERMAN"]
