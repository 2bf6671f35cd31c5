"""The cards of the base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.base.blight import CARDS as BLIGHT_CARDS
from tidewood.games.spirit_island.cards.base.fear import CARDS as FEAR_CARDS
from tidewood.games.spirit_island.cards.base.major import CARDS as MAJOR_POWERS
from tidewood.games.spirit_island.cards.base.minor import CARDS as MINOR_POWERS
from tidewood.games.spirit_island.event_cards import EventCard

EVENT_CARDS: Final[list[EventCard]] = []

__all__ = ["BLIGHT_CARDS", "EVENT_CARDS", "FEAR_CARDS", "MAJOR_POWERS", "MINOR_POWERS"]
