"""Powers, Fear and Blight cards in French, from the very nodes that are played."""

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
from tidewood.games.spirit_island.text.fr.gains import card, lasting, where
from tidewood.games.spirit_island.text.fr.language import (
    FRENCH,
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
from tidewood.games.spirit_island.text.fr.rules import RULES
from tidewood.games.spirit_island.text.fr.wording import a_land, all_of, amount, condition, each_land, some_of
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action

says = FRENCH.says
text = FRENCH.text
Effect = Node[Any]
KIND = ("Pouvoir Mineur", "Pouvoir Majeur", "Pouvoir unique", "Pouvoir inné")
SPEED = ("Rapide", "Lent")


def clause(node: Effect) -> str:
    """What a node does as part of a sentence."""
    if isinstance(node, Action):
        return clause(node.part)
    if isinstance(node, Seq):
        parts = [clause(part) for part in node.parts]
        return " ; ".join(parts) if any([not is_simple(part) for part in parts]) else listed(parts)
    return lower(text(node)).replace(". ", " ; ")


def is_simple(part: str) -> bool:
    return not any([mark in part for mark in ":;,"])


def then(node: Effect) -> str:
    """What a node does, after what it depends on."""
    said = clause(node)
    return f", {said}" if said.startswith("au choix") else f" : {said}"


# -- Powers


@says(powers.Use)
def _(n: powers.Use) -> str:
    found = n.power
    head = SPEED[found.speed]
    if found.fast_when:
        head += f" (Rapide avec {needs(found.fast_when)})"
    if found.kind != powers.INNATE:
        head += f", coût {found.cost}"
        if any(found.elements):
            head += f", {elements_of(found.elements)}"
    parts = [f"{KIND[found.kind]} : {head}.", target(found.target)]
    if found.effect is not None:
        parts.append(text(found.effect))
    parts += [threshold(level) for level in found.levels]
    if found.last is not None:
        parts.append(text(found.last))
    return " ".join([part for part in parts if part])


def target(found: powers.Target) -> str:
    if isinstance(found, powers.SpiritTarget):
        whom = ("n’importe quel Esprit", "un autre Esprit", "vous-même")[found.who]
        return f"Cible : {whom}."
    if isinstance(found, powers.NoTarget):
        return ""
    reach = str(found.within)
    if found.farther:
        reach += f" ({found.within + found.farther} avec {needs(found.when)})"
    source = " depuis un Site Sacré" if found.sacred else ""
    if found.origin is not None:
        source = f"{source or ' depuis une Présence'} dans {a_land(found.origin)}"
    return f"Portée {reach}{source}, {a_land(found.land)}."


def threshold(level: powers.At) -> str:
    if level.instead and level.may:
        return f"Avec {needs(level.needs)}, à la place si vous le souhaitez : {clause(level.node)}."
    instead = ", à la place" if level.instead else ""
    if isinstance(level.node, May):
        return f"Avec {needs(level.needs)}{instead}, si vous le souhaitez : {clause(level.node.part)}."
    return f"Avec {needs(level.needs)}{instead} : {first_small(text(level.node))}"


def first_small(said: str) -> str:
    """Sentences after a colon."""
    head, dot, rest = said.partition(". ")
    return lower(head) + dot + rest if dot else f"{lower(said)}."


@says(powers.They)
def _(n: powers.They) -> str:
    parts = n.part.parts if isinstance(n.part, Seq) else (n.part,)
    sentences = [lasting(part, RULES) if isinstance(part, gains.ThisTurn) else "" for part in parts]
    done = [it_does(part) for part, said in zip(parts, sentences, strict=True) if not said]
    told = [said for said in sentences if said]
    return " ".join([*([f"L’Esprit ciblé {listed(done)}."] if done else []), *told])


def it_does(node: Effect) -> str:
    """What the target Spirit does, after its name."""
    if isinstance(node, gains.Energy):
        return f"gagne {amount(node.amount, 'Énergie', 'Énergies')}"
    if isinstance(node, gains.GainElements):
        return "gagne 1 Élément qu’il a déjà" if node.owned else f"gagne {node.n} Éléments différents de son choix"
    if isinstance(node, power_cards.GainPower):
        return f"gagne {card(node)}"
    if isinstance(node, presence.AddPresence):
        return f"ajoute 1 Présence{where(node, 'sa')}"
    if isinstance(node, land.ALand):
        how = "peut choisir" if node.optional else "choisit"
        return f"{how} {a_land(node.land)}{reach(node)}{then(node.part)}"
    raise TypeError(type(node).__name__)


@says(rare_in_cards.You)
def _(n: rare_in_cards.You) -> str:
    if isinstance(n.part, damaging.Damage):
        return f"Vous infligez {clause(n.part)}."
    return f"Vous faites ceci{then(n.part)}."


@says(powers.Repeat)
def _(n: powers.Repeat) -> str:
    if n.adjacent:
        return "Répétez ce Pouvoir sur une région adjacente qu’il peut cibler."
    return "Répétez ce Pouvoir."


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
    join = ", ou " if all([is_simple(part) for part in parts]) else " ; ou "
    return f"Au choix : {join.join(parts)}."


@says(May)
def _(n: May[Any]) -> str:
    return f"Si vous le souhaitez{then(n.part)}."


@says(When)
def _(n: When[Any]) -> str:
    otherwise = "" if n.otherwise is None else f" ; sinon{then(n.otherwise)}"
    if isinstance(n.then, May):
        return f"{upper(condition(n.condition))}, si vous le souhaitez : {clause(n.then.part)}{otherwise}."
    return f"{upper(condition(n.condition))}{then(n.then)}{otherwise}."


@says(rounds.EachSpirit)
def _(n: rounds.EachSpirit) -> str:
    part = n.part.part
    if isinstance(part, land.ALand):
        how = "peut choisir" if part.optional else "choisit"
        return f"Chaque Esprit {how} {a_land(part.land)}{reach(part)}{then(part.part)}."
    return f"Chaque Esprit{then(part)}."


@says(rounds.EachBoard)
def _(n: rounds.EachBoard) -> str:
    return f"Sur chaque tuile Île{then(n.part)}."


@says(growing.GrowthOption)
def _(n: growing.GrowthOption) -> str:
    cost = [f"Payez {n.cost} {'Énergie' if n.cost == 1 else 'Énergies'}."] if n.cost else []
    return " ".join([*cost, *[text(part) for part in n.parts]])


def reach(n: land.ALand) -> str:
    near = f" à Portée {n.within} de votre Présence" if n.within >= 0 else ""
    return near + (" (une différente pour chacun)" if n.different else "")


@says(land.ALand)
def _(n: land.ALand) -> str:
    chosen = "la région ou une région adjacente" if n.near else a_land(n.land)
    if n.optional:
        return f"Vous pouvez choisir {chosen}{reach(n)}{then(n.part)}."
    return f"Choisissez {chosen}{reach(n)}{then(n.part)}."


@says(land.EachLand)
def _(n: land.EachLand) -> str:
    if n.adjacent:
        return f"Dans chaque région adjacente{then(n.part)}."
    board = " de la même tuile Île" if n.same_board else ""
    return f"Dans {each_land(n.land, n.same_board)}{board}{then(n.part)}."


@says(land.InLandsOf)
def _(n: land.InLandsOf) -> str:
    return f"Dans chaque région où l’un d’eux est allé{then(n.part)}."


# -- pieces


def some(n: Any) -> str:
    """How many of which pieces, for a verb that has both."""
    if isinstance(n.amount, Everything) and not n.amount.up_to:
        return all_of(n.kinds)
    return amount(n.amount, kinds(n.kinds, 1), kinds(n.kinds, 2))


@says(moving.Push)
def _(n: moving.Push) -> str:
    to = "" if n.to is None else f" vers {a_land(n.to)}"
    apart = ", vers le plus de régions différentes possible" if n.apart else ""
    return f"Repoussez {some(n)}{to}{apart}."


@says(moving.Gather)
def _(n: moving.Gather) -> str:
    source = "" if n.to is None else f" depuis {a_land(n.to)}"
    return f"Rassemblez {some(n)}{source}."


@says(moving.Bring)
def _(n: moving.Bring) -> str:
    return f"Déplacez-y {some(n)} depuis la région ciblée."


def dealt(n: Any) -> str:
    return amount(n.amount, "Dégât", "Dégâts")


@says(damaging.Damage)
def _(n: damaging.Damage) -> str:
    to = "" if n.kinds == INVADERS else f" {some_of(n.kinds, 'ou', 'aux')}"
    apart = ", chacun à un Envahisseur différent" if n.different else ""
    return f"{dealt(n)}{to}{apart}."


@says(damaging.DamageEach)
def _(n: damaging.DamageEach) -> str:
    every = listed([f"à chaque {PIECE[kind]}" for kind in n.kinds])
    return f"{dealt(n)} {'à chaque Envahisseur' if n.kinds == INVADERS else every}."


@says(rare_in_cards.DamageNear)
def _(n: rare_in_cards.DamageNear) -> str:
    return f"{dealt(n)} dans la région ou dans les régions adjacentes."


@says(removing.Destroy)
def _(n: removing.Destroy) -> str:
    return f"Détruisez {some(n)}."


@says(rare_in_spirits.Drown)
def _(n: rare_in_spirits.Drown) -> str:
    return f"Noyez {some(n)}."


@says(removing.Remove)
def _(n: removing.Remove) -> str:
    return f"Retirez {some(n)}."


@says(removing.RemoveHealth)
def _(n: removing.RemoveHealth) -> str:
    return f"Retirez {some_of(n.kinds)} pour un total de Résistance d’au plus {amount(n.amount, '', '')}."


@says(replacing.Replace)
def _(n: replacing.Replace) -> str:
    into = listed([pieces(count, kind) for kind, count in Counter(n.into).items()])
    return f"Remplacez {some(n)} par {into}."


@says(replacing.Downgrade)
def _(n: replacing.Downgrade) -> str:
    return f"Dégradez {some(n)}."


@says(replacing.Upgrade)
def _(n: replacing.Upgrade) -> str:
    return f"Améliorez {some(n)}."


@says(damaging.Fight)
def _(n: damaging.Fight) -> str:
    one, other = some_of(n.one, "et", "les"), some_of(n.other, "et", "aux")
    return f"{upper(one)} infligent leurs Dégâts {other} et subissent les leurs en même temps."


@says(fear.Fear)
def _(n: fear.Fear) -> str:
    return f"{amount(n.amount, 'Peur', 'Peurs')}."


@says(land.Defend)
def _(n: land.Defend) -> str:
    return f"Défense {amount(n.amount, '', '')}."


@says(land.ShiftDefend)
def _(n: land.ShiftDefend) -> str:
    return f"Défense {n.n} accompagne chacun d’eux."


@says(land.Add)
def _(n: land.Add) -> str:
    return f"Ajoutez {amount(n.amount, PIECE[n.kind], PLURAL[n.kind])}."


@says(blight.Blights)
def _(n: blight.Blights) -> str:
    return f"Ajoutez {amount(n.amount, 'Désolation', 'Désolations')}."


@says(blight.HealBlight)
def _(n: blight.HealBlight) -> str:
    return f"Retirez {amount(n.amount, 'Désolation', 'Désolations')}."


@says(rare_in_cards.SkipInvaders)
def _(n: rare_in_cards.SkipInvaders) -> str:
    return "Pendant ce tour, les Envahisseurs ne font aucune Action dans la région."
