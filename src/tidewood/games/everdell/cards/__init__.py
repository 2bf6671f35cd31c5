"""All cards, places and events. Importing them here makes them known, in this order."""

from __future__ import annotations

from tidewood.games.everdell.cards import locations
from tidewood.games.everdell.cards.base import constructions, critters, events
from tidewood.games.everdell.cards.mistwood import corrin, farms, legends

SETS = (critters, constructions, locations, events, corrin, farms, legends)
