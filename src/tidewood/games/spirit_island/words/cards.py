"""Words for Powers and Fear cards."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.fear_and_blight_cards import FearCard
from tidewood.games.spirit_island.pieces import elements
from tidewood.games.spirit_island.verbs import powers, targets
from tidewood.games.spirit_island.verbs.each import EachBoard, EachSpirit
from tidewood.games.spirit_island.verbs.lands import EachLand
from tidewood.games.spirit_island.verbs.powers import At, Power
from tidewood.games.spirit_island.words.effects import Effect, effect
from tidewood.games.spirit_island.words.pieces_and_lands import Land, land
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


def at(needs: str, *parts: Effect, instead: bool = False, may: bool = False) -> At:
    """A threshold. `instead`: in place of what comes before it; `may`: then, if the player likes."""
    return At(elements(needs), effect(list(parts)), instead, may)


def minor(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MINOR, speed, cost, elements, effect, **target)


def major(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MAJOR, speed, cost, elements, effect, **target)


def unique(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, powers.UNIQUE, speed, cost, elements, effect, **target)


def _power(id: str, kind: int, speed: int, cost: int, gives: str, parts: Effect | list[Effect], **more: Any) -> Power:
    levels = more.pop("at", [])
    last = more.pop("last", None)
    assert isinstance(levels, list) and (last is None or isinstance(last, Node))
    return Power(id, kind, speed, target(**more), effect(parts), levels, cost, elements(gives), last=last)


def innate(id: str, speed: int, levels: list[At], fast_when: str = "", **more: Any) -> Power:
    needs = elements(fast_when) if fast_when else ()
    return Power(id, powers.INNATE, speed, target(**more), None, levels, fast_when=needs)


def target(
    within: int = -1,
    from_sacred_site: int = -1,
    land: Land | None = None,
    origin: Land | None = None,
    spirit: int = -1,
    farther: int = 0,
    farther_when: str = "",
) -> targets.Target:
    """`within=1`, `from_sacred_site=1`, `land=DAHAN`, `origin=JUNGLE`, or `spirit=ANY_SPIRIT`."""
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
    )


def fear_card(id: str, one: Effect, two: Effect, three: Effect) -> FearCard:
    """One effect for each Terror Level; those without `each_player` or `in_every_land` are one Action each."""
    return FearCard(id, (_action(one), _action(two), _action(three)))


def _action(node: Effect) -> Effect:
    if isinstance(node, EachSpirit | EachBoard | EachLand):
        return node
    if isinstance(node, Seq):
        return Seq(*[_action(part) for part in node.parts])
    return Action(node)
