"""The cards of Branch & Claw."""

from __future__ import annotations

from tidewood.games.spirit_island.cards.branch_and_claw.blight import CARDS as BLIGHT_CARDS
from tidewood.games.spirit_island.cards.branch_and_claw.events import CARDS as EVENT_CARDS
from tidewood.games.spirit_island.cards.branch_and_claw.fear import CARDS as FEAR_CARDS
from tidewood.games.spirit_island.cards.branch_and_claw.major import CARDS as MAJOR_POWERS
from tidewood.games.spirit_island.cards.branch_and_claw.minor import CARDS as MINOR_POWERS

__all__ = ["BLIGHT_CARDS", "EVENT_CARDS", "FEAR_CARDS", "MAJOR_POWERS", "MINOR_POWERS"]
