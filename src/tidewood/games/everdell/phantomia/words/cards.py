"""Character, plan and list cards, made of the words."""

from __future__ import annotations

from collections.abc import Sequence

from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, LIST, PLAN, Module
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.phantomia.words.effects import roll, unless
from tidewood.games.everdell.phantomia.words.rules import Spec, rules_of
from tidewood.games.everdell.pieces import BERRY, PEBBLE, RESIN, TWIG
from tidewood.games.everdell.words.effects import Effect, discard, effect, pay


def character(id: str, rule: Spec | Sequence[Spec] = ()) -> Module:
    return Module(id, CHARACTER, rules_of(id, rule))


def plan(
    id: str,
    rule: Spec | Sequence[Spec] = (),
    effect_now: Effect | None = None,
    webs: Where | None = None,
    above_level_0: bool = False,
    needs: str = "",
) -> Module:
    """`effect_now` happens at set-up; `needs` names what the plan is only used together with."""
    now = None if effect_now is None else effect(effect_now)
    return Module(id, PLAN, rules_of(id, rule), now, webs, above_level_0=above_level_0, needs=needs)


def lasting(
    id: str, rule: Spec | Sequence[Spec] = (), webs: Where | None = None, effect_now: Effect | None = None
) -> Module:
    """A list card for a whole season; `effect_now` is its preparation. [PH-LIST-06]"""
    return Module(id, LIST, rules_of(id, rule), None if effect_now is None else effect(effect_now), webs)


def instant(id: str, e: Effect) -> Module:
    """A list card that happens once, when it is turned up. [PH-LIST-07]"""
    return Module(id, LIST, (), effect(e), lasting=False)


def dice(id: str, twigs: int, resin: int, berries: int) -> Module:
    """A dice card: up to which number twigs, resin and berries are paid; above it pebbles. [PH-LIST-08]"""
    return instant(
        id,
        unless(
            discard(2), roll({twigs: pay(3, TWIG), resin: pay(3, RESIN), berries: pay(3, BERRY), 8: pay(3, PEBBLE)})
        ),
    )
