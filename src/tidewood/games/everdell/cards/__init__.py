"""All cards, places and events. Importing them here makes them known, in this order (numbers are in saves)."""

from __future__ import annotations

from tidewood.games.everdell.cards.base import constructions, critters, events, locations
from tidewood.games.everdell.cards.mistwood import abilities, corrin, farms, legends

SETS = (locations, constructions, critters, events, corrin, farms, legends, abilities)
