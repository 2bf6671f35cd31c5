"""The base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import adversaries, scenarios
from tidewood.games.spirit_island.cards import base as cards
from tidewood.games.spirit_island.sets.content_set import NO_ASPECTS, ContentSet
from tidewood.games.spirit_island.spirits import base as spirits

SET: Final = ContentSet(
    "base",
    minors=cards.MINOR_POWERS,
    majors=cards.MAJOR_POWERS,
    fear_cards=cards.FEAR_CARDS,
    blight_cards=cards.BLIGHT_CARDS,
    events=cards.EVENT_CARDS,
    spirits=spirits.SPIRITS,
    aspects=NO_ASPECTS,
    adversaries=adversaries.ADVERSARIES,
    scenarios=scenarios.SCENARIOS,
)
