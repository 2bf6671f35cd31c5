"""Powers, Fear and Blight cards in English, from the very nodes that are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tidewood.games.spirit_island.conditions.amounts import Everything
from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.pieces import INVADERS
from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.en.gains import lasting
from tidewood.games.spirit_island.text.en.language import (
    ENGLISH,
    PIECE,
    PLURAL,
    elements_of,
    kinds,
    listed,
    lower,
    needs,
    pieces,
    upper,
)
from tidewood.games.spirit_island.text.en.rules import RULES
from tidewood.games.spirit_island.text.en.wording import a_land, amount, condition, each_land
from tidewood.games.spirit_island.verbs import (
    add,
    blight,
    causes,
    damage,
    defend,
    destroy_and_remove,
    drowning,
    each,
    fear,
    gains,
    lands,
    power_cards,
    powers,
    presence,
    push_and_gather,
    repeat,
    replace,
    skip_invaders,
    target_spirit,
    targets,
)
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action

says = ENGLISH.says
text = ENGLISH.text
Effect = Node[Any]
KIND = ("Minor Power", "Major Power", "Unique Power", "Innate Power")
SPEED = ("Fast", "Slow")


def clause(node: Effect) -> str:
    """What a node does as part of a sentence."""
    if isinstance(node, Action):
        return clause(node.part)
    if isinstance(node, Seq):
        parts = [clause(part) for part in node.parts]
        return "; ".join(parts) if any([not is_simple(part) for part in parts]) else listed(parts)
    return lower(text(node)).replace(". ", "; ")


def is_simple(part: str) -> bool:
    return not any([mark in part for mark in ":;,"])


# -- Powers


@says(powers.Use)
def _(n: powers.Use) -> str:
    found = n.power
    head = SPEED[found.speed]
    if found.fast_when:
        head += f" (Fast with {needs(found.fast_when)})"
    if found.kind != powers.INNATE:
        head += f", cost {found.cost}"
        if any(found.elements):
            head += f", {elements_of(found.elements)}"
    parts = [f"{KIND[found.kind]}: {head}.", target(found.target)]
    if found.effect is not None:
        parts.append(text(found.effect))
    parts += [threshold(level) for level in found.levels]
    if found.last is not None:
        parts.append(text(found.last))
    return " ".join([part for part in parts if part])


def target(found: targets.Target) -> str:
    if isinstance(found, targets.SpiritTarget):
        return ("Target: any Spirit.", "Target: another Spirit.", "Target: yourself.")[found.who]
    if isinstance(found, targets.NoTarget):
        return ""
    reach = str(found.within)
    if found.farther:
        reach += f" ({found.within + found.farther} with {needs(found.when)})"
    source = " from a Sacred Site" if found.sacred else ""
    if found.origin is not None:
        source = f"{source or ' from Presence'} in {a_land(found.origin)}"
    return f"Range {reach}{source}, {a_land(found.land)}."


def threshold(level: powers.At) -> str:
    if level.instead and level.may:
        return f"With {needs(level.needs)} you may instead: {clause(level.node)}."
    instead = ", instead" if level.instead else ""
    if isinstance(level.node, May):
        return f"With {needs(level.needs)}{instead}, if you like: {clause(level.node.part)}."
    return f"With {needs(level.needs)}{instead}: {upper(text(level.node))}"


@says(target_spirit.They)
def _(n: target_spirit.They) -> str:
    parts = n.part.parts if isinstance(n.part, Seq) else (n.part,)
    sentences = [lasting(part, RULES) if isinstance(part, gains.ThisTurn) else "" for part in parts]
    done = [it_does(part) for part, said in zip(parts, sentences, strict=True) if not said]
    told = [said for said in sentences if said]
    return " ".join([*([f"That Spirit {listed(done)}."] if done else []), *told])


def it_does(node: Effect) -> str:
    """What the target Spirit does, after its name."""
    if isinstance(node, gains.Energy):
        return f"gains {amount(node.amount, 'Energy', 'Energy')}"
    if isinstance(node, gains.GainElements):
        return lower(text(node)).replace("gain ", "gains ", 1).replace("your", "its").replace("you have", "it has")
    if isinstance(node, power_cards.GainPower):
        return lower(text(node)).replace("gain ", "gains ", 1)
    if isinstance(node, presence.AddPresence):
        return lower(text(node)).replace("add ", "adds ", 1).replace("your", "its")
    if isinstance(node, lands.ALand):
        may = "may choose" if node.optional else "chooses"
        return f"{may} {a_land(node.land)}{reach(node)}: {clause(node.part)}"
    raise TypeError(type(node).__name__)


@says(target_spirit.You)
def _(n: target_spirit.You) -> str:
    return f"You deal {clause(n.part)}." if isinstance(n.part, damage.Damage) else f"You {clause(n.part)}."


@says(repeat.Repeat)
def _(n: repeat.Repeat) -> str:
    return "Repeat this Power on an adjacent land that it can target." if n.adjacent else "Repeat this Power."


# -- joining


@says(Action)
def _(n: Action[Any]) -> str:
    return text(n.part)


@says(Seq)
def _(n: Seq[Any]) -> str:
    return " ".join([text(part) for part in n.parts])


@says(causes.ByPower)
def _(n: causes.ByPower) -> str:
    return text(n.part)


@says(Either)
def _(n: Either[Any]) -> str:
    parts = [clause(part) for part in n.parts]
    join = ", or " if all([is_simple(part) for part in parts]) else "; or "
    return f"Either {join.join(parts)}."


@says(May)
def _(n: May[Any]) -> str:
    return f"If you like: {clause(n.part)}."


@says(When)
def _(n: When[Any]) -> str:
    otherwise = "" if n.otherwise is None else f"; otherwise: {clause(n.otherwise)}"
    when = f"With {needs(n.condition.needs)}" if isinstance(n.condition, Elements) else f"If {condition(n.condition)}"
    if isinstance(n.then, May):
        return f"{when}, if you like: {clause(n.then.part)}{otherwise}."
    return f"{when}: {clause(n.then)}{otherwise}."


@says(each.EachSpirit)
def _(n: each.EachSpirit) -> str:
    part = n.part.part
    if isinstance(part, lands.ALand) and part.optional:
        return f"Each Spirit may choose {a_land(part.land)}{reach(part)}: {clause(part.part)}."
    return f"Each Spirit: {clause(part)}."


@says(each.EachBoard)
def _(n: each.EachBoard) -> str:
    return f"On each board: {clause(n.part)}."


@says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> str:
    cost = [f"Pay {n.cost} Energy."] if n.cost else []
    return " ".join([*cost, *[text(part) for part in n.parts]])


def then(node: Effect) -> str:
    """What is done in a land, after the land."""
    said = clause(node)
    return f": {said}" if ":" in said or ";" in said else f", {said}"


def reach(n: lands.ALand) -> str:
    near = f" within {n.within} of your Presence" if n.within >= 0 else ""
    return near + (" (a different one for each Spirit)" if n.different else "")


@says(lands.ALand)
def _(n: lands.ALand) -> str:
    where = "the land or one next to it" if n.near else a_land(n.land)
    if n.optional:
        return f"You may choose {where}{reach(n)}: {clause(n.part)}."
    return f"In {where}{reach(n)}{then(n.part)}."


@says(lands.EachLand)
def _(n: lands.EachLand) -> str:
    if n.adjacent:
        return f"In each adjacent land{then(n.part)}."
    board = " on the same board" if n.same_board else ""
    return f"In {each_land(n.land, n.same_board)}{board}{then(n.part)}."


@says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> str:
    return f"In each land that any of them went to{then(n.part)}."


# -- pieces


def some(n: Any) -> str:
    """How many of which pieces, for a verb that has both."""
    word = "and" if isinstance(n.amount, Everything) and not n.amount.up_to else "or"
    return amount(n.amount, kinds(n.kinds, 1), kinds(n.kinds, 2, word))


@says(push_and_gather.Push)
def _(n: push_and_gather.Push) -> str:
    to = "" if n.to is None else f" to {a_land(n.to)}"
    apart = ", to as many different lands as possible" if n.apart else ""
    return f"Push {some(n)}{to}{apart}."


@says(push_and_gather.Gather)
def _(n: push_and_gather.Gather) -> str:
    source = "" if n.to is None else f" from {a_land(n.to)}"
    return f"Gather {some(n)}{source}."


@says(push_and_gather.Bring)
def _(n: push_and_gather.Bring) -> str:
    return f"Move {some(n)} there from the target land."


@says(damage.Damage)
def _(n: damage.Damage) -> str:
    to = "" if n.kinds == INVADERS else f" to {kinds(n.kinds, 2)}"
    apart = ", each to a different Invader" if n.different else ""
    return f"{amount(n.amount, 'Damage', 'Damage')}{to}{apart}."


@says(damage.DamageEach)
def _(n: damage.DamageEach) -> str:
    return f"{amount(n.amount, 'Damage', 'Damage')} to each {kinds(n.kinds, 1, 'and')}."


@says(damage.DamageNear)
def _(n: damage.DamageNear) -> str:
    return f"{amount(n.amount, 'Damage', 'Damage')} in the land or in adjacent lands."


@says(destroy_and_remove.Destroy)
def _(n: destroy_and_remove.Destroy) -> str:
    return f"Destroy {some(n)}."


@says(drowning.Drown)
def _(n: drowning.Drown) -> str:
    return f"Drown {some(n)}."


@says(destroy_and_remove.Remove)
def _(n: destroy_and_remove.Remove) -> str:
    return f"Remove {some(n)}."


@says(destroy_and_remove.RemoveHealth)
def _(n: destroy_and_remove.RemoveHealth) -> str:
    return f"Remove {kinds(n.kinds, 2)} worth up to {amount(n.amount, 'Health', 'Health')}."


@says(replace.Replace)
def _(n: replace.Replace) -> str:
    into = listed([pieces(count, kind) for kind, count in Counter(n.into).items()])
    return f"Replace {some(n)} with {into}."


@says(replace.Downgrade)
def _(n: replace.Downgrade) -> str:
    return f"Downgrade {some(n)}."


@says(replace.Upgrade)
def _(n: replace.Upgrade) -> str:
    return f"Upgrade {some(n)}."


@says(damage.Fight)
def _(n: damage.Fight) -> str:
    one, other = kinds(n.one, 2, "and"), kinds(n.other, 2, "and")
    return f"{upper(one)} deal Damage to {other} and take theirs at the same time."


@says(fear.Fear)
def _(n: fear.Fear) -> str:
    return f"{amount(n.amount, 'Fear', 'Fear')}."


@says(defend.Defend)
def _(n: defend.Defend) -> str:
    return f"Defend {amount(n.amount, '', '')}."


@says(defend.ShiftDefend)
def _(n: defend.ShiftDefend) -> str:
    return f"{n.n} of the Defend go along with each of them."


@says(add.Add)
def _(n: add.Add) -> str:
    return f"Add {amount(n.amount, PIECE[n.kind], PLURAL[n.kind])}."


@says(blight.Blights)
def _(n: blight.Blights) -> str:
    return f"Add {amount(n.amount, 'Blight', 'Blight')}."


@says(blight.HealBlight)
def _(n: blight.HealBlight) -> str:
    return f"Remove {amount(n.amount, 'Blight', 'Blight')}."


@says(skip_invaders.SkipInvaders)
def _(n: skip_invaders.SkipInvaders) -> str:
    return "Invaders skip all their Actions in the land this turn."
