"""Powers, Fear and Blight cards in German, from the very nodes that are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tidewood.games.spirit_island import (
    blight,
    damaging,
    fear,
    gains,
    growing,
    land,
    moving,
    power_cards,
    powers,
    presence,
    rare_in_cards,
    rare_in_spirits,
    removing,
    replacing,
    rounds,
)
from tidewood.games.spirit_island.filters import Everything
from tidewood.games.spirit_island.pieces import INVADERS
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


def target(found: powers.Target) -> str:
    if isinstance(found, powers.SpiritTarget):
        whom = ("ein beliebiger Geist", "ein anderer Geist", "du selbst")[found.who]
        return f"Einflussbereich: {whom}."
    if isinstance(found, powers.NoTarget):
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


@says(powers.They)
def _(n: powers.They) -> str:
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
    if isinstance(node, land.ALand):
        chosen = f"{a_land(node.land)}{reach(node)}"
        how = f"darf {chosen} wählen" if node.optional else f"wählt {chosen}"
        return f"{how}: {then(node.part)}"
    raise TypeError(type(node).__name__)


@says(rare_in_cards.You)
def _(n: rare_in_cards.You) -> str:
    return f"Du fügst {clause(n.part)} zu." if isinstance(n.part, damaging.Damage) else f"Du tust dies: {then(n.part)}."


@says(powers.Repeat)
def _(n: powers.Repeat) -> str:
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


@says(rare_in_cards.ByPower)
def _(n: rare_in_cards.ByPower) -> str:
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


@says(rounds.EachSpirit)
def _(n: rounds.EachSpirit) -> str:
    part = n.part.part
    if isinstance(part, land.ALand):
        chosen = f"{a_land(part.land)}{reach(part)}"
        how = f"darf {chosen} wählen" if part.optional else f"wählt {chosen}"
        return f"Jeder Geist {how}: {then(part.part)}."
    return f"Jeder Geist: {then(part)}."


@says(rounds.EachBoard)
def _(n: rounds.EachBoard) -> str:
    return f"Auf jedem Inselteil: {then(n.part)}."


@says(growing.GrowthOption)
def _(n: growing.GrowthOption) -> str:
    cost = [f"Zahle {n.cost} Energie."] if n.cost else []
    return " ".join([*cost, *[text(part) for part in n.parts]])


def reach(n: land.ALand) -> str:
    near = f" mit Reichweite {n.within} von deiner Präsenz" if n.within >= 0 else ""
    return near + (" (jeder ein anderes)" if n.different else "")


@says(land.ALand)
def _(n: land.ALand) -> str:
    chosen = "das Gebiet oder ein benachbartes" if n.near else a_land(n.land)
    if n.optional:
        return f"Du darfst {chosen}{reach(n)} wählen: {then(n.part)}."
    return f"Wähle {chosen}{reach(n)}: {then(n.part)}."


@says(land.EachLand)
def _(n: land.EachLand) -> str:
    if n.adjacent:
        return f"In jedem benachbarten Gebiet: {then(n.part)}."
    board = " desselben Inselteils" if n.same_board else ""
    return f"{upper(in_each_land(n.land, n.same_board))}{board}: {then(n.part)}."


@says(land.InLandsOf)
def _(n: land.InLandsOf) -> str:
    return f"In jedem Gebiet, in das dabei etwas kam: {then(n.part)}."


# -- pieces


def some(n: Any) -> str:
    """How many of which pieces, for a verb that has both."""
    word = "und" if isinstance(n.amount, Everything) and not n.amount.up_to else "oder"
    return amount(n.amount, kinds(n.kinds, 1), kinds(n.kinds, 2, word))


@says(moving.Push)
def _(n: moving.Push) -> str:
    to = "" if n.to is None else f" in {a_land(n.to)}"
    apart = ", in möglichst viele verschiedene Gebiete" if n.apart else ""
    return f"Verschiebe {some(n)}{to}{apart}."


@says(moving.Gather)
def _(n: moving.Gather) -> str:
    source = "" if n.to is None else f" aus {a_land(n.to, dative=True)}"
    return f"Versammle {some(n)}{source}."


@says(moving.Bring)
def _(n: moving.Bring) -> str:
    return f"Bewege {some(n)} aus dem Einflussgebiet dorthin."


@says(damaging.Damage)
def _(n: damaging.Damage) -> str:
    to = "" if n.kinds == INVADERS else f" an {kinds(n.kinds, 2, dative=True)}"
    apart = ", jeder an einem anderen Invasor" if n.different else ""
    return f"{amount(n.amount, 'Schaden', 'Schaden')}{to}{apart}."


@says(damaging.DamageEach)
def _(n: damaging.DamageEach) -> str:
    every = listed([f"{ON_EVERY[kind]} {PIECE[kind]}" for kind in n.kinds])
    return f"{amount(n.amount, 'Schaden', 'Schaden')} an {'jedem Invasor' if n.kinds == INVADERS else every}."


@says(rare_in_cards.DamageNear)
def _(n: rare_in_cards.DamageNear) -> str:
    return f"{amount(n.amount, 'Schaden', 'Schaden')} im Gebiet oder in benachbarten Gebieten."


@says(removing.Destroy)
def _(n: removing.Destroy) -> str:
    return f"Zerstöre {some(n)}."


@says(rare_in_spirits.Drown)
def _(n: rare_in_spirits.Drown) -> str:
    return f"Ertränke {some(n)}."


@says(removing.Remove)
def _(n: removing.Remove) -> str:
    return f"Entferne {some(n)}."


@says(removing.RemoveHealth)
def _(n: removing.RemoveHealth) -> str:
    return f"Entferne {kinds(n.kinds, 2)} mit zusammen bis zu {amount(n.amount, 'Lebenspunkt', 'Lebenspunkten')}."


@says(replacing.Replace)
def _(n: replacing.Replace) -> str:
    into = listed([pieces(count, kind) for kind, count in Counter(n.into).items()])
    return f"Ersetze {some(n)} durch {into}."


@says(replacing.Downgrade)
def _(n: replacing.Downgrade) -> str:
    return f"Verkleinere {some(n)}."


@says(replacing.Upgrade)
def _(n: replacing.Upgrade) -> str:
    return f"Vergrößere {some(n)}."


@says(damaging.Fight)
def _(n: damaging.Fight) -> str:
    one, other = kinds(n.one, 2, "und"), kinds(n.other, 2, "und", dative=True)
    return f"{one} fügen {other} Schaden zu und erleiden zugleich deren Schaden."


@says(fear.Fear)
def _(n: fear.Fear) -> str:
    return f"{amount(n.amount, 'Furcht', 'Furcht')}."


@says(land.Defend)
def _(n: land.Defend) -> str:
    return f"Verteidigung {amount(n.amount, '', '')}."


@says(land.ShiftDefend)
def _(n: land.ShiftDefend) -> str:
    return f"Mit jedem davon geht Verteidigung {n.n} mit."


@says(land.Add)
def _(n: land.Add) -> str:
    return f"Füge {amount(n.amount, PIECE[n.kind], PLURAL[n.kind])} hinzu."


@says(blight.Blights)
def _(n: blight.Blights) -> str:
    return f"Füge {amount(n.amount, 'Ödnis', 'Ödnis')} hinzu."


@says(blight.HealBlight)
def _(n: blight.HealBlight) -> str:
    return f"Entferne {amount(n.amount, 'Ödnis', 'Ödnis')}."


@says(rare_in_cards.SkipInvaders)
def _(n: rare_in_cards.SkipInvaders) -> str:
    return "Die Invasoren führen im Gebiet in dieser Runde keine Aktionen aus."
