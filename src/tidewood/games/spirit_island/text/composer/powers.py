"""Powers as they are printed: kind, speed and cost, target, effect, thresholds."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, needs, printed
from tidewood.games.spirit_island.text.composer.gains import lasting, rule
from tidewood.games.spirit_island.text.composer.joining import merged
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.text.composer.telling import Telling, flat
from tidewood.games.spirit_island.verbs import (
    damage,
    gains,
    lands,
    powers,
    push_and_gather,
    repeat,
    target_spirit,
    targets,
)
from tidewood.kernel.combine import May, Seq, When
from tidewood.kernel.composer import Told
from tidewood.language.values import Message, Thing, message

KINDS: Final = ("minor", "major", "unique", "innate")
SPEEDS: Final = ("fast", "slow")
WHO: Final = ("any", "other", "self")
BEFORE: Final[dict[type, str]] = {push_and_gather.Push: "push"}  # what elements may have an effect before
AFTERTHOUGHTS: Final = frozenset({"tidal-boon"})  # rules about what the Power does after it has laid them


@COMPOSER.says(powers.Use)
def _(n: powers.Use) -> list[Any]:
    found = n.power
    innate = found.kind == powers.INNATE
    head = message(
        "card.power",
        kind=Thing("power-kind", KINDS[found.kind]),
        speed=Thing("speed", SPEEDS[found.speed]),
        fast=needs(found.fast_when or ()),
        cost=None if innate else found.cost,
        elements=[] if innate else printed(found.elements),
    )
    return [head, target(found.target), *effects(found)]


def effects(found: powers.Power) -> list[Any]:
    """What always happens, then what thresholds add, in the order of the print."""
    telling = Telling()
    always: list[Effect] = []
    after: list[Any] = []  # what the effects are told without
    parts = flat(found.effect) if found.effect is not None else []
    for i, part in enumerate(parts):
        if isinstance(part, gains.ThisTurn) and part.rule.id in AFTERTHOUGHTS:
            after.append(part)
        elif isinstance(part, When) and isinstance(part.condition, Elements):
            first, later = by_elements(part, parts[i + 1 :], i == 0)
            always += first
            after.append(later)
        elif isinstance(part, target_spirit.They) and isinstance(part.part, lands.ALand):
            there, added = in_that_land(part.part)
            always.append(target_spirit.They(there))
            after += added
        else:
            always.append(part)
    return [
        *merged(telling.always(always)),
        found.last,
        *after,
        *[threshold(level, telling.level(level.node, level.instead)) for level in found.levels],
    ]


def by_elements(n: When[Any], rest: list[Effect], first: bool) -> tuple[list[Effect], Message | When[Any]]:
    """An effect that needs elements and is not the last: what happens without them, and what they change."""
    said = needs(n.condition.needs) if isinstance(n.condition, Elements) else []
    if isinstance(n.then, gains.ThisTurn) and isinstance(n.otherwise, gains.ThisTurn):
        return [n.otherwise], message("card.threshold-rule", needs=said, rule=rule(n.then.rule.id))
    if not rest:
        return [], n
    return [], message(
        "card.threshold-before", needs=said, before="all" if first else BEFORE[type(rest[0])], part=n.then
    )


def in_that_land(n: lands.ALand) -> tuple[lands.ALand, list[Message]]:
    """What the target Spirit does in a land it chooses, and what elements add there."""
    parts = flat(n.part)
    last = parts[-1]
    if not isinstance(last, When) or not isinstance(last.condition, Elements):
        return n, []
    rest = lands.ALand(n.land, Seq(*parts[:-1]), n.near, n.within, n.optional, n.different)
    return rest, [message("card.threshold-there", needs=needs(last.condition.needs), part=last.then)]


def target(found: targets.Target) -> Message | None:
    if isinstance(found, targets.SpiritTarget):
        return message("card.target-spirit", who=WHO[found.who])
    if isinstance(found, targets.NoTarget):
        return None
    return message(
        "card.target-land",
        within=found.within,
        far=found.within + found.farther if found.farther else None,
        needs=needs(found.when or ()),
        source="sacred-site" if found.sacred else "presence" if found.origin is not None else "",
        origin=None if found.origin is None else a_land(found.origin),
        land=a_land(found.land),
    )


def threshold(level: powers.At, part: Effect) -> Message:
    if level.instead and level.may:
        return message("card.threshold-may-instead", needs=needs(level.needs), part=part)
    if isinstance(part, May):
        return message("card.threshold-may", needs=needs(level.needs), instead=level.instead, part=part.part)
    return message("card.threshold", needs=needs(level.needs), instead=level.instead, part=part)


@COMPOSER.says(target_spirit.They)
def _(n: target_spirit.They) -> list[Message]:
    parts: list[Effect] = list(n.part.parts) if isinstance(n.part, Seq) else [n.part]
    done: list[Effect] = []
    laid: list[Message] = []
    for part in parts:
        if isinstance(part, gains.ThisTurn):
            laid.append(lasting(part, own=False))
        elif isinstance(part, Told) and part.lasting:
            laid.append(part.said)
        else:
            done.append(part)
    return [*([message("card.they", does=done)] if done else []), *laid]


@COMPOSER.says(target_spirit.You)
def _(n: target_spirit.You) -> Message:
    return message("card.you-deal" if isinstance(n.part, damage.Damage) else "card.you", part=n.part)


@COMPOSER.says(repeat.Repeat)
def _(n: repeat.Repeat) -> Message:
    return message("card.repeat-adjacent") if n.adjacent else message("card.repeat", more=False)
