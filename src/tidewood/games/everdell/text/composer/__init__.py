"""What the nodes of Everdell say, as clauses; their words stand in the catalogues."""

from __future__ import annotations

from tidewood.games.everdell.text.composer import (
    cards,
    effects,
    house_cards,
    mistwood,
    phantomia,
    phantomia_losses,
)
from tidewood.games.everdell.text.composer.amounts import COMPOSER

PARTS = (cards, effects, house_cards, mistwood, phantomia, phantomia_losses)
__all__ = ["COMPOSER"]
