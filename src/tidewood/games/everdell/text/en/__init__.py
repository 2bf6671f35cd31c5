"""Everdell in English."""

from __future__ import annotations

from tidewood.games.everdell.text.en import (
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
from tidewood.games.everdell.text.en.language import ENGLISH

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
__all__ = ["ENGLISH"]
