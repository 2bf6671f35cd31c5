"""Every rule that bends others, by its id."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.rule_numbers import RULE_IDS, RULE_NUMBERS
from tidewood.kernel.rows import Rule

RULES: Final[dict[str, Rule[Any]]] = {}
UNTIL_SLOW_ENDS: Final[set[str]] = set()  # rules that hold until the end of the Slow phase, not of the turn

# What a rule does to other lands than that of a Ravage, as far as a forecast of several has to know. Of those that wait
# for the end of an Action:
UNKNOWN: Final = 0  # it may touch any land
NO_LAND: Final = 1  # at most Presence, or what was used
COSTS_PRESENCE: Final = 2  # for Dahan that die
COMES_TO_DAHAN: Final = 3  # it brings pieces to lands with Dahan
WITHOUT_FEAR: Final = 4  # it acts when the Fear deck is used up
# Of others:
LETS_ESCAPE: Final = 5  # what the Dahan would destroy goes to a land next to it
BY_TOWNS_NEXT_TO_IT: Final = 6  # the damage of a Ravage depends on Towns next to it
BY_BLIGHT: Final = 7  # the Health of Towns depends on Blight
BEYOND: Final[dict[str, int]] = {}


def register(rule: Rule[Any]) -> Rule[Any]:
    assert rule.id not in RULES, f"two rules called {rule.id}"
    RULES[rule.id] = rule
    if rule.id not in RULE_NUMBERS:  # of somebody's own; ours are all numbered
        RULE_NUMBERS[rule.id] = len(RULE_IDS)
        RULE_IDS.append(rule.id)
    return rule


def number_of(rule: Rule[Any]) -> int:
    return RULE_NUMBERS[rule.id]
