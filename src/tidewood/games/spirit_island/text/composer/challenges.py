"""What adversaries and scenarios make of the game, as clauses."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import rituals_of_terror
from tidewood.games.spirit_island.text.composer.base import COMPOSER
from tidewood.language.values import Message, message

COMPOSER.fixed({verbs.BuildHere: "card.build-here", rituals_of_terror.NextTerrorLevel: "card.next-terror-level"})


@COMPOSER.says(rituals_of_terror.PayTogether)
def _(n: rituals_of_terror.PayTogether) -> Message:
    return message("card.pay-together", n=n.n)


@COMPOSER.says(rituals_of_terror.SacrificeTogether)
def _(n: rituals_of_terror.SacrificeTogether) -> Message:
    return message("card.sacrifice-together", n=n.n)
