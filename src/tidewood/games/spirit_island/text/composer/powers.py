"""Powers as they are printed: kind, speed and cost, target, effect, thresholds."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, needs, printed
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.text.composer.gains import lasting, rule
from tidewood.games.spirit_island.text.composer.joining import merged
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.text.composer.telling import Telling, flat
from tidewood.games.spirit_island.verbs import (
    damage,
    gains,
    infighting,
    lands,
    powers,
    push_and_gather,
    repeat,
    target_spirit,
    targets,
)
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.composer import Told
from tidewood.language.values import Message, Thing, message

KINDS: Final = ("minor", "major", "unique", "innate")
SPEEDS: Final = ("fast", "slow")
WHO: Final = ("any", "other", "self")
BEFORE: Final[dict[type, str]] = {push_and_gather.Push: "push"}  # what elements may have an effect before
MID_WAY: Final[dict[type, str]] = {infighting.RavageHere: "before-ravage", When: "before-check"}


@COMPOSER.says(powers.Use)
def _(n: powers.Use) -> list[Any]:
    found = n.power
    innate = found.kind == powers.INNATE
    head = message(
        "card.power",
        kind=Thing("power-kind", KINDS[found.kind]),
        speed=Thing("speed", SPEEDS[found.speed]),
        fast=needs(found.fast_when or ()),
        slow=needs(found.slow_when or ()),
        cost=None if innate else found.cost,
        elements=[] if innate else printed(found.elements),
    )
    fast = message("card.fast-for", n=found.fast_for) if found.fast_for else None
    price = [] if found.price is None else [message("card.price", part=found.price, again=found.again)]
    return [head, target(found.target), fast, *price, *effects(found)]


def effects(found: powers.Power) -> list[Any]:
    """What always happens, then what thresholds add, in the order of the print."""
    always, last, after, levels = printed_lines(found)
    return [
        *merged(always),
        last,
        *[part[1] if isinstance(part, tuple) else part for part in after],
        *[threshold(level, part, before(found)) for level, part in levels],
    ]


def printed_lines(found: powers.Power) -> tuple[list[Effect], Effect | None, list[Any], list[tuple[powers.At, Effect]]]:
    """A Power line by line: what always happens, its end, what is told after it, and its thresholds. What elements
    add before that stands after it, with these elements.
    """
    telling = Telling()
    always: list[Effect] = []
    after: list[Any] = []  # what the effects are told without
    begins = found.effect if found.effect is not None else found.first
    parts = flat(begins) if begins is not None else []
    for i, part in enumerate(parts):
        if isinstance(part, gains.ThisTurn) and part.told_last:
            after.append(part)
        elif isinstance(part, When) and isinstance(part.condition, Elements):
            first, later = by_elements(part, parts[i + 1 :], i == 0)
            always += first
            after.append((part.condition.needs, later) if isinstance(later, Message) else later)
        elif isinstance(part, target_spirit.They) and isinstance(part.part, lands.ALand):
            there, added = in_that_land(part.part)
            always.append(target_spirit.They(there))
            after += added
        else:
            always.append(part)
    told = telling.always(always)
    last = None if found.last is None else Telling().last(found.last)
    return told, last, after, [(level, telling.level(level.node, level.instead)) for level in found.levels]


def by_elements(n: When[Any], rest: list[Effect], first: bool) -> tuple[list[Effect], Message | When[Any]]:
    """An effect that needs elements and is not the last: what happens without them, and what they change."""
    said = needs(n.condition.needs) if isinstance(n.condition, Elements) else []
    if isinstance(n.then, gains.ThisTurn) and isinstance(n.otherwise, gains.ThisTurn):
        return [n.otherwise], message("card.threshold-rule", needs=said, rule=rule(n.then.rule.id))
    if not rest:
        return [], n
    if not first and type(rest[0]) in MID_WAY:
        return [], message(f"card.threshold-{MID_WAY[type(rest[0])]}", needs=said, part=n.then)
    return [], message(
        "card.threshold-before", needs=said, before="all" if first else BEFORE[type(rest[0])], part=n.then
    )


def in_that_land(n: lands.ALand) -> tuple[lands.ALand, list[tuple[tuple[int, ...], Message]]]:
    """What the target Spirit does in a land it chooses, and what elements add there."""
    parts = flat(n.part)
    last = parts[-1]
    if not isinstance(last, When) or not isinstance(last.condition, Elements):
        return n, []
    rest = lands.ALand(n.land, Seq(*parts[:-1]), n.near, n.within, n.optional, n.different, n.theirs)
    elsewhere = any([isinstance(part, lands.ALand) for part in flat(last.then)])
    many = len(COMPOSER.sentences(last.then)) > 1
    id = "card.threshold" if elsewhere else "card.threshold-there"
    more = {"instead": False, "either": False, "chooses": False, "many": many}
    said = message(id, needs=needs(last.condition.needs), part=last.then, **more)
    return rest, [(last.condition.needs, said)]


def target(found: targets.Target) -> Message | None:
    if isinstance(found, targets.SpiritTarget):
        return message("card.target-spirit", who=WHO[found.who])
    if isinstance(found, targets.NoTarget):
        return None
    if found.where is not None:
        far = found.within + found.farther
        return message("card.target-farther", within=found.within, far=far, to=a_land(found.where))
    return message(
        "card.target-land",
        within=found.within,
        far=found.within + found.farther if found.farther else None,
        needs=needs(found.when or ()),
        source="sacred-site" if found.sacred else "presence" if found.origin is not None else "",
        origin=None if found.origin is None else a_land(found.origin),
        land=a_land(found.land),
    )


def before(found: powers.Power) -> Effect | None:
    """What elements replace where something follows that they do not."""
    return None if found.last is None else found.effect


def threshold(level: powers.At, part: Effect, before: Effect | None) -> Message:
    """What elements add, or what they put in place of what comes before."""
    if level.instead and before is not None:
        return message("card.threshold-replaces", needs=needs(level.needs), before=before, part=part)
    if level.also is not None:
        also = THAT.said(level.also)
        return message("card.threshold-also", needs=needs(level.needs), also=also, instead=level.instead, part=part)
    if level.instead and level.may:
        return message("card.threshold-may-instead", needs=needs(level.needs), part=part)
    if isinstance(part, May):
        return message("card.threshold-may", needs=needs(level.needs), instead=level.instead, part=part.part)
    if level.other:
        return message("card.threshold-or", needs=needs(level.needs), other=needs(level.other), part=part)
    chooses = isinstance(part, target_spirit.They) and isinstance(flat(part.part)[0], lands.ALand)
    more = {"either": isinstance(part, Either), "chooses": chooses}
    return message("card.threshold", needs=needs(level.needs), instead=level.instead, part=part, **more)


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
        elif isinstance(part, Either):  # what is done in a land of choice comes last: nothing may seem to belong to it
            done.append(Either(*sorted(part.parts, key=lambda one: isinstance(one, lands.ALand))))
        else:
            done.append(part)
    return [*([message("card.they", does=done)] if done else []), *laid]


COMPOSER.clauses({powers.Farther: "card.farther"}, "n")


@COMPOSER.says(target_spirit.You)
def _(n: target_spirit.You) -> Message:
    return message("card.you-deal" if isinstance(n.part, damage.Damage) else "card.you", part=n.part)


@COMPOSER.says(repeat.Repeat)
def _(n: repeat.Repeat) -> Message:
    return message("card.repeat-adjacent") if n.adjacent else message("card.repeat", more=False)
