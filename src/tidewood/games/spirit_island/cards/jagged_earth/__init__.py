"""The cards of Jagged Earth."""

from __future__ import annotations

from tidewood.games.spirit_island.cards.jagged_earth.blight import CARDS as BLIGHT_CARDS
from tidewood.games.spirit_island.cards.jagged_earth.events import CARDS as EVENT_CARDS
from tidewood.games.spirit_island.cards.jagged_earth.fear import CARDS as FEAR_CARDS
from tidewood.games.spirit_island.cards.jagged_earth.major import CARDS as MAJOR_POWERS
from tidewood.games.spirit_island.cards.jagged_earth.minor import CARDS as MINOR_POWERS

__all__ = ["BLIGHT_CARDS", "EVENT_CARDS", "FEAR_CARDS", "MAJOR_POWERS", "MINOR_POWERS"]
