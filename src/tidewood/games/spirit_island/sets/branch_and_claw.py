"""Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries import branch_and_claw as adversaries
from tidewood.games.spirit_island.cards import branch_and_claw as cards
from tidewood.games.spirit_island.scenarios import branch_and_claw as scenarios
from tidewood.games.spirit_island.sets.content_set import NO_ASPECTS, ContentSet
from tidewood.games.spirit_island.spirits import branch_and_claw as spirits

SET: Final = ContentSet(
    "branch-and-claw",
    minors=cards.MINOR_POWERS,
    majors=cards.MAJOR_POWERS,
    fear_cards=cards.FEAR_CARDS,
    blight_cards=cards.BLIGHT_CARDS,
    events=cards.EVENT_CARDS,
    spirits=spirits.SPIRITS,
    aspects=NO_ASPECTS,
    adversaries=adversaries.ADVERSARIES,
    scenarios=scenarios.SCENARIOS,
    tokens=frozenset({"beasts", "wilds", "disease", "strife"}),
)
