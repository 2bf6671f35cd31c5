"""Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries import jagged_earth as adversaries
from tidewood.games.spirit_island.cards import jagged_earth as cards
from tidewood.games.spirit_island.scenarios import jagged_earth as scenarios
from tidewood.games.spirit_island.sets.content_set import ContentSet
from tidewood.games.spirit_island.spirits import jagged_earth as spirits

SET: Final = ContentSet(
    "jagged-earth",
    minors=cards.MINOR_POWERS,
    majors=cards.MAJOR_POWERS,
    fear_cards=cards.FEAR_CARDS,
    blight_cards=cards.BLIGHT_CARDS,
    events=cards.EVENT_CARDS,
    spirits=spirits.SPIRITS,
    aspects=spirits.ASPECTS,
    adversaries=adversaries.ADVERSARIES,
    scenarios=scenarios.SCENARIOS,
    tokens=frozenset({"beasts", "wilds", "disease", "strife", "badlands"}),
    bans=frozenset({"growth-through-sacrifice", "tipping-point"}),  # SI-EXPANSION-08 SI-EXPANSION-09
)
