"""What adversaries of the expansions say beside the words of cards."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries.branch_and_claw import verbs as france
from tidewood.games.spirit_island.text.composer.base import COMPOSER, of_kinds
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.text.composer.lands import WITH

WITH.clauses({france.OfShownTerrain: "card.with.shown-terrain"})
THAT.clauses({france.Explored: "card.that.explored"})
COMPOSER.clauses({france.PushInstead: "card.push-instead"})
WITH.clauses({france.FewestNearby: "card.with.fewest"}, kinds=of_kinds)
