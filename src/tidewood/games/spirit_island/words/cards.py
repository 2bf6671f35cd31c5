"""Words for Powers and Fear cards."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.fear_and_blight_cards import FearCard
from tidewood.games.spirit_island.pieces import elements
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs import powers, targets
from tidewood.games.spirit_island.verbs.each import EachBoard, EachSpirit
from tidewood.games.spirit_island.verbs.lands import EachLand
from tidewood.games.spirit_island.verbs.powers import At, Power
from tidewood.games.spirit_island.words.effects import Effect, effect
from tidewood.games.spirit_island.words.pieces_and_lands import Land, land
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action

FAST = powers.FAST
SLOW = powers.SLOW
MINOR = powers.MINOR
MAJOR = powers.MAJOR
ANY_SPIRIT = targets.ANY_SPIRIT
ANOTHER_SPIRIT = targets.ANOTHER_SPIRIT
YOURSELF_ONLY = targets.ONESELF
_land = land  # which is a parameter below


def at(
    needs: str,
    *parts: Effect,
    instead: bool = False,
    may: bool = False,
    also: Condition[Island] | None = None,
    other: str = "",
) -> At:
    """A threshold. `instead`: in place of what comes before it; `may`: then, if the player likes; `also`: only if;
    `other`: elements that do as well.
    """
    return At(elements(needs), effect(list(parts)), instead, may, also, elements(other) if other else ())


def farther(n: int) -> Effect:
    """As a threshold: the Power reaches farther."""
    return powers.Farther(n)


def minor(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MINOR, speed, cost, elements, effect, **target)


def major(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MAJOR, speed, cost, elements, effect, **target)


def unique(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, powers.UNIQUE, speed, cost, elements, effect, **target)


def _power(id: str, kind: int, speed: int, cost: int, gives: str, parts: Effect | list[Effect], **more: Any) -> Power:
    levels = more.pop("at", [])
    last = more.pop("last", None)
    fast = elements(more.pop("fast_when", ""))
    price = more.pop("price", None)
    fast_for = more.pop("fast_for", 0)
    assert isinstance(levels, list) and isinstance(fast_for, int) and (last is None or isinstance(last, Node))
    needs = fast if any(fast) else ()
    aim = target(**more)
    given = elements(gives)
    return Power(id, kind, speed, aim, effect(parts), levels, cost, given, needs, last, fast_for, price=price)


def innate(
    id: str,
    speed: int,
    levels: list[At],
    fast_when: str = "",
    slow_when: str = "",
    price: Effect | None = None,
    again: bool = False,
    first: Effect | None = None,
    last: Effect | None = None,
    **more: Any,
) -> Power:
    """`first` and `last`: what it does before and after its thresholds."""
    fast = elements(fast_when) if fast_when else ()
    slow = elements(slow_when) if slow_when else ()
    aim = target(**more)
    return Power(
        id,
        powers.INNATE,
        speed,
        aim,
        None,
        levels,
        0,
        (0,) * 8,
        fast,
        last,
        0,
        slow,
        price=price,
        again=again,
        first=first,
    )


def target(
    within: int = -1,
    from_sacred_site: int = -1,
    land: Land | None = None,
    origin: Land | None = None,
    spirit: int = -1,
    farther: int = 0,
    farther_when: str = "",
    farther_where: Land | None = None,
) -> targets.Target:
    """`within=1`, `from_sacred_site=1`, `land=DAHAN`, `origin=JUNGLE`, or `spirit=ANY_SPIRIT`. `farther`: so much more
    range with some elements, or to lands that fit.
    """
    if spirit >= 0:
        return targets.SpiritTarget(spirit)
    if within < 0 and from_sacred_site < 0:
        return targets.NoTarget()
    sacred = from_sacred_site >= 0
    return targets.LandTarget(
        from_sacred_site if sacred else within,
        sacred,
        None if origin is None else _land(origin),
        None if land is None else _land(land),
        farther,
        elements(farther_when) if farther_when else (),
        None if farther_where is None else _land(farther_where),
    )


def fear_card(id: str, one: Effect, two: Effect, three: Effect) -> FearCard:
    """One effect for each Terror Level; those without `each_player` or `in_every_land` are one Action each."""
    return FearCard(id, (as_action(one), as_action(two), as_action(three)))


def as_action(node: Effect) -> Effect:
    """What is for each player, board or land is made of Actions; whatever else is one."""
    if isinstance(node, EachSpirit | EachBoard | EachLand):
        return node
    if isinstance(node, Seq):
        return Seq(*[as_action(part) for part in node.parts])
    return Action(node)
