"""Powers as they are printed: kind, speed and cost, target, effect, thresholds."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, needs, printed
from tidewood.games.spirit_island.text.composer.gains import lasting
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.verbs import damage, gains, powers, repeat, target_spirit, targets
from tidewood.kernel.combine import May, Seq
from tidewood.language.values import Message, Thing, message

KINDS: Final = ("minor", "major", "unique", "innate")
SPEEDS: Final = ("fast", "slow")
WHO: Final = ("any", "other", "self")


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
    return [head, target(found.target), found.effect, *[threshold(level) for level in found.levels], found.last]


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


def threshold(level: powers.At) -> Message:
    if level.instead and level.may:
        return message("card.threshold-may-instead", needs=needs(level.needs), part=level.node)
    if isinstance(level.node, May):
        return message("card.threshold-may", needs=needs(level.needs), instead=level.instead, part=level.node.part)
    return message("card.threshold", needs=needs(level.needs), instead=level.instead, part=level.node)


@COMPOSER.says(target_spirit.They)
def _(n: target_spirit.They) -> list[Message]:
    parts: list[Effect] = list(n.part.parts) if isinstance(n.part, Seq) else [n.part]
    done = [part for part in parts if not isinstance(part, gains.ThisTurn)]
    laid = [lasting(part, own=False) for part in parts if isinstance(part, gains.ThisTurn)]
    return [*([message("card.they", does=done)] if done else []), *laid]


@COMPOSER.says(target_spirit.You)
def _(n: target_spirit.You) -> Message:
    return message("card.you-deal" if isinstance(n.part, damage.Damage) else "card.you", part=n.part)


@COMPOSER.says(repeat.Repeat)
def _(n: repeat.Repeat) -> Message:
    return message("card.repeat-adjacent" if n.adjacent else "card.repeat")
