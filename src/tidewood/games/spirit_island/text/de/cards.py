"""Powers, Fear and Blight cards in German, from the very nodes that are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tidewood.games.spirit_island.conditions.amounts import Everything
from tidewood.games.spirit_island.pieces import INVADERS
from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.de.gains import card, lasting, where
from tidewood.games.spirit_island.text.de.language import (
    GERMAN,
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
from tidewood.games.spirit_island.text.de.rules import RULES
from tidewood.games.spirit_island.text.de.wording import ON_EVERY, a_land, amount, condition, in_each_land
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

says = GERMAN.says
text = GERMAN.text
Effect = Node[Any]
KIND = ("Schwache Fähigkeit", "Starke Fähigkeit", "Startfähigkeit", "Fähigkeit auf dem Tableau")
SPEED = ("Sofort", "Verzögert")


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


def then(node: Effect) -> str:
    """The same after a colon."""
    return upper(clause(node))


# -- Powers


@says(powers.Use)
def _(n: powers.Use) -> str:
    found = n.power
    head = SPEED[found.speed]
    if found.fast_when:
        head += f" (mit {needs(found.fast_when)}: Sofort)"
    if found.kind != powers.INNATE:
        head += f", Kosten {found.cost}"
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
        whom = ("ein beliebiger Geist", "ein anderer Geist", "du selbst")[found.who]
        return f"Einflussbereich: {whom}."
    if isinstance(found, targets.NoTarget):
        return ""
    reach = str(found.within)
    if found.farther:
        reach += f" (mit {needs(found.when)}: {found.within + found.farther})"
    source = " von einer Heiligen Stätte" if found.sacred else ""
    if found.origin is not None:
        source = f"{source or ' von Präsenz'} in {a_land(found.origin, dative=True)}"
    return f"Reichweite {reach}{source}, {a_land(found.land)}."


def threshold(level: powers.At) -> str:
    if level.instead and level.may:
        return f"Mit {needs(level.needs)} darfst du stattdessen wählen: {then(level.node)}."
    instead = " stattdessen" if level.instead else ""
    if isinstance(level.node, May):
        return f"Mit {needs(level.needs)}{instead}, wenn du möchtest: {then(level.node.part)}."
    return f"Mit {needs(level.needs)}{instead}: {upper(text(level.node))}"


@says(target_spirit.They)
def _(n: target_spirit.They) -> str:
    parts = n.part.parts if isinstance(n.part, Seq) else (n.part,)
    sentences = [lasting(part, RULES) if isinstance(part, gains.ThisTurn) else "" for part in parts]
    done = [it_does(part) for part, said in zip(parts, sentences, strict=True) if not said]
    told = [said for said in sentences if said]
    return " ".join([*([f"Der gewählte Geist {listed(done)}."] if done else []), *told])


def it_does(node: Effect) -> str:
    """What the target Spirit does, after its name."""
    if isinstance(node, gains.Energy):
        return f"erhält {amount(node.amount, 'Energie', 'Energie')}"
    if isinstance(node, gains.GainElements):
        if node.owned:
            return "erhält 1 Element, das er schon hat"
        return f"erhält {node.n} verschiedene Elemente seiner Wahl"
    if isinstance(node, power_cards.GainPower):
        return f"erhält {card(node)}"
    if isinstance(node, presence.AddPresence):
        before, after = where(node, "seiner")
        return f"fügt 1 Präsenz{before} hinzu{after}"
    if isinstance(node, lands.ALand):
        chosen = f"{a_land(node.land)}{reach(node)}"
        how = f"darf {chosen} wählen" if node.optional else f"wählt {chosen}"
        return f"{how}: {then(node.part)}"
    raise TypeError(type(node).__name__)


@says(target_spirit.You)
def _(n: target_spirit.You) -> str:
    return f"Du fügst {clause(n.part)} zu." if isinstance(n.part, damage.Damage) else f"Du tust dies: {then(n.part)}."


@says(repeat.Repeat)
def _(n: repeat.Repeat) -> str:
    if n.adjacent:
        return "Wiederhole diese Fähigkeit in einem benachbarten Gebiet, das sie wählen darf."
    return "Wiederhole diese Fähigkeit."


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
    join = ", oder " if all([is_simple(part) for part in parts]) else "; oder "
    return f"Entweder {join.join(parts)}."


@says(May)
def _(n: May[Any]) -> str:
    return f"Wenn du möchtest: {then(n.part)}."


@says(When)
def _(n: When[Any]) -> str:
    otherwise = "" if n.otherwise is None else f"; sonst: {then(n.otherwise)}"
    if isinstance(n.then, May):
        return f"{upper(condition(n.condition))}, wenn du möchtest: {then(n.then.part)}{otherwise}."
    return f"{upper(condition(n.condition))}: {then(n.then)}{otherwise}."


@says(each.EachSpirit)
def _(n: each.EachSpirit) -> str:
    part = n.part.part
    if isinstance(part, lands.ALand):
        chosen = f"{a_land(part.land)}{reach(part)}"
        how = f"darf {chosen} wählen" if part.optional else f"wählt {chosen}"
        return f"Jeder Geist {how}: {then(part.part)}."
    return f"Jeder Geist: {then(part)}."


@says(each.EachBoard)
def _(n: each.EachBoard) -> str:
    return f"Auf jedem Inselteil: {then(n.part)}."


@says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> str:
    cost = [f"Zahle {n.cost} Energie."] if n.cost else []
    return " ".join([*cost, *[text(part) for part in n.parts]])


def reach(n: lands.ALand) -> str:
    near = f" mit Reichweite {n.within} von deiner Präsenz" if n.within >= 0 else ""
    return near + (" (jeder ein anderes)" if n.different else "")


@says(lands.ALand)
def _(n: lands.ALand) -> str:
    chosen = "das Gebiet oder ein benachbartes" if n.near else a_land(n.land)
    if n.optional:
        return f"Du darfst {chosen}{reach(n)} wählen: {then(n.part)}."
    return f"Wähle {chosen}{reach(n)}: {then(n.part)}."


@says(lands.EachLand)
def _(n: lands.EachLand) -> str:
    if n.adjacent:
        return f"In jedem benachbarten Gebiet: {then(n.part)}."
    board = " desselben Inselteils" if n.same_board else ""
    return f"{upper(in_each_land(n.land, n.same_board))}{board}: {then(n.part)}."


@says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> str:
    return f"In jedem Gebiet, in das dabei etwas kam: {then(n.part)}."


# -- pieces


def some(n: Any) -> str:
    """How many of which pieces, for a verb that has both."""
    word = "und" if isinstance(n.amount, Everything) and not n.amount.up_to else "oder"
    return amount(n.amount, kinds(n.kinds, 1), kinds(n.kinds, 2, word))


@says(push_and_gather.Push)
def _(n: push_and_gather.Push) -> str:
    to = "" if n.to is None else f" in {a_land(n.to)}"
    apart = ", in möglichst viele verschiedene Gebiete" if n.apart else ""
    return f"Verschiebe {some(n)}{to}{apart}."


@says(push_and_gather.Gather)
def _(n: push_and_gather.Gather) -> str:
    source = "" if n.to is None else f" aus {a_land(n.to, dative=True)}"
    return f"Versammle {some(n)}{source}."


@says(push_and_gather.Bring)
def _(n: push_and_gather.Bring) -> str:
    return f"Bewege {some(n)} aus dem Einflussgebiet dorthin."


@says(damage.Damage)
def _(n: damage.Damage) -> str:
    to = "" if n.kinds == INVADERS else f" an {kinds(n.kinds, 2, dative=True)}"
    apart = ", jeder an einem anderen Invasor" if n.different else ""
    return f"{amount(n.amount, 'Schaden', 'Schaden')}{to}{apart}."


@says(damage.DamageEach)
def _(n: damage.DamageEach) -> str:
    every = listed([f"{ON_EVERY[kind]} {PIECE[kind]}" for kind in n.kinds])
    return f"{amount(n.amount, 'Schaden', 'Schaden')} an {'jedem Invasor' if n.kinds == INVADERS else every}."


@says(damage.DamageNear)
def _(n: damage.DamageNear) -> str:
    return f"{amount(n.amount, 'Schaden', 'Schaden')} im Gebiet oder in benachbarten Gebieten."


@says(destroy_and_remove.Destroy)
def _(n: destroy_and_remove.Destroy) -> str:
    return f"Zerstöre {some(n)}."


@says(drowning.Drown)
def _(n: drowning.Drown) -> str:
    return f"Ertränke {some(n)}."


@says(destroy_and_remove.Remove)
def _(n: destroy_and_remove.Remove) -> str:
    return f"Entferne {some(n)}."


@says(destroy_and_remove.RemoveHealth)
def _(n: destroy_and_remove.RemoveHealth) -> str:
    return f"Entferne {kinds(n.kinds, 2)} mit zusammen bis zu {amount(n.amount, 'Lebenspunkt', 'Lebenspunkten')}."


@says(replace.Replace)
def _(n: replace.Replace) -> str:
    into = listed([pieces(count, kind) for kind, count in Counter(n.into).items()])
    return f"Ersetze {some(n)} durch {into}."


@says(replace.Downgrade)
def _(n: replace.Downgrade) -> str:
    return f"Verkleinere {some(n)}."


@says(replace.Upgrade)
def _(n: replace.Upgrade) -> str:
    return f"Vergrößere {some(n)}."


@says(damage.Fight)
def _(n: damage.Fight) -> str:
    one, other = kinds(n.one, 2, "und"), kinds(n.other, 2, "und", dative=True)
    return f"{one} fügen {other} Schaden zu und erleiden zugleich deren Schaden."


@says(fear.Fear)
def _(n: fear.Fear) -> str:
    return f"{amount(n.amount, 'Furcht', 'Furcht')}."


@says(defend.Defend)
def _(n: defend.Defend) -> str:
    return f"Verteidigung {amount(n.amount, '', '')}."


@says(defend.ShiftDefend)
def _(n: defend.ShiftDefend) -> str:
    return f"Mit jedem davon geht Verteidigung {n.n} mit."


@says(add.Add)
def _(n: add.Add) -> str:
    return f"Füge {amount(n.amount, PIECE[n.kind], PLURAL[n.kind])} hinzu."


@says(blight.Blights)
def _(n: blight.Blights) -> str:
    return f"Füge {amount(n.amount, 'Ödnis', 'Ödnis')} hinzu."


@says(blight.HealBlight)
def _(n: blight.HealBlight) -> str:
    return f"Entferne {amount(n.amount, 'Ödnis', 'Ödnis')}."


@says(skip_invaders.SkipInvaders)
def _(n: skip_invaders.SkipInvaders) -> str:
    return "Die Invasoren führen im Gebiet in dieser Runde keine Aktionen aus."
