"""Words for rules that bend others, Powers and Fear cards."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import powers as w
from tidewood.games.spirit_island.gains import ThisTurn
from tidewood.games.spirit_island.land import EachLand
from tidewood.games.spirit_island.pieces import elements
from tidewood.games.spirit_island.powers import At, Power
from tidewood.games.spirit_island.rare_in_cards import RARE_RULES
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.rounds import EachBoard, EachSpirit
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.twists import FearCard
from tidewood.games.spirit_island.words import Effect, effect
from tidewood.games.spirit_island.words_for_things import Land, Number, amount, land
from tidewood.kernel import rows
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action, Rule

# kinds of rules
NUMBER = rows.NUMBER
CANNOT = rows.CANNOT
INSTEAD = rows.INSTEAD
AFTER = rows.AFTER
COUNTS = rows.COUNTS
MAY = rows.MAY
ACTION_CLOSES = rows.ACTION_CLOSES  # as a hook

FAST = w.FAST
SLOW = w.SLOW
MINOR = w.MINOR
MAJOR = w.MAJOR
ANY_SPIRIT = w.ANY_SPIRIT
ANOTHER_SPIRIT = w.ANOTHER_SPIRIT
YOURSELF_ONLY = w.ONESELF

for _made in RARE_RULES:
    register(_made)

_land = land  # which is a parameter below


# -- rules that bend others


def rule(
    id: str,
    kind: int,
    hook: int,
    do: Effect | None = None,
    condition: Condition[Island] | None = None,
    n: Number | None = None,
    optional: bool = False,
    once: bool = False,
    part: bool = False,
) -> Rule[Island]:
    """A rule by its id. Kinds: NUMBER CANNOT INSTEAD AFTER COUNTS MAY; hooks: see hooks.py."""
    made = Rule(id, kind, hook, do, condition, None if n is None else amount(n), optional, once, part)
    register(made)
    return made


def this_turn(
    made: Rule[Island], here: bool = False, uses: int = -1, value: int = 0, for_owner: bool = False
) -> Effect:
    """In force until the turn ends: in the target land (`here`), or for the Spirit that chooses."""
    return ThisTurn(made, here, uses, value, for_owner)


# -- cards


def at(needs: str, *parts: Effect, instead: bool = False, may: bool = False) -> At:
    """A threshold. `instead`: in place of what comes before it; `may`: then, if the player likes."""
    return At(elements(needs), effect(list(parts)), instead, may)


def minor(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MINOR, speed, cost, elements, effect, **target)


def major(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MAJOR, speed, cost, elements, effect, **target)


def unique(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, w.UNIQUE, speed, cost, elements, effect, **target)


def _power(id: str, kind: int, speed: int, cost: int, gives: str, parts: Effect | list[Effect], **more: Any) -> Power:
    levels = more.pop("at", [])
    last = more.pop("last", None)
    assert isinstance(levels, list) and (last is None or isinstance(last, Node))
    return Power(id, kind, speed, target(**more), effect(parts), levels, cost, elements(gives), last=last)


def innate(id: str, speed: int, levels: list[At], fast_when: str = "", **more: Any) -> Power:
    needs = elements(fast_when) if fast_when else ()
    return Power(id, w.INNATE, speed, target(**more), None, levels, fast_when=needs)


def target(
    within: int = -1,
    from_sacred_site: int = -1,
    land: Land | None = None,
    origin: Land | None = None,
    spirit: int = -1,
    farther: int = 0,
    farther_when: str = "",
) -> w.Target:
    """`within=1`, `from_sacred_site=1`, `land=DAHAN`, `origin=JUNGLE`, or `spirit=ANY_SPIRIT`."""
    if spirit >= 0:
        return w.SpiritTarget(spirit)
    if within < 0 and from_sacred_site < 0:
        return w.NoTarget()
    sacred = from_sacred_site >= 0
    return w.LandTarget(
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
