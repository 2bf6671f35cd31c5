"""What adversaries and scenarios make of the game, as clauses."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import rituals_of_terror
from tidewood.games.spirit_island.text.composer.base import COMPOSER

COMPOSER.clauses({verbs.BuildHere: "card.build-here", rituals_of_terror.NextTerrorLevel: "card.next-terror-level"})
COMPOSER.clauses(
    {
        rituals_of_terror.PayTogether: "card.pay-together",
        rituals_of_terror.SacrificeTogether: "card.sacrifice-together",
    },
    "n",
)
