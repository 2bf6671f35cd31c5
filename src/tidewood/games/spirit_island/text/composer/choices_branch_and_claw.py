"""Choices and conditions: what can be done both ways, what is paid for, what differs by the Terror Level; scenarios."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.conditions import TerrorAtMost
from tidewood.games.spirit_island.scenarios.branch_and_claw import artifacts, rituals_of_the_destroying_flame
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, needs, then
from tidewood.games.spirit_island.text.composer.joining import told_when
from tidewood.games.spirit_island.verbs.either_or_both import EitherOrBoth
from tidewood.games.spirit_island.verbs.paying import Pay
from tidewood.kernel.combine import When
from tidewood.language.values import Message, message

COMPOSER.clauses({artifacts.RemoveFromGame: "card.remove-everything", artifacts.DestroyTokens: "card.destroy-tokens"})
COMPOSER.clauses({rituals_of_the_destroying_flame.Flame: "card.ritual-flame"})


@COMPOSER.says(EitherOrBoth)
def _(n: EitherOrBoth) -> Message:
    long = any([COMPOSER.weight(part) for part in n.parts])
    either = message("card.either-long" if long else "card.either", parts=list(n.parts))
    return message("card.either-both", either=either, needs=needs(n.needs))


@COMPOSER.says(Pay)
def _(n: Pay) -> Message:
    return message("card.pay-for", n=n.n, part=n.part)


@COMPOSER.says(When)
def _(n: When[Any]) -> Message | list[Message]:
    ladder = by_terror_level(n)
    if ladder[2:]:
        return [message("card.at-terror", n=level, then=then(part)) for level, part in enumerate(ladder, 1)]
    return told_when(n)


def by_terror_level(n: Effect | None) -> list[Effect]:
    """What is done at each Terror Level, from the first, where conditions on it stand one below the other."""
    if isinstance(n, When) and isinstance(n.condition, TerrorAtMost):
        return [n.then, *by_terror_level(n.otherwise)]
    return [] if n is None else [n]
